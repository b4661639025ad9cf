#pragma once

#include <cstdint>

#include "noughts/game/game.hpp"

/// How many sequences of so many moves there are. Counted in bulk: the last ply is not played, only its moves are
/// counted.
template <noughts::Game G>
std::uint64_t perft(const G& position, int plies) {
  const auto moves = position.legal_moves();
  if (plies == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t sequences = 0;
  for (const typename G::Move& move : moves) {
    G after = position;
    after.play_unchecked(move);
    sequences += perft(after, plies - 1);
  }
  return sequences;
}
