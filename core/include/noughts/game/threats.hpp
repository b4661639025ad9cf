#pragma once

#include <concepts>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A game that tells cheaply which moves decide it at once. Its further members mean, for a game that goes on:
/// - `winning_moves()`: the legal moves that win at once;
/// - `safe_moves()`: where none does, the legal moves that do not lose at once: neither by themselves nor by the other
///   player's next move.
template <typename G>
concept GameWithForcedMoves = Game<G> && requires(const G position) {
  { position.winning_moves() } -> std::same_as<typename G::Squares>;
  { position.safe_moves() } -> std::same_as<typename G::Squares>;
};

/// A game that can tell still more of a position than its rules; exact search is faster with it. Its further members
/// mean, for a game that goes on:
/// - `plies_when_unsafe()`: in how many plies a move loses that is not safe: 1 by itself, 2 by the other player's next
///   move. It is the same in all positions, and a game always ends after an even number of plies more for the same
///   player;
/// - `can_still_win(player)`: false only where the player cannot win any more, whatever is played;
/// - `threats_after(move)`: the free squares that would decide the game if the player to move could mark them too after
///   this legal move, also those that would not be playable yet;
/// - `canonical()`: one of the positions that are the same but for a mirrored or turned board; the same for all of
///   them, or at least for many.
template <typename G>
concept GameWithThreats = GameWithForcedMoves<G> && requires(const G position, Player player, Square move) {
  { position.plies_when_unsafe() } -> std::same_as<int>;
  { position.can_still_win(player) } -> std::same_as<bool>;
  { position.threats_after(move) } -> std::same_as<typename G::Squares>;
  { position.canonical() } -> std::same_as<G>;
};

}  // namespace noughts
