#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/landing.hpp"

namespace noughts {

/// A game whose moves can be written: one on a board, by the names of its squares, or one that names them itself.
template <typename G>
concept GameInText = GameOnBoard<G> || GameWithMoveNames<G>;

/// A move's name, such as `b2`. Requires, on a board, a square that lies on it.
template <GameInText G>
std::string move_name(const G& position, const typename G::Move& move) {
  if constexpr (GameWithMoveNames<G>) {
    return position.move_name(move);
  } else {
    return to_string(position.size().name(move));
  }
}

/// The move of that name, whether or not it may be played; none where the text names no move. A square that the board
/// does not have is one that lies off every board.
template <GameInText G>
std::optional<typename G::Move> find_move(const G& position, std::string_view name) {
  if constexpr (GameWithMoveNames<G>) {
    return position.find_move(name);
  } else {
    const auto square = SquareName::parse(name);
    if (!square) return std::nullopt;
    return position.size().square(*square).value_or(Square::off_every_board());
  }
}

/// The square that people mean who type a move: the one of that name, `b2`; in a game with gravity the letter of a
/// column alone names the square where a mark falls there, or its top square where it is full or the game has ended.
/// Nothing where the text names no square of the board.
template <GameOnBoard G>
constexpr std::optional<Square> square_of_typed(const G& position, std::string_view text) {
  const BoardSize size = position.size();
  if (const auto name = SquareName::parse(text)) return size.square(*name);
  if (text.size() != 1 || !has_gravity(position)) return std::nullopt;
  const int column = text[0] - 'a';
  if (const auto square = landing(position, column)) return square;
  return size.square(SquareName{.column = column, .rank = size.rows});
}

}  // namespace noughts
