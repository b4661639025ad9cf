#pragma once

#include <cstdint>

namespace noughts {

/// How a game will end for the player to move, and after how many plies.
struct Outcome {
  /// From the worst to the best.
  enum class Result : std::int8_t {
    loss = -1,  ///< the other player wins
    draw = 0,   ///< nobody wins
    win = 1,    ///< the player to move wins
  };

  /// How it ends.
  Result result = Result::draw;
  /// Plies from the position that is judged to the end: 1 for a move that wins at once, 0 once the game has ended.
  int plies = 0;

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// Nothing is better while a game goes on.
inline constexpr Outcome best_possible{.result = Outcome::Result::win, .plies = 1};

/// Nothing is ever worse.
inline constexpr Outcome worst_possible{.result = Outcome::Result::loss, .plies = 0};

/// Whether a player would rather have the left outcome: a win over a draw over a loss, a quicker win over a slower one,
/// a slower loss over a quicker one. Draws are equally good, however far away.
constexpr bool is_better(Outcome left, Outcome right) {
  if (left.result != right.result) return left.result > right.result;
  switch (left.result) {
    case Outcome::Result::win: return left.plies < right.plies;
    case Outcome::Result::draw: return false;
    case Outcome::Result::loss: return left.plies > right.plies;
  }
  return false;
}

/// The same end of the game as the other player sees it.
constexpr Outcome for_other_player(Outcome outcome) {
  return {.result = static_cast<Outcome::Result>(-static_cast<int>(outcome.result)), .plies = outcome.plies};
}

/// A position's outcome as it looks from the position one move before: the other player's, and a ply further away.
constexpr Outcome one_ply_earlier(Outcome outcome) {
  outcome = for_other_player(outcome);
  ++outcome.plies;
  return outcome;
}

/// The inverse of `one_ply_earlier`.
constexpr Outcome one_ply_later(Outcome outcome) {
  outcome = for_other_player(outcome);
  --outcome.plies;
  return outcome;
}

}  // namespace noughts
