#pragma once

#include <optional>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"

namespace noughts {

/// The square to which a mark falls that is dropped into a column, counted from 0 at the left. None where marks do not
/// fall, the column is full or not there, or the game has ended.
template <GameOnBoard G>
constexpr std::optional<Square> landing(const G& position, int column) {
  if (!position.board().gravity) return std::nullopt;
  for (const Square move : position.legal_moves()) {
    if (column == position.size().column(move)) return move;
  }
  return std::nullopt;
}

}  // namespace noughts
