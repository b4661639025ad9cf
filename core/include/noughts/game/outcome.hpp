#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"

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
  /// Plies from the position that is judged to the end: 1 for a move that wins at once, 0 once the game has ended, and
  /// nothing else. None where it is known how the game ends, and not when: a draw of a game that can end in one at any
  /// time, or what random games have proved.
  std::optional<int> plies = std::nullopt;

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// Whether a player would rather have the left outcome: a win over a draw over a loss, a quicker win over a slower one,
/// a slower loss over a quicker one. Draws are equally good, however far away, and so are wins, or losses, of which one
/// is not known how far away it is.
constexpr bool is_better(const Outcome& left, const Outcome& right) {
  if (left.result != right.result) return left.result > right.result;
  if (!left.plies || !right.plies) return false;
  switch (left.result) {
    case Outcome::Result::win: return *left.plies < *right.plies;
    case Outcome::Result::draw: return false;
    case Outcome::Result::loss: return *left.plies > *right.plies;
  }
  std::unreachable();
}

/// A position's outcome as it looks from the position one move before: the other player's, and a ply further away.
constexpr Outcome one_ply_earlier(const Outcome& outcome) {
  return {.result = static_cast<Outcome::Result>(-static_cast<int>(outcome.result)),
          .plies = outcome.plies.transform([](int plies) { return plies + 1; })};
}

/// The outcome of a game that has ended, for the player who would be next. Requires a position in which the game has
/// ended.
template <Game G>
constexpr Outcome outcome_of_ended(const G& position) {
  const auto winner = position.status().winner();
  if (!winner) return {.result = Outcome::Result::draw, .plies = 0};
  return {.result = *winner == position.turn() ? Outcome::Result::win : Outcome::Result::loss, .plies = 0};
}

}  // namespace noughts
