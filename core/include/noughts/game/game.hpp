#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <ranges>
#include <type_traits>

#include "noughts/board/board.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/chosen_marks.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"

namespace noughts {

/// Several moves: they can be iterated, counted by `size()`, and `moves[n]` is one of them without listing the others,
/// counted from 0 in the order of iteration. `std::vector<Move>` is such a thing, `SquareSet` too.
template <typename M, typename Move>
concept MoveList = std::ranges::forward_range<const M> && requires(const M moves) {
  { *moves.begin() } -> std::convertible_to<Move>;
  { moves.size() } -> std::integral;
  { moves[0] } -> std::convertible_to<Move>;
};

/// A game: a set of rules, given as the type of its positions.
///
/// A position is a small value: what has been played as far as it changes what may come, who moves next, and nothing
/// else. Its members mean:
/// - `G::Move`: what the next player does: a square, a number, any small value that can be made, copied and compared;
/// - `start(player)`: the position at the start of a game by the same rules in which `player` moves first. A
///   default-constructed position is the start of a game in which X does;
/// - `turn()`: the player to move; after the end, the one who would be;
/// - `status()`: who moves next, who has won, or a tie;
/// - `legal_moves()`: a `MoveList` of what may be played; none after the end, and at least one before;
/// - `play_unchecked(move)`: plays a move in place. Requires a legal move; `apply` is the checked way;
/// - `hash()`: a number, the same on every platform, that is equal for equal positions and seldom for others.
///
/// Every game ends, after a few hundred plies at most, also one whose positions can come again: it counts its plies, as
/// part of the position, and is a tie after so many. Only a `GameWithRepetition` need not end by itself. Whoever moved
/// last has won by `Status::won(other(turn()))`. What else a game can tell, and gains by telling, are the concepts of
/// `gifts.hpp`.
template <typename G>
concept Game = std::regular<G> && std::is_trivially_copyable_v<G> && std::regular<typename G::Move> &&
               requires(const G position, G playing, const typename G::Move move) {
                 { position.start(Player::o) } -> std::same_as<G>;
                 { position.turn() } -> std::same_as<Player>;
                 { position.status() } -> std::same_as<Status>;
                 { position.legal_moves() } -> MoveList<typename G::Move>;
                 { playing.play_unchecked(move) } -> std::same_as<void>;
                 { position.hash() } -> std::same_as<std::uint64_t>;
               };

/// A game on a board: a move is the square that is marked, or where marks are chosen (`GameWithChosenMarks`), a number
/// that says which mark as well, or in some games a number that marks no square (`GameWithChoices`), and it can be
/// drawn. Its further members mean:
/// - `G::capacity`: the most squares that its board has, or moves where there are more;
/// - `size()`: the board's columns and rows, by which its squares have names;
/// - `board()`: the whole board, the same for all positions of a game by the same rules;
/// - `owner(square)`: who has marked the square, or where marks are shared, which mark it is. Requires a square on the
///   board;
/// - `won_lines()`: every line that has decided the game: those that the last move completed, be it the winner's or,
///   where completing a line loses, the loser's; and where several boards have to be closed, what closed them. None
///   where no line has.
template <typename G>
concept GameOnBoard = Game<G> && std::same_as<typename G::Move, Square> && requires(const G position, Square square) {
  { G::capacity } -> std::convertible_to<int>;
  { position.size() } -> std::same_as<BoardSize>;
  { position.board() } -> std::same_as<Board>;
  { position.owner(square) } -> std::same_as<std::optional<Player>>;
  { position.won_lines() } -> std::same_as<std::vector<Line>>;
};

namespace detail {

/// A position of one of several games, which is searched as a position of that game.
template <typename G>
concept OfAnyGame = Game<G> && G::is_of_any_game;

}  // namespace detail

/// The `std::hash` of positions.
template <Game G>
struct PositionHash {
  /// The position's own hash, as far as it fits.
  std::size_t operator()(const G& position) const { return static_cast<std::size_t>(position.hash()); }
};

/// How many moves there are.
template <typename Moves>
constexpr int count(const Moves& moves) {
  return static_cast<int>(moves.size());
}

/// One of the moves, by its place from 0 on. Requires 0 ≤ place < count(moves).
template <typename Moves>
constexpr auto nth(const Moves& moves, int place) {
  using Place = std::remove_cvref_t<decltype(moves.size())>;
  return moves[static_cast<Place>(place)];
}

/// Whether a move is one of these.
template <typename Moves, typename Move>
constexpr bool is_among(const Moves& moves, const Move& move) {
  if constexpr (requires { moves.contains(move); }) return moves.contains(move);
  return std::ranges::find(moves, move) != moves.end();
}

/// Why playing the move would be refused; nothing where it is legal.
template <Game G>
constexpr std::optional<Conflict> conflict_of(const G& position, const typename G::Move& move) {
  if (position.status().is_over()) return Conflict::game_already_ended;
  bool marks_square = false;
  if constexpr (GameOnBoard<G>) {
    marks_square = !choice_of_move(position, move);
    const Square square = square_of_move(position, move);
    if (marks_square && !position.size().contains(square)) return Conflict::square_off_board;
    if (marks_square && position.owner(square)) return Conflict::square_already_filled;
  }
  if (is_among(position.legal_moves(), move)) return std::nullopt;
  return marks_square ? Conflict::square_not_playable : Conflict::move_not_legal;
}

/// The same with the square's name, which names no move where marks are chosen.
template <GameOnBoard G>
constexpr std::optional<Conflict> conflict_of(const G& position, SquareName name) {
  return conflict_of(position, move_by_name(position, name));
}

/// Whether `apply` would succeed.
template <Game G>
constexpr bool can_play(const G& position, const typename G::Move& move) {
  return !conflict_of(position, move);
}

/// The position after the player to move has played the move, or why that is refused. The position given stays as it
/// is.
template <Game G>
[[nodiscard]] constexpr std::expected<G, Conflict> apply(const G& position, const typename G::Move& move) {
  if (const auto conflict = conflict_of(position, move)) return std::unexpected{*conflict};
  G after = position;
  after.play_unchecked(move);
  return after;
}

/// The same with the square's name, `apply(position, "b2"_sq)`, which names no move where marks are chosen.
template <GameOnBoard G>
[[nodiscard]] constexpr std::expected<G, Conflict> apply(const G& position, SquareName name) {
  return apply(position, move_by_name(position, name));
}

/// The position after a move. Requires a legal one.
template <Game G>
constexpr G after(G position, const typename G::Move& move) {
  position.play_unchecked(move);
  return position;
}

}  // namespace noughts
