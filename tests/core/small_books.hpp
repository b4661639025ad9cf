#pragma once

#include <vector>

#include "minimax.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/book.hpp"

/// The results of positions of a small game for the player to move, by trying every move.
template <noughts::Game G>
std::vector<noughts::Outcome::Result> results_of(const std::vector<G>& positions) {
  Minimax<G> minimax;
  std::vector<noughts::Outcome::Result> results;
  for (const G& position : positions) results.push_back(minimax.judge(position).result);
  return results;
}

/// A book of a small game, made by trying every move.
template <noughts::Game G>
noughts::Book<G> book_of(int plies) {
  return noughts::Book<G>{plies, results_of(noughts::Book<G>::positions(plies))};
}
