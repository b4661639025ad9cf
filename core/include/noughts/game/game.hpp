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
#include "noughts/game/board_move.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"

namespace noughts {

/// A list of moves. It can be iterated; `size()` counts it; `moves[n]` is the n-th move in the
/// order of iteration, from 0, and does not list the others. Examples: `std::vector<Move>` and
/// `SquareSet`.
template <typename M, typename Move>
concept MoveList = std::ranges::forward_range<const M> && requires(const M moves) {
  { *moves.begin() } -> std::convertible_to<Move>;
  { moves.size() } -> std::integral;
  { moves[0] } -> std::convertible_to<Move>;
};

/// A game: a set of rules, given as the type of its positions.
///
/// A position is a small value. It holds the player to move and the part of the past that changes
/// the future, and nothing else. Its members mean:
/// - `G::Move`: what the player to move does: a square, a number, or any small value that can be
///   created, copied and compared;
/// - `start(player)`: the starting position under the same rules, with `player` to move first. In a
///   default-constructed position, X moves first;
/// - `turn()`: the player to move; after the end of the game, the player who would move;
/// - `status()`: who moves next, who has won, or a tie;
/// - `legal_moves()`: a `MoveList` of the moves that can be played; empty after the end of the
///   game, and never empty before it;
/// - `play_unchecked(move)`: plays a move in place. Requires a legal move; use `try_play` to check;
/// - `hash()`: a number that is the same on every platform. It is the same for equal positions and
///   rarely the same for different ones.
///
/// Every game must end after a few hundred plies at most. A game whose positions can repeat must
/// count its plies in the position, and is a tie after a limit. The only exception is a
/// `GameWithRepetition`, which does not have to end by itself. If the player who moved last has
/// won, the status is `Status::won(other(turn()))`. The concepts in `traits.hpp` describe the
/// optional traits of a game and their benefits.
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

/// A game on a board, which can be drawn. A move is a `BoardMove`: the square to mark and, if the
/// game is a `GameWithChoices`, what else the player chooses. A list of moves can be a set of
/// squares. The further members mean:
/// - `G::capacity`: the most squares that its board has;
/// - `size()`: the board's columns and rows; they give the squares their names;
/// - `board()`: the whole board, the same for all positions of a game under the same rules;
/// - `owner(square)`: the player who marked the square; if marks are shared, which mark it is.
///   Requires a square on the board;
/// - `won_lines()`: every line that decided the game. These are the lines that the last move
///   completed. They belong to the winner, or to the loser in games where completing a line loses.
///   In games where several boards must be closed, they are the lines that closed them. Empty if no
///   line decided the game.
///
/// It may have two members more:
/// - `has_gravity()`: the same as `board().gravity`, but faster;
/// - `vanishing_mark()`: where marks vanish, the square whose mark vanishes when the player to move
///   makes their next move; none where no mark does.
template <typename G>
concept GameOnBoard =
    Game<G> && std::same_as<typename G::Move, BoardMove> && requires(const G position, Square square) {
      { G::capacity } -> std::convertible_to<int>;
      { position.size() } -> std::same_as<BoardSize>;
      { position.board() } -> std::same_as<Board>;
      { position.owner(square) } -> std::same_as<std::optional<Player>>;
      { position.won_lines() } -> std::same_as<std::vector<Line>>;
    };

namespace detail {

/// A position of one of several games. Searches treat it as a position of that game.
template <typename G>
concept OfAnyGame = Game<G> && G::is_of_any_game;

}  // namespace detail

/// The `std::hash` of positions.
template <Game G>
struct PositionHash {
  /// The position's own hash, cut to the size of the result.
  std::size_t operator()(const G& position) const { return static_cast<std::size_t>(position.hash()); }
};

/// How many moves there are.
template <typename Moves>
constexpr int count(const Moves& moves) {
  return static_cast<int>(moves.size());
}

/// One of the moves, by its place from 0. Requires 0 ≤ place < count(moves).
template <typename Moves>
constexpr auto nth(const Moves& moves, int place) {
  using Place = std::remove_cvref_t<decltype(moves.size())>;
  return moves[static_cast<Place>(place)];
}

/// Whether a move is in this list.
template <typename Moves, typename Move>
constexpr bool is_among(const Moves& moves, const Move& move) {
  if constexpr (requires { moves.contains(move); }) {
    return moves.contains(move);
  } else if constexpr (requires { moves.contains(move.square()); }) {
    return move.is_square() && moves.contains(move.square());
  } else {
    return std::ranges::find(moves, move) != moves.end();
  }
}

namespace detail {

template <Game G>
constexpr bool is_legal(const G& position, const typename G::Move& move) {
  if constexpr (OfAnyGame<G>) {
    return position.visit([&](const auto& known) { return is_legal(known, move); });
  } else {
    return is_among(position.legal_moves(), move);
  }
}

}  // namespace detail

/// Why `try_play` would refuse the move. Nothing if the move is legal.
template <Game G>
constexpr std::optional<Conflict> conflict_of(const G& position, const typename G::Move& move) {
  if (position.status().is_over()) return Conflict::game_already_ended;
  if (detail::is_legal(position, move)) return std::nullopt;
  if constexpr (GameOnBoard<G>) {
    if (GameWithChoices<G> && move.choice()) return Conflict::move_not_legal;
    if (!position.size().contains(move.square())) return Conflict::square_off_board;
    if (position.owner(move.square())) return Conflict::square_already_filled;
    if (move.is_square() != choices_of(position).marks) return Conflict::square_not_playable;
  }
  return Conflict::move_not_legal;
}

/// The same for the move that marks the square with this name. If players choose marks, that move
/// is not legal.
template <GameOnBoard G>
constexpr std::optional<Conflict> conflict_of(const G& position, SquareName name) {
  return conflict_of(position, move_by_name(position, name));
}

/// Whether `try_play` would succeed.
template <Game G>
constexpr bool can_play(const G& position, const typename G::Move& move) {
  return !conflict_of(position, move);
}

/// The position after the player to move has played the move, or why the move is refused. Does not
/// change the given position.
template <Game G>
[[nodiscard]] constexpr std::expected<G, Conflict> try_play(const G& position, const typename G::Move& move) {
  if (const auto conflict = conflict_of(position, move)) return std::unexpected{*conflict};
  G after = position;
  after.play_unchecked(move);
  return after;
}

/// The same for the move that marks the square with this name: `try_play(position, "b2"_sq)`. If
/// players choose marks, that move is not legal.
template <GameOnBoard G>
[[nodiscard]] constexpr std::expected<G, Conflict> try_play(const G& position, SquareName name) {
  return try_play(position, move_by_name(position, name));
}

/// The position after a move. Requires a legal move.
template <Game G>
constexpr G after(G position, const typename G::Move& move) {
  position.play_unchecked(move);
  return position;
}

}  // namespace noughts
