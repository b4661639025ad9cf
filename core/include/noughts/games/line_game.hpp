#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ranges>

#include "noughts/board_size.hpp"
#include "noughts/game.hpp"
#include "noughts/line.hpp"
#include "noughts/player.hpp"
#include "noughts/square_set.hpp"
#include "noughts/status.hpp"

namespace noughts {

/// The rules of a line game: players take turns in marking a free square; whoever first owns `in_a_row` squares in a
/// row, in a column or diagonally wins; a full board without such a line is a tie.
struct LineRules {
  BoardSize size;    ///< at most 26 columns, so that each has its letter, and 64 squares
  int in_a_row = 0;  ///< at least 2

  friend constexpr bool operator==(const LineRules&, const LineRules&) = default;
};

/// A position of the line game with these rules. Models `Game`, which documents the members.
template <LineRules rules>
  requires(0 < rules.size.columns && rules.size.columns <= 26 && 0 < rules.size.rows && rules.size.squares() <= 64 &&
           2 <= rules.in_a_row)
class LineGame {
 public:
  /// A set of squares of this board.
  using Squares = SquareSet<rules.size.squares()>;

  /// The empty board. X moves first, unless told otherwise.
  constexpr explicit LineGame(Player first = Player::x) : turn_{first}, status_{Status::next(first)} {}

  /// The squares that a player has marked.
  constexpr Squares marks(Player player) const { return marks_[static_cast<std::size_t>(player)]; }

  /// The squares that nobody has marked.
  constexpr Squares free_squares() const {
    return Squares::first(rules.size.squares()) - marks(Player::x) - marks(Player::o);
  }

  /// A member of the concept `Game`.
  /// @{
  static constexpr LineGame start(Player first) { return LineGame{first}; }
  static constexpr BoardSize size() { return rules.size; }
  static constexpr const auto& lines() { return table_of_lines; }
  constexpr Status status() const { return status_; }
  constexpr Player turn() const { return turn_; }

  constexpr std::optional<Player> owner(Square square) const {
    if (marks(Player::x).contains(square)) return Player::x;
    if (marks(Player::o).contains(square)) return Player::o;
    return std::nullopt;
  }

  constexpr Squares legal_moves() const { return status_.is_over() ? Squares{} : free_squares(); }

  constexpr auto won_lines() const {
    const Squares winning =
        status_.winner().transform([&](Player winner) { return marks(winner); }).value_or(Squares{});
    return lines() | std::views::filter([winning](Squares line) { return winning.contains(line); });
  }

  constexpr void play_unchecked(Square square) {
    const Player mover = turn_;
    marks_[static_cast<std::size_t>(mover)].insert(square);
    turn_ = other(mover);
    status_ = has_line(mover) ? Status::won(mover) : free_squares().empty() ? Status::tie() : Status::next(turn_);
  }
  /// @}

  /// Positions are equal when the same squares are marked by the same players and the same player is to move.
  friend constexpr bool operator==(const LineGame&, const LineGame&) = default;

 private:
  constexpr bool has_line(Player player) const {
    return std::ranges::any_of(lines(), [own = marks(player)](Squares line) { return own.contains(line); });
  }

  static constexpr auto table_of_lines = noughts::lines<rules.size, rules.in_a_row>();

  std::array<Squares, 2> marks_;  // by player
  Player turn_;
  Status status_;
};

}  // namespace noughts

template <noughts::LineRules rules>
struct std::hash<noughts::LineGame<rules>> {
  std::size_t operator()(const noughts::LineGame<rules>& position) const {
    using noughts::Player;
    // Multiplying by the golden ratio spreads the marks of one player over the whole word, away from the other's.
    const std::uint64_t spread = position.marks(Player::x).number() * 0x9e3779b97f4a7c15U;
    const std::uint64_t turn = position.turn() == Player::x ? 0 : 1;
    return std::hash<std::uint64_t>{}(spread ^ (position.marks(Player::o).number() << 1U | turn));
  }
};
