#pragma once

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

#include "noughts/game/game.hpp"

/// Any legal move, with equal probability. Requires a game that goes on.
template <noughts::Game G>
typename G::Move random_move(const G& position, std::mt19937& random) {
  const auto moves = position.legal_moves();
  return noughts::nth(moves, static_cast<int>(random() % static_cast<unsigned>(noughts::count(moves))));
}

/// A random legal move that does not end the game, if there is one, so that boards become full.
/// Requires a game that goes on.
template <noughts::Game G>
typename G::Move patient_move(const G& position, std::mt19937& random) {
  std::vector<typename G::Move> going_on;
  for (const auto& move : position.legal_moves()) {
    if (!noughts::after(position, move).status().is_over()) going_on.push_back(move);
  }
  return going_on.empty() ? random_move(position, random) : going_on[random() % going_on.size()];
}

/// A random position that goes on, so many plies after `start`.
template <noughts::Game G>
G random_position(const G& start, int plies, std::mt19937& random) {
  for (;;) {
    G position = start;
    for (int ply = 0; ply < plies && !position.status().is_over(); ++ply)
      position.play_unchecked(random_move(position, random));
    if (!position.status().is_over()) return position;
  }
}

/// Calls `visit` with every position of some random games, without the final ones.
template <noughts::Game G>
void for_each_position(const G& start, int games, std::mt19937& random, auto visit) {
  for (int game = 0; game < games; ++game) {
    G position = start;
    while (!position.status().is_over()) {
      visit(position);
      position.play_unchecked(random_move(position, random));
    }
  }
}

/// The move between two positions, or none if the second does not follow the first.
template <noughts::Game G>
std::optional<typename G::Move> move_between(const G& before, const G& after) {
  for (const auto& move : before.legal_moves()) {
    if (noughts::after(before, move) == after) return move;
  }
  return std::nullopt;
}
