#pragma once

#include <cmath>
#include <string>

#include "noughts/search/evaluation.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

/// The name of the move and its result: `b2: win in 3`, or as an estimate `b2: 0.53`. If nothing is
/// known, only the name: `b2`. Requires a move of the position's game.
template <GameInText G>
std::string to_string(const BasicEvaluation<typename G::Move>& evaluation, const G& position) {
  std::string name = move_name(position, evaluation.move);
  if (evaluation.outcome) return name.append(": ").append(to_string(*evaluation.outcome));
  if (!evaluation.estimate) return name;
  const std::string hundredths = std::to_string(100 + std::lround(100 * evaluation.estimate->points));
  return name.append(hundredths[0] == '1' ? ": 0." : ": 1.").append(hundredths.substr(1));
}

/// The same for a result of `solve`. For a finished game only the outcome, and `unknown` if nothing
/// was found.
template <GameInText G>
std::string to_string(const BasicChoice<typename G::Move>& choice, const G& position) {
  if (choice.move) return to_string(BasicEvaluation<typename G::Move>{*choice.move, choice.outcome}, position);
  return choice.outcome ? to_string(*choice.outcome) : "unknown";
}

}  // namespace noughts
