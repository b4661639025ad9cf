#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/landing.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/traits.hpp"

namespace noughts {

namespace detail {

/// The letter for a mark in the name of a move.
constexpr char small_letter(Player mark) { return mark == Player::x ? 'x' : 'o'; }

/// The mark for this letter.
constexpr std::optional<Player> mark_of_letter(char character) {
  if (character == small_letter(Player::x)) return Player::x;
  if (character == small_letter(Player::o)) return Player::o;
  return std::nullopt;
}

/// The name of a move, split into its square and the mark at its end, if there is one.
struct NameWithMark {
  std::string_view square;
  std::optional<Player> mark = std::nullopt;
};
constexpr NameWithMark split_mark(std::string_view name) {
  const auto mark = name.empty() ? std::nullopt : mark_of_letter(name.back());
  return {.square = name.substr(0, name.size() - (mark ? 1 : 0)), .mark = mark};
}

/// The move with the mark at the end of the name, for games in which players choose marks: `b2o` is
/// an O in the middle.
template <GameOnBoard G>
constexpr std::optional<BoardMove> move_with_mark(const G& position, std::string_view name) {
  const auto parts = split_mark(name);
  const auto square = SquareName::parse(parts.square);
  if (!square || !parts.mark) return std::nullopt;
  return move_by_name(position, *square, parts.mark);
}

}  // namespace detail

/// The name of a move, such as `b2`. If players choose marks: `b2x` or `b2o`. For a choice without
/// a square: the name that the game gives it. On a board, requires a square of the board or such a
/// choice.
template <GameInText G>
std::string move_name(const G& position, const typename G::Move& move) {
  if constexpr (detail::NamesMoves<G>) {
    return position.move_name(move);
  } else {
    if constexpr (GameWithChoices<G>) {
      if (const auto choice = move.choice())
        return std::string{choices_of(position).names[static_cast<std::size_t>(*choice)]};
    }
    std::string name = to_string(position.size().name(move.square()));
    if (GameWithChoices<G> && move.mark()) name += detail::small_letter(*move.mark());
    return name;
  }
}

/// The same as `move_name`, under the name that other values use for their text.
template <GameInText G>
std::string to_string(const typename G::Move& move, const G& position) {
  return move_name(position, move);
}

/// The move with this name, legal or not. Nothing if the text is not the name of a move. If the
/// board does not have the square, the move is off every board.
template <GameInText G>
std::optional<typename G::Move> find_move(const G& position, std::string_view name) {
  if constexpr (detail::NamesMoves<G>) {
    return position.find_move(name);
  } else {
    if (const auto choice = find_choice(position, name)) return choice;
    if (choices_of(position).marks) return detail::move_with_mark(position, name);
    const auto square = SquareName::parse(name);
    return square ? std::optional{move_by_name(position, *square)} : std::nullopt;
  }
}

/// The move that a person means who types this text: the move with this name, for example `b2` or
/// the name of a choice. In a game with gravity, the letter of a column is enough. It means the
/// square where a mark lands in this column, or the top square if the column is full or the game
/// has ended. Nothing if the text does not name a move on the board, for example if the mark is
/// missing.
template <GameOnBoard G>
constexpr std::optional<BoardMove> move_of_typed(const G& position, std::string_view text) {
  const BoardSize size = position.size();
  if (const auto choice = find_choice(position, text)) return choice;
  if (choices_of(position).marks) {
    const auto move = detail::move_with_mark(position, text);
    return move == BoardMove{} ? std::nullopt : move;
  }
  if (const auto name = SquareName::parse(text)) return size.square(*name);
  if (text.size() != 1 || !has_gravity(position)) return std::nullopt;
  const int column = text[0] - 'a';
  if (const auto square = landing(position, column)) return square;
  return size.square(SquareName{.column = column, .rank = size.rows});
}

}  // namespace noughts
