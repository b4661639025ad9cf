#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/threats.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/playout.hpp"

namespace noughts {

/// What a tree search has found out about a move.
struct MoveStatistics {
  /// A legal move.
  Square move;
  /// How often it was tried.
  std::uint32_t visits = 0;
  /// How it fared on average for the player who makes it: 1 is a win, ½ a draw, 0 a loss. An estimate, but for a move
  /// whose outcome is proven. ½ where it was never tried.
  double mean = 0.5;
  /// How the game ends after it, for the player who makes it, where that has been proven.
  std::optional<Outcome::Result> proven;

  friend constexpr bool operator==(const MoveStatistics&, const MoveStatistics&) = default;
};

/// Searches a game of any size by random games: Monte-Carlo tree search by upper confidence bounds (L. Kocsis and C.
/// Szepesvári, "Bandit based Monte-Carlo planning", 2006), in which wins, losses and draws that are certain are handed
/// up the tree (M. Winands, Y. Björnsson and J.-T. Saito, "Monte-Carlo tree search solver", 2008).
///
/// It runs in slices and goes on from move to move. The same seed gives the same tree, on every platform.
template <Game G>
class TreeSearch {
 public:
  /// How much a move that was tried seldom is favoured: of 0.25, 0.4, 0.5, 0.7 and 1 the one that fared best against a
  /// plain search (`npm run strength`).
  static constexpr float exploration = 0.4F;

  /// A search from a position, whose tree may take so many bytes, and half as much again for the moments in which it
  /// grows. When that is full the search goes on without new branches.
  ///
  /// With a probability of mistakes it overlooks things as people do: of every move that it comes to consider, in every
  /// position, it forgets that there is such a move. Requires 0 ≤ mistakes ≤ 1.
  TreeSearch(const G& position, std::uint64_t seed, double mistakes = 0, std::size_t memory = SearchLimits{}.memory)
      : root_position_{position},
        random_{seed},
        mistakes_{mistakes},
        most_nodes_{std::max(memory / sizeof(Node), fewest_nodes)} {
    plant();
  }

  /// The position at the root.
  const G& position() const { return root_position_; }

  /// Plays at most so many random games more. True when there is nothing left to find out: the outcome is proven, as
  /// far as nothing is overlooked, or some two thousand million games have been played.
  bool run(std::uint64_t playouts) {
    const auto is_done = [&] { return is_proven() || nodes_[0].visits >= most_visits; };
    for (; playouts > 0 && !is_done(); --playouts) {
      play_once();
      ++playouts_;
    }
    return is_done();
  }

  /// Whether it is proven how the game ends, or it has ended.
  bool is_proven() const { return is_settled(nodes_[0]); }

  /// How many random games have been played since the search began.
  std::uint64_t playouts() const { return playouts_; }

  /// How many positions the tree holds.
  std::size_t nodes() const { return nodes_.size(); }

  /// How the position stands for the player to move: how all the random games from it went on average; 0, ½ or 1 where
  /// it is proven.
  double mean() const { return 1 - mean_of(nodes_[0]); }

  /// The move that seems best; none once the game has ended. What is not thought of is better than what is known to
  /// lose; of several such moves one is picked at random.
  std::optional<Square> best_move() {
    const Node* best = best_child(nodes_[0]);
    if (best && best->proof != Proof::loss) return best->move;
    auto moves = root_position_.legal_moves();
    if (moves.empty()) return std::nullopt;
    if (best && nodes_[0].growth == Growth::whole) return best->move;
    if (nodes_[0].growth == Growth::partial) {
      for (int i = 0; i < nodes_[0].children; ++i)
        moves = moves - typename G::Squares{nodes_[nodes_[0].first_child + static_cast<std::size_t>(i)].move};
    }
    return moves.at_place(random_.below(moves.size()));
  }

  /// What is known of every legal move, in order of index; nothing once the game has ended.
  std::vector<MoveStatistics> statistics() const {
    std::vector<MoveStatistics> all;
    for (const Square move : root_position_.legal_moves()) {
      const Node* child = child_by(nodes_[0], move);
      MoveStatistics statistics{.move = move, .proven = std::nullopt};
      if (!child && nodes_[0].growth == Growth::whole && nodes_[0].proof != Proof::loss) {
        // A move that loses at once is left out of the tree.
        statistics.mean = 0;
        statistics.proven = Outcome::Result::loss;
      }
      if (child) {
        statistics.visits = child->visits;
        statistics.mean = mean_of(*child);
        statistics.proven = result_of(child->proof);
      }
      all.push_back(statistics);
    }
    return all;
  }

  /// The line of play that seems best for both.
  std::vector<Square> principal_variation() const {
    std::vector<Square> moves;
    for (const Node* node = best_child(nodes_[0]); node != nullptr; node = best_child(*node))
      moves.push_back(node->move);
    return moves;
  }

  /// Goes on from the position after a move with what the tree knows of it. Requires a legal move.
  void advance(Square move) {
    const Node* child = child_by(nodes_[0], move);
    root_position_.play_unchecked(move);
    if (!child) {
      nodes_.clear();
      plant();
      return;
    }
    std::vector<Node> branch;
    branch.push_back(*child);
    for (std::size_t at = 0; at < branch.size(); ++at) {
      const Node from = branch[at];
      branch[at].first_child = static_cast<std::uint32_t>(branch.size());
      for (int i = 0; i < from.children; ++i) branch.push_back(nodes_[from.first_child + static_cast<std::size_t>(i)]);
    }
    nodes_ = std::move(branch);
    open_root();
  }

  /// Goes on from another position if the game can have come there by two moves at most: the player's own, and the
  /// other one's answer. False where it cannot, and nothing has changed.
  bool follow(const G& position) {
    if (position == root_position_) return true;
    for (const Square move : root_position_.legal_moves()) {
      G after = root_position_;
      after.play_unchecked(move);
      if (after == position) {
        advance(move);
        return true;
      }
      for (const Square answer : after.legal_moves()) {
        G next = after;
        next.play_unchecked(answer);
        if (next != position) continue;
        advance(move);
        advance(answer);
        return true;
      }
    }
    return false;
  }

 private:
  /// What is certain, for the player whose move led here: nothing, that he does not win, or how the game ends.
  enum class Proof : std::uint8_t { none, no_win, loss, draw, win };
  /// Whether the moves of a position are in the tree: all that matter, or some of them forgotten.
  enum class Growth : std::uint8_t { leaf, whole, partial };

  struct Node {
    std::uint32_t visits = 0;
    std::uint32_t half_points = 0;  // of the player whose move led here
    std::uint32_t first_child = 0;
    std::uint8_t children = 0;
    Square move = Square::off_every_board();
    Proof proof = Proof::none;
    Growth growth = Growth::leaf;
  };
  static_assert(sizeof(Node) == 16);

  static constexpr std::size_t fewest_nodes = 256;
  static constexpr std::uint32_t most_visits = UINT32_MAX / 2;  // each is worth up to two half points
  static constexpr float ln2 = std::numbers::ln2_v<float>;

  static std::optional<Outcome::Result> result_of(Proof proof) {
    switch (proof) {
      case Proof::none:
      case Proof::no_win: return std::nullopt;
      case Proof::loss: return Outcome::Result::loss;
      case Proof::draw: return Outcome::Result::draw;
      case Proof::win: return Outcome::Result::win;
    }
    std::unreachable();
  }

  static bool is_settled(const Node& node) { return node.proof != Proof::none && node.proof != Proof::no_win; }

  static double mean_of(const Node& node) {
    switch (node.proof) {
      case Proof::none:
      case Proof::no_win: return node.visits == 0 ? 0.5 : node.half_points / (2.0 * node.visits);
      case Proof::loss: return 0;
      case Proof::draw: return 0.5;
      case Proof::win: return 1;
    }
    std::unreachable();
  }

  void plant() {
    nodes_.push_back({});
    const Status status = root_position_.status();
    if (status.is_over()) nodes_[0].proof = proof_of(status.winner(), other(root_position_.turn()));
    open_root();
  }

  /// The moves at the root are always in the tree, so that no win in one is missed there, and no forced block.
  void open_root() {
    if (is_settled(nodes_[0]) || nodes_[0].growth != Growth::leaf) return;
    expand(0, root_position_);
    settle(nodes_[0]);
  }

  static Proof proof_of(std::optional<Player> winner, Player player) {
    return !winner ? Proof::draw : *winner == player ? Proof::win : Proof::loss;
  }

  /// One random game: down the tree to where it ends, one branch further, to the end at random, and back up with the
  /// result.
  void play_once() {
    G position = root_position_;
    std::uint32_t at = 0;
    path_.assign(1, at);
    while (!is_settled(nodes_[at])) {
      if (nodes_[at].visits > 0 && nodes_[at].growth == Growth::leaf) expand(at, position);
      if (nodes_[at].children == 0 || is_settled(nodes_[at])) break;
      const std::optional<std::uint32_t> child = select(nodes_[at]);
      if (!child) break;
      at = *child;
      position.play_unchecked(nodes_[at].move);
      path_.push_back(at);
      Node& node = nodes_[at];
      if (node.visits == 0 && position.status().is_over())
        node.proof = proof_of(position.status().winner(), other(position.turn()));
    }
    const Player to_move = position.turn();
    if (is_settled(nodes_[at])) {
      hand_up(nodes_[at].proof == Proof::win    ? std::optional{other(to_move)}
              : nodes_[at].proof == Proof::loss ? std::optional{to_move}
                                                : std::nullopt,
              other(to_move));
      prove();
    } else {
      hand_up(playout(position, random_), other(to_move));
    }
  }

  /// Counts a result for every position on the path. The move that led to the last of them was `last`'s. A player who
  /// is sure of a draw does not lose.
  void hand_up(std::optional<Player> winner, Player last) {
    for (std::size_t i = path_.size(); i-- > 0;) {
      Node& node = nodes_[path_[i]];
      if (node.proof == Proof::no_win && winner == last) winner = std::nullopt;
      ++node.visits;
      node.half_points += !winner ? 1U : *winner == last ? 2U : 0U;
      last = other(last);
    }
  }

  /// Finds out what is certain of the positions on the path now that the last one's outcome is.
  void prove() {
    for (std::size_t i = path_.size() - 1; i-- > 0;) {
      Node& node = nodes_[path_[i]];
      settle(node);
      if (!is_settled(node)) return;
    }
  }

  /// A position is lost for the player who moved there if the other one has a winning move, not won if that one has a
  /// move to a draw, and settled when every move is.
  void settle(Node& node) {
    bool is_open = node.children == 0;
    bool has_draw = false;
    for (std::uint32_t i = node.first_child; i < node.first_child + node.children; ++i) {
      const Node& child = nodes_[i];
      if (child.proof == Proof::win) {
        node.proof = Proof::loss;
        return;
      }
      is_open = is_open || !is_settled(child);
      has_draw = has_draw || child.proof == Proof::draw;
    }
    if (has_draw) {
      node.proof = is_open ? Proof::no_win : Proof::draw;
    } else if (!is_open && node.growth == Growth::whole) {  // what is forgotten is better than a loss
      node.proof = Proof::win;
    }
  }

  /// Lists the moves of a position in the tree, unless that is full: only one that wins where one does, and none that
  /// loses at once where others do not; or all, but for those that are forgotten.
  void expand(std::uint32_t at, const G& position) {
    auto moves = position.legal_moves();
    Proof proof = Proof::none;
    Growth growth = Growth::whole;
    if (mistakes_ > 0) {
      for (const Square move : position.legal_moves()) {
        if (!random_.chance(mistakes_)) continue;
        moves = moves - typename G::Squares{move};
        growth = Growth::partial;
      }
    } else if constexpr (GameWithForcedMoves<G>) {
      if (const auto winning = position.winning_moves(); !winning.empty()) {
        moves = winning;
        proof = Proof::win;
      } else {
        moves = position.safe_moves();
      }
    }
    if (nodes_.size() + static_cast<std::size_t>(moves.size()) > most_nodes_) return;
    nodes_[at].first_child = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint8_t>(moves.size());
    nodes_[at].growth = growth;
    if (proof == Proof::win) nodes_[at].proof = Proof::loss;
    if (moves.empty() && growth == Growth::whole) nodes_[at].proof = Proof::win;
    for (const Square move : moves) nodes_.push_back({.move = move, .proof = proof});
  }

  /// The child with the highest upper confidence bound; while there are some that were never tried, one of those. None
  /// where all lose and some moves are forgotten. Requires a position that is not settled.
  std::optional<std::uint32_t> select(const Node& node) {
    if (const auto untried = select_untried(node)) return untried;
    // Any stand-in for the logarithm will do that grows as it does, and is the same number everywhere.
    const auto whole = static_cast<int>(std::bit_width(node.visits)) - 1;
    const float fraction = static_cast<float>(node.visits) / static_cast<float>(1U << static_cast<unsigned>(whole)) - 1;
    const float spread = exploration * exploration * ln2 * (static_cast<float>(whole) + fraction);
    std::optional<std::uint32_t> best;
    float best_bound = 0;
    for (std::uint32_t i = node.first_child; i < node.first_child + node.children; ++i) {
      const Node& child = nodes_[i];
      if (is_settled(child)) continue;
      const auto visits = static_cast<float>(child.visits);
      const float mean = 0.5F * static_cast<float>(child.half_points) / visits;
      const float bound = mean + std::sqrt(spread / visits);
      if (!best || bound > best_bound) {
        best_bound = bound;
        best = i;
      }
    }
    return best;
  }

  /// One of the children that were never tried, each as likely as the others.
  std::optional<std::uint32_t> select_untried(const Node& node) {
    const auto is_untried = [](const Node& child) { return child.visits == 0 && !is_settled(child); };
    const auto children = std::span{nodes_}.subspan(node.first_child, node.children);
    const auto count = static_cast<int>(std::ranges::count_if(children, is_untried));
    if (count == 0) return std::nullopt;
    int place = random_.below(count);
    std::uint32_t i = node.first_child;
    while (!is_untried(nodes_[i]) || place-- > 0) ++i;
    return i;
  }

  /// The child that a player would choose who has to move now: one that is proven to win, else the one tried most often
  /// unless a sure draw is better, else one that loses.
  const Node* best_child(const Node& node) const {
    const Node* best = nullptr;
    const Node* draw = nullptr;
    const Node* lost = nullptr;
    for (const Node& child : std::span{nodes_}.subspan(node.first_child, node.children)) {
      if (child.proof == Proof::win) return &child;
      const Node*& rival = child.proof == Proof::draw ? draw : child.proof == Proof::loss ? lost : best;
      if (!rival || child.visits > rival->visits) rival = &child;
    }
    if (draw && (!best || mean_of(*best) <= 0.5)) return draw;
    return best ? best : lost;
  }

  const Node* child_by(const Node& node, Square move) const {
    for (int i = 0; i < node.children; ++i) {
      const Node& child = nodes_[node.first_child + static_cast<std::size_t>(i)];
      if (child.move == move) return &child;
    }
    return nullptr;
  }

  G root_position_;
  Random random_;
  double mistakes_;
  std::size_t most_nodes_;
  std::uint64_t playouts_ = 0;
  std::vector<Node> nodes_;          // the root first, the children of each side by side
  std::vector<std::uint32_t> path_;  // from the root to where the tree was left last
};

}  // namespace noughts
