#pragma once

#include <algorithm>

#include "noughts/board/board_size.hpp"
#include "noughts/board/lines.hpp"

namespace noughts {

/// The rules of a line game. Players take turns to mark a free square. The first player who owns
/// `in_a_row` squares in a row, in a column or diagonally wins. A full board without such a line is
/// a tie.
struct LineRules {
  /// At most 26 columns, named by letters; at most 64 squares, unless it is large.
  BoardSize size;
  int in_a_row = 0;  ///< at least 2, and not more than fit on the board
  /// A mark falls to the lowest free square of its column; not on a large board.
  bool gravity = false;
  bool misere = false;  ///< the player who completes a line loses; not on a large board

  static constexpr int max_columns = 26;  ///< the most columns
  static constexpr int max_squares = 64;  ///< the most squares, unless the board is large
  /// The most columns, and the most rows, of a large board.
  static constexpr int max_large_side = 19;
  static constexpr int max_large_in_a_row = 10;  ///< the most in a row on a large board

  /// Whether the board has more than `max_squares` squares.
  constexpr bool are_large() const { return size.columns > 0 && size.rows > max_squares / size.columns; }

  /// Whether a game can be played with these rules.
  constexpr bool are_valid() const {
    if (size.columns <= 0 || size.rows <= 0) return false;
    if (in_a_row < 2 || in_a_row > (std::max)(size.columns, size.rows)) return false;
    if (!are_large()) return size.columns <= max_columns;
    return size.columns <= max_large_side && size.rows <= max_large_side && in_a_row <= max_large_in_a_row &&
           !gravity && !misere;
  }

  friend constexpr bool operator==(const LineRules&, const LineRules&) = default;
};

namespace detail {

/// The lines of a board that is known at compile time. All games with these lines share one object.
template <BoardSize size, int in_a_row>
inline constexpr auto known_lines = Lines<size.squares(), Constant<in_a_row>>{size, {}};

}  // namespace detail

/// Rules that are known at compile time.
template <LineRules value>
  requires(value.are_valid() && !value.are_large())
class FixedLineRules {
 public:
  /// How many squares the board has.
  static constexpr int capacity = value.size.squares();

  /// The rules.
  static constexpr LineRules rules() { return value; }

  /// The lines of the board.
  static constexpr const auto& lines() { return detail::known_lines<value.size, value.in_a_row>; }

  friend constexpr bool operator==(const FixedLineRules&, const FixedLineRules&) = default;
};

/// Rules that are chosen at run time.
class FreeLineRules {
 public:
  /// The most squares of the board.
  static constexpr int capacity = LineRules::max_squares;

  /// Tic-tac-toe.
  constexpr FreeLineRules() : FreeLineRules{LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3}} {}

  /// Requires valid rules of a board that is not large.
  constexpr explicit FreeLineRules(const LineRules& rules)
      : columns_{static_cast<signed char>(rules.size.columns)},
        rows_{static_cast<signed char>(rules.size.rows)},
        in_a_row_{static_cast<signed char>(rules.in_a_row)},
        gravity_{rules.gravity},
        misere_{rules.misere},
        across_{detail::Lines<capacity>::starts_across(rules.size, rules.in_a_row)} {}

  /// The rules.
  constexpr LineRules rules() const {
    return {
        .size = {.columns = columns_, .rows = rows_}, .in_a_row = in_a_row_, .gravity = gravity_, .misere = misere_};
  }

  /// The lines of the board.
  constexpr detail::Lines<capacity> lines() const { return {rules().size, in_a_row_, across_}; }

  friend constexpr bool operator==(const FreeLineRules&, const FreeLineRules&) = default;

 private:
  signed char columns_;
  signed char rows_;
  signed char in_a_row_;
  bool gravity_;
  bool misere_;
  SquareSet<capacity> across_;  // kept so that `lines()` is fast
};

}  // namespace noughts
