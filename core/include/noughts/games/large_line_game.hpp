#pragma once

#include <array>
#include <cstdint>

#include "noughts/board/board_size.hpp"
#include "noughts/board/lines.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/line_rules.hpp"
#include "noughts/games/padded_line_game.hpp"

namespace noughts {

namespace detail {

/// The lines in one direction that a player owns or can still complete, with the number of the
/// player's marks in each. It is like `LinesOfFive`, for a length and a board that are chosen at
/// run time.
template <typename Squares>
class LinesOfAnyLength {
 public:
  /// `starts` are the first squares of the lines, and `step` the distance in bits from one square
  /// of a line to the next. `own` are the squares that the player has marked, and `free` the
  /// squares that no player has marked.
  constexpr LinesOfAnyLength(const Squares& starts, int step, int length, const Squares& own, const Squares& free)
      : open_{starts}, step_{step}, length_{length} {
    const Squares possible = own | free;
    for (int i = 0; i < length; ++i) {
      open_ = open_ & possible.moved_down(i * step);
      Squares carry = own.moved_down(i * step);
      for (Squares& digit : digits_) {
        const Squares both = digit & carry;
        digit = (digit | carry) - both;
        carry = both;
      }
    }
  }

  /// The first squares of the lines in which the player has so many marks. Requires 0 ≤ marks ≤
  /// length.
  constexpr Squares with(int marks) const {
    Squares starts = open_;
    for (const Squares& digit : digits_) {
      starts = (marks & 1) != 0 ? starts & digit : starts - digit;
      marks >>= 1;
    }
    return starts;
  }

  /// All squares of the lines that start at these squares.
  constexpr Squares squares_of(const Squares& starts) const {
    Squares squares;
    for (int i = 0; i < length_; ++i) squares = squares | starts.moved_up(i * step_);
    return squares;
  }

 private:
  Squares open_;  // lines in which the other player has no mark
  // Binary digits of the number of the player's marks, the lowest first.
  std::array<Squares, 4> digits_{};
  int step_;
  int length_;
};

/// The rules of a line game on a large board, chosen at run time, and how its lines are counted.
class LargeShape {
 public:
  using Rules = LineRules;  ///< the rules of the game
  static constexpr int capacity =
      LineRules::max_large_side * LineRules::max_large_side;  ///< squares of the largest board
  using Squares = SquareSet<capacity>;                        ///< a set of squares of the board

  /// Five in a row on a board of nineteen columns and rows.
  constexpr LargeShape() : LargeShape{LineRules{.size = {.columns = 19, .rows = 19}, .in_a_row = 5}} {}

  /// Requires valid rules of a large board.
  constexpr explicit LargeShape(const LineRules& rules)
      : columns_{static_cast<signed char>(rules.size.columns)},
        rows_{static_cast<signed char>(rules.size.rows)},
        in_a_row_{static_cast<signed char>(rules.in_a_row)} {}

  constexpr LineRules rules() const { return {.size = size(), .in_a_row = in_a_row_}; }
  constexpr BoardSize size() const { return {.columns = columns_, .rows = rows_}; }
  constexpr int in_a_row() const { return in_a_row_; }

  /// A different number for different rules.
  constexpr std::uint64_t number() const {
    constexpr int more_than_side = LineRules::max_large_side + 1;
    return static_cast<std::uint64_t>((columns_ * more_than_side + rows_) * more_than_side + in_a_row_);
  }

  constexpr Squares all_squares() const { return Squares::first(size().squares()); }

  /// The lines in one direction, by their first squares.
  struct Direction : LineDirection<capacity> {
    constexpr int step() const { return LineDirection<capacity>::step; }
  };

  /// Calls a function with each direction: rows, columns, and both kinds of diagonals.
  constexpr void for_each_direction(auto visit) const {
    const Lines<capacity> lines{size(), in_a_row_};
    for (const auto& direction : lines.directions()) visit(Direction{direction});
  }

  /// The lines that a player owns or can still complete. `own` are their marks, and `free` the free
  /// squares.
  constexpr LinesOfAnyLength<Squares> lines(const Direction& direction, const Squares& own, const Squares& free) const {
    return {direction.starts, direction.step(), in_a_row_, own, free};
  }

  /// The first squares of the lines that a player with these marks owns.
  constexpr Squares owned_lines(const Direction& direction, const Squares& own) const {
    Squares starts = direction.starts & own;
    for (int i = 1; i < in_a_row_ && !starts.empty(); ++i) starts = starts & own.moved_down(i * direction.step());
    return starts;
  }

  friend constexpr bool operator==(const LargeShape&, const LargeShape&) = default;

 private:
  signed char columns_;
  signed char rows_;
  signed char in_a_row_;
};

}  // namespace detail

/// A position of a line game on a board of more than 64 squares, up to 19×19 and ten in a row.
using LargeLineGame = PaddedLineGame<detail::LargeShape>;

static_assert(GameOnBoard<LargeLineGame> && detail::HasLocalThreats<LargeLineGame> && GameWithSetUp<LargeLineGame> &&
              GameOfKnownLength<LargeLineGame>);

}  // namespace noughts
