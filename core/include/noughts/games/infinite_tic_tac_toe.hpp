#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/games/small_board.hpp"

namespace noughts {

/// A position of infinite tic-tac-toe: three in a row on a 3×3 board wins, and nobody has more than three marks.
/// Whoever makes a fourth one loses his oldest by the same move; until then its square is taken, also to himself.
/// Models `GameOnBoard`, `GameWithForcedMoves`, `GameWithKey`, `GameWithMirror`, `GameWithRepetition` and
/// `GameWithVanishingMarks`, which document the members.
///
/// Whoever begins wins, within 13 plies, by a square in the middle of an edge; by any other the game goes round in
/// circles. All 73,450 positions that can come up from the empty board, but for who has X, are known
/// (`GameWithFewPositions`).
class InfiniteTicTacToe {
 public:
  using Move = Square;                             ///< the square that is marked
  using Squares = SquareSet<9>;                    ///< a set of squares of this board
  static constexpr int capacity = 9;               ///< the most squares that there are
  static constexpr int most_marks = 3;             ///< of a player
  static constexpr int key_bits = 17;              ///< of `key`
  static constexpr int most_plies = 17;            ///< of a game that is won against the best play
  static constexpr bool has_few_positions = true;  ///< it is a `GameWithFewPositions`

  /// The empty board. X moves first, unless told otherwise.
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
  constexpr void play_unchecked(Square square) {
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

  /// A member of the concept `GameWithVanishingMarks`.
  constexpr std::optional<Square> vanishing_mark() const {
    const Row row = row_of(turn_);
    if (!is_full(row) || has_line(other(turn_))) return std::nullopt;
    return Square{oldest_of(row)};
  }

  /// A member of the concept `GameWithForcedMoves`.
  /// @{
  constexpr Squares winning_moves() const {
    return squares_of(gaps_of(row_of(turn_)) & free_places() & (has_line(other(turn_)) ? 0U : detail::all_places));
  }
  constexpr Squares safe_moves() const {
    // The two marks that the other player keeps have at most one gap.
    const Places gap = gaps_of(row_of(other(turn_)));
    const Places own = places_of(row_of(turn_));
    const Places own_kept = places_of(kept(row_of(turn_)));
    if ((gap & free_places()) != 0) return squares_of(gap);  // it has to be taken,
    if ((gap & (own & ~own_kept)) != 0) return {};           // and cannot be where it becomes free by the move
    return squares_of(free_places());
  }
  /// @}

  /// A member of the concept `GameWithKey`: positions are counted by how many marks there are, and then by where they
  /// lie, those of the player to move first, the oldest first, each among the squares that are left.
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

  /// Positions are equal when the same squares were marked by the same players in the same order, as far as the marks
  /// are still there, and the same player is to move.
  friend constexpr bool operator==(const InfiniteTicTacToe&, const InfiniteTicTacToe&) = default;

 private:
  /// A player's marks, four bits each: the square's index and 1, the newest lowest, 0 where there is none. A fourth
  /// mark pushes the oldest one out.
  ///
  ///     oldest     newest
  ///     3210 3210 3210
  using Row = std::uint16_t;
  static constexpr unsigned mark_bits = 4;
  static constexpr unsigned mark_mask = 0b1111;
  static constexpr unsigned row_mask = (1U << mark_bits * most_marks) - 1;

  /// Nine bits, as those of a small board.
  using Places = unsigned;

  constexpr Row row_of(Player player) const { return rows_[static_cast<std::size_t>(player)]; }
  static constexpr Row with_mark(Row row, int index) {
    return static_cast<Row>((static_cast<unsigned>(row) << mark_bits | static_cast<unsigned>(index + 1)) & row_mask);
  }
  /// The mark after which the player has made so many more; 0 where there is none.
  static constexpr unsigned mark_of(Row row, int age) {
    return row >> static_cast<unsigned>(age) * mark_bits & mark_mask;
  }
  static constexpr bool is_full(Row row) { return row >> mark_bits * (most_marks - 1) != 0; }
  static constexpr int oldest_of(Row row) { return static_cast<int>(row >> mark_bits * (most_marks - 1)) - 1; }

  /// The marks that are still there after the player's next move, but for the one that he makes.
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

  /// The places that would complete a line with the marks that a player keeps.
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

static_assert(GameOnBoard<InfiniteTicTacToe> && GameWithForcedMoves<InfiniteTicTacToe> &&
              GameWithFewPositions<InfiniteTicTacToe> && GameWithMirror<InfiniteTicTacToe> &&
              GameWithRepetition<InfiniteTicTacToe> && GameWithVanishingMarks<InfiniteTicTacToe>);

}  // namespace noughts

template <>
struct std::hash<noughts::InfiniteTicTacToe> : noughts::PositionHash<noughts::InfiniteTicTacToe> {};
