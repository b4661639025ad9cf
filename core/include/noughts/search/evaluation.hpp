#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "noughts/game/board_move.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts {

/// How many points a move seems to be worth: a win is worth 1, a draw ½ and a loss 0.
struct Estimate {
  double points = 0.5;  ///< the mean of the playouts, or of the evaluator's values
  double error = 0;     ///< its standard error; 0 when the points are certain

  friend constexpr bool operator==(const Estimate&, const Estimate&) = default;
};

/// A move and what it is worth to the player who makes it. That is a certain outcome, an estimate,
/// or nothing.
template <typename Move>
struct BasicEvaluation {
  /// A legal move.
  Move move{};
  /// The certain outcome when both sides play perfectly after the move. The plies count the move
  /// itself. None if a limit was reached first.
  std::optional<Outcome> outcome = std::nullopt;
  /// The estimate when the outcome is not known. None when no playouts were allowed, or too few.
  std::optional<Estimate> estimate = std::nullopt;

  /// The worth in points, certain or not. None if nothing is known.
  constexpr std::optional<Estimate> points() const {
    if (!outcome) return estimate;
    switch (outcome->result) {
      case Outcome::Result::loss: return Estimate{.points = 0};
      case Outcome::Result::draw: return Estimate{.points = 0.5};
      case Outcome::Result::win: return Estimate{.points = 1};
    }
    std::unreachable();
  }

  friend constexpr bool operator==(const BasicEvaluation&, const BasicEvaluation&) = default;
};

/// The evaluation of a move on a board.
using Evaluation = BasicEvaluation<BoardMove>;

namespace detail {

/// The estimate from the mean of so many games. Its error counts each game as won or lost; draws
/// only make the mean more certain. A win and a loss are added, so that a few games with the same
/// result do not seem certain (A. Agresti and B. Coull, "Approximate is better than exact", 1998).
inline Estimate estimate_of(double mean, std::uint64_t games) {
  const auto count = static_cast<double>(games);
  const double cautious = (mean * count + 1) / (count + 2);
  return {.points = mean, .error = std::sqrt(cautious * (1 - cautious) / (count + 2))};
}

}  // namespace detail

/// A best move of a position, and what the position is worth. A win is certain as soon as one move
/// wins; it takes the plies of the quickest known win. Any other outcome is certain only when those
/// of all moves are. If a move has neither outcome nor estimate and no move wins, the result is the
/// first move without a worth. Requires the evaluations of all moves, and at least one.
template <typename Move>
constexpr BasicEvaluation<Move> best_of(std::span<const BasicEvaluation<Move>> moves) {
  const BasicEvaluation<Move>* certain = nullptr;
  const BasicEvaluation<Move>* most = nullptr;
  bool all_outcomes = true;
  bool all_points = true;
  for (const auto& move : moves) {
    if (move.outcome && (certain == nullptr || is_better(*move.outcome, *certain->outcome))) certain = &move;
    const auto points = move.points();
    if (points && (most == nullptr || points->points > most->points()->points)) most = &move;
    all_outcomes = all_outcomes && move.outcome;
    all_points = all_points && points;
  }
  if (certain != nullptr && (all_outcomes || certain->outcome->result == Outcome::Result::win)) return *certain;
  if (all_points) return {.move = most->move, .outcome = std::nullopt, .estimate = most->points()};
  return {.move = moves.front().move};
}

}  // namespace noughts
