#pragma once

#include <cstdint>
#include <random>

#include "noughts/game/game.hpp"

/// One of the legal moves, each as likely as the others. Requires a game that goes on.
template <noughts::Game G>
typename G::Move random_legal_move(const G& position, std::mt19937& random) {
  const auto moves = position.legal_moves();
  return noughts::nth(moves, static_cast<int>(random() % static_cast<unsigned>(noughts::count(moves))));
}

/// A random position so many plies after another one in which the game goes on.
template <noughts::Game G>
G random_position(const G& start, int plies, std::mt19937& random) {
  for (;;) {
    G position = start;
    for (int ply = 0; ply < plies && !position.status().is_over(); ++ply)
      position.play_unchecked(random_legal_move(position, random));
    if (!position.status().is_over()) return position;
  }
}

/// Calls `visit` with every position of some random games in which the game goes on.
template <noughts::Game G>
void for_each_position(const G& start, int games, std::mt19937& random, auto visit) {
  for (int game = 0; game < games; ++game) {
    G position = start;
    while (!position.status().is_over()) {
      visit(position);
      position.play_unchecked(random_legal_move(position, random));
    }
  }
}
