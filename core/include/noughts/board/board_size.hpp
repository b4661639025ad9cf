#pragma once

#include <optional>
#include <ranges>

#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"

namespace noughts {

/// How many columns and rows a board has. This fixes the indices and the names of its squares.
struct BoardSize {
  int columns = 0;  ///< from left to right, named a, b, c …
  int rows = 0;     ///< from top to bottom; their numbers count from the bottom

  /// How many squares there are.
  constexpr int squares() const { return columns * rows; }

  /// Whether the square lies on a board of this size.
  constexpr bool contains(Square square) const { return square.index() < squares(); }

  /// Every square, in order of index.
  constexpr auto every_square() const {
    return std::views::iota(0, squares()) | std::views::transform([](int index) { return Square{index}; });
  }

  /// The square at a row, counted from 0 at the TOP, and a column, counted from 0 at the left.
  /// Nothing off the board.
  constexpr std::optional<Square> square(int row, int column) const {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return std::nullopt;
    return Square{row * columns + column};
  }

  /// The square with this name. Nothing if it is off the board.
  constexpr std::optional<Square> square(SquareName name) const { return square(rows - name.rank, name.column); }

  /// From 0 at the top. Requires a square on the board.
  constexpr int row(Square square) const { return square.index() / columns; }

  /// From 0 at the left. Requires a square on the board.
  constexpr int column(Square square) const { return square.index() % columns; }

  /// The square's name, such as `b2`. Requires a square on the board.
  constexpr SquareName name(Square square) const { return {.column = column(square), .rank = rows - row(square)}; }

  friend constexpr bool operator==(const BoardSize&, const BoardSize&) = default;
};

}  // namespace noughts
