#pragma once

#include <concepts>
#include <optional>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A game on a board in which whoever moves may choose which mark he makes:
/// - `has_chosen_marks()`: whether he does, the same for all positions.
///
/// Where he does, a move is a number as a square is: that of the square for an X, and as many more as the board has
/// squares for an O. On a board of nine squares, 4 is an X in the middle, and 13 an O.
template <typename G>
concept GameWithChosenMarks = requires(const G position) {
  { position.has_chosen_marks() } -> std::same_as<bool>;
  { position.size() } -> std::same_as<BoardSize>;
};

/// Whether whoever moves chooses which mark he makes.
template <typename G>
constexpr bool has_chosen_marks(const G& position) {
  if constexpr (GameWithChosenMarks<G>) return position.has_chosen_marks();
  return false;
}

/// The square that a move of a game on a board marks: the move itself, unless marks are chosen.
template <typename G>
constexpr Square square_of_move(const G& position, Square move) {
  if (!has_chosen_marks(position)) return move;
  const int squares = position.size().squares();
  if (move.index() >= 2 * squares) return Square::off_every_board();
  return Square{move.index() % squares};
}

/// The mark that a move makes where marks are chosen; none elsewhere, and by what is no move.
template <typename G>
constexpr std::optional<Player> mark_of_move(const G& position, Square move) {
  if (!has_chosen_marks(position) || move.index() >= 2 * position.size().squares()) return std::nullopt;
  return move.index() < position.size().squares() ? Player::x : Player::o;
}

/// The move that makes a mark on a square. Requires a game in which marks are chosen, and a square on its board.
template <GameWithChosenMarks G>
constexpr Square move_of(const G& position, Square square, Player mark) {
  return Square{square.index() + (mark == Player::x ? 0 : position.size().squares())};
}

/// The move that marks the square of a name, and makes this mark there: off every board where there is no such square,
/// and where a mark is named though none is chosen, or is not though one is.
template <typename G>
constexpr Square move_by_name(const G& position, SquareName name, std::optional<Player> mark = std::nullopt) {
  const auto square = position.size().square(name);
  if (!square || mark.has_value() != has_chosen_marks(position)) return Square::off_every_board();
  if constexpr (GameWithChosenMarks<G>) {
    if (mark) return move_of(position, *square, *mark);
  }
  return *square;
}

}  // namespace noughts
