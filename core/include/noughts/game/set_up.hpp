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
  /// The owner of each square, row by row from the top left. Where marks do not show who made them:
  /// which mark is on it.
  std::span<const std::optional<Player>> marks;
  /// The player to move; after the end of the game, the player who would move. If left out: the
  /// player with fewer marks, or X if both have the same number. Where marks do not show who made
  /// them: X after an even number of marks, and O after an odd one.
  std::optional<Player> turn = std::nullopt;
  /// The square that was marked last. A game needs it if it decides where the next move goes.
  /// Without it, the next move can be made in any small board.
  std::optional<Square> last = std::nullopt;
  /// All marked squares, from the oldest mark to the newest. Only for a game in which marks
  /// disappear, and such a game needs it.
  std::span<const Square> order{};  // NOLINT(readability-redundant-member-init): without it, compilers warn
  /// The winner of each small board, in their order. Only for a game in which both players can have
  /// a line in a small board. If it is left out, the marks must show the winners.
  std::span<const std::optional<Player>> boards{};  // NOLINT(readability-redundant-member-init): the same
  /// The last named choice that was made, as its place in the game's `choices()`. Only for a game
  /// with an opening. If it is left out, none was made.
  std::optional<int> choice = std::nullopt;
};

/// Why a position cannot be set up. If several reasons hold, the first in this list is given.
enum class SetUpFault : std::uint8_t {
  not_offered,    ///< positions of this game cannot be set up
  not_taken,      ///< `order`, `boards` or `choice` is given, and this game does not take it
  wrong_size,     ///< there are fewer or more squares than on the board
  wrong_turn,     ///< with this player to move, the players cannot have these numbers of marks
  wrong_mark,     ///< no player makes this mark in this game
  floating_mark,  ///< marks fall in this game, and the square below the mark is free
  no_last_mark,   ///< no mark can be the last one: all marks on top belong to the player to move
  wrong_last,     ///< the square given as the last one cannot have been marked last
  wrong_boards,   ///< `boards` does not fit the lines in the small boards, or is needed
  /// The game had already ended, or a small board was already closed, before the last mark.
  ended_before,
  wrong_choice,  ///< after this choice, or before any, there cannot be so many marks
  wrong_order,   ///< `order` has not each mark once, or the players do not take turns in it
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
    case SetUpFault::not_taken: return "not-taken";
    case SetUpFault::wrong_size: return "wrong-size";
    case SetUpFault::wrong_turn: return "wrong-turn";
    case SetUpFault::wrong_mark: return "wrong-mark";
    case SetUpFault::floating_mark: return "floating-mark";
    case SetUpFault::no_last_mark: return "no-last-mark";
    case SetUpFault::wrong_last: return "wrong-last";
    case SetUpFault::wrong_boards: return "wrong-boards";
    case SetUpFault::ended_before: return "ended-before";
    case SetUpFault::wrong_choice: return "wrong-choice";
    case SetUpFault::wrong_order: return "wrong-order";
  }
  std::unreachable();
}

/// The fault as a sentence for people.
constexpr std::string_view sentence(SetUpFault fault) {
  switch (fault) {
    case SetUpFault::not_offered: return "Positions of this game cannot be set up.";
    case SetUpFault::not_taken: return "This game takes only squares, turn and last.";
    case SetUpFault::wrong_size: return "There must be as many squares as on the board.";
    case SetUpFault::wrong_turn:
      return "The players cannot have marked so many squares each when it is this one's turn.";
    case SetUpFault::wrong_mark: return "This game has no such mark.";
    case SetUpFault::floating_mark: return "The square below this mark is free.";
    case SetUpFault::no_last_mark: return "No mark can have been the last one.";
    case SetUpFault::wrong_last: return "This cannot have been the last mark.";
    case SetUpFault::wrong_boards: return "The marks do not show this winner of a small board.";
    case SetUpFault::ended_before: return "The game had ended before its last mark was made.";
    case SetUpFault::wrong_choice: return "There cannot be so many marks after this choice.";
    case SetUpFault::wrong_order: return "The order must have each mark once, and the players take turns.";
  }
  std::unreachable();
}

/// All faults, in the order in which they are checked.
inline constexpr std::array set_up_faults{
    SetUpFault::not_offered,  SetUpFault::not_taken,     SetUpFault::wrong_size,   SetUpFault::wrong_turn,
    SetUpFault::wrong_mark,   SetUpFault::floating_mark, SetUpFault::no_last_mark, SetUpFault::wrong_last,
    SetUpFault::wrong_boards, SetUpFault::ended_before,  SetUpFault::wrong_choice, SetUpFault::wrong_order,
};

/// A game in which any position can be set up:
/// - `set_up(wanted)`: the wanted position under the rules of this game, or why it is not possible.
///
/// The numbers of marks must be possible when players take turns, and the game must not have ended
/// before the last mark. It is not always checked whether a sequence of moves leads to the
/// position. With small boards, for example, the earlier moves may have had to be in other ones.
template <typename G>
concept GameWithSetUp = GameOnBoard<G> && requires(const G position, const SetUp& wanted) {
  { position.set_up(wanted) } -> std::same_as<std::expected<G, SetUpError>>;
};

namespace detail {

/// A game in which only positions can be set up that play can reach.
template <typename G>
concept SetsUpReachable = GameWithSetUp<G> && requires { requires G::sets_up_reachable; };

/// How many squares a player has marked.
constexpr int count_marks(const SetUp& wanted, Player player) {
  return static_cast<int>(std::ranges::count(wanted.marks, std::optional{player}));
}

/// The player to move. `shared_marks` as in `Board`.
constexpr Player turn_of(const SetUp& wanted, bool shared_marks = false) {
  const int x = count_marks(wanted, Player::x);
  const int o = count_marks(wanted, Player::o);
  const bool is_o = shared_marks ? (x + o) % 2 != 0 : x > o;
  return wanted.turn.value_or(is_o ? Player::o : Player::x);
}

/// Calls a function with each marked square and its mark. Requires as many squares as on the board.
constexpr void for_each_mark(const SetUp& wanted, BoardSize size, auto function) {
  for (const Square square : size.every_square()) {
    if (const auto mark = wanted.marks[static_cast<std::size_t>(square.index())]) function(square, *mark);
  }
}

/// What is wrong with the numbers of marks, or given although the game does not take it, if
/// anything. Shared marks can have any numbers.
constexpr std::optional<SetUpError> fault_of_numbers(const SetUp& wanted, BoardSize size, bool shared_marks = false) {
  if (!wanted.order.empty() || !wanted.boards.empty() || wanted.choice)
    return SetUpError{.fault = SetUpFault::not_taken};
  if (std::cmp_not_equal(wanted.marks.size(), size.squares())) return SetUpError{.fault = SetUpFault::wrong_size};
  if (shared_marks) return std::nullopt;
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
  if (const auto error = fault_of_numbers(wanted, board.size, board.shared_marks)) return error;
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
    if (board.shared_marks || owner(square) == last) could_be_last.push_back(square);
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
