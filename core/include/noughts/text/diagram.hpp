#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/game/game.hpp"

namespace noughts {

namespace detail {

/// A square of a diagram: the mark in it, or a space, and whether it stands in brackets.
struct DiagramSquare {
  char mark = ' ';
  bool bracketed = false;
};

std::string draw_diagram(BoardSize size, const std::vector<DiagramSquare>& squares);

}  // namespace detail

/// The board as text, with row numbers at the left, the highest on top, and column letters below; the squares of won
/// lines stand in brackets:
///
///        +---+---+---+
///      3 |[X]| O |   |
///        +---+---+---+
///      2 | O |[X]|   |
///        +---+---+---+
///      1 |   |   |[X]|
///        +---+---+---+
///          a   b   c
template <Game G>
std::string diagram(const G& position) {
  std::vector<detail::DiagramSquare> squares;
  for (const Square square : position.size().every_square()) {
    const auto owner = position.owner(square);
    squares.push_back({.mark = owner ? letter(*owner) : ' '});
  }
  for (const auto& line : position.won_lines()) {
    for (const Square square : line) squares[static_cast<std::size_t>(square.index())].bracketed = true;
  }
  return detail::draw_diagram(position.size(), squares);
}

}  // namespace noughts
