#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/chosen_marks.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/landing.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A game whose moves can be written: one on a board, by the names of its squares, or one that names them itself.
template <typename G>
concept GameInText = GameOnBoard<G> || GameWithMoveNames<G>;

namespace detail {

/// The letter by which the name of a move says which mark it makes.
constexpr char small_letter(Player mark) { return mark == Player::x ? 'x' : 'o'; }

/// The mark of which this is the letter.
constexpr std::optional<Player> mark_of_letter(char character) {
  if (character == small_letter(Player::x)) return Player::x;
  if (character == small_letter(Player::o)) return Player::o;
  return std::nullopt;
}

/// The name of a move, and the mark that it ends with, if it does.
struct NameWithMark {
  std::string_view square;
  std::optional<Player> mark = std::nullopt;
};
constexpr NameWithMark split_mark(std::string_view name) {
  const auto mark = name.empty() ? std::nullopt : mark_of_letter(name.back());
  return {.square = name.substr(0, name.size() - (mark ? 1 : 0)), .mark = mark};
}

/// The move that makes the mark which a name ends with, where marks are chosen: `b2o` an O in the middle.
template <GameOnBoard G>
constexpr std::optional<Square> move_with_mark(const G& position, std::string_view name) {
  const auto parts = split_mark(name);
  const auto square = SquareName::parse(parts.square);
  if (!square || !parts.mark) return std::nullopt;
  return move_by_name(position, *square, parts.mark);
}

}  // namespace detail

/// A move's name, such as `b2`, or where marks are chosen, `b2x` and `b2o`; of a move that marks no square the name
/// that its game gives it. Requires, on a board, a square that lies on it, or such a move.
template <GameInText G>
std::string move_name(const G& position, const typename G::Move& move) {
  if constexpr (GameWithMoveNames<G>) {
    return position.move_name(move);
  } else {
    if (const auto choice = choice_of_move(position, move)) return std::string{*choice};
    std::string name = to_string(position.size().name(square_of_move(position, move)));
    if (const auto mark = mark_of_move(position, move)) name += detail::small_letter(*mark);
    return name;
  }
}

/// The same as `move_name`, beside the other values that have a text.
template <GameInText G>
std::string to_string(const typename G::Move& move, const G& position) {
  return move_name(position, move);
}

/// The move of that name, whether or not it may be played; none where the text names no move. A square that the board
/// does not have is one that lies off every board.
template <GameInText G>
std::optional<typename G::Move> find_move(const G& position, std::string_view name) {
  if constexpr (GameWithMoveNames<G>) {
    return position.find_move(name);
  } else {
    if (const auto choice = find_choice(position, name)) return choice;
    if (has_chosen_marks(position)) return detail::move_with_mark(position, name);
    const auto square = SquareName::parse(name);
    if (!square) return std::nullopt;
    return position.size().square(*square).value_or(Square::off_every_board());
  }
}

/// The move that people mean who type it on a board: the one of that name, `b2` or what there is to choose; in a game
/// with gravity the letter of a column alone names the square where a mark falls there, or its top square where it is
/// full or the game has ended. Nothing where the text names no move on the board, as where it does not say which mark.
template <GameOnBoard G>
constexpr std::optional<Square> square_of_typed(const G& position, std::string_view text) {
  const BoardSize size = position.size();
  if (const auto choice = find_choice(position, text)) return choice;
  if (has_chosen_marks(position)) {
    const auto move = detail::move_with_mark(position, text);
    return move == Square::off_every_board() ? std::nullopt : move;
  }
  if (const auto name = SquareName::parse(text)) return size.square(*name);
  if (text.size() != 1 || !has_gravity(position)) return std::nullopt;
  const int column = text[0] - 'a';
  if (const auto square = landing(position, column)) return square;
  return size.square(SquareName{.column = column, .rank = size.rows});
}

}  // namespace noughts
