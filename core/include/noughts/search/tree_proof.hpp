#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::detail {

/// Finds out for certain how a position ends by the tree search, in games that an exact search
/// cannot solve. It has the functions of `ExactSearch`. It knows the plies only when the game has
/// ended.
template <Game G>
class TreeProof {
 public:
  using Move = G::Move;

  /// Its work is counted in nodes. A value counts as so many, which take about the same time.
  static constexpr std::uint64_t nodes_a_value = 64;

  /// The tree takes at most so many bytes.
  explicit TreeProof(std::size_t bytes) : bytes_{bytes} {}

  /// Looks far for a win by threats only where the move is wanted: after each of some hundred moves
  /// it would take most of the time.
  void begin(const G& position, bool wants_move = true) {
    using Search = TreeSearch<G>;
    search_.emplace(position, /*seed=*/0, bytes_, Knowledge<G>{}, /*sees_threats=*/true,
                    wants_move ? Search::most_positions_at_root : Search::positions_in_tree);
    nodes_ = 0;
  }

  /// Nodes that are too few for a value are saved for the next call.
  bool run(std::uint64_t nodes) {
    const std::uint64_t before = nodes_;
    nodes_ += (std::min)(nodes, UINT64_MAX - nodes_);
    const bool is_done = search_->run(nodes_ / nodes_a_value - search_->playouts());
    if (is_done) nodes_ = (std::max)(before, search_->playouts() * nodes_a_value);
    return is_done;
  }

  std::optional<Outcome::Result> result() const { return search_->result(); }

  std::optional<Outcome> outcome() const {
    const G& position = search_->position();
    if (position.status().is_over()) return outcome_of_ended(position);
    return result().transform([&](Outcome::Result result) { return Outcome{.result = result}; });
  }

  /// How many points the position seems to be worth to the player to move.
  double mean() const { return search_->mean(); }

  std::optional<Move> move() { return search_->best_move(); }

  std::uint64_t nodes() const { return nodes_; }
  std::size_t bytes() const { return search_ ? search_->bytes() : 0; }

 private:
  std::size_t bytes_;
  std::uint64_t nodes_ = 0;
  std::optional<TreeSearch<G>> search_;
};

}  // namespace noughts::detail
