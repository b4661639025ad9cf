#pragma once

#include <algorithm>
#include <optional>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/scale.hpp"
#include "noughts/search/transposition_table.hpp"

namespace noughts::detail {

/// Between which scores a search asks for one: up to alpha and from beta on it is enough to know that.
struct Window {
  int alpha = 0;
  int beta = 0;
};

/// What an exact search sees of a position without trying a move. `left` are the plies that it has left, if that is
/// known.
template <Game G>
struct Sight {
  /// Of a position in which the game has ended.
  static int score_of_ended(const G& position, int left) {
    const Outcome outcome = outcome_of_ended(position);
    return static_cast<int>(outcome.result) * Scale<G>::win_in(0, left);
  }

  /// Of a position that goes on, and in which no move wins at once and none is safe.
  static int score_when_unsafe(const G& position, int left) {
    return -Scale<G>::win_in(plies_when_unsafe(position), left);
  }

  /// Of a position that goes on, if nothing more is known of it.
  static Bounds bounds_of(int left) {
    return {.lower = -Scale<G>::win_in(1, left), .upper = Scale<G>::win_in(1, left)};
  }

  /// Of a position that has safe moves and no winning one, as far as that matters for a window.
  static Bounds bounds_of(const G& position, const auto& threats, int left, Window window)
    requires GameWithThreats<G>
  {
    // By the safe move no win comes at once, and after it none for the other player.
    const int unsafe = position.plies_when_unsafe();
    Bounds bounds{.lower = left < unsafe + 2 ? 0 : -Scale<G>::win_in(unsafe + 2, left),
                  .upper = left < unsafe + 1 ? 0 : Scale<G>::win_in(unsafe + 1, left)};
    give_up_hope(position, bounds, window);
    if constexpr (GameWithUpperBound<G>) {
      if (const auto most = position.upper_bound(threats))
        bounds.upper = (std::min)(bounds.upper, score_of(*most, left));
    }
    return bounds;
  }

 private:
  /// In how many plies a position is lost of which no move is safe.
  static int plies_when_unsafe(const G& position) {
    if constexpr (GameWithThreats<G>) {
      return position.plies_when_unsafe();
    } else {
      const auto moves = position.legal_moves();
      const bool all_end =
          std::ranges::all_of(moves, [&](const auto& move) { return after(position, move).status().is_over(); });
      return all_end ? 1 : 2;
    }
  }

  /// Draws bounds together where a player cannot win any more.
  static void give_up_hope(const G& position, Bounds& bounds, Window window) {
    if (bounds.upper > 0 && window.alpha >= 0 && !position.can_still_win(position.turn())) bounds.upper = 0;
    if (bounds.lower < 0 && window.beta <= 0 && !position.can_still_win(other(position.turn()))) bounds.lower = 0;
  }

  /// Of what is no win.
  static int score_of(const Outcome& outcome, int left) {
    return outcome.result == Outcome::Result::draw ? 0 : -Scale<G>::win_in(*outcome.plies, left);
  }
};

}  // namespace noughts::detail
