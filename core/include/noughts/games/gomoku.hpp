#pragma once

#include <cstdint>
#include <type_traits>

#include "noughts/board/board_size.hpp"
#include "noughts/board/padded_square_set.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/gomoku_lines.hpp"
#include "noughts/games/valued_line_game.hpp"

namespace noughts {

/// In what Gomoku differs from house to house.
struct GomokuRules {
  /// Whether six or more in a row do not win (“standard” in tournaments, where the other is “freestyle”).
  bool exactly_five = false;

  friend constexpr bool operator==(const GomokuRules&, const GomokuRules&) = default;
};

namespace detail {

/// How the lines of Gomoku are counted: all at once, on a board that the compiler knows.
class GomokuShape {
 public:
  using Rules = GomokuRules;                ///< by which it is played
  using Squares = PaddedSquareSet<15, 15>;  ///< a set of squares of the board
  static constexpr int capacity = 15 * 15;  ///< how many squares there are

  /// Five or more in a row win.
  constexpr GomokuShape() = default;
  constexpr explicit GomokuShape(const GomokuRules& rules) : rules_{rules} {}

  constexpr GomokuRules rules() const { return rules_; }
  static constexpr BoardSize size() { return {.columns = 15, .rows = 15}; }
  static constexpr int in_a_row() { return 5; }

  /// A number that tells rules apart.
  constexpr std::uint64_t number() const { return rules_.exactly_five ? 1 : 0; }

  static constexpr Squares all_squares() {
    constexpr Squares all = Squares::all();
    return all;
  }

  /// How many bits it is from one square of a line to the next.
  template <int value>
  struct Direction {
    static constexpr int step() { return value; }
  };

  /// Along rows, columns, and diagonals that fall to the right and to the left.
  static constexpr void for_each_direction(auto visit) {
    constexpr int down = Squares::row_step;
    visit(Direction<1>{});
    visit(Direction<down>{});
    visit(Direction<down + 1>{});
    visit(Direction<down - 1>{});
  }

  /// The lines that somebody owns or can get who has these marks.
  template <int step>
  constexpr LinesOfFive<Squares, step> lines(Direction<step> /*direction*/, const Squares& own,
                                             const Squares& free) const {
    return {own, free, rules_.exactly_five};
  }

  /// The first squares of the lines that a player owns who has these marks.
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

/// A position of Gomoku: five in a row win on a board of 15×15, in a row, in a column or diagonally.
///
/// Whoever begins wins, by either rule (L. V. Allis, “Searching for solutions in games and artificial intelligence”,
/// 1994); nothing here proves it.
using Gomoku = ValuedLineGame<detail::GomokuShape>;

static_assert(GameOnBoard<Gomoku> && GameWithLocalThreats<Gomoku> && GameWithValues<Gomoku> && GameWithSetUp<Gomoku> &&
              GameOfKnownLength<Gomoku>);

}  // namespace noughts
