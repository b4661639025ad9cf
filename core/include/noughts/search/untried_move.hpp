#pragma once

#include <type_traits>
#include <utility>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/transposition_table.hpp"

namespace noughts::detail {

/// The safe moves of a position of a game with immediate tactics. An empty type for other games.
/// @{
template <typename G>
struct SafeMovesOf {
  struct Type {};
};
template <GameWithImmediateTactics G>
struct SafeMovesOf<G> {
  using Type = std::remove_cvref_t<decltype(std::declval<const G&>().safe_moves())>;
};
/// @}

/// A move that an exact search has still to try, and the position that it leads to. If that
/// position has only one safe move, that is played too, and so on.
template <Game G>
struct UntriedMove {
  using SafeMoves = SafeMovesOf<G>::Type;  ///< of a position

  G::Move move{};              ///< of the position before
  int plies = 1;               ///< from the position before to `position`
  bool is_same_mover = false;  ///< whether the same player is to move in both
  int move_order = 0;          ///< moves with a higher number are tried first
  /// Of `position`, as far as they are known without a search.
  Bounds bounds{};
  G position{};                            ///< after the move
  [[no_unique_address]] SafeMoves safe{};  ///< of `position`, once they are found

  /// In a game with threats: finds the safe moves, and plays on while there is only one and some
  /// player can still win. `left` are the plies that were left before the move. Returns the threats
  /// of the position where it stops.
  auto find_safe_moves(int left)
    requires GameWithThreats<G>
  {
    auto threats = position.threats();
    safe = position.safe_moves(threats);
    // Higher than `noughts::move_order` gives on any board of ours.
    constexpr int worth_of_threat = 64;
    move_order = worth_of_threat * threats.size();
    while (count(safe) == 1 && left - plies > position.plies_to_forced_loss()) {
      position.play_unchecked(*safe.begin());
      ++plies;
      is_same_mover = !is_same_mover;
      threats = position.threats();
      safe = position.safe_moves(threats);
    }
    return threats;
  }

  void find_safe_moves(int /*left*/) {
    if constexpr (GameWithImmediateTactics<G>) {
      safe = position.safe_moves();
      move_order = -count(safe);
    }
  }
};

}  // namespace noughts::detail
