#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/games/small_board.hpp"

namespace noughts {

namespace detail {

/// Of every set of marks on a board of three columns and rows: which kind it is of, where boards that can be turned
/// into each other are of one kind, and all those that are closed by a line of the kind 0.
inline constexpr std::array<std::uint8_t, 512> kinds_of_marks = [] {
  std::array<std::uint8_t, 512> kinds{};
  std::uint8_t count = 0;
  for (std::size_t set = 0; set < kinds.size(); ++set) {
    if (has_line_of_places[set] || kinds[set] != 0) continue;
    ++count;
    for (const auto& turn : turns_of_places) kinds[turned_places(static_cast<std::uint16_t>(set), turn)] = count;
  }
  return kinds;
}();

}  // namespace detail

/// On how many boards Notakto is played.
struct NotaktoRules {
  static constexpr int most_boards = 3;  ///< at most

  int boards = most_boards;  ///< 1 to 3

  /// Whether there is such a game.
  constexpr bool are_valid() const { return 1 <= boards && boards <= most_boards; }

  friend constexpr bool operator==(const NotaktoRules&, const NotaktoRules&) = default;
};

/// A position of Notakto: both players make an X, on one to three boards of tic-tac-toe that lie side by side. Three in
/// a row close their board, and whoever closes the last one loses.
///
/// Squares are those of one board of three rows. Models `GameOnBoard`, `GameWithForcedMoves`, `GameWithFewPositions`,
/// `GameWithMirror` and `GameWithSmallBoards`, which document the members. A closed board is a tie by its status: it is
/// nobody's.
///
/// Whoever begins wins on one board and on three, and the other player on two (Plambeck and Whitehead, “The Secrets of
/// Notakto: Winning at X-only Tic-Tac-Toe”, 2013).
class Notakto {
 public:
  using Move = Square;                             ///< the square that is marked
  using Squares = SquareSet<27>;                   ///< a set of squares of these boards
  static constexpr int capacity = 27;              ///< the most squares that there are
  static constexpr int key_bits = 15;              ///< of `key`
  static constexpr int most_plies = 21;            ///< of a game: a board has room for seven marks, if it has none more
  static constexpr bool has_few_positions = true;  ///< it is a `GameWithFewPositions`

  /// Three empty boards. X moves first, unless told otherwise.
  constexpr explicit Notakto(Player first = Player::x) : Notakto{NotaktoRules{}, first} {}

  /// The same on as many boards as the rules say. Requires valid rules.
  constexpr explicit Notakto(const NotaktoRules& rules, Player first = Player::x)
      : boards_{static_cast<std::uint8_t>(rules.boards)}, turn_{first} {
    NOUGHTS_ASSERT(rules.are_valid());
    for (std::size_t board = boards_; board < marks_.size(); ++board) marks_[board] = detail::all_places;
  }

  /// By which rules the game is played.
  constexpr NotaktoRules rules() const { return {.boards = boards_}; }

  /// A member of the concept `Game`.
  /// @{
  constexpr Notakto start(Player first) const { return Notakto{rules(), first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    return std::ranges::all_of(marks_, is_closed) ? Status::won(turn_) : Status::next(turn_);
  }
  constexpr Squares legal_moves() const {
    return squares_of([](Places marks) { return is_closed(marks) ? 0 : detail::all_places & ~marks; });
  }
  constexpr void play_unchecked(Square square) {
    NOUGHTS_ASSERT(legal_moves().contains(square));
    marks_[board_of(square)] |= place_of(square);
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    std::uint64_t number = std::uint64_t{boards_} << 1U | (turn_ == Player::x ? 0U : 1U);
    for (const Places marks : marks_) number = number << 9U | marks;
    const std::uint64_t mixed = number * 0x9e3779b97f4a7c15U;
    return mixed ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return {.columns = 3 * boards_, .rows = 3}; }
  constexpr Board board() const {
    Board board;
    board.size = size();
    board.shared_marks = true;
    for (int number = 0; number < boards_; ++number) {
      for (const Places line : detail::small_board_lines) board.lines.push_back(line_on(number, line));
      if (boards_ > 1) board.small_boards.push_back(line_on(number, detail::all_places));
    }
    return board;
  }
  constexpr std::optional<Player> owner(Square square) const {
    const bool is_marked = (marks_[board_of(square)] & place_of(square)) != 0;
    return is_marked ? std::optional{Player::x} : std::nullopt;
  }
  constexpr std::vector<Line> won_lines() const {
    std::vector<Line> lines;
    if (!status().is_over()) return lines;
    for (int number = 0; number < boards_; ++number) {
      for (Line& line : board_lines(number)) lines.push_back(std::move(line));
    }
    return lines;
  }
  /// @}

  /// A member of the concept `GameWithSmallBoards`.
  /// @{
  constexpr Status board_status(int number) const {
    return is_closed(marks_[static_cast<std::size_t>(number)]) ? Status::tie() : Status::next(turn_);
  }
  constexpr std::vector<Line> board_lines(int number) const {
    std::vector<Line> lines;
    for (const Places line : detail::small_board_lines) {
      if ((line & ~marks_[static_cast<std::size_t>(number)]) == 0) lines.push_back(line_on(number, line));
    }
    return lines;
  }
  /// @}

  /// A member of the concept `GameWithForcedMoves`.
  /// @{
  constexpr Squares winning_moves() const { return {}; }
  constexpr Squares safe_moves() const {
    if (std::ranges::count_if(marks_, is_closed) < NotaktoRules::most_boards - 1) return legal_moves();
    return squares_of([](Places marks) {
      return is_closed(marks) ? 0 : detail::all_places & ~marks & ~unsigned{detail::gaps_of_places[marks]};
    });
  }
  /// @}

  /// A member of the concept `GameWithKey`: of which kinds the boards are, in any order. The boards that a game has not
  /// are closed ones of another.
  constexpr std::uint64_t key() const {
    std::array<std::uint64_t, 3> kinds{};
    std::ranges::transform(marks_, kinds.begin(), [](Places marks) { return detail::kinds_of_marks[marks]; });
    std::ranges::sort(kinds);
    // Three in order, repeated or not, are counted as three different ones: c above 2, b above 1, a.
    const auto [a, b, c] = kinds;
    return a + (b + 1) * b / 2 + (c + 2) * (c + 1) * c / 6;
  }

  /// A member of the concept `GameWithMirror`.
  constexpr Notakto canonical() const {
    Notakto least = *this;
    for (Places& least_marks : least.marks_) {
      const Places marks = least_marks;
      for (const auto& turn : detail::turns_of_places)
        least_marks = (std::min)(least_marks, detail::turned_places(marks, turn));
    }
    std::ranges::sort(least.marks_);  // no board but one that the game has not has nine marks
    return least;
  }

  /// Positions are equal when they are played on as many boards, the same squares are marked and the same player is to
  /// move.
  friend constexpr bool operator==(const Notakto&, const Notakto&) = default;

 private:
  using Places = std::uint16_t;  // nine bits, as those of a small board

  static constexpr bool is_closed(Places marks) { return detail::has_line_of_places[marks]; }

  constexpr std::size_t board_of(Square square) const {
    return static_cast<std::size_t>(square.index() % size().columns / 3);
  }
  constexpr Places place_of(Square square) const {
    const int place = size().row(square) * 3 + size().column(square) % 3;
    return static_cast<Places>(1U << static_cast<unsigned>(place));
  }

  /// The squares of some places of each board, as a function has them of its marks.
  constexpr Squares squares_of(auto places_of) const {
    std::uint64_t squares = 0;
    for (unsigned board = 0; board < boards_; ++board) {
      const auto places = static_cast<std::uint64_t>(places_of(marks_[board]));
      for (unsigned row = 0; row < 3; ++row) {
        squares |= (places >> 3 * row & 0b111U) << 3 * (row * boards_ + board);
      }
    }
    return Squares::of_number(squares);
  }
  constexpr Line line_on(int number, Places places) const {
    Line line;
    for (const Square square : size().every_square()) {
      if (board_of(square) == static_cast<std::size_t>(number) && (place_of(square) & places) != 0)
        line.push_back(square);
    }
    return line;
  }

  std::array<Places, NotaktoRules::most_boards> marks_{};  // all places of those that the game has not
  std::uint8_t boards_;
  Player turn_;
};

static_assert(GameOnBoard<Notakto> && GameWithForcedMoves<Notakto> && GameWithFewPositions<Notakto> &&
              GameWithMirror<Notakto> && GameWithSmallBoards<Notakto>);

}  // namespace noughts

template <>
struct std::hash<noughts::Notakto> : noughts::PositionHash<noughts::Notakto> {};
