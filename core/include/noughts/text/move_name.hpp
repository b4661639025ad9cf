#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"

namespace noughts {

namespace detail {

/// A whole number as `std::to_string` writes it, from 0 on, and nothing else.
inline std::optional<int> parse_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size();
  if (!is_whole || text.starts_with('-') || (text.starts_with('0') && text.size() > 1)) return std::nullopt;
  return number;
}

}  // namespace detail

/// A move as text: the name that the game gives it (`GameWithMoveNames`), that of its square on a board, or where it
/// has neither, its number among the legal moves, from 1. Requires in the latter case a legal move, and on a board a
/// square of it.
template <Game G>
std::string move_name(const G& position, const typename G::Move& move) {
  if constexpr (GameWithMoveNames<G>) {
    return position.move_name(move);
  } else if constexpr (GameOnBoard<G>) {
    return to_string(position.size().name(move));
  } else {
    const auto moves = position.legal_moves();
    return std::to_string(std::distance(moves.begin(), std::ranges::find(moves, move)) + 1);
  }
}

/// The move of that name: reads what `move_name` writes, and nothing else. Nothing where no move is called so; a move
/// that is, need not be legal.
template <Game G>
std::optional<typename G::Move> find_move(const G& position, std::string_view text) {
  if constexpr (GameWithMoveNames<G>) {
    return position.find_move(text);
  } else if constexpr (GameOnBoard<G>) {
    const auto name = SquareName::parse(text);
    return name ? position.size().square(*name) : std::nullopt;
  } else {
    const auto moves = position.legal_moves();
    const auto number = detail::parse_number(text);
    if (!number || *number < 1 || *number > count(moves)) return std::nullopt;
    return nth(moves, *number - 1);
  }
}

/// The move that people mean who type: the one of that name. In a game with gravity the letter of a column alone means
/// the square where a mark falls there, or its top square where it is full or the game has ended.
template <Game G>
std::optional<typename G::Move> find_typed_move(const G& position, std::string_view text) {
  if constexpr (GameOnBoard<G>) {
    const BoardSize size = position.size();
    if (text.size() == 1 && position.board().gravity) {
      const int column = text[0] - 'a';
      for (const Square move : position.legal_moves()) {
        if (column == size.column(move)) return move;
      }
      return size.square(0, column);
    }
  }
  return find_move(position, text);
}

}  // namespace noughts
