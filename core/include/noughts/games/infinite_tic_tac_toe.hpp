#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/small_board.hpp"

namespace noughts {

/// A position of infinite tic-tac-toe: three in a row on a 3×3 board wins, and a player has at most
/// three marks. When a player makes a fourth mark, their oldest mark disappears with the same move.
/// Until then its square is not free, not even for that player. Models `GameOnBoard`,
/// `GameWithImmediateTactics`, `GameWithKey`, `GameWithMirror`, `GameWithRepetition` and
/// `GameWithSetUp`; these concepts document the members. Those positions can be set up that can be
/// reached by play.
///
/// The first player wins within 13 plies by starting in the middle of an edge. After any other
/// first move, the game repeats positions without end. There are 73,450 positions that can be
/// reached from the empty board, if exchanging the players counts as the same position. All of them
/// are solved (`GameWithKey`).
class InfiniteTicTacToe {
 public:
  using Move = BoardMove;                ///< the square that is marked
  using Squares = SquareSet<9>;          ///< a set of squares of this board
  static constexpr int capacity = 9;     ///< the most squares of the board
  static constexpr int most_marks = 3;   ///< the most marks of a player
  static constexpr int key_bits = 17;    ///< the number of bits in `key()`
  static constexpr int most_plies = 17;  ///< the most plies of a won game against best play

  /// The empty board. By default, X moves first.
  constexpr explicit InfiniteTicTacToe(Player first = Player::x) : turn_{first} {}

  /// The squares that a player has marked.
  constexpr Squares marks(Player player) const { return squares_of(places_of(row_of(player))); }

  /// A member of the concept `Game`.
  /// @{
  constexpr InfiniteTicTacToe start(Player first) const { return InfiniteTicTacToe{first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    const Player last = other(turn_);
    return has_line(last) ? Status::won(last) : Status::next(turn_);
  }
  constexpr Squares legal_moves() const { return has_line(other(turn_)) ? Squares{} : squares_of(free_places()); }
  constexpr void play_unchecked(BoardMove move) {
    const Square square = move.square();
    NOUGHTS_ASSERT(legal_moves().contains(square));
    Row& row = rows_[static_cast<std::size_t>(turn_)];
    row = with_mark(row, square.index());
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t rows = std::uint64_t{row_of(Player::x)} << 13U | std::uint64_t{row_of(Player::o)} << 1U;
    const std::uint64_t mixed = (rows | (turn_ == Player::x ? 0U : 1U)) * 0x9e3779b97f4a7c15U;
    return mixed ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return {.columns = 3, .rows = 3}; }
  constexpr Board board() const {
    Board board;
    board.size = size();
    for (const std::uint16_t line : detail::small_board_lines) board.lines.push_back(line_of(squares_of(line)));
    return board;
  }
  constexpr std::optional<Player> owner(Square square) const {
    for (const Player player : {Player::x, Player::o}) {
      if (marks(player).contains(square)) return player;
    }
    return std::nullopt;
  }
  constexpr std::vector<Line> won_lines() const {
    if (!has_line(other(turn_))) return {};
    return {line_of(marks(other(turn_)))};
  }
  /// @}

  /// A member of the concept `GameWithRepetition`.
  constexpr bool can_repeat() const { return true; }

  /// A member of the concept `GameOnBoard`.
  constexpr std::optional<Square> vanishing_mark() const {
    const Row row = row_of(turn_);
    if (!is_full(row) || has_line(other(turn_))) return std::nullopt;
    return Square{oldest_of(row)};
  }

  /// Play can reach each position that can be set up.
  static constexpr bool sets_up_reachable = true;

  /// A member of the concept `GameWithSetUp`. Needs the order of the marks.
  constexpr std::expected<InfiniteTicTacToe, SetUpError> set_up(const SetUp& wanted) const {
    SetUp rest = wanted;
    rest.order = {};
    if (const auto error = detail::fault_of_numbers(rest, size())) return std::unexpected{*error};
    const int marks = detail::count_marks(wanted, Player::x) + detail::count_marks(wanted, Player::o);
    if (marks > 2 * most_marks) return std::unexpected{SetUpError{.fault = SetUpFault::wrong_turn}};
    if (const auto error = detail::fault_of(rest, board())) return std::unexpected{*error};

    InfiniteTicTacToe position{detail::turn_of(wanted)};
    Player player = marks % 2 == 0 ? position.turn_ : other(position.turn_);
    int found = 0;
    for (const Square square : wanted.order) {
      if (!size().contains(square) || wanted.marks[static_cast<std::size_t>(square.index())] != player ||
          position.marks(player).contains(square))
        return std::unexpected{SetUpError{.fault = SetUpFault::wrong_order, .square = square}};
      Row& row = position.rows_[static_cast<std::size_t>(player)];
      row = with_mark(row, square.index());
      player = other(player);
      ++found;
    }
    if (found != marks) return std::unexpected{SetUpError{.fault = SetUpFault::wrong_order}};
    if (wanted.last && *wanted.last != wanted.order.back())
      return std::unexpected{SetUpError{.fault = SetUpFault::wrong_last, .square = wanted.last}};
    return position;
  }

  /// A member of the concept `GameWithImmediateTactics`.
  /// @{
  constexpr Squares winning_moves() const {
    return squares_of(gaps_of(row_of(turn_)) & free_places() & (has_line(other(turn_)) ? 0U : detail::all_places));
  }
  constexpr Squares safe_moves() const {
    // The two marks that the other player keeps have at most one gap.
    const Places gap = gaps_of(row_of(other(turn_)));
    const Places own = places_of(row_of(turn_));
    const Places own_kept = places_of(kept(row_of(turn_)));
    if ((gap & free_places()) != 0) return squares_of(gap);  // the gap must be taken;
    if ((gap & (own & ~own_kept)) != 0) return {};           // it cannot be if this move frees it
    return squares_of(free_places());
  }
  /// @}

  /// A member of the concept `GameWithKey`. Positions are numbered first by the number of marks,
  /// and then by their places. The marks of the player to move come first, and older marks come
  /// before newer ones. Each place is counted among the squares that are left.
  constexpr std::uint64_t key() const {
    std::uint64_t place = 0;
    std::uint64_t positions_with_fewer_marks = 0;
    std::uint64_t positions = 1;
    unsigned left = detail::all_places;
    const auto count_in = [&](Row row) {
      for (int age = most_marks - 1; age >= 0; --age) {
        const unsigned mark = mark_of(row, age);
        if (mark == 0) continue;
        const auto squares = static_cast<unsigned>(std::popcount(left));
        place = place * squares + static_cast<unsigned>(std::popcount(left & ((1U << (mark - 1)) - 1)));
        left &= ~(1U << (mark - 1));
        positions_with_fewer_marks += positions;
        positions *= squares;
      }
    };
    count_in(row_of(turn_));
    count_in(row_of(other(turn_)));
    return positions_with_fewer_marks + place;
  }

  /// A member of the concept `GameWithMirror`.
  constexpr InfiniteTicTacToe canonical() const {
    InfiniteTicTacToe least = *this;
    for (const auto& turn : detail::turns_of_places) {
      InfiniteTicTacToe turned = *this;
      for (Row& row : turned.rows_) row = turned_row(row, turn);
      if (turned.rows_ < least.rows_) least = turned;
    }
    return least;
  }

  /// Positions are equal if the marks on the board, the order in which they were made, and the
  /// player to move are the same.
  friend constexpr bool operator==(const InfiniteTicTacToe&, const InfiniteTicTacToe&) = default;

 private:
  /// A player's marks, four bits each: the index of the square plus 1, or 0 for no mark. The newest
  /// mark is in the lowest bits. A fourth mark pushes the oldest one out.
  ///
  ///     oldest     newest
  ///     3210 3210 3210
  using Row = std::uint16_t;
  static constexpr unsigned mark_bits = 4;
  static constexpr unsigned mark_mask = 0b1111;
  static constexpr unsigned row_mask = (1U << mark_bits * most_marks) - 1;

  /// Nine bits, one for each place of the board.
  using Places = unsigned;

  constexpr Row row_of(Player player) const { return rows_[static_cast<std::size_t>(player)]; }
  static constexpr Row with_mark(Row row, int index) {
    return static_cast<Row>((static_cast<unsigned>(row) << mark_bits | static_cast<unsigned>(index + 1)) & row_mask);
  }
  /// The mark that is followed by `age` newer ones of the same player; 0 if there is none.
  static constexpr unsigned mark_of(Row row, int age) {
    return row >> static_cast<unsigned>(age) * mark_bits & mark_mask;
  }
  static constexpr bool is_full(Row row) { return row >> mark_bits * (most_marks - 1) != 0; }
  static constexpr int oldest_of(Row row) { return static_cast<int>(row >> mark_bits * (most_marks - 1)) - 1; }

  /// The marks that remain after the player's next move, without the new mark.
  static constexpr Row kept(Row row) { return static_cast<Row>(row & row_mask >> mark_bits); }

  static constexpr Places places_of(Row row) {
    Places places = 0;
    for (unsigned rest = row; rest != 0; rest >>= mark_bits) places |= 1U << (rest & mark_mask);
    return places >> 1U;
  }
  static constexpr Squares squares_of(Places places) { return Squares::of_number(places); }

  constexpr Places free_places() const {
    return detail::all_places & ~(places_of(row_of(Player::x)) | places_of(row_of(Player::o)));
  }
  constexpr bool has_line(Player player) const { return detail::has_line_of_places[places_of(row_of(player))]; }

  /// The places that would complete a line with the marks that the player keeps.
  static constexpr Places gaps_of(Row row) { return detail::gaps_of_places[places_of(kept(row))]; }

  static constexpr Row turned_row(Row row, const std::array<std::uint8_t, 9>& turn) {
    Row turned = 0;
    for (int age = most_marks - 1; age >= 0; --age) {
      const unsigned mark = mark_of(row, age);
      if (mark != 0) turned = with_mark(turned, turn[mark - 1]);
    }
    return turned;
  }

  std::array<Row, 2> rows_{};  // by player
  Player turn_;
};

static_assert(GameOnBoard<InfiniteTicTacToe> && GameWithImmediateTactics<InfiniteTicTacToe> &&
              GameWithMirror<InfiniteTicTacToe> && GameWithRepetition<InfiniteTicTacToe> &&
              GameWithSetUp<InfiniteTicTacToe> && detail::HasVanishingMarks<InfiniteTicTacToe>);

}  // namespace noughts

template <>
struct std::hash<noughts::InfiniteTicTacToe> : noughts::PositionHash<noughts::InfiniteTicTacToe> {};
