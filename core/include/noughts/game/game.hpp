#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <ranges>
#include <type_traits>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"

namespace noughts {

/// A game: a set of rules, given as the type of its positions.
///
/// A position is a small value. Its members mean:
/// - `G::Squares`: the type of a set of its squares, iterated in order of index, with `contains(Square)` and `empty()`;
/// - `start(player)`: the position at the start of a game by the same rules in which `player` moves first. A
///   default-constructed position is the start of a game in which X does;
/// - `size()`: the board's columns and rows;
/// - `lines()`: every line of the board, in the order rows, columns, diagonals;
/// - `has_gravity()`: whether a move is named well enough by its column;
/// - `status()`: who moves next, who has won, or a tie;
/// - `turn()`: the player to move; after the end, the one who would be;
/// - `owner(square)`: who has marked the square. Requires a square on the board;
/// - `legal_moves()`: the squares that may be marked; none after the end;
/// - `won_lines()`: every line that has decided the game, and was completed by the last move: by the winner, or where
///   completing a line loses, by the loser; none where no line has;
/// - `hash()`: a number, the same on every platform, that is equal for equal positions and seldom for others;
/// - `play_unchecked(square)`: plays a move in place. Requires a legal move; `apply` is the checked way.
///
template <typename G>
concept Game =
    std::regular<G> && std::is_trivially_copyable_v<G> && requires(const G position, G playing, Square square) {
      typename G::Squares;
      { position.start(Player::o) } -> std::same_as<G>;
      { position.size() } -> std::same_as<BoardSize>;
      { position.lines() } -> std::ranges::input_range;
      { position.has_gravity() } -> std::same_as<bool>;
      { position.status() } -> std::same_as<Status>;
      { position.turn() } -> std::same_as<Player>;
      { position.owner(square) } -> std::same_as<std::optional<Player>>;
      { position.legal_moves() } -> std::same_as<typename G::Squares>;
      { position.legal_moves().contains(square) } -> std::same_as<bool>;
      { position.won_lines() } -> std::ranges::input_range;
      { position.hash() } -> std::same_as<std::uint64_t>;
      { playing.play_unchecked(square) } -> std::same_as<void>;
    };

/// The `std::hash` of positions.
template <Game G>
struct PositionHash {
  /// The position's own hash, as far as it fits.
  std::size_t operator()(const G& position) const { return static_cast<std::size_t>(position.hash()); }
};

/// Why marking the square would be refused; nothing where it is a legal move.
template <Game G>
constexpr std::optional<Conflict> conflict_of(const G& position, Square square) {
  if (position.status().is_over()) return Conflict::game_already_ended;
  if (!position.size().contains(square)) return Conflict::square_off_board;
  if (position.owner(square)) return Conflict::square_already_filled;
  if (!position.legal_moves().contains(square)) return Conflict::square_not_playable;
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
