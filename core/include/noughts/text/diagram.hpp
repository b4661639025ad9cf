#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"

namespace noughts {

/// What a diagram shows in the squares that can be marked.
enum class MoveLabels : std::uint8_t {
  none,     ///< nothing
  numbers,  ///< their numbers, from 1 at the top left
  names,    ///< their names
};

namespace detail {

/// A square of a diagram: at most three characters, and whether it shows a mark in brackets.
struct DiagramSquare {
  std::string text;
  bool bracketed = false;
};

std::string draw_diagram(BoardSize size, const std::vector<DiagramSquare>& squares);
std::string label(BoardSize size, Square square, MoveLabels labels);

}  // namespace detail

/// The board as text, with row numbers on the left, the highest at the top, and column letters
/// below. The squares of won lines are in brackets. A mark that disappears with the next move is a
/// small letter:
///
///        +---+---+---+
///      3 |[X]| O |   |
///        +---+---+---+
///      2 | O |[X]|   |
///        +---+---+---+
///      1 |   |   |[X]|
///        +---+---+---+
///          a   b   c
template <GameOnBoard G>
std::string diagram(const G& position, MoveLabels labels = MoveLabels::none) {
  const BoardSize size = position.size();
  std::vector<detail::DiagramSquare> squares(static_cast<std::size_t>(size.squares()));
  const auto at = [&](Square square) -> detail::DiagramSquare& {
    return squares[static_cast<std::size_t>(square.index())];
  };
  for (const Square square : size.every_square()) {
    if (const auto owner = position.owner(square)) at(square).text = letter(*owner);
  }
  if (const auto vanishing = vanishing_mark(position))
    at(*vanishing).text = position.owner(*vanishing) == Player::x ? 'x' : 'o';
  for (const BoardMove move : position.legal_moves()) {
    if (move.choice()) continue;
    const Square square = move.square();
    at(square).text = detail::label(size, square, labels);
  }
  for (const Line& line : position.won_lines()) {
    for (const Square square : line) at(square).bracketed = true;
  }
  return detail::draw_diagram(size, squares);
}

}  // namespace noughts
