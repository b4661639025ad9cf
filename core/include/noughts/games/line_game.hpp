#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/line_rules.hpp"

namespace noughts {

/// A position of a line game: the marks, and the player to move. `Rules` is `FixedLineRules` or
/// `FreeLineRules`. Models `GameOnBoard` and `GameWithThreats`; these concepts document the
/// members.
template <typename Rules>
class BasicLineGame {
 public:
  using Move = BoardMove;                           ///< the square that is marked
  using Squares = SquareSet<Rules::capacity>;       ///< a set of squares of this board
  static constexpr int capacity = Rules::capacity;  ///< the most squares of the board
  static constexpr int key_bits = 2 * capacity;     ///< the number of bits in `key()`
  static constexpr int most_plies = capacity;       ///< the most plies of a game

  /// The empty board, with these rules. By default, X moves first.
  constexpr explicit BasicLineGame(const Rules& rules, Player first = Player::x) : rules_{rules}, turn_{first} {}

  /// The empty board, with the default rules of the type.
  constexpr explicit BasicLineGame(Player first = Player::x) : BasicLineGame{Rules{}, first} {}

  /// Converts the same position from a game with rules that are known at compile time.
  template <LineRules rules>
    requires std::same_as<Rules, FreeLineRules>
  constexpr explicit BasicLineGame(const BasicLineGame<FixedLineRules<rules>>& position)
      : rules_{FreeLineRules{rules}},
        marks_{Squares{position.marks(Player::x)}, Squares{position.marks(Player::o)}},
        turn_{position.turn()} {}

  /// The rules of the game.
  constexpr LineRules rules() const { return rules_.rules(); }

  /// The squares that a player has marked.
  constexpr Squares marks(Player player) const { return marks_[static_cast<std::size_t>(player)]; }

  /// The squares that no player has marked.
  constexpr Squares free_squares() const { return all_squares() - marked(); }

  /// A member of the concept `Game`.
  /// @{
  constexpr BasicLineGame start(Player first) const { return BasicLineGame{rules_, first}; }
  constexpr Player turn() const { return turn_; }

  constexpr Status status() const {
    const Player last = other(turn_);
    if (has_line(marks(last))) return Status::won(rules().misere ? turn_ : last);
    return marked() == all_squares() ? Status::tie() : Status::next(turn_);
  }

  constexpr Squares legal_moves() const { return has_line(marks(other(turn_))) ? Squares{} : playable_squares(); }

  constexpr void play_unchecked(BoardMove move) {
    const Square square = move.square();
    NOUGHTS_ASSERT(legal_moves().contains(square));
    marks_[static_cast<std::size_t>(turn_)].insert(square);
    turn_ = other(turn_);
  }

  constexpr std::uint64_t hash() const {
    // Multiplication by the golden ratio spreads the marks of one player over the whole word, away
    // from the other player's marks.
    const std::uint64_t spread = marks(Player::x).number() * golden;
    const std::uint64_t turn = turn_ == Player::x ? 0 : 1;
    const std::uint64_t mixed = (spread ^ (marks(Player::o).number() << 1U | turn)) * golden;
    return mixed ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return rules().size; }

  constexpr Board board() const {
    Board board;
    board.size = size();
    board.gravity = has_gravity();
    for (const Squares line : rules_.lines().list()) board.lines.push_back(line_of(line));
    return board;
  }

  constexpr std::optional<Player> owner(Square square) const {
    if (marks(Player::x).contains(square)) return Player::x;
    if (marks(Player::o).contains(square)) return Player::o;
    return std::nullopt;
  }

  constexpr std::vector<Line> won_lines() const {
    std::vector<Line> won;
    const Squares own = marks(other(turn_));  // only the last move can decide the game
    if (!has_line(own)) return won;
    for (const Squares line : rules_.lines().list()) {
      if (own.contains(line)) won.push_back(line_of(line));
    }
    return won;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  constexpr bool has_gravity() const { return rules().gravity; }

  /// A member of the concept `GameWithSetUp`.
  constexpr std::expected<BasicLineGame, SetUpError> set_up(const SetUp& wanted) const {
    if (const auto error = detail::fault_of(wanted, board())) return std::unexpected{*error};
    BasicLineGame position{rules_, detail::turn_of(wanted)};
    detail::for_each_mark(wanted, size(), [&](Square square, Player player) {
      position.marks_[static_cast<std::size_t>(player)].insert(square);
    });
    return position;
  }

  /// A member of the concept `GameWithThreats` or of those that it is made of.
  /// @{
  constexpr int plies_left() const { return size().squares() - marked().size(); }

  constexpr Squares winning_moves() const {
    return rules().misere ? Squares{} : threatened_by(marks(turn_)) & legal_moves();
  }

  constexpr Squares threats() const { return threatened_by(marks(rules().misere ? turn_ : other(turn_))); }

  constexpr Squares safe_moves() const { return safe_moves(threats()); }

  constexpr Squares safe_moves(Squares threats) const {
    const Squares moves = playable_squares();
    if (rules().misere) return moves - threats;
    const Squares at_once = threats & moves;
    // A single immediate threat must be answered. Two cannot be answered. And no mark may open the
    // square above it if that square wins for the other player.
    const Squares answers = at_once.empty() ? moves : at_once.has_one() ? at_once : Squares{};
    return rules().gravity ? answers - (threats & above_floor()).moved_up(size().columns) : answers;
  }

  constexpr int plies_to_forced_loss() const { return rules().misere ? 1 : 2; }

  constexpr bool can_still_win(Player player) const {
    return has_line(all_squares() - marks(rules().misere ? player : other(player)));
  }
  /// @}

  /// A member of the concept `GameWithKey`: the marks of the player to move, and the marks of the
  /// other player.
  constexpr std::uint64_t key() const
    requires(key_bits <= 64)
  {
    return marks(turn_).number() | marks(other(turn_)).number() << static_cast<unsigned>(capacity);
  }

  /// A member of the concept `GameWithMirror`.
  constexpr BasicLineGame canonical() const {
    BasicLineGame least = *this;
    const int turns = rules().gravity ? 2 : size().columns == size().rows ? 8 : 4;
    for (int turn = 1; turn < turns; ++turn) {
      BasicLineGame turned = *this;
      for (Squares& marks : turned.marks_) marks = turned_marks(marks, turn);
      if (turned.comes_before(least)) least = turned;
    }
    return least;
  }

  /// Positions are equal if the rules, the marks and the player to move are the same.
  friend constexpr bool operator==(const BasicLineGame&, const BasicLineGame&) = default;

 private:
  static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;

  constexpr Squares all_squares() const { return Squares::first(size().squares()); }
  constexpr Squares above_floor() const { return Squares::first(size().squares() - size().columns); }
  constexpr Squares marked() const { return marks(Player::x) | marks(Player::o); }

  /// The squares that can be marked, unless the game has ended.
  constexpr Squares playable_squares() const {
    if (!rules().gravity) return free_squares();
    const Squares floor = all_squares() - above_floor();
    return free_squares() & (marked().moved_down(size().columns) | floor);
  }

  /// The free squares that would complete a line with these marks.
  constexpr Squares threatened_by(Squares marks) const { return rules_.lines().gaps_within(marks) & free_squares(); }

  constexpr bool has_line(Squares marks) const { return rules_.lines().any_within(marks); }

  /// The marks on a mirrored board. `turn` is a sum of: 1 for left to right, 2 for top to bottom, 4
  /// for along a diagonal.
  constexpr Squares turned_marks(Squares marks, int turn) const {
    const BoardSize size = rules().size;
    Squares turned;
    for (const Square square : marks) {
      int row = size.row(square);
      int column = size.column(square);
      if ((turn & 1) != 0) column = size.columns - 1 - column;
      if ((turn & 2) != 0) row = size.rows - 1 - row;
      if ((turn & 4) != 0) std::swap(row, column);
      turned.insert(*size.square(row, column));
    }
    return turned;
  }

  constexpr bool comes_before(const BasicLineGame& another) const {
    if (marks_[0] != another.marks_[0]) return marks_[0].number() < another.marks_[0].number();
    return marks_[1].number() < another.marks_[1].number();
  }

  [[no_unique_address]] Rules rules_;
  std::array<Squares, 2> marks_;  // by player
  Player turn_;
};

/// A position of a line game with rules that are known at compile time.
template <LineRules rules>
using LineGame = BasicLineGame<FixedLineRules<rules>>;

/// A position of a line game with rules that are chosen at run time.
using FreeLineGame = BasicLineGame<FreeLineRules>;

static_assert(GameOnBoard<FreeLineGame> && GameWithThreats<FreeLineGame> && GameWithMirror<FreeLineGame> &&
              GameWithSetUp<FreeLineGame>);

/// Four in a row on a board of four columns and rows.
using FourInARow4x4 = LineGame<LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}>;

/// Four in a row on a board of five columns and rows.
using FourInARow5x5 = LineGame<LineRules{.size = {.columns = 5, .rows = 5}, .in_a_row = 4}>;

}  // namespace noughts

template <typename Rules>
struct std::hash<noughts::BasicLineGame<Rules>> : noughts::PositionHash<noughts::BasicLineGame<Rules>> {};
