#pragma once

#include <optional>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"

namespace noughts {

/// Plays one of the moves that people would make who see no further than the other player's next move, each as likely
/// as the others: where the game tells forced moves a safe one. Says whether there was any; there is none once the game
/// has ended. Where the game tells forced moves, nobody may have won, and no move may win at once.
template <Game G>
constexpr bool play_random_move(G& position, Random& random) {
  const auto play_one_of = [&](const auto& moves) {
    const int choices = count(moves);
    if (choices > 0) position.play_unchecked(nth(moves, random.below(choices)));
    return choices > 0;
  };
  if constexpr (GameWithRandomMoves<G>) {
    return position.play_random_safe_move(random);
  } else if constexpr (GameWithForcedMoves<G>) {
    return play_one_of(position.safe_moves());
  } else {
    return play_one_of(position.legal_moves());
  }
}

/// Plays a game to its end at random, and tells who wins; nobody in a tie. Where the game tells forced moves, a win in
/// one is taken and a loss in one avoided. A game that can go round in circles is a tie after a hundred plies.
template <Game G>
constexpr std::optional<Player> playout(G position, Random& random) {
  if (const Status status = position.status(); status.is_over()) return status.winner();
  if constexpr (GameWithForcedMoves<G>) {
    if (count(position.winning_moves()) > 0) return position.turn();
  }
  // After a safe move none wins at once.
  if constexpr (GameWithRepetition<G>) {
    constexpr int most_plies = 100;
    for (int plies = 0; play_random_move(position, random); ++plies) {
      if (plies + 1 == most_plies) return std::nullopt;
    }
  } else {
    while (play_random_move(position, random)) continue;
  }
  const Status status = position.status();
  return status.is_over() ? status.winner() : std::optional{other(position.turn())};
}

}  // namespace noughts
