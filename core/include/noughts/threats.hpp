#pragma once

#include <concepts>

#include "noughts/game.hpp"

namespace noughts {

/// What a game can tell of the player to move's next move without any search.
template <typename Squares>
struct Threats {
  /// The legal moves that win at once.
  Squares winning;
  /// The legal moves that do not lose at once: neither by themselves nor by the other player's next move.
  Squares safe;
  /// In how many plies every move loses that is not safe, where none wins: 1 by itself, 2 by the other player's move.
  int plies_when_unsafe = 2;
};

/// A game that can tell more of a position than its rules; searches are faster with it. Its further members mean:
/// - `threats()`: see `Threats`. Requires a game that goes on;
/// - `can_still_win(player)`: false only where the player cannot win any more, whatever is played;
/// - `threatened_squares(player)`: the free squares that would decide the game if the player marked them, also those
/// that
///   he cannot mark yet;
/// - `canonical()`: one of the positions that are the same but for a mirrored or turned board; the same for all of
/// them, or
///   at least for many.
template <typename G>
concept GameWithThreats = Game<G> && requires(const G position, Player player) {
  { position.threats() } -> std::same_as<Threats<typename G::Squares>>;
  { position.can_still_win(player) } -> std::same_as<bool>;
  { position.threatened_squares(player) } -> std::same_as<typename G::Squares>;
  { position.canonical() } -> std::same_as<G>;
};

}  // namespace noughts
