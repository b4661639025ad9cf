#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/game/variation.hpp"
#include "noughts/games/small_board.hpp"

namespace noughts {

namespace detail {

/// For every set of marks on a 3×3 board: its kind. Boards that can be turned or mirrored into each
/// other are of one kind. All boards that a line closes are of kind 0.
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

/// How many boards Notakto is played on.
struct NotaktoRules {
  static constexpr int most_boards = 3;  ///< the largest number of boards

  int boards = most_boards;  ///< 1 to 3

  /// Whether the rules are valid.
  constexpr bool are_valid() const { return 1 <= boards && boards <= most_boards; }

  /// The other rules, with their names: `Variation`.
  /// @{
  static constexpr auto variations() {
    return std::array{
        Variation<NotaktoRules>{.rules = {.boards = 1}, .id = "-1"},
        Variation<NotaktoRules>{.rules = {.boards = 2}, .id = "-2"},
    };
  }
  static constexpr std::array<std::string_view, 2> variation_titles() { return {" on 1 board", " on 2 boards"}; }
  /// @}

  friend constexpr bool operator==(const NotaktoRules&, const NotaktoRules&) = default;
};

/// A position of Notakto: both players mark with X, on one to three tic-tac-toe boards side by
/// side. Three in a row close their board. The player who closes the last board loses.
///
/// The squares are those of one board with three rows. Models `GameOnBoard`,
/// `GameWithImmediateTactics`, `GameWithKey`, `GameWithMirror`, `GameWithSetUp` and
/// `GameWithSmallBoards`; these concepts document the members. Only positions that play can reach
/// can be set up. The status of a closed board is a tie, because no player owns it.
///
/// The first player wins on one board and on three boards, and the second player wins on two
/// (Plambeck and Whitehead, “The Secrets of Notakto: Winning at X-only Tic-Tac-Toe”, 2013).
class Notakto {
 public:
  using Move = BoardMove;                ///< the square that is marked
  using Squares = SquareSet<27>;         ///< a set of squares of these boards
  static constexpr int capacity = 27;    ///< the most squares of the board
  static constexpr int key_bits = 15;    ///< the number of bits in `key()`
  static constexpr int most_plies = 21;  ///< of a game: a board is closed after seven marks at most

  /// Three empty boards. By default, X moves first.
  constexpr explicit Notakto(Player first = Player::x) : Notakto{NotaktoRules{}, first} {}

  /// As many empty boards as the rules say. Requires valid rules.
  constexpr explicit Notakto(const NotaktoRules& rules, Player first = Player::x)
      : boards_{static_cast<std::uint8_t>(rules.boards)}, turn_{first} {
    NOUGHTS_ASSERT(rules.are_valid());
    for (std::size_t board = boards_; board < marks_.size(); ++board) marks_[board] = detail::all_places;
  }

  /// The rules of the game.
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
  constexpr void play_unchecked(BoardMove move) {
    const Square square = move.square();
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

  /// Play can reach each position that can be set up.
  static constexpr bool sets_up_reachable = true;

  /// A member of the concept `GameWithSetUp`. Each mark is an X.
  constexpr std::expected<Notakto, SetUpError> set_up(const SetUp& wanted) const {
    Board part;
    part.size = size();
    part.shared_marks = true;
    if (const auto error = detail::fault_of(wanted, part)) return std::unexpected{*error};
    Notakto position{rules(), detail::turn_of(wanted, true)};
    std::optional<Square> wrong;
    detail::for_each_mark(wanted, size(), [&](Square square, Player mark) {
      if (mark == Player::o) wrong = square;
      position.marks_[board_of(square)] |= place_of(square);
    });
    if (wrong) return std::unexpected{SetUpError{.fault = SetUpFault::wrong_mark, .square = wrong}};
    // No mark was made on a small board after the one that closed it.
    for (int number = 0; number < boards_; ++number) {
      SetUp here = wanted;
      if (here.last && std::cmp_not_equal(board_of(*here.last), number)) here.last.reset();
      part.lines = position.board_lines(number);
      if (const auto error = detail::fault_of(here, part)) return std::unexpected{*error};
    }
    return position;
  }

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

  /// A member of the concept `GameWithImmediateTactics`.
  /// @{
  constexpr Squares winning_moves() const { return {}; }
  constexpr Squares safe_moves() const {
    if (std::ranges::count_if(marks_, is_closed) < NotaktoRules::most_boards - 1) return legal_moves();
    return squares_of([](Places marks) {
      return is_closed(marks) ? 0 : detail::all_places & ~marks & ~unsigned{detail::gaps_of_places[marks]};
    });
  }
  /// @}

  /// A member of the concept `GameWithKey`: the kinds of the boards, in any order. With fewer than
  /// three boards, the others count as closed.
  constexpr std::uint64_t key() const {
    std::array<std::uint64_t, 3> kinds{};
    std::ranges::transform(marks_, kinds.begin(), [](Places marks) { return detail::kinds_of_marks[marks]; });
    std::ranges::sort(kinds);
    // The sorted kinds can repeat, but a, b + 1 and c + 2 are all different. So they are numbered
    // in the combinatorial number system.
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
    std::ranges::sort(least.marks_);  // unused boards stay last: only they have nine marks
    return least;
  }

  /// Positions are equal if the number of boards, the marks and the player to move are the same.
  friend constexpr bool operator==(const Notakto&, const Notakto&) = default;

 private:
  using Places = std::uint16_t;  // nine bits, one for each place of a board

  static constexpr bool is_closed(Places marks) { return detail::has_line_of_places[marks]; }

  constexpr std::size_t board_of(Square square) const {
    return static_cast<std::size_t>(square.index() % size().columns / 3);
  }
  constexpr Places place_of(Square square) const {
    const int place = size().row(square) * 3 + size().column(square) % 3;
    return static_cast<Places>(1U << static_cast<unsigned>(place));
  }

  /// The squares of some places of each board. `places_of` gives the places for the marks of a
  /// board.
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

  // A board that the game does not have is full.
  std::array<Places, NotaktoRules::most_boards> marks_{};
  std::uint8_t boards_;
  Player turn_;
};

static_assert(GameOnBoard<Notakto> && GameWithImmediateTactics<Notakto> && GameWithMirror<Notakto> &&
              GameWithSetUp<Notakto> && GameWithSmallBoards<Notakto>);

}  // namespace noughts

template <>
struct std::hash<noughts::Notakto> : noughts::PositionHash<noughts::Notakto> {};
