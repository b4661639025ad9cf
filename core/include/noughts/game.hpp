#pragma once

#include <concepts>
#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <ranges>
#include <type_traits>

#include "noughts/board_size.hpp"
#include "noughts/conflict.hpp"
#include "noughts/player.hpp"
#include "noughts/square.hpp"
#include "noughts/status.hpp"

namespace noughts {

/// A game: a set of rules, given as the type of its positions.
///
/// A position is a small value. Its members mean:
/// - `G::Squares`: the type of a set of its squares, iterated in order of index, with `contains(Square)` and `empty()`;
/// - `start(player)`: the position at the start of a game by the same rules in which `player` moves first. A
///   default-constructed position is the start of a game in which X does;
/// - `size()`: the board's columns and rows;
/// - `lines()`: every line of the board, in the order rows, columns, diagonals;
/// - `status()`: who moves next, who has won, or a tie;
/// - `turn()`: the player to move; after the end, the one who would be;
/// - `owner(square)`: who has marked the square. Requires a square on the board;
/// - `legal_moves()`: the squares that may be marked; none after the end;
/// - `won_lines()`: every line that the winner has completed; none while nobody has won;
/// - `play_unchecked(square)`: plays a move in place. Requires a legal move; `apply` is the checked way.
///
/// and `std::hash` is specialised for it.
template <typename G>
concept Game =
    std::regular<G> && std::is_trivially_copyable_v<G> && requires(const G position, G playing, Square square) {
      typename G::Squares;
      { position.start(Player::o) } -> std::same_as<G>;
      { position.size() } -> std::same_as<BoardSize>;
      { position.lines() } -> std::ranges::input_range;
      { position.status() } -> std::same_as<Status>;
      { position.turn() } -> std::same_as<Player>;
      { position.owner(square) } -> std::same_as<std::optional<Player>>;
      { position.legal_moves() } -> std::same_as<typename G::Squares>;
      { position.legal_moves().contains(square) } -> std::same_as<bool>;
      { position.won_lines() } -> std::ranges::input_range;
      { playing.play_unchecked(square) } -> std::same_as<void>;
    };

/// Why marking the square would be refused; nothing where it is a legal move.
template <Game G>
constexpr std::optional<Conflict> conflict_of(const G& position, Square square) {
  if (position.status().is_over()) return Conflict::game_already_ended;
  if (!position.size().contains(square)) return Conflict::square_off_board;
  if (position.owner(square)) return Conflict::square_already_filled;
  return std::nullopt;
}

/// Whether `apply` would succeed.
template <Game G>
constexpr bool can_move(const G& position, Square square) {
  return !conflict_of(position, square);
}

/// The position after the player to move has marked the square, or why that is refused. The position given stays as it
/// is.
template <Game G>
constexpr std::expected<G, Conflict> apply(const G& position, Square square) {
  if (const auto conflict = conflict_of(position, square)) return std::unexpected{*conflict};
  G after = position;
  after.play_unchecked(square);
  return after;
}

/// The same with the square's name: `apply(position, "b2"_sq)`.
template <Game G>
constexpr std::expected<G, Conflict> apply(const G& position, SquareName name) {
  return apply(position, position.size().square(name).value_or(Square::off_every_board()));
}

}  // namespace noughts
