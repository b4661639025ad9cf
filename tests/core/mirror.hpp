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

/// Finds the moves of a game on the board whose left and right are exchanged; in a cube, on each
/// layer.
class Mirror {
 public:
  template <noughts::GameOnBoard G>
  explicit Mirror(const G& start)
      : size_{start.size()},
        // Two layers of a cube lie side by side.
        width_{start.board().nesting == noughts::Nesting::layered ? size_.columns / 2 : size_.columns} {}

  /// Requires a move that marks a square.
  noughts::BoardMove operator()(noughts::BoardMove move) const {
    const noughts::Square from = move.square();
    const int place = size_.column(from) % width_;
    const noughts::Square to = *size_.square(size_.row(from), size_.column(from) - place + width_ - 1 - place);
    return move.mark() ? noughts::BoardMove{to, *move.mark()} : noughts::BoardMove{to};
  }

 private:
  noughts::BoardSize size_;
  int width_;
};
