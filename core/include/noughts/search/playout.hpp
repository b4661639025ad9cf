#pragma once

#include <optional>

#include "noughts/board/square.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/threats.hpp"

namespace noughts {

/// One of several squares, each as likely as the others. Requires one at least.
template <int capacity>
constexpr Square random_square(const SquareSet<capacity>& squares, Random& random) {
  return squares.at_place(random.below(squares.size()));
}

/// One of the safe moves, each as likely as the others; none where none is safe. Requires what `safe_moves` requires.
template <GameWithForcedMoves G>
constexpr std::optional<Square> random_safe_move(const G& position, Random& random) {
  if constexpr (requires { position.random_safe_move(random); }) {
    return position.random_safe_move(random);
  } else {
    const auto moves = position.safe_moves();
    return moves.empty() ? std::nullopt : std::optional{random_square(moves, random)};
  }
}

/// Plays a game to its end at random, and tells who wins; nobody in a tie. Where the game tells forced moves cheaply,
/// a win in one is taken and a loss in one avoided.
template <Game G>
constexpr std::optional<Player> playout(G position, Random& random) {
  if constexpr (GameWithForcedMoves<G>) {
    if (!position.status().is_over() && !position.winning_moves().empty()) return position.turn();
  }
  while (!position.status().is_over()) {
    if constexpr (GameWithForcedMoves<G>) {
      // No move wins at once, because the one before was safe.
      const std::optional<Square> move = random_safe_move(position, random);
      if (!move) return other(position.turn());
      position.play_unchecked(*move);
    } else {
      position.play_unchecked(random_square(position.legal_moves(), random));
    }
  }
  return position.status().winner();
}

}  // namespace noughts
