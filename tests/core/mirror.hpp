#pragma once

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"

/// Whether the boards of a game can be mirrored, also of one whose type is forgotten.
template <noughts::Game G>
bool has_mirror(const G& position) {
  if constexpr (requires { position.visit([](const auto&) {}); }) {
    return position.visit([]<typename Known>(const Known&) { return noughts::GameWithMirror<Known>; });
  } else {
    return noughts::GameWithMirror<G>;
  }
}

/// The move on the board whose left and right are exchanged. Requires one that marks a square.
template <noughts::GameOnBoard G>
noughts::BoardMove mirrored(const G& position, noughts::BoardMove move) {
  const noughts::BoardSize size = position.size();
  const noughts::Square from = move.square();
  const noughts::Square to = *size.square(size.row(from), size.columns - 1 - size.column(from));
  return move.mark() ? noughts::BoardMove{to, *move.mark()} : noughts::BoardMove{to};
}
