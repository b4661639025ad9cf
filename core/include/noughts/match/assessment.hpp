#pragma once

#include <optional>
#include <span>
#include <utility>

#include "noughts/game/outcome.hpp"

namespace noughts {

/// How many points something seems to be worth, by random games: a win is worth 1, a draw ½ and a loss 0.
struct Estimate {
  double points = 0.5;  ///< the mean of the games
  double error = 0;     ///< its standard error; 0 where the points are certain

  friend constexpr bool operator==(const Estimate&, const Estimate&) = default;
};

/// What a move is worth for the player who makes it, or a position for the player to move: how the game ends where that
/// is certain, else an estimate, or nothing.
struct Assessment {
  /// What is certain when both play perfectly; the plies count from where the move is made.
  std::optional<Outcome> outcome = std::nullopt;
  /// Where the outcome is not known: what random games come to. None where there were none.
  std::optional<Estimate> estimate = std::nullopt;

  /// In points, whether or not they are certain; none where nothing is known.
  constexpr std::optional<Estimate> points() const {
    if (!outcome) return estimate;
    switch (outcome->result) {
      case Outcome::Result::loss: return Estimate{.points = 0};
      case Outcome::Result::draw: return Estimate{.points = 0.5};
      case Outcome::Result::win: return Estimate{.points = 1};
    }
    std::unreachable();
  }

  friend constexpr bool operator==(const Assessment&, const Assessment&) = default;
};

/// What a position is worth whose moves are worth so much: as much as the best of them. A win is certain as soon as one
/// move wins, and its plies are those of the quickest that is known; what is no win is certain where all moves are.
constexpr Assessment best_of(std::span<const Assessment> moves) {
  std::optional<Outcome> outcome;
  std::optional<Estimate> most;
  bool all_outcomes = true;
  bool all_points = true;
  for (const Assessment& move : moves) {
    if (move.outcome && (!outcome || is_better(*move.outcome, *outcome))) outcome = move.outcome;
    const auto points = move.points();
    if (points && (!most || points->points > most->points)) most = points;
    all_outcomes = all_outcomes && move.outcome;
    all_points = all_points && points;
  }
  if (outcome && (all_outcomes || outcome->result == Outcome::Result::win)) return {.outcome = outcome};
  return {.outcome = std::nullopt, .estimate = all_points ? most : std::nullopt};
}

}  // namespace noughts
