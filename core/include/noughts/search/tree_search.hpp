#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/network.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/promising.hpp"
#include "noughts/search/tree.hpp"

namespace noughts {

/// Searches a game of any size by random games: Monte-Carlo tree search by upper confidence bounds (L. Kocsis and C.
/// Szepesvári, "Bandit based Monte-Carlo planning", 2006), in which wins, losses and draws that are certain are handed
/// up the tree (M. Winands, Y. Björnsson and J.-T. Saito, "Monte-Carlo tree search solver", 2008).
///
/// A network, where there is one that knows the position, gives values in place of random games: every move that comes
/// into the tree begins with what the network thinks of it, as if that had been found out by some games, and what it
/// thinks of a position counts as the result of one (S. Gelly and D. Silver, "Combining online and offline knowledge in
/// UCT", 2007). A game that values its positions by itself needs no network.
///
/// It runs in slices and goes on from move to move. The same seed gives the same tree, on every platform.
template <Game G>
class TreeSearch {
 public:
  using Move = G::Move;                          ///< of the game
  using Statistics = BasicMoveStatistics<Move>;  ///< of one of its moves

  /// A search from a position, whose tree takes at most so many bytes. When that is full, or there is no memory for
  /// more, the search goes on without new branches.
  ///
  /// With a probability of mistakes it overlooks things as people do: of every move that it comes to consider, in every
  /// position, it forgets that there is such a move, and is helped by no network. Requires 0 ≤ mistakes ≤ 1. A network
  /// must outlive it.
  explicit TreeSearch(const G& position, std::uint64_t seed, double mistakes = 0, std::size_t bytes = Limits{}.bytes,
                      detail::NetworkPointer<G> network = {})
      : root_position_{position},
        random_{seed},
        mistakes_{mistakes},
        network_{helper(position, mistakes, network)},
        tree_{bytes, has_values() ? Tree::visits_of_value : 0} {
    plant();
  }

  /// The position at the root.
  const G& position() const { return root_position_; }

  /// Plays at most so many random games more, or takes so many values of a network instead. True when there is nothing
  /// left to find out: the outcome is proven, as far as nothing is overlooked, or some sixty-seven million games have
  /// been played.
  bool run(std::uint64_t playouts) {
    const auto is_done = [&] { return is_proven() || tree_[0].visits >= Tree::most_visits; };
    for (; playouts > 0 && !is_done(); --playouts) {
      play_once();
      ++playouts_;
    }
    return is_done();
  }

  /// Whether it is proven how the game ends, or it has ended.
  bool is_proven() const { return Tree::is_settled(tree_[0]); }

  /// How many random games have been played since the search began, or values taken in their place.
  std::uint64_t playouts() const { return playouts_; }

  /// How many positions the tree holds.
  std::size_t nodes() const { return tree_.size(); }

  /// How many bytes the tree takes now.
  std::size_t bytes() const { return tree_.bytes(); }

  /// How the game ends for the player to move, where that is proven.
  std::optional<Outcome::Result> result() const {
    return Tree::result_of(tree_[0]).transform(
        [](Outcome::Result result) { return static_cast<Outcome::Result>(-static_cast<int>(result)); });
  }

  /// How the position stands for the player to move: how all the random games from it went on average; 0, ½ or 1 where
  /// it is proven.
  double mean() const { return 1 - Tree::mean_of(tree_[0]); }

  /// The move that seems best; none once the game has ended. What is not thought of is better than what is known to
  /// lose; of several such moves one is picked at random.
  std::optional<Move> best_move() { return tree_.best_move(moves(), random_); }

  /// What is known of every legal move, in their order; nothing once the game has ended.
  std::vector<Statistics> statistics() const { return tree_.statistics(moves()); }

  /// The line of play that seems best for both.
  std::vector<Move> principal_variation() const { return tree_.principal_variation(); }

  /// Goes on from the position after a move with what the tree knows of it. Requires a legal move.
  void advance(const Move& move) {
    const auto* child = tree_.child_by(tree_[0], move);
    root_position_.play_unchecked(move);
    if (!child) return plant();
    if (!tree_.go_on_from(*child)) return plant();
    open_root();
  }

  /// Goes on from another position if the game can have come there by two moves at most: the player's own, and the
  /// other one's answer. False where it cannot, and nothing has changed.
  bool follow(const G& position) {
    if (position == root_position_) return true;
    if constexpr (GameOnBoard<G>) {
      if (position.size() != root_position_.size()) return false;
    }
    // Nothing need be tried that left no mark: also where marks go again, each stays for two plies at least.
    const auto is_seen = [&](const Move& move) {
      if constexpr (GameOnBoard<G>) return position.owner(square_of_move(position, move)).has_value();
      return true;
    };
    for (const Move& move : root_position_.legal_moves()) {
      if (!is_seen(move)) continue;
      const G next = after(root_position_, move);
      if (next == position) {
        advance(move);
        return true;
      }
      for (const Move& reply : next.legal_moves()) {
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

  std::vector<Move> moves() const {
    const auto legal = root_position_.legal_moves();
    return std::vector<Move>(legal.begin(), legal.end());
  }

  static detail::NetworkPointer<G> helper(const G& position, double mistakes, detail::NetworkPointer<G> network) {
    if constexpr (GameWithNetwork<G>) {
      if (!network || mistakes > 0 || !G::Network::knows(position)) return nullptr;
    }
    return network;
  }

  /// Whether positions are valued, so that no random game need be played.
  bool has_values() const {
    if constexpr (GameWithNetwork<G>) return network_ != nullptr;
    return GameWithValues<G>;
  }

  void plant() {
    tree_.clear();
    const Status status = root_position_.status();
    if (status.is_over()) {
      tree_[0].proof = proof_of(status.winner(), other(root_position_.turn()));
    } else if constexpr (GameWithNetwork<G>) {
      if (network_) tree_.take_value_of_root(network_->value(root_position_));
    } else if constexpr (GameWithValues<G>) {
      tree_.take_value_of_root(root_position_.value());
    }
    open_root();
  }

  /// The moves at the root are always in the tree, so that no win in one is missed there, and no forced block; and a
  /// win by threats is looked for in more positions than elsewhere. What is proven may be so without a move.
  void open_root() {
    if (root_position_.status().is_over()) return;
    if (tree_[0].growth != detail::Growth::leaf) {
      if (Tree::is_settled(tree_[0]) || !has_overlooked_win()) return;
      tree_.clear();
    }
    expand(0, root_position_, positions_at_root);
    if (!Tree::is_settled(tree_[0])) tree_.settle(tree_[0]);
  }

  /// Whether there is a win by threats which was not found where the root was no root yet.
  bool has_overlooked_win() const {
    if constexpr (GameWithForcingMoves<G>) {
      if (mistakes_ > 0 || count(root_position_.winning_moves()) > 0) return false;
      return detail::ForcedWin<G>{}.find(root_position_, positions_at_root).has_value();
    }
    return false;
  }

  static detail::Proof proof_of(std::optional<Player> winner, Player player) {
    return !winner ? detail::Proof::draw : *winner == player ? detail::Proof::win : detail::Proof::loss;
  }

  /// One random game: down the tree to where it ends, one branch further, to the end at random, and back up with the
  /// result.
  void play_once() {
    G position = root_position_;
    Index at = 0;
    path_.assign(1, at);
    while (!Tree::is_settled(tree_[at])) {
      if (tree_.visits_of(tree_[at]) > 0 && tree_[at].growth == detail::Growth::leaf) expand(at, position);
      if (tree_[at].children == 0 || Tree::is_settled(tree_[at])) break;
      std::optional<Index> child = tree_.select(tree_[at], random_);
      if (!child && tree_[at].growth == detail::Growth::promising) {
        // All that promised something are settled, so that the rest comes in.
        expand(at, position, positions_in_tree, /*all=*/true);
        if (Tree::is_settled(tree_[at])) break;
        child = tree_.select(tree_[at], random_);
      }
      if (!child) break;
      at = *child;
      position.play_unchecked(tree_[at].move);
      path_.push_back(at);
      if (tree_.visits_of(tree_[at]) > 0) continue;
      const Status status = position.status();
      if (status.is_over()) tree_[at].proof = proof_of(status.winner(), other(position.turn()));
      break;
    }
    if (!Tree::is_settled(tree_[at])) return tree_.backpropagate(path_, guess(at, position));
    tree_.backpropagate(path_, points_of(tree_[at].proof));
    tree_.prove(path_);
  }

  /// How many points a position seems to be worth to whoever moved there: by its value, where it has one, or by a
  /// random game.
  std::uint32_t guess(Index at, const G& position) {
    if (has_values()) return tree_[at].points / tree_[at].visits;
    const auto winner = playout(position, random_);
    return points_of(proof_of(winner, other(position.turn())));
  }

  /// Requires a proof of how the game ends.
  static std::uint32_t points_of(detail::Proof proof) {
    return proof == detail::Proof::win    ? Tree::points_of_win
           : proof == detail::Proof::draw ? Tree::points_of_win / 2
                                          : 0;
  }

  /// In how many positions a win by threats is looked for at the root, and everywhere else: of 5, 20 and 80 the one
  /// that fared best at equal time in Qubic, and of 20 and 100 in Gomoku. Where values guide the search it comes to
  /// what lies deeper by itself: 300 at the root, 2,000 and 100,000 are as strong.
  static constexpr int positions_at_root = GameWithValues<G> ? 500 : 100'000;
  static constexpr int positions_in_tree = 20;

  /// Lists the moves of a position in the tree: only those that win where some do, and none that loses at once where
  /// others do not; or all, but for those that are forgotten. Where the game tells forcing moves, a win by threats is a
  /// win, and where such a win threatens, only moves are listed that may prevent it.
  /// Of many moves inside the tree only those are listed that promise most, unless all are wanted.
  void expand(Index at, const G& position, int positions = positions_in_tree, bool all = false) {
    auto proof = detail::Proof::none;
    auto growth = detail::Growth::whole;
    if (mistakes_ > 0) {
      list(position.legal_moves());
      const auto forgotten = std::erase_if(moves_, [&](const Move&) { return random_.chance(mistakes_); });
      if (forgotten > 0) growth = detail::Growth::partial;
    } else if constexpr (GameWithForcedMoves<G>) {
      list(position.winning_moves());
      if (moves_.empty()) list_forced_win(position, positions);
      if (moves_.empty()) {
        list_safe_moves(position, positions);
      } else {
        proof = detail::Proof::win;
      }
    } else {
      list(position.legal_moves());
    }
    value_moves(position);
    const bool may_leave_out = at != 0 && !all && proof == detail::Proof::none;
    if (may_leave_out && keep_promising_moves() && growth == detail::Growth::whole) growth = detail::Growth::promising;
    tree_.expand(at, moves_, proof, growth);
    const auto& node = tree_[at];
    if (!values_.empty() && node.children == moves_.size() && !Tree::is_settled(node)) tree_.take_values(node, values_);
  }

  /// The first move of a win by threats, if one is found.
  void list_forced_win(const G& position, int positions) {
    if constexpr (GameWithForcingMoves<G>) {
      if (const auto move = detail::ForcedWin<G>{}.find(position, positions)) moves_.push_back(*move);
    }
  }

  /// The safe moves; where the other player would win by threats if it were his turn, those that may prevent it.
  void list_safe_moves(const G& position, int positions)
    requires GameWithForcedMoves<G>
  {
    const auto safe = position.safe_moves();
    if constexpr (GameWithLocalThreats<G>) {
      if (count(safe) > 1) {
        const G passed = position.passed();
        detail::ForcedWin<G> win;
        if (win.find(passed, positions)) return list(safe & win.squares_that_matter(passed));
      }
    }
    list(safe);
  }

  /// What the listed moves are worth, by a network or the game itself; nothing where neither tells.
  void value_moves(const G& position) {
    values_.clear();
    if (!has_values()) return;
    values_.resize(moves_.size());
    if constexpr (GameWithNetwork<G>) network_->values_of_moves(position, moves_, values_);
    if constexpr (GameWithValues<G>) position.values_of_moves(moves_, values_);
  }

  /// Keeps no more of the listed moves than the game says are worth looking at. Says whether any were left out.
  bool keep_promising_moves() {
    if constexpr (GameWithValues<G>) return detail::keep_promising(moves_, values_, G::promising_moves);
    return false;
  }

  void list(const auto& moves) {
    moves_.clear();
    for (const Move& move : moves) moves_.push_back(move);
  }

  G root_position_;
  Random random_;
  double mistakes_;
  [[no_unique_address]] detail::NetworkPointer<G> network_;
  std::uint64_t playouts_ = 0;
  Tree tree_;
  std::vector<Index> path_;            // from the root to where the tree was left last
  std::vector<Move> moves_;            // of a position that is being expanded
  std::vector<std::uint16_t> values_;  // of these
};

}  // namespace noughts
