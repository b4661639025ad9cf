#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/evaluation.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/tablebase.hpp"
#include "noughts/search/tablebase_moves.hpp"

// The results of searches in a game with a tablebase. They are for programs that play no other game
// and need no code that searches in slices.

namespace noughts::detail {

/// The move that `Thinking` would choose. Requires a game that goes on.
template <HasTablebase G>
G::Move tablebase_choice(const G& position, const Skill& skill, std::uint64_t seed) {
  Random random{seed};
  return random.pick(tablebase_moves(position, skill.mistakes.on_small_board, random));
}

/// The result of `solve`.
template <HasTablebase G>
BasicChoice<typename G::Move> tablebase_solution(const G& position) {
  const Outcome outcome = Tablebase<G>::all().of(position);
  BasicChoice<typename G::Move> choice{.move = std::nullopt, .outcome = outcome};
  for (const auto& move : moves_of(position)) {
    if (!choice.move && tablebase_outcome(position, move) == outcome) choice.move = move;
  }
  return choice;
}

/// The result of `Analysis`.
template <HasTablebase G>
std::vector<BasicEvaluation<typename G::Move>> tablebase_evaluations(const G& position) {
  std::vector<BasicEvaluation<typename G::Move>> evaluations;
  for (const auto& move : moves_of(position)) {
    evaluations.push_back({.move = move, .outcome = tablebase_outcome(position, move)});
  }
  return evaluations;
}

}  // namespace noughts::detail
