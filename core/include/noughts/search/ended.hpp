#pragma once

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts {

/// The outcome of a game that has ended, for the player who would be next. Requires a position in which the game has
/// ended.
template <Game G>
constexpr Outcome outcome_of_ended(const G& position) {
  const auto winner = position.status().winner();
  if (!winner) return {.result = Outcome::Result::draw, .plies = 0};
  return {.result = *winner == position.turn() ? Outcome::Result::win : Outcome::Result::loss, .plies = 0};
}

}  // namespace noughts
