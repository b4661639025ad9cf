#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"

namespace noughts {

/// How a game will end for the player to move, and in how many plies.
struct Outcome {
  /// From the worst to the best.
  enum class Result : std::int8_t {
    loss = -1,  ///< the other player wins
    draw = 0,   ///< no player wins
    win = 1,    ///< the player to move wins
  };

  /// How it ends.
  Result result = Result::draw;
  /// The number of plies from this position to the end: 0 if the game has ended, 1 for a move that
  /// wins at once. Nothing if the result is known but not the distance. That is so for a draw in a
  /// game that can end in a draw at any time, and for a result that playouts or a
  /// strategy have proved.
  std::optional<int> plies = std::nullopt;

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// Whether a player prefers the left outcome. A win is better than a draw, and a draw is better
/// than a loss. A quicker win is better than a slower win, and a slower loss is better than a
/// quicker loss. All draws are equal. Two wins, or two losses, are also equal if the distance of
/// one of them is not known.
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

/// What a result is to the other player.
constexpr Outcome::Result for_other(Outcome::Result result) {
  return static_cast<Outcome::Result>(-static_cast<int>(result));
}

/// A position's outcome, seen from a position `plies` plies earlier: the end is that much further
/// away. The result is for the other player, unless the same player is to move in both positions.
constexpr Outcome plies_earlier(const Outcome& outcome, int plies, bool is_same_mover) {
  return {.result = is_same_mover ? outcome.result : for_other(outcome.result),
          .plies = outcome.plies.transform([&](int later) { return later + plies; })};
}

/// A position's outcome, seen from the position one move earlier.
constexpr Outcome one_ply_earlier(const Outcome& outcome, bool is_same_mover = false) {
  return plies_earlier(outcome, 1, is_same_mover);
}

/// The outcome of a game that has ended, for the player who would be next. Requires a position
/// after the end of the game.
template <Game G>
constexpr Outcome outcome_of_ended(const G& position) {
  const auto winner = position.status().winner();
  if (!winner) return {.result = Outcome::Result::draw, .plies = 0};
  return {.result = *winner == position.turn() ? Outcome::Result::win : Outcome::Result::loss, .plies = 0};
}

}  // namespace noughts
