#pragma once

#include <optional>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/solve.hpp"

namespace noughts {

/// A match of any game in the catalogue.
using CatalogueMatch = Match<CataloguePosition>;

/// A best move of the current game with its exact, guaranteed outcome; nothing where a limit was reached before that
/// was known. Once the game has ended, also by a resignation, no move, and the outcome for the player who would be
/// next.
std::optional<Choice> solve(const CatalogueMatch& match, const SearchLimits& limits);

/// Every legal move of the current game, in order of index, with its exact outcome where that could be found within the
/// limits, or an estimate; none once the game has ended, also by a resignation.
std::vector<PossibleEvaluation> evaluate(const CatalogueMatch& match, const SearchLimits& limits);

}  // namespace noughts
