#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "noughts/game/game.hpp"

/// Any legal move. Requires a game that goes on.
template <noughts::Game G>
typename G::Move random_move(const G& position, std::mt19937& random) {
  const auto moves = position.legal_moves();
  return noughts::nth(moves, static_cast<int>(random() % static_cast<unsigned>(noughts::count(moves))));
}

/// Any legal move after which the game goes on, where there is one: so boards become full. Requires a game that goes
/// on.
template <noughts::Game G>
typename G::Move patient_move(const G& position, std::mt19937& random) {
  std::vector<typename G::Move> going_on;
  for (const auto& move : position.legal_moves()) {
    if (!noughts::after(position, move).status().is_over()) going_on.push_back(move);
  }
  return going_on.empty() ? random_move(position, random) : going_on[random() % going_on.size()];
}
