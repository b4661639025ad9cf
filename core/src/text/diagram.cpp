#include "noughts/text/diagram.hpp"

#include <utility>

#include "noughts/board/square_name.hpp"

namespace noughts::detail {

std::string label(BoardSize size, Square square, MoveLabels labels) {
  switch (labels) {
    case MoveLabels::none: return {};
    case MoveLabels::numbers: return std::to_string(square.index() + 1);
    case MoveLabels::names: return to_string(size.name(square));
  }
  std::unreachable();
}

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
      if (square->bracketed) {
        text.append("[").append(square->text).append("]");
      } else {
        const std::size_t before = square->text.size() < 3 ? 1 : 0;
        text.append(before, ' ').append(square->text).append(3 - before - square->text.size(), ' ');
      }
      text.push_back('|');
    }
    text.push_back('\n');
    text.append(rule);
  }
  return text.append(letters).append("\n");
}

}  // namespace noughts::detail
