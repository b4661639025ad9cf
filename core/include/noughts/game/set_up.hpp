#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A position that a person sets up by hand.
struct SetUp {
  /// The owner of each square, row by row from the top left.
  std::span<const std::optional<Player>> marks;
  /// The player to move; after the end of the game, the player who would move. If left out: the
  /// player with fewer marks, or X if both have the same number.
  std::optional<Player> turn = std::nullopt;
  /// The square that was marked last. A game needs it if it decides where the next move goes.
  /// Without it, the next move can be made in any small board.
  std::optional<Square> last = std::nullopt;
};

/// Why a position cannot be set up. If several reasons hold, the first in this list is given.
enum class SetUpFault : std::uint8_t {
  not_offered,    ///< positions of this game cannot be set up
  wrong_size,     ///< there are fewer or more squares than on the board
  wrong_turn,     ///< with this player to move, the players cannot have these numbers of marks
  floating_mark,  ///< marks fall in this game, and the square below the mark is free
  no_last_mark,   ///< no mark can be the last one: all marks on top belong to the player to move
  wrong_last,     ///< the square given as the last one cannot have been marked last
  /// A line had already ended the game, or closed a small board, before the last mark.
  ended_before,
};

/// A fault, and where it is.
struct SetUpError {
  SetUpFault fault;  ///< what is wrong
  /// The square that shows the fault, if there is one.
  std::optional<Square> square = std::nullopt;

  friend constexpr bool operator==(const SetUpError&, const SetUpError&) = default;
};

/// The name of a fault for programs, such as `"floating-mark"`. It is the same in every language
/// and every version.
constexpr std::string_view code(SetUpFault fault) {
  switch (fault) {
    case SetUpFault::not_offered: return "not-offered";
    case SetUpFault::wrong_size: return "wrong-size";
    case SetUpFault::wrong_turn: return "wrong-turn";
    case SetUpFault::floating_mark: return "floating-mark";
    case SetUpFault::no_last_mark: return "no-last-mark";
    case SetUpFault::wrong_last: return "wrong-last";
    case SetUpFault::ended_before: return "ended-before";
  }
  std::unreachable();
}

/// The fault as a sentence for people.
constexpr std::string_view sentence(SetUpFault fault) {
  switch (fault) {
    case SetUpFault::not_offered: return "Positions of this game cannot be set up.";
    case SetUpFault::wrong_size: return "There must be as many squares as on the board.";
    case SetUpFault::wrong_turn:
      return "The players cannot have marked so many squares each when it is this one's turn.";
    case SetUpFault::floating_mark: return "The square below this mark is free.";
    case SetUpFault::no_last_mark: return "No mark can have been the last one.";
    case SetUpFault::wrong_last: return "This cannot have been the last mark.";
    case SetUpFault::ended_before: return "A line had ended the game before its last mark was made.";
  }
  std::unreachable();
}

/// All faults, in the order in which they are checked.
inline constexpr std::array set_up_faults{
    SetUpFault::not_offered,  SetUpFault::wrong_size, SetUpFault::wrong_turn,   SetUpFault::floating_mark,
    SetUpFault::no_last_mark, SetUpFault::wrong_last, SetUpFault::ended_before,
};

/// A game in which any position can be set up:
/// - `set_up(wanted)`: the wanted position under the rules of this game, or why it is not possible.
///
/// The numbers of marks must be possible when players take turns, and the game must not have ended
/// before the last mark. It is not checked whether a sequence of moves leads to the position.
template <typename G>
concept GameWithSetUp = GameOnBoard<G> && requires(const G position, const SetUp& wanted) {
  { position.set_up(wanted) } -> std::same_as<std::expected<G, SetUpError>>;
};

namespace detail {

/// How many squares a player has marked.
constexpr int count_marks(const SetUp& wanted, Player player) {
  return static_cast<int>(std::ranges::count(wanted.marks, std::optional{player}));
}

/// The player to move.
constexpr Player turn_of(const SetUp& wanted) {
  const int lead = count_marks(wanted, Player::x) - count_marks(wanted, Player::o);
  return wanted.turn.value_or(lead > 0 ? Player::o : Player::x);
}

/// What is wrong with the numbers of marks, if anything.
constexpr std::optional<SetUpError> fault_of_numbers(const SetUp& wanted, BoardSize size) {
  if (std::cmp_not_equal(wanted.marks.size(), size.squares())) return SetUpError{.fault = SetUpFault::wrong_size};
  const Player turn = turn_of(wanted);
  const int lead = count_marks(wanted, other(turn)) - count_marks(wanted, turn);
  if (lead != 0 && lead != 1) return SetUpError{.fault = SetUpFault::wrong_turn};
  return std::nullopt;
}

/// The square on which the mark of a square rests. Nothing if it rests on the floor.
using Below = std::optional<Square> (*)(Square square, BoardSize size);

/// Where marks fall to the lowest free square of their column.
constexpr std::optional<Square> below_in_column(Square square, BoardSize size) {
  const int below = square.index() + size.columns;
  return below < size.squares() ? std::optional{Square{below}} : std::nullopt;
}

/// What is wrong with a position of a game that is decided by lines, if anything. `below` is for
/// games in which marks fall.
constexpr std::optional<SetUpError> fault_of(const SetUp& wanted, const Board& board, Below below) {
  if (const auto error = fault_of_numbers(wanted, board.size)) return error;
  const Player last = other(turn_of(wanted));

  const auto owner = [&](Square square) { return wanted.marks[static_cast<std::size_t>(square.index())]; };
  std::vector<Square> could_be_last;
  std::vector<Square> covered;
  for (const Square square : board.size.every_square()) {
    if (!owner(square)) continue;
    if (const auto support = below == nullptr ? std::nullopt : below(square, board.size)) {
      if (!owner(*support)) return SetUpError{.fault = SetUpFault::floating_mark, .square = square};
      covered.push_back(*support);
    }
    if (owner(square) == last) could_be_last.push_back(square);
  }
  const auto is_in = [](const std::vector<Square>& squares) {
    return [&](Square square) { return std::ranges::find(squares, square) != squares.end(); };
  };
  std::erase_if(could_be_last, is_in(covered));
  if (could_be_last.empty() && count_marks(wanted, last) > 0) return SetUpError{.fault = SetUpFault::no_last_mark};
  if (wanted.last) {
    if (!is_in(could_be_last)(*wanted.last)) return SetUpError{.fault = SetUpFault::wrong_last, .square = wanted.last};
    could_be_last.assign(1, *wanted.last);
  }

  for (const Line& line : board.lines) {
    const auto mark = owner(line.front());
    if (!mark || std::ranges::any_of(line, [&](Square square) { return owner(square) != mark; })) continue;
    // The last mark completed every line, so it lies in each of them.
    std::erase_if(could_be_last, std::not_fn(is_in(line)));
    if (could_be_last.empty()) return SetUpError{.fault = SetUpFault::ended_before, .square = line.front()};
  }
  return std::nullopt;
}

/// The same, with columns as the board says.
constexpr std::optional<SetUpError> fault_of(const SetUp& wanted, const Board& board) {
  return fault_of(wanted, board, board.gravity ? &below_in_column : nullptr);
}

}  // namespace detail
}  // namespace noughts
