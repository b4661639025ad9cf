#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/board/square.hpp"

namespace noughts {

/// In which order an exact search tries moves that are alike otherwise: a number for each square by
/// index, the highest first. Where marks fall, a square near the middle column comes first. On
/// other boards it is the square on most lines.
inline std::vector<std::uint8_t> move_order(const Board& board) {
  std::vector<std::uint8_t> order(static_cast<std::size_t>(board.size.squares()));
  const auto of = [&](Square square) -> std::uint8_t& { return order[static_cast<std::size_t>(square.index())]; };
  if (board.gravity) {
    for (const Square square : board.size.every_square()) {
      const int from_middle = 2 * board.size.column(square) - board.size.columns + 1;
      of(square) = static_cast<std::uint8_t>(board.size.columns - (from_middle < 0 ? -from_middle : from_middle));
    }
  } else {
    for (const Line& line : board.lines) {
      for (const Square square : line) ++of(square);
    }
  }
  return order;
}

}  // namespace noughts
