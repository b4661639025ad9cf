#pragma once

#include <optional>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"

namespace noughts {

/// Whether marks fall to the lowest free square of their column.
template <GameOnBoard G>
constexpr bool has_gravity(const G& position) {
  if constexpr (GameWithGravity<G>) return position.has_gravity();
  return position.board().gravity;
}

/// The square to which a mark falls that is dropped into a column, counted from 0 at the left. None where marks do not
/// fall, the column is full or not there, or the game has ended.
template <GameOnBoard G>
constexpr std::optional<Square> landing(const G& position, int column) {
  if (!has_gravity(position)) return std::nullopt;
  for (const Square move : position.legal_moves()) {
    if (column == position.size().column(move)) return move;
  }
  return std::nullopt;
}

}  // namespace noughts
