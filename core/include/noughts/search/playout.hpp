#pragma once

#include <optional>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"

namespace noughts {

/// One of the moves that people would make who see no further than the other player's next move, each as likely as the
/// others: where the game tells forced moves a safe one; none where there is none, or the game has ended. Where it
/// tells forced moves, nobody may have won, and no move may win at once.
template <Game G>
constexpr std::optional<typename G::Move> random_move(const G& position, Random& random) {
  const auto pick = [&](const auto& moves) {
    const int choices = count(moves);
    return choices == 0 ? std::optional<typename G::Move>{} : std::optional{nth(moves, random.below(choices))};
  };
  if constexpr (GameWithRandomMoves<G>) {
    return position.random_safe_move(random);
  } else if constexpr (GameWithForcedMoves<G>) {
    return pick(position.safe_moves());
  } else {
    return pick(position.legal_moves());
  }
}

/// Plays a game to its end at random, and tells who wins; nobody in a tie. Where the game tells forced moves, a win in
/// one is taken and a loss in one avoided.
template <Game G>
constexpr std::optional<Player> playout(G position, Random& random) {
  if (const Status status = position.status(); status.is_over()) return status.winner();
  if constexpr (GameWithForcedMoves<G>) {
    if (count(position.winning_moves()) > 0) return position.turn();
  }
  // After a safe move none wins at once.
  while (const auto move = random_move(position, random)) position.play_unchecked(*move);
  const Status status = position.status();
  return status.is_over() ? status.winner() : std::optional{other(position.turn())};
}

}  // namespace noughts
