#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/epoch.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/best_moves.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/tree.hpp"

namespace noughts {

/// Searches a game of any size by playouts. It is a Monte-Carlo tree search by upper confidence
/// bounds (L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006). Proven wins,
/// losses and draws are passed up the tree (M. Winands, Y. Björnsson and J.-T. Saito, "Monte-Carlo
/// tree search solver", 2008).
///
/// An evaluator that knows the position gives values in place of playouts. Every move that enters
/// the tree begins with its value, as if some playouts had found it. The value of a position counts
/// as the result of a playout (S. Gelly and D. Silver, "Combining online and offline knowledge in
/// UCT", 2007). Moves are selected by the minimax of the values below them, too (M. Lanctot and
/// others, "Monte Carlo tree search with heuristic evaluations using implicit minimax backups",
/// 2014). An evaluator that needs no file is always used. Where a strategy knows a position, its
/// moves are proven wins.
///
/// It runs in slices and continues from move to move. The same seed gives the same tree, on every
/// platform.
template <Game G>
class TreeSearch {
 public:
  using Move = G::Move;                          ///< of the game
  using Statistics = BasicMoveStatistics<Move>;  ///< of one of its moves

  /// In how many positions the search looks for a win by threats, at the root by default and
  /// elsewhere. Elsewhere: 20 was stronger than 5, 80 and 100 at equal time, in the games that we
  /// have. With an evaluator that needs no file, the tree finds deeper wins by itself: 300, 2,000
  /// and 100,000 at the root are as strong.
  /// @{
  static constexpr int most_positions_at_root = detail::ValuesPositions<G> ? 500 : 100'000;
  static constexpr int positions_in_tree = 20;
  /// @}

  /// A search from a position. Its tree takes at most so many bytes. When it is full, the branches
  /// with the fewest visits make room for new ones. If there is no memory, the search continues
  /// without new branches.
  ///
  /// Looks for wins by threats in every position, unless `sees_threats` is false. At the root it
  /// looks at so many positions for one. What it is given to know must outlive it; it makes use of
  /// an evaluator or a strategy, and of no `Book`.
  explicit TreeSearch(const G& position, std::uint64_t seed, std::size_t bytes = Limits{}.bytes,
                      Knowledge<G> knowledge = {}, bool sees_threats = true,
                      int positions_at_root = most_positions_at_root)
      : root_position_{position},
        random_{seed},
        sees_threats_{sees_threats},
        positions_at_root_{positions_at_root},
        knowledge_{helper(position, knowledge)},
        tree_{bytes, has_values() ? Tree::visits_of_value : 0} {
    plant();
  }

  /// The position at the root.
  const G& position() const { return root_position_; }

  /// Begins again as one of several searches that divide the moves of the position
  /// (`Tree::keep_share`), once they have had `playouts_in_common`. For that all must begin with
  /// the same tree, so only an evaluator makes it possible. Without one this does nothing: then
  /// seeds make searches differ. Requires `place` < `count`.
  void share(std::size_t place, std::size_t count) {
    if constexpr (GameWithEvaluator<G>) {
      if (count < 2 || !has_values()) return;
      plant();
      place_ = place;
      count_ = count;
      playouts_to_share_ = playouts_ + playouts_in_common;
    }
  }

  /// How many playouts searches have in common before they divide the moves.
  static constexpr std::uint64_t playouts_in_common = 500;

  /// Plays at most so many more playouts, or takes so many values of an evaluator instead. True
  /// when nothing is left to find out: the outcome is proven, or there were some sixty-seven
  /// million playouts.
  bool run(std::uint64_t playouts) {
    const auto is_done = [&] { return is_proven() || tree_[0].visits >= Tree::most_visits; };
    for (; playouts > 0 && !is_done(); --playouts) {
      if (tree_.is_full()) tree_.make_room();
      play_once();
      ++playouts_;
      if constexpr (GameWithEvaluator<G>) {
        if (playouts_ == playouts_to_share_) tree_.keep_share(place_, count_);
      }
    }
    return is_done();
  }

  /// Whether it is proven how the game ends, or the game has ended.
  bool is_proven() const { return Tree::is_settled(tree_[0]); }

  /// How many playouts it has played, or values it has taken in their place.
  std::uint64_t playouts() const { return playouts_; }

  /// How many positions the tree holds. They become fewer when it makes room.
  std::size_t nodes() const { return tree_.size(); }

  /// How many bytes the tree takes now.
  std::size_t bytes() const { return tree_.bytes(); }

  /// The proven result for the player to move. None if none is proven.
  std::optional<Outcome::Result> result() const {
    return Tree::result_of(tree_[0]).transform(
        [&](Outcome::Result result) { return tree_[0].is_same_mover ? result : for_other(result); });
  }

  /// How the position stands for the player to move: the mean of all playouts from it. 0, ½ or 1
  /// when it is proven.
  double mean() const {
    const double mean = Tree::mean_of(tree_[0]);
    return tree_[0].is_same_mover ? mean : 1 - mean;
  }

  /// The move that seems best. None once the game has ended. If no move is in the tree, because
  /// all lose at once or there is no memory, one is picked at random.
  std::optional<Move> best_move() { return tree_.best_move(moves(), random_); }

  /// The statistics of every legal move, in their order. Empty once the game has ended.
  std::vector<Statistics> statistics() const { return tree_.statistics(moves()); }

  /// The principal variation: the line of play that seems best for both players.
  std::vector<Move> principal_variation() const { return tree_.principal_variation(); }

  /// Continues from the position after a move, with what the tree knows about it. Requires a legal
  /// move.
  void advance(const Move& move) {
    const auto* child = tree_.child_by(tree_[0], move);
    const G before = root_position_;
    root_position_.play_unchecked(move);
    if (!child || !tree_.go_on_from(*child)) return plant();
    tree_[0].is_same_mover = is_same_mover(before, root_position_);
    open_root();
  }

  /// Continues from another position, if at most two moves lead there: the player's own and the
  /// other player's answer. False if they do not, or if it has only a share of the moves; then
  /// nothing changes.
  bool follow(const G& position) {
    if (count_ > 1) return false;
    if (position == root_position_) return true;
    if constexpr (GameOnBoard<G>) {
      if (position.size() != root_position_.size()) return false;
    }
    // A move that left no mark need not be tried. Even where marks vanish, each stays for two plies
    // at least.
    const auto is_seen = [&](const Move& move) {
      if constexpr (GameWithChoices<G>) {
        if (move.choice()) return true;
      }
      if constexpr (GameOnBoard<G>) return position.owner(move.square()).has_value();
      return true;
    };
    for (const Move move : root_position_.legal_moves()) {
      if (!is_seen(move)) continue;
      const G next = after(root_position_, move);
      if (next == position) {
        advance(move);
        return true;
      }
      for (const Move reply : next.legal_moves()) {
        if (!is_seen(reply) || after(next, reply) != position) continue;
        advance(move);
        advance(reply);
        return true;
      }
    }
    return false;
  }

 private:
  using Tree = detail::Tree<Move>;
  using Index = Tree::Index;

  static constexpr bool is_on_file = plan_of<G>.guide == Plan::Guide::evaluator_on_file;

  std::vector<Move> moves() const { return detail::vector_of<Move>(root_position_.legal_moves()); }

  static Knowledge<G> helper(const G& position, Knowledge<G> knowledge) {
    if constexpr (is_on_file || GameWithStrategy<G>) {
      if (!knowledge || !knowledge->knows(position)) return nullptr;
    }
    return knowledge;
  }

  /// Whether an evaluator values positions, so that no playout is needed.
  bool has_values() const {
    if constexpr (is_on_file) return knowledge_ != nullptr;
    return GameWithEvaluator<G>;
  }

  /// Requires `has_values`.
  auto evaluator() const
    requires GameWithEvaluator<G>
  {
    if constexpr (is_on_file) {
      return knowledge_;
    } else {
      static constexpr typename G::Evaluator built_in{};
      return &built_in;
    }
  }

  void plant() {
    tree_.clear();
    const Status status = root_position_.status();
    if (status.is_over()) {
      tree_[0].proof = proof_of(status.winner(), other(root_position_.turn()));
    } else if constexpr (GameWithEvaluator<G>) {
      if (has_values()) tree_.take_value_of_root(evaluator()->value(root_position_));
    }
    open_root();
  }

  /// The root always has its moves in the tree, so that no win in one and no forced block is missed
  /// there. It looks for a win by threats in more positions than other nodes. A root that is
  /// already proven may still need its moves.
  void open_root() {
    if (root_position_.status().is_over()) return;
    if (tree_[0].expansion != detail::Expansion::leaf) {
      if (Tree::is_settled(tree_[0]) || !has_overlooked_win()) return;
      tree_.clear();
    }
    expand(0, root_position_, positions_at_root_);
    if (!Tree::is_settled(tree_[0])) tree_.prove(tree_[0]);
  }

  /// Whether there is a win by threats that was not found before this node was the root.
  bool has_overlooked_win() const {
    if constexpr (GameWithThreatMoves<G>) {
      if (!sees_threats_ || count(root_position_.winning_moves()) > 0) return false;
      return detail::ForcedWin<G>{}.find(root_position_, positions_at_root_).has_value();
    }
    return false;
  }

  static detail::Proof proof_of(std::optional<Player> winner, Player player) {
    return !winner ? detail::Proof::draw : *winner == player ? detail::Proof::win : detail::Proof::loss;
  }

  /// One playout: down the tree to its end, one branch further, to the end of the game at random,
  /// and back up with the result.
  void play_once() {
    [[maybe_unused]] const detail::ScopedEpoch<G> epoch;
    G position = root_position_;
    Index at = 0;
    path_.assign(1, at);
    while (!Tree::is_settled(tree_[at])) {
      if constexpr (GameWithRepetition<G>) {
        // A tree of positions that come again has no end.
        if (path_.size() > longest_path && position.can_repeat()) break;
      }
      if (tree_.visits_of(tree_[at]) > 0 && tree_[at].expansion == detail::Expansion::leaf) expand(at, position);
      if (tree_[at].children == 0 || Tree::is_settled(tree_[at])) break;
      std::optional<Index> child = tree_.select(tree_[at], random_);
      if (!child && tree_[at].expansion == detail::Expansion::best_moves) {
        // All the best moves are settled, so the others are added.
        expand(at, position, positions_in_tree, /*all=*/true);
        if (Tree::is_settled(tree_[at])) break;
        child = tree_.select(tree_[at], random_);
      }
      if (!child) break;
      at = *child;
      const G before = position;
      position.play_unchecked(tree_[at].move);
      path_.push_back(at);
      if (tree_.visits_of(tree_[at]) > 0) continue;
      tree_[at].is_same_mover = is_same_mover(before, position);
      const Status status = position.status();
      if (status.is_over()) tree_[at].proof = proof_of(status.winner(), mover_to(tree_[at], position));
      break;
    }
    const bool is_settled = Tree::is_settled(tree_[at]);
    tree_.backpropagate(path_, is_settled ? points_of(tree_[at].proof) : guess(at, position));
    if (is_settled) tree_.prove(path_);
    if (has_values()) tree_.back_up_minimax(path_);
  }

  /// How many points a position seems to be worth to the player who moved there: by its value, or
  /// by a playout.
  std::uint32_t guess(Index at, const G& position) {
    if (has_values()) return tree_[at].points / tree_[at].visits;
    const auto winner = playout(position, random_);
    return points_of(proof_of(winner, mover_to(tree_[at], position)));
  }

  /// The player who moved to a position of the tree.
  static Player mover_to(const typename Tree::Node& node, const G& position) {
    return !GameWithImmediateTactics<G> && node.is_same_mover ? position.turn() : other(position.turn());
  }

  /// Requires a proof of how the game ends.
  static std::uint32_t points_of(detail::Proof proof) {
    return proof == detail::Proof::win    ? Tree::points_of_win
           : proof == detail::Proof::draw ? Tree::points_of_win / 2
                                          : 0;
  }

  /// After so many plies a path through a game that can go round in circles is left.
  static constexpr std::size_t longest_path = 100;

  /// Adds the moves of a position to the tree:
  /// - with immediate tactics, only winning moves if there are any; otherwise only safe ones, if
  ///   there are any. A move of a strategy, and a win by threats, counts as a win. If the other
  ///   player threatens such a win, only moves that may prevent it are added;
  /// - in other games, all.
  ///
  /// Of many moves below the root, only the best by move ordering are added, unless `all` is set.
  void expand(Index at, const G& position, int positions = positions_in_tree, bool all = false) {
    auto proof = detail::Proof::none;
    auto expansion = detail::Expansion::whole;
    if constexpr (GameWithImmediateTactics<G>) {
      if (!sees_threats_) positions = 0;
      moves_.clear();
      // Below the root every move was safe, so none wins now.
      if (at == 0) list(position.winning_moves());
      const auto safe = position.safe_moves();
      if constexpr (GameWithStrategy<G>) {
        if (moves_.empty() && knowledge_) moves_ = knowledge_->moves(position);
      }
      if (moves_.empty()) list_forced_win(position, safe, positions);
      if (moves_.empty()) {
        list_safe_moves(position, safe, positions);
      } else {
        proof = detail::Proof::win;
      }
    } else {
      list(position.legal_moves());
    }
    value_moves(position);
    const bool may_leave_out = at != 0 && !all && proof == detail::Proof::none;
    if (may_leave_out && keep_best_moves()) expansion = detail::Expansion::best_moves;
    tree_.expand(at, moves_, proof, expansion);
    const auto& node = tree_[at];
    if (!values_.empty() && node.children == moves_.size() && !Tree::is_settled(node)) tree_.take_values(node, values_);
  }

  /// The first move of a win by threats, if one is found.
  void list_forced_win(const G& position, const auto& safe, int positions) {
    if constexpr (GameWithThreatMoves<G>) {
      if (const auto move = detail::ForcedWin<G>{}.find(position, safe, positions)) moves_.push_back(*move);
    }
  }

  /// The safe moves. If the other player would win by threats if it were their turn, only those
  /// that may prevent it.
  void list_safe_moves(const G& position, const auto& safe, int positions) {
    if constexpr (detail::HasLocalThreats<G>) {
      if (count(safe) > 1) {
        const G passed = position.passed();
        detail::ForcedWin<G> win;
        if (win.find(passed, passed.legal_moves(), positions)) return list(safe & win.squares_that_matter(passed));
      }
    }
    list(safe);
  }

  /// The values of the listed moves by an evaluator. Empty without one.
  void value_moves(const G& position) {
    values_.clear();
    if (!has_values()) return;
    values_.resize(moves_.size());
    if constexpr (GameWithEvaluator<G>) evaluator()->values_of_moves(position, moves_, values_);
  }

  /// Keeps at most as many of the listed moves as the evaluator says are worth searching. Returns
  /// whether any were left out.
  bool keep_best_moves() {
    if constexpr (requires { G::Evaluator::most_moves_searched; })
      return has_values() && detail::keep_best(moves_, values_, G::Evaluator::most_moves_searched);
    return false;
  }

  void list(const auto& moves) {
    moves_.clear();
    for (const Move move : moves) moves_.push_back(move);
  }

  G root_position_;
  Random random_;
  bool sees_threats_;
  int positions_at_root_;
  [[no_unique_address]] Knowledge<G> knowledge_;
  std::uint64_t playouts_ = 0;
  std::size_t place_ = 0;  // among the searches that divide the moves
  std::size_t count_ = 1;  // of these searches
  std::uint64_t playouts_to_share_ = 0;
  Tree tree_;
  std::vector<Index> path_;            // from the root to where the tree was left last
  std::vector<Move> moves_;            // of the position that is expanded
  std::vector<std::uint16_t> values_;  // of these moves
};

}  // namespace noughts
