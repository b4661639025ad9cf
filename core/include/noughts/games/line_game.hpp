#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/board/line.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"
#include "noughts/game/threats.hpp"
#include "noughts/games/line_rules.hpp"

namespace noughts {

/// A position of a line game. `Rules` says by which rules it is played: `FixedLineRules`, or `FreeLineRules`.
/// Models `Game`, which documents the members.
template <typename Rules>
class BasicLineGame {
 public:
  /// A set of squares of this board.
  using Squares = SquareSet<Rules::capacity>;

  /// The empty board, by these rules. X moves first, unless told otherwise.
  constexpr explicit BasicLineGame(const Rules& rules, Player first = Player::x)
      : rules_{rules}, turn_{first}, status_{Status::next(first)} {}

  /// The empty board, by the rules that the type has by itself.
  constexpr explicit BasicLineGame(Player first = Player::x) : BasicLineGame{Rules{}, first} {}

  /// The same position of a game whose rules the compiler knows.
  template <LineRules rules>
    requires std::same_as<Rules, FreeLineRules>
  constexpr explicit BasicLineGame(const BasicLineGame<FixedLineRules<rules>>& position)
      : rules_{FreeLineRules{rules}},
        marks_{Squares{position.marks(Player::x)}, Squares{position.marks(Player::o)}},
        turn_{position.turn()},
        status_{position.status()} {}

  /// By which rules the game is played.
  constexpr LineRules rules() const { return rules_.rules(); }

  /// The squares that a player has marked.
  constexpr Squares marks(Player player) const { return marks_[static_cast<std::size_t>(player)]; }

  /// The squares that nobody has marked.
  constexpr Squares free_squares() const { return board() - marked(); }

  /// Marks a free square for a player, whoever's turn it is, and it stays his: for games that are made of this one. A
  /// game that has ended stays as it was decided.
  constexpr void mark(Square square, Player player) {
    marks_[static_cast<std::size_t>(player)].insert(square);
    if (!status_.is_over()) update_status(player);
  }

  /// The free squares that would complete a line together with a player's marks, whoever's turn it is.
  constexpr Squares threatened_squares(Player player) const { return threatened_by(marks(player)); }

  /// A member of the concept `Game`.
  /// @{
  constexpr BasicLineGame start(Player first) const { return BasicLineGame{rules_, first}; }
  constexpr BoardSize size() const { return rules().size; }
  constexpr std::vector<Squares> lines() const { return rules_.lines().list(); }
  constexpr Status status() const { return status_; }
  constexpr Player turn() const { return turn_; }

  constexpr std::optional<Player> owner(Square square) const {
    if (marks(Player::x).contains(square)) return Player::x;
    if (marks(Player::o).contains(square)) return Player::o;
    return std::nullopt;
  }

  constexpr Squares legal_moves() const {
    if (status_.is_over()) return {};
    return rules().gravity ? landing_squares() : free_squares();
  }

  constexpr bool has_gravity() const { return rules().gravity; }

  constexpr std::vector<Squares> won_lines() const {
    std::vector<Squares> won;
    if (!status_.winner()) return won;
    const Squares own = marks(other(turn_));  // the last move decided the game, whoever has won by it
    for (const Squares line : lines()) {
      if (own.contains(line)) won.push_back(line);
    }
    return won;
  }

  constexpr std::uint64_t hash() const {
    // Multiplying by the golden ratio spreads the marks of one player over the whole word, away from the other's.
    const std::uint64_t spread = marks(Player::x).number() * 0x9e3779b97f4a7c15U;
    const std::uint64_t turn = turn_ == Player::x ? 0 : 1;
    const std::uint64_t mixed = (spread ^ (marks(Player::o).number() << 1U | turn)) * 0x9e3779b97f4a7c15U;
    return mixed ^ mixed >> 32U;
  }

  constexpr void play_unchecked(Square square) {
    const Player mover = turn_;
    turn_ = other(mover);
    marks_[static_cast<std::size_t>(mover)].insert(square);
    update_status(mover);
  }
  /// @}

  /// A member of the concept `GameWithThreats`.
  /// @{
  constexpr Squares winning_moves() const {
    return rules().misere ? Squares{} : threatened_by(marks(turn_)) & legal_moves();
  }

  constexpr Squares safe_moves() const {
    const Squares moves = legal_moves();
    if (rules().misere) return moves - threatened_by(marks(turn_));
    const Squares threatened = threatened_by(marks(other(turn_)));
    const Squares at_once = threatened & moves;
    // One threat has to be answered, two cannot be; and no mark may lift the other player up to a square of his.
    const Squares answers = at_once.empty() ? moves : at_once.size() == 1 ? at_once : Squares{};
    return rules().gravity ? answers - (threatened & above_floor()).moved_up(rules().size.columns) : answers;
  }

  constexpr int plies_when_unsafe() const { return rules().misere ? 1 : 2; }

  constexpr bool can_still_win(Player player) const {
    return has_line(board() - marks(rules().misere ? player : other(player)));
  }

  constexpr Squares threats_after(Square move) const {
    return threatened_by(marks(turn_) | Squares{move}) - Squares{move};
  }

  constexpr BasicLineGame canonical() const {
    BasicLineGame least = *this;
    if (marked().size() > most_marks_turned) return least;
    const BoardSize size = rules().size;
    const int turns = rules().gravity ? 2 : size.columns == size.rows ? 8 : 4;
    for (int turn = 1; turn < turns; ++turn) {
      BasicLineGame turned = *this;
      for (Squares& marks : turned.marks_) marks = turned_marks(marks, turn);
      if (turned.comes_before(least)) least = turned;
    }
    return least;
  }
  /// @}

  /// Positions are equal when they are played by the same rules, the same squares are marked by the same players and
  /// the same player is to move.
  friend constexpr bool operator==(const BasicLineGame&, const BasicLineGame&) = default;

 private:
  /// After a mark of a player.
  constexpr void update_status(Player player) {
    if (has_line(marks(player))) {
      status_ = Status::won(rules().misere ? other(player) : player);
    } else {
      status_ = marked() == board() ? Status::tie() : Status::next(turn_);
    }
  }

  constexpr Squares board() const { return Squares::first(rules().size.squares()); }
  constexpr Squares above_floor() const { return Squares::first(rules().size.squares() - rules().size.columns); }
  constexpr Squares marked() const { return marks(Player::x) | marks(Player::o); }

  /// The free squares whose lower neighbours are marked, or that have none.
  constexpr Squares landing_squares() const {
    const Squares floor = board() - above_floor();
    return free_squares() & (marked().moved_down(rules().size.columns) | floor);
  }

  /// The free squares that would complete a line together with these marks.
  constexpr Squares threatened_by(Squares marks) const { return rules_.lines().gaps_within(marks) & free_squares(); }

  constexpr bool has_line(Squares marks) const { return rules_.lines().any_within(marks); }

  /// Turning a board costs as much as it has marks, and fuller boards are seldom met twice.
  static constexpr int most_marks_turned = 10;

  /// The marks on a board that is mirrored from left to right (1), from top to bottom (2), along a diagonal (4), or
  /// several of these.
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
  Status status_;
};

/// A position of the line game whose rules the compiler knows.
template <LineRules rules>
using LineGame = BasicLineGame<FixedLineRules<rules>>;

/// A position of a line game by rules that are chosen while the program runs.
using FreeLineGame = BasicLineGame<FreeLineRules>;

static_assert(Game<FreeLineGame>);

}  // namespace noughts

template <typename Rules>
struct std::hash<noughts::BasicLineGame<Rules>> : noughts::PositionHash<noughts::BasicLineGame<Rules>> {};
