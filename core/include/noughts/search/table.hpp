#pragma once

#include <bit>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/evaluation.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/ended.hpp"

namespace noughts {

/// Every position of a small game with its outcome, solved beforehand, so that any question is answered by looking up.
/// Suits games of some thousand positions: tic-tac-toe has 5478.
template <Game G>
class Table {
 public:
  /// Solves every position that can be reached from `start`.
  explicit Table(const G& start = G{}) : slots_(first_capacity) { solve(start); }

  /// Whether the position can be reached from the start.
  bool contains(const G& position) const { return slot_of(position).has_value(); }

  /// The outcome for the player to move. Requires a position of the table.
  Outcome outcome(const G& position) const { return slot_of(position)->outcome; }

  /// Every legal move, in order of index, with its outcome; none on a finished game. Requires a position of the table.
  std::vector<Evaluation> evaluate(const G& position) const {
    std::vector<Evaluation> evaluations;
    for (const Square move : position.legal_moves()) {
      evaluations.push_back({.move = move, .outcome = one_ply_earlier(outcome(after(position, move)))});
    }
    return evaluations;
  }

  /// The moves that lead to the position's outcome, all equally good; none on a finished game. Requires a position of
  /// the table.
  std::vector<Square> best_moves(const G& position) const {
    const Outcome best = outcome(position);
    std::vector<Square> moves;
    for (const Square move : position.legal_moves()) {
      if (!is_better(best, one_ply_earlier(outcome(after(position, move))))) moves.push_back(move);
    }
    return moves;
  }

  /// How many positions there are.
  std::size_t size() const { return size_; }

 private:
  struct Solved {
    G position;
    Outcome outcome;
  };
  using Slot = std::optional<Solved>;

  /// Slots are doubled when half of them are taken; tic-tac-toe fits without that.
  static constexpr std::size_t first_capacity = std::bit_ceil(2 * std::size_t{5478});

  static G after(G position, Square move) {
    position.play_unchecked(move);
    return position;
  }

  /// Where a position is, or else where it belongs: the first free slot from the place that its hash names.
  std::size_t place_of(const G& position) const {
    auto place = static_cast<std::size_t>(position.hash());
    for (;; ++place) {
      place &= slots_.size() - 1;
      if (!slots_[place] || slots_[place]->position == position) return place;
    }
  }

  const Slot& slot_of(const G& position) const { return slots_[place_of(position)]; }

  void insert(const G& position, Outcome outcome) {
    if (2 * size_ >= slots_.size()) grow();
    slots_[place_of(position)] = Solved{position, outcome};
    ++size_;
  }

  void grow() {
    const std::vector<Slot> before = std::exchange(slots_, std::vector<Slot>(2 * slots_.size()));
    for (const Slot& slot : before) {
      if (slot) slots_[place_of(slot->position)] = slot;
    }
  }

  Outcome solve(const G& position) {
    if (const Slot& known = slot_of(position)) return known->outcome;
    std::optional<Outcome> best;
    for (const Square move : position.legal_moves()) {
      const Outcome outcome = one_ply_earlier(solve(after(position, move)));
      if (!best || is_better(outcome, *best)) best = outcome;
    }
    const Outcome outcome = best ? *best : outcome_of_ended(position);
    insert(position, outcome);
    return outcome;
  }

  std::vector<Slot> slots_;
  std::size_t size_ = 0;
};

}  // namespace noughts
