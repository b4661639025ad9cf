#pragma once

#include <cstdint>

/// How many sequences of so many moves there are. Counted in bulk: the last ply is not played, only its moves are
/// counted. Includes nothing of the core, so that version 0.1's is measured by it as well.
template <typename Position>
std::uint64_t perft(const Position& position, int plies) {
  const auto moves = position.legal_moves();
  if (plies == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t sequences = 0;
  for (const auto move : moves) {
    Position after = position;
    after.play_unchecked(move);
    // Not by a call of its own, which would take about as long as the counting.
    sequences += plies == 2 ? static_cast<std::uint64_t>(after.legal_moves().size()) : perft(after, plies - 1);
  }
  return sequences;
}
