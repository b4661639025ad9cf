#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "noughts/board/board_size.hpp"
#include "noughts/board/padded_square_set.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/game/variation.hpp"
#include "noughts/games/gomoku_lines.hpp"
#include "noughts/games/padded_line_game.hpp"

namespace noughts {

/// The rules in which versions of Gomoku differ.
struct GomokuRules {
  /// Whether six or more in a row do not win. Tournaments call that “standard”, and the other rule
  /// “freestyle”.
  bool exactly_five = false;

  /// The other rules, with their names: `Variation`.
  /// @{
  static constexpr auto variations() {
    return std::array{Variation<GomokuRules>{.rules = {.exactly_five = true}, .id = "-exactly-five"}};
  }
  static constexpr std::array<std::string_view, 1> variation_titles() { return {", exactly five"}; }
  /// @}

  friend constexpr bool operator==(const GomokuRules&, const GomokuRules&) = default;
};

namespace detail {

/// The rules of Gomoku, and how its lines are counted: all at once, on a board that the compiler
/// knows.
class GomokuShape {
 public:
  using Rules = GomokuRules;                ///< the rules of the game
  using Squares = PaddedSquareSet<15, 15>;  ///< a set of squares of the board
  static constexpr int capacity = 15 * 15;  ///< the number of squares

  /// By default, five or more in a row win.
  constexpr GomokuShape() = default;
  constexpr explicit GomokuShape(const GomokuRules& rules) : rules_{rules} {}

  constexpr GomokuRules rules() const { return rules_; }
  static constexpr BoardSize size() { return {.columns = 15, .rows = 15}; }
  static constexpr int in_a_row() { return 5; }

  /// A different number for different rules.
  constexpr std::uint64_t number() const { return rules_.exactly_five ? 1 : 0; }

  static constexpr Squares all_squares() {
    constexpr Squares all = Squares::all();
    return all;
  }

  /// A direction of lines. `step` is the distance in bits from one square of a line to the next.
  template <int value>
  struct Direction {
    static constexpr int step() { return value; }
  };

  /// Calls a function with each direction: rows, columns, and both kinds of diagonals.
  static constexpr void for_each_direction(auto visit) {
    constexpr int down = Squares::row_step;
    visit(Direction<1>{});
    visit(Direction<down>{});
    visit(Direction<down + 1>{});
    visit(Direction<down - 1>{});
  }

  /// The lines that a player owns or can still complete. `own` are their marks, and `free` the free
  /// squares.
  template <int step>
  constexpr LinesOfFive<Squares, step> lines(Direction<step> /*direction*/, const Squares& own,
                                             const Squares& free) const {
    return {own, free, rules_.exactly_five};
  }

  /// The first squares of the lines that a player with these marks owns.
  template <int step>
  constexpr Squares owned_lines(Direction<step> /*direction*/, const Squares& own) const {
    const Squares pairs = own & own.template moved_down<step>();
    const Squares starts = pairs & pairs.template moved_down<2 * step>() & own.template moved_down<4 * step>();
    if (!rules_.exactly_five) return starts;
    return starts - own.template moved_up<step>() - own.template moved_down<5 * step>();
  }

  friend constexpr bool operator==(const GomokuShape&, const GomokuShape&) = default;

 private:
  GomokuRules rules_;
};

}  // namespace detail

/// A position of Gomoku. Five marks in a row, in a column or diagonally win on a board of 15×15.
///
/// With either rule, the first player wins (L. V. Allis, “Searching for solutions in games and
/// artificial intelligence”, 1994). Nothing here proves it.
using Gomoku = PaddedLineGame<detail::GomokuShape>;

static_assert(GameOnBoard<Gomoku> && detail::HasLocalThreats<Gomoku> && GameWithSetUp<Gomoku> &&
              GameOfKnownLength<Gomoku>);

}  // namespace noughts
