#pragma once

#include <vector>

#include "noughts/catalogue.hpp"
#include "noughts/evaluation.hpp"
#include "noughts/match.hpp"
#include "noughts/search/solve.hpp"

namespace noughts {

/// A match of any game in the catalogue.
using CatalogueMatch = Match<CataloguePosition>;

/// A best move of the current game with its exact, guaranteed outcome, as `solve` of the position finds it. Once the
/// game has ended, also by a resignation, no move, and the outcome for the player who would be next.
Choice solve(const CatalogueMatch& match);

/// Every legal move of the current game, in order of index, with its exact outcome; none once the game has ended, also
/// by a resignation.
std::vector<Evaluation> evaluate(const CatalogueMatch& match);

}  // namespace noughts
