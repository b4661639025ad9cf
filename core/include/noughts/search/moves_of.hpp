#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts::detail {

/// The legal moves of a position, on a board in order of index.
template <Game G>
std::vector<typename G::Move> moves_of(const G& position) {
  if constexpr (GameOnBoard<G>) {
    SquareSet<G::capacity> legal;
    for (const Square move : position.legal_moves()) legal.insert(move);
    return line_of(legal);
  } else {
    const auto legal = position.legal_moves();
    return std::vector<typename G::Move>(legal.begin(), legal.end());
  }
}

/// The moves of a position that do not lose at once, as far as the game tells: none where some move wins at once, or
/// the game has ended.
template <Game G>
std::vector<typename G::Move> safe_moves_of(const G& position) {
  if (position.status().is_over()) return {};
  if constexpr (GameWithForcedMoves<G>) {
    if (count(position.winning_moves()) > 0) return {};
    const auto safe = position.safe_moves();
    return std::vector<typename G::Move>(safe.begin(), safe.end());
  } else {
    return moves_of(position);
  }
}

/// The position after some moves, each of them legal.
template <Game G>
G after_moves(G position, std::span<const typename G::Move> moves) {
  for (const auto& move : moves) position.play_unchecked(move);
  return position;
}

/// What the player to move after so many plies gets, for the player to move before them.
/// @{
constexpr Outcome plies_earlier(Outcome outcome, std::size_t plies) {
  for (; plies > 0; --plies) outcome = one_ply_earlier(outcome);
  return outcome;
}
constexpr Outcome::Result plies_earlier(Outcome::Result result, std::size_t plies) {
  return plies_earlier(Outcome{.result = result}, plies).result;
}
/// @}

}  // namespace noughts::detail
