#pragma once

#include "noughts/game/traits.hpp"

namespace noughts::detail {

/// How an exact search counts outcomes: the higher, the better for the player to move. A draw is 0.
/// A win is worth more the fewer plies it takes.
template <Game G>
struct Scale {
  static constexpr int most = 1 << 14;  // plies; no game has more
  static constexpr int bits = 16;       // of a score with its sign

  /// The score of a win after so many plies.
  static constexpr int win_in(int plies, [[maybe_unused]] int left) { return most - plies; }

  /// After how many plies the game ends, by a score other than 0.
  static constexpr int plies(int score, [[maybe_unused]] const G& position, [[maybe_unused]] int left) {
    return most - (score > 0 ? score : -score);
  }

  /// The score of the position after a move, as the score of the position before it.
  static constexpr int earlier(int score, bool is_same_mover) {
    const int further = score > 0 ? score - 1 : score < 0 ? score + 1 : 0;
    return is_same_mover ? further : -further;
  }

  /// The inverse of `earlier`.
  static constexpr int later(int score, bool is_same_mover) {
    const int nearer = score > 0 ? score + 1 : score < 0 ? score - 1 : 0;
    return is_same_mover ? nearer : -nearer;
  }

  /// The next threshold between the lowest and the highest possible score: first who wins, then
  /// after how many plies, by halves.
  static constexpr int threshold(int lowest, int highest, [[maybe_unused]] int left) {
    if (lowest < 0 && highest > 0) return 0;
    if (lowest < 0 && highest == 0) return -1;
    return lowest + (highest - lowest) / 2;
  }
};

/// In a game with threats, the score of a win is half the number of the plies that stay unplayed,
/// plus one. It is the same before and after a move except for its sign, and takes few bits.
/// Rounding loses nothing: a player always wins after an odd number of plies, or always after an
/// even one. `left` are the plies that the position has left.
template <GameWithThreats G>
struct Scale<G> {
  static constexpr int win_in(int plies, int left) { return (left - plies) / 2 + 1; }

  static constexpr int plies(int score, const G& position, int left) {
    const int most = left - 2 * ((score > 0 ? score : -score) - 1);
    const bool is_odd = (position.plies_to_forced_loss() % 2 == 1) != (score > 0);
    return (most % 2 == 1) == is_odd ? most : most - 1;
  }

  /// The same after any number of plies.
  static constexpr int earlier(int score, bool is_same_mover) { return is_same_mover ? score : -score; }
  static constexpr int later(int score, bool is_same_mover) { return earlier(score, is_same_mover); }

  /// The first thresholds ask for a loss and a win in the first half of the game. They take little
  /// search, and fill the table for what follows. The next ask whether there is any win, then any
  /// loss. The last ask after how many plies, by halves.
  static constexpr int threshold(int lowest, int highest, int left) {
    const int middle = win_in(left / 2, left) > 1 ? win_in(left / 2, left) : 1;
    if (lowest >= 0 || highest < 0) return lowest + (highest - lowest) / 2;
    if (lowest < -middle) return -middle;
    if (highest > middle) return middle;
    return highest > 0 ? 0 : -1;
  }
};

}  // namespace noughts::detail
