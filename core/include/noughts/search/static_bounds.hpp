#pragma once

#include <algorithm>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/scale.hpp"
#include "noughts/search/transposition_table.hpp"

namespace noughts::detail {

/// The scores between which a search wants an exact one. Up to alpha, and from beta on, a bound is
/// enough.
struct Window {
  int alpha = 0;
  int beta = 0;
};

/// What an exact search sees of a position without trying a move. `left` are the plies that the
/// position has left, if known.
template <Game G>
struct StaticBounds {
  /// The score of a position in which the game has ended.
  static int score_of_ended(const G& position, int left) {
    const Outcome outcome = outcome_of_ended(position);
    return static_cast<int>(outcome.result) * Scale<G>::win_in(0, left);
  }

  /// The score of a position that goes on, when no move wins at once and none is safe.
  static int score_when_unsafe(const G& position, int left) {
    return -Scale<G>::win_in(plies_to_forced_loss(position), left);
  }

  /// The bounds of a position that goes on, if nothing more is known about it.
  static Bounds bounds_of(int left) {
    return {.lower = -Scale<G>::win_in(1, left), .upper = Scale<G>::win_in(1, left)};
  }

  /// The bounds of a position that has safe moves and no winning one, as far as a window needs
  /// them.
  static Bounds bounds_of(const G& position, const auto& threats, int left, Window window)
    requires GameWithThreats<G>
  {
    // A safe move does not win at once, and the other player has no win right after it.
    const int unsafe = position.plies_to_forced_loss();
    Bounds bounds{.lower = left < unsafe + 2 ? 0 : -Scale<G>::win_in(unsafe + 2, left),
                  .upper = left < unsafe + 1 ? 0 : Scale<G>::win_in(unsafe + 1, left)};
    drop_unreachable_results(position, bounds, window);
    if constexpr (HasUpperBound<G>) {
      if (const auto most = position.upper_bound(threats))
        bounds.upper = (std::min)(bounds.upper, score_of(*most, left));
    }
    return bounds;
  }

 private:
  /// After how many plies a position without safe moves is lost.
  static int plies_to_forced_loss(const G& position) {
    if constexpr (GameWithThreats<G>) {
      return position.plies_to_forced_loss();
    } else {
      const auto moves = position.legal_moves();
      const bool all_end =
          std::ranges::all_of(moves, [&](const auto& move) { return after(position, move).status().is_over(); });
      return all_end ? 1 : 2;
    }
  }

  /// Removes a player's wins from the bounds, if that player cannot win any more.
  static void drop_unreachable_results(const G& position, Bounds& bounds, Window window) {
    if (bounds.upper > 0 && window.alpha >= 0 && !position.can_still_win(position.turn())) bounds.upper = 0;
    if (bounds.lower < 0 && window.beta <= 0 && !position.can_still_win(other(position.turn()))) bounds.lower = 0;
  }

  /// The score of a draw or a loss.
  static int score_of(const Outcome& outcome, int left) {
    return outcome.result == Outcome::Result::draw ? 0 : -Scale<G>::win_in(*outcome.plies, left);
  }
};

}  // namespace noughts::detail
