#pragma once

#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/known_outcomes.hpp"

namespace noughts::detail {

/// How many plies deep somebody looks who overlooks things: as many as have no more than so many ways to go on if each
/// ply leaves one move less, which is to the end of tic-tac-toe; six in a game that can go round in circles.
template <GameWithFewPositions G>
constexpr int plies_looked_ahead(const G& position) {
  if constexpr (GameWithRepetition<G>) return 6;
  constexpr int most_ways = 400'000;
  int plies = 0;
  int ways = 1;
  for (int moves = count(position.legal_moves()); moves > 0 && ways <= most_ways / moves; --moves) {
    ways *= moves;
    ++plies;
  }
  return plies;
}

/// How the game ends by a move, for the player who makes it. Requires a legal one.
template <GameWithFewPositions G>
Outcome known_outcome(const G& position, const typename G::Move& move) {
  return one_ply_earlier(KnownOutcomes<G>::all().of(after(position, move)));
}

/// The moves that seem best to somebody who overlooks each with such a probability: all that are, where that is 0.
/// Requires a game that goes on.
template <GameWithFewPositions G>
std::vector<typename G::Move> known_moves(const G& position, double mistakes, Random& random) {
  if (mistakes > 0) return ForgetfulSearch<G>{mistakes, random, plies_looked_ahead(position)}.best_moves(position);
  const Outcome best = KnownOutcomes<G>::all().of(position);
  std::vector<typename G::Move> moves;
  for (const auto& move : position.legal_moves()) {
    if (!is_better(best, known_outcome(position, move))) moves.push_back(move);
  }
  return moves;
}

}  // namespace noughts::detail
