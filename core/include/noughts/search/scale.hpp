#pragma once

#include <type_traits>

#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts::detail {

/// How an exact search counts outcomes: the better for the player to move, the higher; 0 for a draw. A win is worth the
/// more the fewer plies it takes from here.
template <Game G>
struct Scale {
  static constexpr int most = 1 << 14;  // plies, more than any game has
  static constexpr int bits = 16;       // of a score, its sign included

  /// A win after so many plies.
  static constexpr int win_in(int plies, [[maybe_unused]] int left) { return most - plies; }

  /// How many plies it takes to the end that a score other than 0 stands for.
  static constexpr int plies(int score, [[maybe_unused]] const G& position, [[maybe_unused]] int left) {
    return most - (score > 0 ? score : -score);
  }

  /// A score of the position after a move as a score of the position before it.
  static constexpr int earlier(int score, int /*plies*/ = 1) {
    return score > 0 ? 1 - score : score < 0 ? -1 - score : 0;
  }

  /// The other way round.
  static constexpr int later(int score, int /*plies*/ = 1) {
    return score > 0 ? -1 - score : score < 0 ? 1 - score : 0;
  }

  /// Where to ask next whether the outcome is better, between the lowest and the highest that there can be: first who
  /// wins, then when, by halves.
  static constexpr int threshold(int lowest, int highest, [[maybe_unused]] int left) {
    if (lowest < 0 && highest > 0) return 0;
    if (lowest < 0 && highest == 0) return -1;
    return lowest + (highest - lowest) / 2;
  }
};

/// In a game with threats the score of a win is half the number of plies that are left unplayed, and one: the same for
/// the positions before and after a move, but for its sign, and of few bits. That one player always wins after an odd
/// number of plies, or an even one, makes up for the half. `left` are the plies that the position has left.
template <GameWithThreats G>
struct Scale<G> {
  static constexpr int win_in(int plies, int left) { return (left - plies) / 2 + 1; }

  static constexpr int plies(int score, const G& position, int left) {
    const int most = left - 2 * ((score > 0 ? score : -score) - 1);
    const bool is_odd = (position.plies_when_unsafe() % 2 == 1) != (score > 0);
    return (most % 2 == 1) == is_odd ? most : most - 1;
  }

  /// The same, after so many plies.
  static constexpr int earlier(int score, int plies = 1) { return plies % 2 == 1 ? -score : score; }
  static constexpr int later(int score, int plies = 1) { return earlier(score, plies); }

  /// A loss and a win in the first half of the game are asked for first: they take little search, and fill the table
  /// for what follows. Then whether there is any win, then any loss, then when, by halves.
  static constexpr int threshold(int lowest, int highest, int left) {
    const int middle = win_in(left / 2, left) > 1 ? win_in(left / 2, left) : 1;
    if (lowest >= 0 || highest < 0) return lowest + (highest - lowest) / 2;
    if (lowest < -middle) return -middle;
    if (highest > middle) return middle;
    return highest > 0 ? 0 : -1;
  }
};

}  // namespace noughts::detail
