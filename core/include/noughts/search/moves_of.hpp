#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <vector>

#include "noughts/board/square_set.hpp"
#include "noughts/game/board_move.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"

namespace noughts::detail {

/// A list of moves as a vector.
template <typename Move>
std::vector<Move> vector_of(const MoveList<Move> auto& list) {
  std::vector<Move> moves;
  // NOLINTNEXTLINE(performance-inefficient-vector-operation): `reserve` adds code for each game
  for (const Move move : list) moves.push_back(move);
  return moves;
}

/// Sorts moves, which are few and mostly in order. It is a tenth of the code of
/// `std::ranges::sort`.
inline void put_in_order(std::vector<BoardMove>& moves) {
  for (auto next = moves.begin(); next != moves.end(); ++next)
    std::rotate(std::upper_bound(moves.begin(), next, *next), next, next + 1);
}

/// The legal moves of a position; on a board in order of index.
template <Game G>
std::vector<typename G::Move> moves_of(const G& position) {
  const auto legal = position.legal_moves();
  auto moves = vector_of<typename G::Move>(legal);
  if constexpr (GameOnBoard<G>) {
    if constexpr (!std::same_as<decltype(legal), const SquareSet<G::capacity>>) put_in_order(moves);
  }
  return moves;
}

/// The moves of a position that do not lose at once. None where the game does not know, a move wins
/// at once, or the game has ended.
template <Game G>
std::optional<std::vector<typename G::Move>> safe_moves_of(const G& position) {
  if constexpr (GameWithImmediateTactics<G>) {
    if (!position.status().is_over() && count(position.winning_moves()) == 0)
      return vector_of<typename G::Move>(position.safe_moves());
  }
  return std::nullopt;
}

/// The position after some moves. Requires legal ones.
template <Game G>
G after_moves(G position, std::span<const typename G::Move> moves) {
  for (const auto& move : moves) position.play_unchecked(move);
  return position;
}

}  // namespace noughts::detail
