#pragma once

#include <optional>
#include <string_view>

#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/game.hpp"

namespace noughts {

/// The square that people mean who type a move: the one of that name, `b2`; in a game with gravity the letter of a
/// column alone names the square where a mark falls there, or its top square where it is full or the game has ended.
/// Nothing where the text names no square of the board.
template <Game G>
constexpr std::optional<Square> square_of_typed(const G& position, std::string_view text) {
  const BoardSize size = position.size();
  if (const auto name = SquareName::parse(text)) return size.square(*name);
  if (!position.has_gravity() || text.size() != 1) return std::nullopt;
  const int column = text[0] - 'a';
  for (const Square move : position.legal_moves()) {
    if (column == size.column(move)) return move;
  }
  return size.square(SquareName{.column = column, .rank = size.rows});
}

}  // namespace noughts
