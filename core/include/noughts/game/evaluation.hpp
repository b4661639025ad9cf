#pragma once

#include "noughts/board/square.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts {

/// A move and what it leads to when both sides play perfectly from there.
struct Evaluation {
  /// A legal move.
  Square move;
  /// For the player who makes the move; the plies count the move itself.
  Outcome outcome;

  friend constexpr bool operator==(const Evaluation&, const Evaluation&) = default;
};

}  // namespace noughts
