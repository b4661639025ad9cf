#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/mark_move_set.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/game/variation.hpp"

namespace noughts {

/// The rules of Order and Chaos.
struct OrderAndChaosRules {
  bool exactly_five = false;  ///< if true, six in a row do not count as five

  /// The other rules, with their names: `Variation`.
  /// @{
  static constexpr auto variations() {
    return std::array{Variation<OrderAndChaosRules>{.rules = {.exactly_five = true}, .id = "-exactly-five"}};
  }
  static constexpr std::array<std::string_view, 1> variation_titles() { return {", exactly five"}; }
  /// @}

  friend constexpr bool operator==(const OrderAndChaosRules&, const OrderAndChaosRules&) = default;
};

namespace detail {

/// Five squares in a row on a 6×6 board, and the squares next to its ends; square i is bit i.
struct RowOfFive {
  std::uint64_t squares = 0;
  std::uint64_t beyond = 0;
};

/// All runs of five squares in the rows, columns and diagonals.
inline constexpr std::array<RowOfFive, 32> rows_of_five = [] {
  constexpr int side = 6;
  const auto bit_at = [](int row, int column) {
    const bool is_on = 0 <= row && row < side && 0 <= column && column < side;
    return is_on ? std::uint64_t{1} << static_cast<unsigned>(row * side + column) : 0;
  };
  struct Direction {
    int down = 0;
    int right = 0;
  };
  std::array<RowOfFive, 32> rows{};
  std::size_t count = 0;
  for (const Direction to : {Direction{.down = 0, .right = 1}, Direction{.down = 1, .right = 0},
                             Direction{.down = 1, .right = 1}, Direction{.down = 1, .right = -1}}) {
    for (int square = 0; square < side * side; ++square) {
      const int row = square / side;
      const int column = square % side;
      const auto at = [&](int steps) { return bit_at(row + steps * to.down, column + steps * to.right); };
      if (at(4) == 0) continue;
      rows[count++] = {.squares = at(0) | at(1) | at(2) | at(3) | at(4), .beyond = at(-1) | at(5)};
    }
  }
  return rows;
}();

}  // namespace detail

/// A position of Order and Chaos. On a 6×6 board, both players choose to make an X or an O with
/// each move. The first player is Order. Order wins when five equal marks are in a row, no matter
/// who completes them. The second player is Chaos. Chaos wins as soon as five in a row are no
/// longer possible. Models `GameOnBoard`, `GameWithChoices`, `GameWithSetUp` and
/// `GameWithThreatMoves`; these concepts document the members. Those positions can be set up that
/// can be reached by play.
///
/// S. Sniderman invented the game (Games magazine, 1981). It is said that Order wins if six in a
/// row also count, and Chaos wins if they do not count, as the inventor proposed later. This
/// library does not prove either.
class OrderAndChaos {
 public:
  using Move = BoardMove;              ///< which mark is made on which square
  using Squares = SquareSet<36>;       ///< a set of squares of this board
  using Moves = MarkMoveSet<36>;       ///< a set of moves
  static constexpr int capacity = 36;  ///< how many squares the board has

  /// The empty board. X is Order and moves first by default.
  constexpr explicit OrderAndChaos(Player first = Player::x) : OrderAndChaos{OrderAndChaosRules{}, first} {}

  /// The same, with these rules.
  constexpr explicit OrderAndChaos(const OrderAndChaosRules& rules, Player first = Player::x)
      : rules_{rules}, turn_{first} {}

  /// The rules of the game.
  constexpr OrderAndChaosRules rules() const { return rules_; }

  /// The player who wants five in a row.
  constexpr Player order() const { return std::popcount(marked()) % 2 == 0 ? turn_ : other(turn_); }

  /// A member of the concept `Game`.
  /// @{
  constexpr OrderAndChaos start(Player first) const { return OrderAndChaos{rules_, first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    if (has_five()) return Status::won(order());
    return has_chance() ? Status::next(turn_) : Status::won(other(order()));
  }
  constexpr Moves legal_moves() const {
    return status().is_over() ? Moves{} : moves_of({.x = all_squares & ~marked(), .o = all_squares & ~marked()});
  }
  constexpr void play_unchecked(BoardMove move) {
    NOUGHTS_ASSERT(legal_moves().contains(move));
    marks_[static_cast<std::size_t>(*move.mark())] |= bit_of(move.square());
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t rest = (rules_.exactly_five ? 2U : 0U) | (turn_ == Player::x ? 0U : 1U);
    const std::uint64_t mixed = (marks_[0] * 0x9e3779b97f4a7c15U) ^ ((marks_[1] << 2U | rest) * 0xd1342543de82ef95U);
    return mixed ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return {.columns = 6, .rows = 6}; }
  constexpr Board board() const {
    Board board;
    board.size = size();
    board.shared_marks = true;
    board.chosen_marks = true;
    for (const detail::RowOfFive& row : detail::rows_of_five) board.lines.push_back(line_of_bits(row.squares));
    return board;
  }
  constexpr std::optional<Player> owner(Square square) const {
    if ((marks_[0] & bit_of(square)) != 0) return Player::x;
    if ((marks_[1] & bit_of(square)) != 0) return Player::o;
    return std::nullopt;
  }
  constexpr std::vector<Line> won_lines() const {
    std::vector<Line> lines;
    for_each_chance([&](const Chance& chance) {
      if (chance.free == 0) lines.push_back(line_of_bits(chance.row.squares));
    });
    return lines;
  }
  /// @}

  /// Play can reach each position that can be set up.
  static constexpr bool sets_up_reachable = true;

  /// A member of the concept `GameWithSetUp`. After an even number of marks, the player to move is
  /// Order.
  constexpr std::expected<OrderAndChaos, SetUpError> set_up(const SetUp& wanted) const {
    Board without_lines;
    without_lines.size = size();
    without_lines.shared_marks = true;
    if (const auto error = detail::fault_of(wanted, without_lines)) return std::unexpected{*error};
    OrderAndChaos position{rules_, detail::turn_of(wanted, true)};
    detail::for_each_mark(wanted, size(), [&](Square square, Player mark) {
      position.marks_[static_cast<std::size_t>(mark)] |= bit_of(square);
    });
    bool went_on = position.marked() == 0;
    detail::for_each_mark(wanted, size(), [&](Square square, Player mark) {
      OrderAndChaos before = position;
      before.marks_[static_cast<std::size_t>(mark)] &= ~bit_of(square);
      if (square == wanted.last.value_or(square) && !before.status().is_over()) went_on = true;
    });
    if (went_on) return position;
    const auto lines = position.won_lines();
    return std::unexpected{SetUpError{.fault = SetUpFault::ended_before,
                                      .square = lines.empty() ? wanted.last : std::optional{lines.front().front()}}};
  }

  /// A member of the concept `GameWithChoices`.
  static constexpr Choices choices() { return {.marks = true}; }

  /// A member of the concept `GameWithImmediateTactics`.
  /// @{
  constexpr Moves winning_moves() const {
    if (status().is_over()) return {};
    return moves_of(turn_ == order() ? completing_bits(1) : spoiling_bits());
  }
  constexpr Moves safe_moves() const {
    if (turn_ == order()) return moves_of(legal_bits() - bits_before_chaos_wins());
    // Chaos must spoil every row of four with one move, and must not create a new one.
    MoveBits safe = legal_bits();
    for_each_chance([&](const Chance& chance) {
      if (std::popcount(chance.free) == 1) safe = safe & spoiling(chance);
    });
    return moves_of(safe - completing_bits(2));
  }
  /// @}

  /// A member of the concept `GameWithThreatMoves`.
  constexpr Moves threat_moves() const {
    return moves_of(turn_ == order() ? completing_bits(2) : bits_before_chaos_wins());
  }

  /// Positions are equal if the rules, the marks and the player to move are the same.
  friend constexpr bool operator==(const OrderAndChaos&, const OrderAndChaos&) = default;

 private:
  static constexpr std::uint64_t all_squares = (std::uint64_t{1} << 36U) - 1;

  /// A set of moves: the squares for an X, and the squares for an O.
  struct MoveBits {
    std::uint64_t x = 0;
    std::uint64_t o = 0;

    constexpr bool empty() const { return (x | o) == 0; }
    friend constexpr MoveBits operator|(MoveBits a, MoveBits b) { return {.x = a.x | b.x, .o = a.o | b.o}; }
    friend constexpr MoveBits operator&(MoveBits a, MoveBits b) { return {.x = a.x & b.x, .o = a.o & b.o}; }
    friend constexpr MoveBits operator-(MoveBits a, MoveBits b) { return {.x = a.x & ~b.x, .o = a.o & ~b.o}; }
  };

  /// A row that is filled with one mark, or can still be filled with it.
  struct Chance {
    const detail::RowOfFive& row;
    Player mark;
    std::uint64_t free;  // the squares of the row without a mark
  };

  static constexpr std::uint64_t bit_of(Square square) {
    return std::uint64_t{1} << static_cast<unsigned>(square.index());
  }
  static constexpr Line line_of_bits(std::uint64_t bits) { return line_of(Squares::of_number(bits)); }
  static constexpr MoveBits bits_of(Player mark, std::uint64_t squares) {
    return mark == Player::x ? MoveBits{.x = squares} : MoveBits{.o = squares};
  }
  static constexpr Moves moves_of(MoveBits bits) { return {Squares::of_number(bits.x), Squares::of_number(bits.o)}; }

  constexpr std::uint64_t marked() const { return marks_[0] | marks_[1]; }
  constexpr MoveBits legal_bits() const { return {.x = all_squares & ~marked(), .o = all_squares & ~marked()}; }

  constexpr void for_each_chance(auto&& function) const {
    for (const detail::RowOfFive& row : detail::rows_of_five) {
      for (const Player mark : {Player::x, Player::o}) {
        const std::uint64_t own = marks_[static_cast<std::size_t>(mark)];
        const std::uint64_t others = marks_[static_cast<std::size_t>(other(mark))];
        if ((row.squares & others) != 0 || (rules_.exactly_five && (row.beyond & own) != 0)) continue;
        function(Chance{.row = row, .mark = mark, .free = row.squares & ~own});
      }
    }
  }
  constexpr bool has_five() const {
    bool has = false;
    for_each_chance([&](const Chance& chance) { has = has || chance.free == 0; });
    return has;
  }
  constexpr bool has_chance() const {
    bool has = false;
    for_each_chance([&](const Chance& /*chance*/) { has = true; });
    return has;
  }

  /// The moves on a row that has exactly `free_squares` free squares left, with the row's mark.
  constexpr MoveBits completing_bits(int free_squares) const {
    MoveBits completing;
    for_each_chance([&](const Chance& chance) {
      if (std::popcount(chance.free) == free_squares) completing = completing | bits_of(chance.mark, chance.free);
    });
    return completing;
  }

  /// The moves after which the row can no longer be filled.
  constexpr MoveBits spoiling(const Chance& chance) const {
    MoveBits moves = bits_of(other(chance.mark), chance.free);
    if (rules_.exactly_five) moves = moves | bits_of(chance.mark, chance.row.beyond & ~marked());
    return moves;
  }

  /// The moves that spoil all remaining rows.
  constexpr MoveBits spoiling_bits() const {
    MoveBits all = legal_bits();
    for_each_chance([&](const Chance& chance) { all = all & spoiling(chance); });
    return all;
  }

  /// The moves of either player after which all remaining rows are spoiled, or can be spoiled with
  /// one more move.
  constexpr MoveBits bits_before_chaos_wins() const {
    std::array<MoveBits, 2 * detail::rows_of_five.size()> chances{};
    std::size_t count = 0;
    for_each_chance([&](const Chance& chance) { chances[count++] = spoiling(chance); });
    MoveBits found;
    const auto look_at = [&](MoveBits move, std::uint64_t square) {
      MoveBits left = legal_bits() - MoveBits{.x = square, .o = square};
      bool is_left = false;
      for (std::size_t i = 0; i < count && !left.empty(); ++i) {
        if (!(chances[i] & move).empty()) continue;
        left = left & chances[i];
        is_left = true;
      }
      if (!left.empty() || !is_left) found = found | move;
    };
    for (std::uint64_t rest = legal_bits().x; rest != 0; rest &= rest - 1) {
      const std::uint64_t square = rest & ~(rest - 1);
      look_at({.x = square}, square);
      look_at({.o = square}, square);
    }
    return found - completing_bits(1);
  }

  std::array<std::uint64_t, 2> marks_{};  // by mark
  OrderAndChaosRules rules_;
  Player turn_;
};

static_assert(GameOnBoard<OrderAndChaos> && GameWithChoices<OrderAndChaos> && GameWithSetUp<OrderAndChaos> &&
              GameWithThreatMoves<OrderAndChaos>);

}  // namespace noughts

template <>
struct std::hash<noughts::OrderAndChaos> : noughts::PositionHash<noughts::OrderAndChaos> {};
