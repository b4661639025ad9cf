#pragma once

#include <cstdint>
#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"

namespace noughts {

/// A set of squares that wins when one player owns all of it, in order of index.
using Line = std::vector<Square>;

/// How lines go through the small boards of a board.
enum class Nesting : std::uint8_t {
  separate,  ///< each line is within a small board
  nested,    ///< each line is made of whole small boards
  layered,   ///< the small boards are the layers of a cube; lines lead from one to the next
};

/// The board as people see it and programs draw it. A game has one board, the same for all its
/// positions.
struct Board {
  /// The board's columns and rows. They give the squares their names.
  BoardSize size;
  /// Whether a mark falls to the lowest free square of its column. Then the column is enough to
  /// name a move.
  bool gravity = false;
  /// Whether the marks do not show who made them, as when both players make the same mark. Then the
  /// owner of a square means only which mark is on it.
  bool shared_marks = false;
  /// Whether the player to move chooses which mark to make.
  bool chosen_marks = false;
  /// How lines go through the small boards, if there are any.
  Nesting nesting = Nesting::separate;
  /// Every line, in an order that the game defines.
  std::vector<Line> lines{};  // NOLINT(readability-redundant-member-init): without it, compilers warn
  /// The squares of each small board, or of each layer of a cube, row by row from the top left.
  /// Empty if the board has no such parts.
  std::vector<std::vector<Square>> small_boards{};  // NOLINT(readability-redundant-member-init): the same

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

/// The squares of a set, in order of index.
template <typename Squares>
constexpr Line line_of(const Squares& squares) {
  return Line(squares.begin(), squares.end());
}

}  // namespace noughts
