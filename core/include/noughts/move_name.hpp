#pragma once

#include <optional>
#include <string_view>

#include "noughts/game.hpp"
#include "noughts/square.hpp"
#include "noughts/square_name.hpp"

namespace noughts {

/// The square that people mean who type a move: the one of that name, `b2`; in a game with gravity the letter of a
/// column alone names the square where a mark falls there. Nothing where the text names no square of the board, or a
/// column that is full.
template <Game G>
constexpr std::optional<Square> square_of_typed(const G& position, std::string_view text) {
  const BoardSize size = position.size();
  if (const auto name = SquareName::parse(text)) return size.square(*name);
  if (!position.has_gravity() || text.size() != 1) return std::nullopt;
  for (const Square move : position.legal_moves()) {
    if (text[0] - 'a' == size.column(move)) return move;
  }
  return std::nullopt;
}

}  // namespace noughts
