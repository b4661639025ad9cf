#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/mark_move_set.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/small_board.hpp"

namespace noughts {

/// A position of wild tic-tac-toe. On a 3×3 board, both players choose to make an X or an O with
/// each move. The player who completes three equal marks in a row wins, or in misère loses. Models
/// `GameOnBoard`, `GameWithChoices`, `GameWithImmediateTactics`, `GameWithKey`, `GameWithMirror`
/// and `GameWithSetUp`; these concepts document the members. Only positions that play can reach can
/// be set up.
///
/// The first player wins within 7 plies by starting in the middle; any other first move is a draw.
/// In misère, the middle is a draw and any other first move loses. The game has 18,753 positions,
/// and all of them are solved.
template <bool is_misere>
class WildGame {
 public:
  using Move = BoardMove;               ///< which mark is made on which square
  using Squares = SquareSet<9>;         ///< a set of squares of this board
  using Moves = MarkMoveSet<9>;         ///< a set of moves
  static constexpr int capacity = 9;    ///< how many squares the board has
  static constexpr int key_bits = 15;   ///< the number of bits in `key()`
  static constexpr int most_plies = 9;  ///< the most plies of a game

  /// The empty board. By default, X moves first.
  constexpr explicit WildGame(Player first = Player::x) : turn_{first} {}

  /// The squares with a mark.
  constexpr Squares squares_with(Player mark) const { return Squares::of_number(places(mark)); }

  /// A member of the concept `Game`.
  /// @{
  constexpr WildGame start(Player first) const { return WildGame{first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    if (has_line()) return Status::won(is_misere ? turn_ : other(turn_));
    return free_places() == 0 ? Status::tie() : Status::next(turn_);
  }
  constexpr Moves legal_moves() const {
    if (has_line()) return {};
    return moves_of({free_places(), free_places()});
  }
  constexpr void play_unchecked(BoardMove move) {
    NOUGHTS_ASSERT(legal_moves().contains(move));
    const auto mark = static_cast<std::size_t>(*move.mark());
    places_[mark] = static_cast<Places>(places_[mark] | 1U << move.square().index());
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t number = std::uint64_t{places_[0]} << 10U | std::uint64_t{places_[1]} << 1U;
    const std::uint64_t mixed = (number | (turn_ == Player::x ? 0U : 1U)) * 0x9e3779b97f4a7c15U;
    return mixed ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return {.columns = 3, .rows = 3}; }
  constexpr Board board() const {
    Board board;
    board.size = size();
    board.shared_marks = true;
    board.chosen_marks = true;
    for (const Places line : detail::small_board_lines) board.lines.push_back(line_of(Squares::of_number(line)));
    return board;
  }
  constexpr std::optional<Player> owner(Square square) const {
    for (const Player mark : {Player::x, Player::o}) {
      if (squares_with(mark).contains(square)) return mark;
    }
    return std::nullopt;
  }
  constexpr std::vector<Line> won_lines() const {
    std::vector<Line> lines;
    for (const Places line : detail::small_board_lines) {
      const bool is_whole = std::ranges::any_of(places_, [&](Places places) { return (line & ~places) == 0; });
      if (is_whole) lines.push_back(line_of(Squares::of_number(line)));
    }
    return lines;
  }
  /// @}

  /// Play can reach each position that can be set up.
  static constexpr bool sets_up_reachable = true;

  /// A member of the concept `GameWithSetUp`.
  constexpr std::expected<WildGame, SetUpError> set_up(const SetUp& wanted) const {
    if (const auto error = detail::fault_of(wanted, board())) return std::unexpected{*error};
    WildGame position{detail::turn_of(wanted, true)};
    detail::for_each_mark(wanted, size(), [&](Square square, Player mark) {
      Places& places = position.places_[static_cast<std::size_t>(mark)];
      places = static_cast<Places>(places | 1U << square.index());
    });
    return position;
  }

  /// A member of the concept `GameWithChoices`.
  static constexpr Choices choices() { return {.marks = true}; }

  /// A member of the concept `GameWithImmediateTactics`.
  /// @{
  constexpr Moves winning_moves() const { return is_misere ? Moves{} : completing_moves(); }
  constexpr Moves safe_moves() const {
    if constexpr (is_misere) return legal_moves() - completing_moves();
    Moves safe;
    for (const BoardMove move : legal_moves()) {
      if (after(*this, move).completing_moves().empty()) safe.insert(move);
    }
    return safe;
  }
  /// @}

  /// A member of the concept `GameWithKey`: each square is a digit, from 0 to 2, of a number.
  constexpr std::uint64_t key() const {
    std::uint64_t key = 0;
    for (int square = 0; square < 9; ++square) {
      const auto mark = owner(Square{square});
      key = 3 * key + (mark ? static_cast<std::uint64_t>(*mark) + 1 : 0);
    }
    return key;
  }

  /// A member of the concept `GameWithMirror`. The canonical position may also have X and O
  /// exchanged.
  constexpr WildGame canonical() const {
    WildGame least = *this;
    for (const auto& turn : detail::turns_of_places) {
      WildGame turned = *this;
      for (Places& places : turned.places_) places = detail::turned_places(places, turn);
      least.places_ = (std::min)(least.places_, turned.places_);
      std::ranges::reverse(turned.places_);
      least.places_ = (std::min)(least.places_, turned.places_);
    }
    return least;
  }

  /// Positions are equal if the marks and the player to move are the same.
  friend constexpr bool operator==(const WildGame&, const WildGame&) = default;

 private:
  using Places = std::uint16_t;  // nine bits, one for each place of a board

  constexpr Places places(Player mark) const { return places_[static_cast<std::size_t>(mark)]; }
  constexpr bool has_line() const {
    return std::ranges::any_of(places_, [](Places places) { return detail::has_line_of_places[places]; });
  }
  constexpr Places free_places() const { return static_cast<Places>(detail::all_places & ~(places_[0] | places_[1])); }

  /// The moves that make an X on the first set of places, and an O on the second set.
  static constexpr Moves moves_of(const std::array<unsigned, 2>& places) {
    return {Squares::of_number(places[0]), Squares::of_number(places[1])};
  }

  /// The moves that complete a line. Empty after the end of the game.
  constexpr Moves completing_moves() const {
    if (has_line()) return {};
    const auto gaps = [&](Player mark) { return unsigned{detail::gaps_of_places[places(mark)]} & free_places(); };
    return moves_of({gaps(Player::x), gaps(Player::o)});
  }

  std::array<Places, 2> places_{};  // by mark
  Player turn_;
};

/// Wild tic-tac-toe in which three in a row win.
using WildTicTacToe = WildGame<false>;

/// Wild tic-tac-toe in which three in a row lose.
using MisereWildTicTacToe = WildGame<true>;

static_assert(GameOnBoard<WildTicTacToe> && GameWithChoices<WildTicTacToe> && GameWithImmediateTactics<WildTicTacToe> &&
              GameWithMirror<WildTicTacToe> && GameWithSetUp<WildTicTacToe>);

}  // namespace noughts

template <bool is_misere>
struct std::hash<noughts::WildGame<is_misere>> : noughts::PositionHash<noughts::WildGame<is_misere>> {};
