#pragma once

#include <array>
#include <cstddef>

#include "noughts/board_size.hpp"
#include "noughts/square_set.hpp"

namespace noughts {

/// A set of squares that wins when one player owns all of it.
template <int capacity>
using Line = SquareSet<capacity>;

namespace detail {

/// Calls `visit` with every line as (first square, step in index from one square to the next): rows, columns, diagonals
/// that fall to the right, diagonals that fall to the left; each kind from top to bottom and left to right.
constexpr void for_each_line(BoardSize size, int in_a_row, auto visit) {
  struct Direction {
    int down;
    int right;
  };
  for (const Direction direction : {Direction{0, 1}, Direction{1, 0}, Direction{1, 1}, Direction{1, -1}}) {
    for (int row = 0; row < size.rows; ++row) {
      for (int column = 0; column < size.columns; ++column) {
        const auto first = size.square(row, column);
        const auto last = size.square(row + direction.down * (in_a_row - 1), column + direction.right * (in_a_row - 1));
        if (first && last) visit(*first, direction.down * size.columns + direction.right);
      }
    }
  }
}

}  // namespace detail

/// How many lines of `in_a_row` squares a board has. Requires 2 ≤ in_a_row.
constexpr int count_lines(BoardSize size, int in_a_row) {
  int count = 0;
  detail::for_each_line(size, in_a_row, [&](Square, int) { ++count; });
  return count;
}

/// Every line of a board: rows, columns, diagonals that fall to the right, diagonals that fall to the left.
/// Requires 2 ≤ in_a_row.
template <BoardSize size, int in_a_row>
consteval auto lines() {
  std::array<Line<size.squares()>, static_cast<std::size_t>(count_lines(size, in_a_row))> table{};
  std::size_t next = 0;
  detail::for_each_line(size, in_a_row, [&](Square first, int step) {
    for (int i = 0; i < in_a_row; ++i) table[next].insert(Square{first.index() + i * step});
    ++next;
  });
  return table;
}

}  // namespace noughts
