#pragma once

#include <string>

#include "noughts/game.hpp"

namespace noughts {

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
  const BoardSize size = position.size();
  const auto is_won = [&](Square square) {
    for (const auto& line : position.won_lines()) {
      if (line.contains(square)) return true;
    }
    return false;
  };

  std::string rule = "   +";
  std::string letters = "    ";
  for (int column = 0; column < size.columns; ++column) {
    rule += "---+";
    letters += {' ', static_cast<char>('a' + column), ' ', ' '};
  }
  letters.erase(letters.find_last_not_of(' ') + 1);

  std::string text = rule + '\n';
  for (int row = 0; row < size.rows; ++row) {
    const std::string number = std::to_string(size.rows - row);
    text += std::string(2 - number.size(), ' ') + number + " |";
    for (int column = 0; column < size.columns; ++column) {
      const Square square = *size.square(row, column);
      const auto owner = position.owner(square);
      const bool won = is_won(square);
      text += {won ? '[' : ' ', owner ? letter(*owner) : ' ', won ? ']' : ' ', '|'};
    }
    text += '\n' + rule + '\n';
  }
  return text + letters + '\n';
}

}  // namespace noughts
