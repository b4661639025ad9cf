#pragma once

#include <cstdint>

/// The number of sequences of so many moves. Counted in bulk: the last ply is not played, only its
/// moves are counted. Includes nothing of the core, so that it can measure version 0.1 as well.
template <typename Position>
std::uint64_t perft(const Position& position, int plies) {
  const auto moves = position.legal_moves();
  if (plies == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t sequences = 0;
  for (const auto move : moves) {
    Position after = position;
    after.play_unchecked(move);
    // Without a recursive call, which would take about as long as the counting.
    sequences += plies == 2 ? static_cast<std::uint64_t>(after.legal_moves().size()) : perft(after, plies - 1);
  }
  return sequences;
}
