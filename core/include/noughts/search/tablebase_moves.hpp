#pragma once

#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/tablebase.hpp"

namespace noughts::detail {

/// How many plies deep a player looks who overlooks things. It is the largest number of plies with
/// at most `most_ways` ways to play them, if each ply leaves one move less. In tic-tac-toe that
/// reaches the end. It is six in a game in which positions can come again.
template <HasTablebase G>
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

/// The outcome of a move, for the player who makes it. Requires a legal move.
template <HasTablebase G>
Outcome tablebase_outcome(const G& position, const typename G::Move& move) {
  return Tablebase<G>::all().of_move(position, move);
}

/// The moves that seem best to a player who overlooks each move with a probability. With 0, all the
/// best moves. Requires a game that goes on.
template <HasTablebase G>
std::vector<typename G::Move> tablebase_moves(const G& position, double mistakes, Random& random,
                                              const Tablebase<G>& outcomes = Tablebase<G>::all()) {
  if (mistakes > 0) return ForgetfulSearch<G>{mistakes, random, plies_looked_ahead(position)}.best_moves(position);
  const Outcome best = outcomes.of_present(position);
  std::vector<typename G::Move> moves;
  for (const auto& move : position.legal_moves()) {
    if (!is_better(best, outcomes.of_move(position, move))) moves.push_back(move);
  }
  return moves;
}

}  // namespace noughts::detail
