#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/known_moves.hpp"
#include "noughts/search/known_outcomes.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/solve.hpp"

// What searches come to in a game with so few positions that nothing need be searched: for programs that play no other
// game, and can do without all that searches in slices.

namespace noughts::detail {

/// What thinking comes to. Requires a game that goes on.
template <GameWithFewPositions G>
G::Move known_choice(const G& position, const Skill& skill, std::uint64_t seed) {
  Random random{seed};
  return random.pick(known_moves(position, skill.mistakes_when(/*sees_the_end=*/true), random));
}

/// What an analysis comes to.
template <GameWithFewPositions G>
std::vector<BasicEvaluation<typename G::Move>> known_evaluations(const G& position) {
  std::vector<BasicEvaluation<typename G::Move>> evaluations;
  for (const auto& move : moves_of(position)) {
    evaluations.push_back({.move = move, .outcome = known_outcome(position, move)});
  }
  return evaluations;
}

}  // namespace noughts::detail
