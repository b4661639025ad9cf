#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/board/unrolled.hpp"

namespace noughts::detail {

/// The lines of one direction.
template <int capacity>
struct LineDirection {
  int step = 0;                ///< from one square of a line to the next, in index
  SquareSet<capacity> starts;  ///< the first squares of the lines
};

/// The squares in the first `rows` rows and in `width` columns, starting at `column`. Requires them
/// to be on the board.
template <int capacity>
constexpr SquareSet<capacity> rectangle(BoardSize size, int rows, int column, int width) {
  SquareSet<capacity> squares = SquareSet<capacity>::first(width).moved_up(column);
  for (int have = 1; have < rows;) {
    const int more = (std::min)(have, rows - have);
    squares = squares | squares.moved_up(more * size.columns);
    have += more;
  }
  return squares;
}

/// The lines of a board: every run of `in_a_row` squares in a row, in a column or diagonally.
///
/// `Length` is `int`, or a `Constant` if the compiler knows the length of the lines.
template <int capacity, typename Length = int>
class Lines {
 public:
  /// A set of squares of the board.
  using Squares = SquareSet<capacity>;

  /// Requires 2 ≤ in_a_row and a board of at most `capacity` squares.
  constexpr Lines(BoardSize size, Length in_a_row) : Lines{size, in_a_row, starts_across(size, in_a_row)} {}

  /// The same, for a caller that has kept the result of `starts_across`.
  constexpr Lines(BoardSize size, Length in_a_row, Squares across) : in_a_row_{in_a_row} {
    const int last_row = (std::max)(0, size.rows - in_a_row + 1);
    const Squares upper = Squares::first(last_row * size.columns);
    directions_[0] = {.step = 1, .starts = across};
    directions_[1] = {.step = size.columns, .starts = upper};
    directions_[2] = {.step = size.columns + 1, .starts = across & upper};
    directions_[3] = {.step = size.columns - 1, .starts = (across & upper).moved_up(in_a_row - 1)};
    if constexpr (is_tabulated) {
      // Line by line: this is less work for the compiler than `find_gaps` for every set.
      for (const Squares line : list()) {
        for (std::size_t number = 0; number < table_.size(); ++number) {
          const Squares missing = line - Squares::of_number(number);
          if (missing.empty()) table_[number].has_line = true;
          if (missing.size() == 1) table_[number].gaps = table_[number].gaps | missing;
        }
      }
    }
  }

  /// The first squares of the lines in rows.
  static constexpr Squares starts_across(BoardSize size, int in_a_row) {
    const int width = size.columns - in_a_row + 1;
    return width > 0 ? rectangle<capacity>(size, size.rows, 0, width) : Squares{};
  }

  /// The four directions: rows, columns, diagonals that fall to the right, diagonals that fall to
  /// the left.
  constexpr const std::array<LineDirection<capacity>, 4>& directions() const { return directions_; }

  /// Whether a set contains a whole line.
  constexpr bool any_within(Squares squares) const {
    if constexpr (is_tabulated) return table_[static_cast<std::size_t>(squares.number())].has_line;
    return find_line(squares);
  }

  /// The missing square of every line that has all its other squares in the set.
  constexpr Squares gaps_within(Squares squares) const {
    if constexpr (is_tabulated) return table_[static_cast<std::size_t>(squares.number())].gaps;
    return find_gaps(squares);
  }

  /// How many lines go through a square.
  constexpr int through(Square square) const {
    int count = 0;
    for (const auto& direction : directions_) {
      for (int i = 0, first = square.index(); i < in_a_row_ && first >= 0; ++i, first -= direction.step)
        count += direction.starts.contains(Square{first}) ? 1 : 0;
    }
    return count;
  }

  /// Every line, ordered by direction and then by first square.
  constexpr std::vector<Squares> list() const {
    std::vector<Squares> lines;
    for (const auto& direction : directions_) {
      for (const Square first : direction.starts) {
        Squares line;
        for (int i = 0; i < in_a_row_; ++i) line.insert(Square{first.index() + i * direction.step});
        lines.push_back(line);
      }
    }
    return lines;
  }

 private:
  /// For small boards, the results for every set of squares are kept in a table.
  struct Finding {
    Squares gaps;
    bool has_line = false;
  };
  struct NoTable {};
  static constexpr bool is_tabulated = capacity <= 9 && !std::same_as<Length, int>;
  using Table = std::conditional_t<is_tabulated, std::array<Finding, is_tabulated ? 1U << capacity : 0U>, NoTable>;

  constexpr bool find_line(Squares squares) const {
    Squares starts;
    for_each_direction([&](const LineDirection<capacity>& direction)
                           __attribute__((always_inline)) { starts = starts | starts_within(direction, squares); });
    return !starts.empty();
  }

  constexpr Squares find_gaps(Squares squares) const {
    Squares gaps;
    for_each_direction([&](const LineDirection<capacity>& direction)
                           __attribute__((always_inline)) { gaps = gaps | lines_with_gap(direction, squares); });
    return gaps - squares;
  }

  [[gnu::always_inline]] constexpr void for_each_direction(auto function) const {
    for_each_below(Constant<4>{},
                   [&](auto i) __attribute__((always_inline)) { function(directions_[static_cast<std::size_t>(i)]); });
  }

  /// The first squares of the lines in one direction that lie wholly within a set.
  [[gnu::always_inline]] constexpr Squares starts_within(const LineDirection<capacity>& direction,
                                                         Squares squares) const {
    Squares starts = direction.starts;
    for_each_below(in_a_row_, [&](int i) __attribute__((always_inline)) {
      starts = starts & squares.moved_down(i * direction.step);
    });
    return starts;
  }

  /// The squares of the lines in one direction that have all but one square within a set.
  [[gnu::always_inline]] constexpr Squares lines_with_gap(const LineDirection<capacity>& direction,
                                                          Squares squares) const {
    Squares whole = direction.starts;  // of the lines without a gap so far
    Squares with_gap;                  // of the lines with one gap so far
    for_each_below(in_a_row_, [&](int i) __attribute__((always_inline)) {
      const Squares marked = squares.moved_down(i * direction.step);
      with_gap = (with_gap & marked) | (whole - marked);
      whole = whole & marked;
    });
    Squares lines;
    for_each_below(in_a_row_, [&](int i) __attribute__((always_inline)) {
      lines = lines | with_gap.moved_up(i * direction.step);
    });
    return lines;
  }

  std::array<LineDirection<capacity>, 4> directions_;
  [[no_unique_address]] Length in_a_row_;
  [[no_unique_address]] Table table_{};
};

}  // namespace noughts::detail
