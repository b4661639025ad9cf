#pragma once

#include <optional>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"

namespace noughts {

/// Whether marks fall to the lowest free square of their column.
template <GameOnBoard G>
constexpr bool has_gravity(const G& position) {
  if constexpr (detail::KnowsGravity<G>) return position.has_gravity();
  return position.board().gravity;
}

/// The square where a mark lands if it is dropped into a column, counted from 0 at the left.
/// Nothing if marks do not fall, if the column is full or does not exist, or if the game has ended.
template <GameOnBoard G>
constexpr std::optional<Square> landing(const G& position, int column) {
  if (!has_gravity(position)) return std::nullopt;
  for (const BoardMove move : position.legal_moves()) {
    if (!move.choice() && column == position.size().column(move.square())) return move.square();
  }
  return std::nullopt;
}

}  // namespace noughts
