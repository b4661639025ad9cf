#pragma once

#include <optional>

#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"

namespace noughts {

/// Plays a random move, each with the same probability: a safe move in a game with immediate
/// tactics, otherwise any legal move. So plays a player who sees no further than the other player's
/// next move. Returns whether there was such a move. There is none once the game has ended. In a
/// game with immediate tactics, requires that no player has won and no move wins at once.
template <Game G>
constexpr bool play_random_move(G& position, Random& random) {
  const auto play_one_of = [&](const auto& moves) {
    const int choices = count(moves);
    if (choices > 0) position.play_unchecked(nth(moves, random.below(choices)));
    return choices > 0;
  };
  if constexpr (detail::PicksSafeMoves<G>) {
    return position.play_random_safe_move(random);
  } else if constexpr (GameWithImmediateTactics<G>) {
    return play_one_of(position.safe_moves());
  } else {
    return play_one_of(position.legal_moves());
  }
}

/// Plays a game to its end at random. Returns the winner; none in a tie. In a game with immediate
/// tactics it takes a win in one and avoids a loss in one. A game in which positions can come again
/// is a tie after a hundred plies.
template <Game G>
constexpr std::optional<Player> playout(G position, Random& random) {
  if (const Status status = position.status(); status.is_over()) return status.winner();
  if constexpr (GameWithImmediateTactics<G>) {
    if (count(position.winning_moves()) > 0) return position.turn();
  }
  // No move wins at once after a safe move.
  if constexpr (GameWithRepetition<G>) {
    constexpr int most_plies = 100;
    for (int plies = 0; play_random_move(position, random); ++plies) {
      if (plies + 1 == most_plies && position.can_repeat()) return std::nullopt;
    }
  } else {
    while (play_random_move(position, random)) continue;
  }
  const Status status = position.status();
  return status.is_over() ? status.winner() : std::optional{other(position.turn())};
}

}  // namespace noughts
