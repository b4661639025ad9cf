#include "noughts/text/diagram.hpp"

namespace noughts::detail {

std::string draw_diagram(BoardSize size, const std::vector<DiagramSquare>& squares) {
  std::string rule = "   +";
  std::string letters = "   ";
  for (int column = 0; column < size.columns; ++column) {
    rule.append("---+");
    letters.append(column == 0 ? "  " : "   ").push_back(static_cast<char>('a' + column));
  }
  rule.push_back('\n');

  std::string text = rule;
  auto square = squares.begin();
  for (int rank = size.rows; rank > 0; --rank) {
    text.push_back(rank < 10 ? ' ' : static_cast<char>('0' + rank / 10));
    text.push_back(static_cast<char>('0' + rank % 10));
    text.append(" |");
    for (int column = 0; column < size.columns; ++column, ++square) {
      text.push_back(square->bracketed ? '[' : ' ');
      text.push_back(square->mark);
      text.push_back(square->bracketed ? ']' : ' ');
      text.push_back('|');
    }
    text.push_back('\n');
    text.append(rule);
  }
  return text.append(letters).append("\n");
}

}  // namespace noughts::detail
