#pragma once

#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"

namespace noughts {

/// A set of squares that wins when one player owns all of it, in order of index.
using Line = std::vector<Square>;

/// What people look at, and programs that draw: one a game, the same for all its positions.
struct Board {
  /// Its columns and rows, by which its squares have names.
  BoardSize size;
  /// Whether a mark falls to the lowest free square of its column, so that a move is named well enough by that.
  bool gravity = false;
  /// Whether marks tell nothing of who made them, as where both players make the same: an owner is only which mark it
  /// is.
  bool shared_marks = false;
  /// Whether whoever moves chooses which mark he makes.
  bool chosen_marks = false;
  /// Every line, in an order of the game's own.
  std::vector<Line> lines{};  // NOLINT(readability-redundant-member-init): or compilers miss it where it is left out
  /// The squares of each small board, or layer of a cube, row by row from the top left; none where the board is one.
  std::vector<std::vector<Square>> small_boards{};  // NOLINT(readability-redundant-member-init): likewise

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

/// The squares of a set, in order of index.
template <typename Squares>
constexpr Line line_of(const Squares& squares) {
  return Line(squares.begin(), squares.end());
}

}  // namespace noughts
