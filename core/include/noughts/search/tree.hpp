#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/memory.hpp"

namespace noughts {

/// What a tree search has found out about a move.
template <typename Move>
struct BasicMoveStatistics {
  /// A legal move.
  Move move;
  /// How often the search tried it.
  std::uint32_t visits = 0;
  /// How it fared on average, for the player who makes it: 1 is a win, ½ a draw, 0 a loss. It is an
  /// estimate unless the outcome is proven. ½ if it was never tried.
  double mean = 0.5;
  /// The proven result after it, for the player who makes it.
  std::optional<Outcome::Result> proven = std::nullopt;

  friend constexpr bool operator==(const BasicMoveStatistics&, const BasicMoveStatistics&) = default;
};

/// The statistics of a move on a board.
using MoveStatistics = BasicMoveStatistics<BoardMove>;

namespace detail {

/// The move that a player would choose now: one that is proven to win; else the one with the most
/// visits, unless a proven draw is better; else one that loses. None if there are no moves.
/// `result_of` gives the proven result of a move, and `mean_of` how it fared on average.
template <typename Candidate>
const Candidate* best_of(std::span<const Candidate> moves, auto result_of, auto mean_of) {
  const Candidate* best = nullptr;
  const Candidate* draw = nullptr;
  const Candidate* lost = nullptr;
  for (const Candidate& move : moves) {
    const std::optional<Outcome::Result> result = result_of(move);
    if (result == Outcome::Result::win) return &move;
    const Candidate*& rival = result == Outcome::Result::draw ? draw : result == Outcome::Result::loss ? lost : best;
    if (!rival || move.visits > rival->visits) rival = &move;
  }
  if (draw && (!best || mean_of(*best) <= 0.5)) return draw;
  return best ? best : lost;
}

/// What is certain about a node, for the player whose move led there: nothing; that they do not
/// win; or how the game ends.
enum class Proof : std::uint8_t { none, no_win, loss, draw, win };

/// Which moves of a position are in the tree: none yet, all that matter, or the best by move
/// ordering.
enum class Expansion : std::uint8_t { leaf, whole, best_moves };

/// The tree of a Monte-Carlo tree search: how often it tried each move, how the moves fared, and
/// what is proven about them. It knows moves, and no game.
template <typename Move>
class Tree {
 public:
  /// The place of a node in the tree. 0 is the root.
  using Index = std::uint32_t;

  /// The bits of a node's place. Together with the proof and the expansion they fill a word.
  static constexpr int bits_of_index = 27;

  struct Node {
    std::uint32_t visits = 0;
    std::uint32_t points = 0;  // for the player whose move led here; a win is `points_of_win`
    Index first_child : bits_of_index = 0;
    Proof proof : 3 = Proof::none;
    Expansion expansion : 2 = Expansion::leaf;
    std::uint16_t children : 15 = 0;           // they lie side by side, those that were tried first
    bool is_same_mover : 1 = false;            // whether the player whose move led here moves again
    Move move{};                               // the move that led here; any at the root
    std::uint16_t minimax = value_of_win / 2;  // of the values below it, for that player
  };

  /// How much the search favours moves that it seldom tried. Of 0.25, 0.4, 0.5, 0.7 and 1 this
  /// fared best against a plain search (`npm run strength`).
  static constexpr float exploration = 0.4F;

  /// How many points a win is worth. A draw is worth half. An evaluator's values lie between 0 and
  /// this.
  static constexpr std::uint32_t points_of_win = 64;

  /// The most visits that can be counted.
  static constexpr std::uint32_t most_visits = UINT32_MAX / points_of_win;

  /// How many visits an evaluator's value counts for. Of 2, 6, 10, 20 and 40 this fared best in 40
  /// games each against a search without an evaluator that tried as many lines.
  static constexpr std::uint32_t visits_of_value = 20;

  /// How much of what selects a move is the minimax of the evaluator's values below it. The rest is
  /// the mean of its visits. Of 0, 0.15, 0.3, 0.45 and 0.6 this fared best with a network.
  static constexpr float share_of_minimax = 0.3F;

  /// A tree with a root. Each node begins with so many visits: 0, or `visits_of_value` with an
  /// evaluator. The tree takes at most so many bytes, but at least a few thousand. Half of them are
  /// kept for the moments when it grows or continues from another root.
  explicit Tree(std::size_t bytes, std::uint32_t first_visits = 0)
      : most_nodes_{std::clamp(bytes / 2 / sizeof(Node), fewest_nodes, std::size_t{bits_of_place})},
        first_visits_{first_visits},
        share_of_minimax_{first_visits > 0 ? share_of_minimax : 0} {
    clear();
  }

  const Node& operator[](Index at) const { return nodes_[at]; }
  Node& operator[](Index at) { return nodes_[at]; }
  std::size_t size() const { return nodes_.size(); }

  /// How many bytes it takes now.
  std::size_t bytes() const { return nodes_.capacity() * sizeof(Node); }

  static bool is_settled(const Node& node) { return node.proof > Proof::no_win; }

  /// How often the search visited a node, without the visits that the node began with.
  std::uint32_t visits_of(const Node& node) const { return node.visits - first_visits_; }

  /// How a node fared on average, for the player whose move led there.
  static double mean_of(const Node& node) {
    switch (node.proof) {
      case Proof::none:
      case Proof::no_win:
        return node.visits == 0 ? 0.5 : node.points / (static_cast<double>(points_of_win) * node.visits);
      case Proof::loss: return 0;
      case Proof::draw: return 0.5;
      case Proof::win: return 1;
    }
    std::unreachable();
  }

  static std::optional<Outcome::Result> result_of(const Node& node) {
    switch (node.proof) {
      case Proof::none:
      case Proof::no_win: return std::nullopt;
      case Proof::loss: return Outcome::Result::loss;
      case Proof::draw: return Outcome::Result::draw;
      case Proof::win: return Outcome::Result::win;
    }
    std::unreachable();
  }

  std::span<const Node> children_of(const Node& node) const {
    return std::span{nodes_}.subspan(node.first_child, node.children);
  }

  const Node* child_by(const Node& node, const Move& move) const {
    const auto children = children_of(node);
    const auto found = std::ranges::find(children, move, &Node::move);
    return found == children.end() ? nullptr : &*found;
  }

  /// The child that a player would choose now.
  const Node* best_child(const Node& node) const { return best_of(children_of(node), result_of, mean_of); }

  /// The move at the root that seems best, of all legal moves. None if there are none. If none is
  /// in the tree, one is picked at random.
  std::optional<Move> best_move(const std::vector<Move>& legal, Random& random) const {
    if (const Node* best = best_child(nodes_[0])) return best->move;
    return legal.empty() ? std::nullopt : std::optional{random.pick(legal)};
  }

  /// The statistics of every legal move at the root.
  std::vector<BasicMoveStatistics<Move>> statistics(const std::vector<Move>& legal) const {
    const Node& root = nodes_[0];
    std::vector<BasicMoveStatistics<Move>> all;
    for (const Move& move : legal) {
      auto& statistics = all.emplace_back(BasicMoveStatistics<Move>{.move = move});
      if (const Node* child = child_by(root, move)) {
        statistics.visits = visits_of(*child);
        statistics.mean = mean_of(*child);
        statistics.proven = result_of(*child);
      } else if (root.expansion == Expansion::whole && root.proof != Proof::loss) {
        // The tree leaves out moves that lose at once.
        statistics.mean = 0;
        statistics.proven = Outcome::Result::loss;
      }
    }
    return all;
  }

  /// The principal variation: the line of play that seems best for both players.
  std::vector<Move> principal_variation() const {
    std::vector<Move> moves;
    for (const Node* node = best_child(nodes_[0]); node; node = best_child(*node)) moves.push_back(node->move);
    return moves;
  }

  /// Begins again with a root about which nothing is known.
  void clear() {
    nodes_.assign(1, Node{.visits = first_visits_, .points = first_visits_ * points_of_win / 2});
    is_full_ = false;
  }

  /// Gives a node its children, one for each move, each with the same proof. Does nothing if there
  /// is no room for them; then the tree is full.
  void expand(Index at, std::span<const Move> moves, Proof proof, Expansion expansion) {
    const std::size_t added = moves.size();
    is_full_ = !reserve(nodes_.size() + added);
    if (is_full_) return;
    Node& node = nodes_[at];
    node.first_child = static_cast<Index>(nodes_.size()) & bits_of_place;
    node.children = static_cast<std::uint16_t>(added) & most_children;
    node.expansion = expansion;
    if (proof == Proof::win) node.proof = before_move(node, Proof::win);
    if (added == 0 && expansion == Expansion::whole) node.proof = before_move(node, Proof::loss);
    for (const Move move : moves) {
      Node& child = nodes_.emplace_back();
      child.visits = first_visits_;
      child.points = first_visits_ * points_of_win / 2;
      child.proof = proof;
      child.move = move;
    }
  }

  /// Takes over an evaluator's value of the root, for the player to move there.
  void take_value_of_root(int value) { take_value(nodes_[0], static_cast<std::uint16_t>(value_of_win - value)); }

  /// Takes over an evaluator's values of the children of a node. Requires at most as many values as
  /// children.
  void take_values(const Node& node, std::span<const std::uint16_t> values) {
    for (std::size_t i = 0; i < values.size(); ++i) take_value(nodes_[node.first_child + i], values[i]);
  }

  /// How far off the mean of one visit may be, squared, among so many visits. A bound of more
  /// visits is off by the root of this divided by their number. Requires a visit.
  static float spread_of(std::uint32_t visits) {
    // Stands for the logarithm: it grows in the same way, and is the same number on every platform.
    const auto whole = std::bit_width(visits) - 1;
    const float fraction = static_cast<float>(visits) / static_cast<float>(1U << whole) - 1;
    return exploration * exploration * ln2 * (static_cast<float>(whole) + fraction);
  }

  /// The child with the highest upper confidence bound. If some children were never tried, one of
  /// those, each with the same probability. None if all children are settled; the other moves are
  /// then left out. Requires children, and a node that is not settled.
  std::optional<Index> select(const Node& node, Random& random) {
    const Index end = node.first_child + node.children;
    if (nodes_[end - 1].visits == 0) return select_untried(node, random);
    const float spread = spread_of(node.visits);
    // The bound and the place are one number, and the highest is found without a branch, which
    // would be hard to predict. No bound is negative, so the bits of bounds compare as the bounds
    // do.
    std::uint64_t best = 0;
    for (Index i = node.first_child; i < end; ++i) {
      const Node& child = nodes_[i];
      const float share = 1 / static_cast<float>(child.visits);
      const float mean = share_of_win * static_cast<float>(child.points) * share;
      const float minimax = share_of_value * static_cast<float>(child.minimax);
      const float bound = (1 - share_of_minimax_) * mean + share_of_minimax_ * minimax + std::sqrt(spread * share);
      const std::uint64_t ranked = std::uint64_t{std::bit_cast<std::uint32_t>(bound)} << 32U | (end - i);
      best = (std::max)(best, is_settled(child) ? 0 : ranked);
    }
    return best == 0 ? std::nullopt : std::optional{end - static_cast<Index>(best)};
  }

  /// Keeps only a share of the root's moves, where several searches divide them: the first search
  /// keeps the move with the most visits, and the others deal out the rest, by visits. Searches
  /// with the same tree keep different moves. A search without a move to keep keeps all, and so
  /// does one whose root is settled. Requires `place` < `count`, and `count` ≥ 2.
  void keep_share(std::size_t place, std::size_t count) {
    Node& root = nodes_[0];
    const auto children = std::span{nodes_}.subspan(root.first_child, root.children);
    if (is_settled(root) || children.size() < count) return;
    std::size_t kept = 0;
    for (std::size_t rank = 0; rank < children.size(); ++rank) {
      std::swap(children[rank], *std::ranges::max_element(children.subspan(rank), {}, &Node::visits));
      const std::size_t owner = rank == 0 ? 0 : 1 + (rank - 1) % (count - 1);
      if (owner == place) std::swap(children[kept++], children[rank]);
    }
    root.children = static_cast<std::uint16_t>(kept) & most_children;
    root.expansion = Expansion::best_moves;
  }

  /// Counts a result for every node of a path from the root: so many points for the player whose
  /// move led to the last node. A player who is certain of a draw gets half the points at least.
  void backpropagate(std::span<const Index> path, std::uint32_t points) {
    for (std::size_t i = path.size(); i-- > 0;) {
      Node& node = nodes_[path[i]];
      // Until here they are the points of the player to move at this node.
      if (i + 1 < path.size() && !node.is_same_mover) points = points_of_win - points;
      if (node.proof == Proof::no_win) points = (std::min)(points, points_of_win / 2);
      ++node.visits;
      node.points += points;
    }
  }

  /// Updates the minimax values along a path, from its end to the root. Where a value stays as it
  /// was, so do those above it: a proof of a node with children follows from them, as its value.
  void back_up_minimax(std::span<const Index> path) {
    for (std::size_t i = path.size(); i-- > 0;) {
      Node& node = nodes_[path[i]];
      if (node.children == 0) continue;
      std::uint16_t best = 0;  // for the player to move at this node
      for (const Node& child : children_of(node)) best = (std::max)(best, minimax_of(child));
      const std::uint16_t before = node.minimax;
      node.minimax = node.is_same_mover ? best : static_cast<std::uint16_t>(value_of_win - best);
      if (node.minimax == before) return;
    }
  }

  /// Updates the proofs along a path after its last node was settled.
  void prove(std::span<const Index> path) {
    for (std::size_t i = path.size() - 1; i-- > 0;) {
      prove(nodes_[path[i]]);
      if (!is_settled(nodes_[path[i]])) return;
    }
  }

  /// A position is won for the player to move if they have a winning move. It is not lost if they
  /// have a move to a draw. It is settled when every move is.
  void prove(Node& node) {
    bool is_open = node.children == 0 || node.expansion == Expansion::best_moves;
    bool has_draw = false;
    for (const Node& child : children_of(node)) {
      if (child.proof == Proof::win) {
        node.proof = before_move(node, Proof::win);
        return;
      }
      is_open = is_open || !is_settled(child);
      has_draw = has_draw || child.proof == Proof::draw;
    }
    if (has_draw) {
      if (!is_open)
        node.proof = Proof::draw;
      else if (!node.is_same_mover)
        node.proof = Proof::no_win;
    } else if (!is_open) {
      node.proof = before_move(node, Proof::loss);
    }
  }

  /// Whether there was no room for the children of the last node that was to get some.
  bool is_full() const { return is_full_; }

  /// Makes room in a full tree: about half of its nodes go. Those with the fewest visits lose their
  /// children, and get new ones when the search comes back. Does nothing if there is no memory.
  void make_room() {
    if (!has_memory_for(bytes())) return;
    std::array<std::size_t, 1024> children{};  // of the nodes with so many visits, or more
    const auto place_of = [&](const Node& node) { return std::min<std::size_t>(visits_of(node), children.size() - 1); };
    for (const Node& node : nodes_) children[place_of(node)] += node.children;
    std::size_t fewest_visits = children.size() - 1;
    std::size_t kept = children[fewest_visits];
    while (fewest_visits > 1 && kept + children[fewest_visits - 1] <= nodes_.size() / 2)
      kept += children[--fewest_visits];
    go_on_from(nodes_[0], static_cast<std::uint32_t>(fewest_visits));
  }

  /// Makes a node the root, and keeps the tree below it, but below nodes with fewer visits nothing.
  /// False if there is no memory for that; then the tree is as before. Requires a node of this
  /// tree.
  bool go_on_from(const Node& node, std::uint32_t fewest_visits = 0) {
    if (!has_memory_for(bytes())) return false;
    std::vector<Node> branch;
    branch.reserve(nodes_.capacity());
    branch.push_back(node);
    for (std::size_t at = 0; at < branch.size(); ++at) {
      if (at > 0 && visits_of(branch[at]) < fewest_visits) {
        branch[at].first_child = 0;
        branch[at].children = 0;
        branch[at].expansion = Expansion::leaf;
        continue;
      }
      const auto children = children_of(branch[at]);
      branch[at].first_child = static_cast<Index>(branch.size()) & bits_of_place;
      branch.insert(branch.end(), children.begin(), children.end());
    }
    nodes_ = std::move(branch);
    is_full_ = false;
    return true;
  }

 private:
  static constexpr std::size_t fewest_nodes = 256;
  static constexpr std::uint16_t most_children = 0x7fff;
  static constexpr float ln2 = std::numbers::ln2_v<float>;
  static constexpr Index bits_of_place = (Index{1} << bits_of_index) - 1;
  static constexpr float share_of_win = 1 / static_cast<float>(points_of_win);
  static constexpr float share_of_value = 1 / static_cast<float>(value_of_win);

  void take_value(Node& node, std::uint16_t value) {
    node.points = first_visits_ * points_of_win * value / value_of_win;
    node.minimax = value;
  }

  /// A proof goes before the values.
  static std::uint16_t minimax_of(const Node& node) {
    switch (node.proof) {
      case Proof::none: return node.minimax;
      case Proof::no_win: return (std::min)(node.minimax, std::uint16_t{value_of_win / 2});
      case Proof::loss: return 0;
      case Proof::draw: return value_of_win / 2;
      case Proof::win: return value_of_win;
    }
    std::unreachable();
  }

  /// Turns a win or a loss of the player to move at a node into the result of the player who moved
  /// there.
  static Proof before_move(const Node& node, Proof proof) {
    return (proof == Proof::win) == node.is_same_mover ? Proof::win : Proof::loss;
  }

  /// Makes room for so many nodes. False if there is none.
  bool reserve(std::size_t nodes) {
    if (nodes <= nodes_.capacity()) return true;
    const std::size_t wanted = (std::min)(most_nodes_, (std::max)({nodes, 2 * nodes_.capacity(), fewest_nodes}));
    if (nodes > wanted || !has_memory_for(wanted * sizeof(Node))) return false;
    nodes_.reserve(wanted);
    return true;
  }

  /// The children that were tried lie before the others.
  Index select_untried(const Node& node, Random& random) {
    const Index end = node.first_child + node.children;
    Index first = node.first_child;
    while (nodes_[first].visits > 0) ++first;
    const auto chosen = first + static_cast<Index>(random.below(static_cast<int>(end - first)));
    std::swap(nodes_[first], nodes_[chosen]);
    return first;
  }

  std::size_t most_nodes_;
  std::uint32_t first_visits_;
  float share_of_minimax_;   // 0 without an evaluator
  std::vector<Node> nodes_;  // the root first; the children of a node lie side by side
  bool is_full_ = false;
};

}  // namespace detail
}  // namespace noughts
