#pragma once

#include <array>
#include <cstdint>

#include "noughts/board/board_size.hpp"
#include "noughts/board/lines.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/line_rules.hpp"
#include "noughts/games/valued_line_game.hpp"

namespace noughts {

namespace detail {

/// The lines of one direction that a player can own or still get, each by its first square, all at once: how many
/// squares of each are his. As of `LinesOfFive`, but of a length and a board that are chosen while the program runs.
template <typename Squares>
class LinesOfAnyLength {
 public:
  /// Of the lines that begin at these squares, the squares that a player has marked and those that nobody has.
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

  /// The first squares of the lines in which the player has marked so many. Requires 0 ≤ marks ≤ the length.
  constexpr Squares with(int marks) const {
    Squares starts = open_;
    for (const Squares& digit : digits_) {
      starts = (marks & 1) != 0 ? starts & digit : starts - digit;
      marks >>= 1;
    }
    return starts;
  }

  /// The squares of the lines that have these first ones.
  constexpr Squares squares_of(const Squares& starts) const {
    Squares squares;
    for (int i = 0; i < length_; ++i) squares = squares | starts.moved_up(i * step_);
    return squares;
  }

 private:
  Squares open_;                     // lines in which the other player has no mark
  std::array<Squares, 4> digits_{};  // the binary ones of how many squares are the player's, the lowest first
  int step_;
  int length_;
};

/// How lines are counted on a large board by rules that are chosen while the program runs.
class LargeShape {
 public:
  using Rules = LineRules;  ///< by which it is played
  static constexpr int capacity =
      LineRules::max_large_side * LineRules::max_large_side;  ///< the most squares that there can be
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

  /// A number that tells rules apart.
  constexpr std::uint64_t number() const {
    constexpr int more_than_side = LineRules::max_large_side + 1;
    return static_cast<std::uint64_t>((columns_ * more_than_side + rows_) * more_than_side + in_a_row_);
  }

  constexpr Squares all_squares() const { return Squares::first(size().squares()); }

  /// The lines of one direction, by their first squares.
  struct Direction : LineDirection<capacity> {
    constexpr int step() const { return LineDirection<capacity>::step; }
  };

  /// Along rows, columns, and diagonals that fall to the right and to the left.
  constexpr void for_each_direction(auto visit) const {
    const Lines<capacity> lines{size(), in_a_row_};
    for (const auto& direction : lines.directions()) visit(Direction{direction});
  }

  /// The lines that somebody owns or can get who has these marks.
  constexpr LinesOfAnyLength<Squares> lines(const Direction& direction, const Squares& own, const Squares& free) const {
    return {direction.starts, direction.step(), in_a_row_, own, free};
  }

  /// The first squares of the lines that a player owns who has these marks.
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
using LargeLineGame = ValuedLineGame<detail::LargeShape>;

static_assert(GameOnBoard<LargeLineGame> && GameWithLocalThreats<LargeLineGame> && GameWithValues<LargeLineGame> &&
              GameWithSetUp<LargeLineGame> && GameOfKnownLength<LargeLineGame>);

}  // namespace noughts
