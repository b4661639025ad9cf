#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "noughts/board_size.hpp"
#include "noughts/square_set.hpp"

namespace noughts {

/// A set of squares that wins when one player owns all of it.
template <int capacity>
using Line = SquareSet<capacity>;

/// The lines of one direction: where they begin, and how far it is, in index, from one of their squares to the next.
template <int capacity>
struct LineDirection {
  int step = 0;                ///< from one square of a line to the next, in index
  SquareSet<capacity> starts;  ///< the first squares of the lines
};

/// The squares in the first `rows` rows and in `width` columns from a column on. Requires them to be on the board.
template <int capacity>
constexpr SquareSet<capacity> rectangle(BoardSize size, int rows, int column, int width) {
  SquareSet<capacity> squares = SquareSet<capacity>::first(width).moved_up(column);
  for (int have = 1; have < rows;) {
    const int more = std::min(have, rows - have);
    squares = squares | squares.moved_up(more * size.columns);
    have += more;
  }
  return squares;
}

/// The four directions of lines of `in_a_row` squares: rows, columns, diagonals that fall to the right, diagonals that
/// fall to the left. Requires 2 ≤ in_a_row and a board of at most `capacity` squares.
template <int capacity>
constexpr std::array<LineDirection<capacity>, 4> line_directions(BoardSize size, int in_a_row) {
  const int more = in_a_row - 1;
  const bool fits_across = in_a_row <= size.columns;
  const bool fits_down = in_a_row <= size.rows;
  std::array<LineDirection<capacity>, 4> directions;
  directions[0].step = 1;
  directions[1].step = size.columns;
  directions[2].step = size.columns + 1;
  directions[3].step = size.columns - 1;
  if (fits_across) directions[0].starts = rectangle<capacity>(size, size.rows, 0, size.columns - more);
  if (fits_down) directions[1].starts = rectangle<capacity>(size, size.rows - more, 0, size.columns);
  if (fits_across && fits_down) {
    directions[2].starts = rectangle<capacity>(size, size.rows - more, 0, size.columns - more);
    directions[3].starts = rectangle<capacity>(size, size.rows - more, more, size.columns - more);
  }
  return directions;
}

/// The first squares of those lines of a direction that lie wholly within a set.
template <int capacity>
constexpr SquareSet<capacity> starts_within(SquareSet<capacity> squares, const LineDirection<capacity>& direction,
                                            int in_a_row) {
  // From every square of `runs` on, `length` squares in a row are in the set.
  SquareSet<capacity> runs = squares;
  for (int length = 1; length < in_a_row;) {
    const int more = std::min(length, in_a_row - length);
    runs = runs & runs.moved_down(more * direction.step);
    length += more;
  }
  return runs & direction.starts;
}

/// The squares that are missing from those lines of a direction of which all other squares are within a set.
template <int capacity>
constexpr SquareSet<capacity> gaps_within(SquareSet<capacity> squares, const LineDirection<capacity>& direction,
                                          int in_a_row) {
  SquareSet<capacity> gaps;
  SquareSet<capacity> before = direction.starts;  // lines whose squares before the gap are all in the set
  for (int gap = 0; gap < in_a_row; ++gap) {
    SquareSet<capacity> complete = before;
    for (int i = gap + 1; i < in_a_row; ++i) complete = complete & squares.moved_down(i * direction.step);
    gaps = gaps | complete.moved_up(gap * direction.step);
    before = before & squares.moved_down(gap * direction.step);
  }
  return gaps;
}

/// Every line of a board, in the order of their directions and then of their first squares. Requires what
/// `line_directions` requires.
template <int capacity>
constexpr std::vector<Line<capacity>> lines(BoardSize size, int in_a_row) {
  std::vector<Line<capacity>> lines;
  for (const auto& direction : line_directions<capacity>(size, in_a_row)) {
    for (const Square first : direction.starts) {
      Line<capacity> line;
      for (int i = 0; i < in_a_row; ++i) line.insert(Square{first.index() + i * direction.step});
      lines.push_back(line);
    }
  }
  return lines;
}

}  // namespace noughts
