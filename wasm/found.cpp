// The results of searches: evaluations and reviews.

#include <cstddef>
#include <limits>
#include <optional>

#include "bind.hpp"
#include "codes.hpp"
#include "search.hpp"

namespace noughts::bindings {
namespace {

Estimate estimate_or_nan(const std::optional<Estimate>& estimate) {
  constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
  return estimate.value_or(Estimate{.points = nothing, .error = nothing});
}

/// Writes the move, the outcome and the plies of each evaluation. Returns how many there are.
int evaluations(Address search) {
  numbers.clear();
  const auto& all = evaluations_at(search);
  const CataloguePosition& game = game_at(search);
  for (const Evaluation& evaluation : all) {
    numbers.add(number_of_move(game, evaluation.move));
    numbers.add(bindings::code_of(evaluation.outcome));
    numbers.add(plies_of(evaluation.outcome));
  }
  return static_cast<int>(all.size());
}

/// The estimate of a move, by its place in the evaluations. NaN if there is no estimate.
double estimate(Address search, int place) {
  return estimate_or_nan(evaluations_at(search)[static_cast<std::size_t>(place)].estimate).points;
}

/// The error of this estimate. NaN if there is no estimate.
double estimate_error(Address search, int place) {
  return estimate_or_nan(evaluations_at(search)[static_cast<std::size_t>(place)].estimate).error;
}

int reviewed_moves(Address search) { return static_cast<int>(review_at(search).moves.size()); }

/// The place of the move that decided the game; -1 if none did.
int decisive(Address search) {
  const auto ply = review_at(search).decisive;
  return ply ? static_cast<int>(*ply) : -1;
}

/// Writes a move: its player, number and judgement; the outcomes before and after it with their
/// plies; whether all good moves are known; how many are known, and each of them.
void reviewed_move(Address search, int ply) {
  const ReviewedMove& reviewed = review_at(search).moves[static_cast<std::size_t>(ply)];
  const CataloguePosition& game = game_at(search);
  numbers.clear();
  numbers.add(bindings::code_of(reviewed.player));
  numbers.add(number_of_move(game, reviewed.made.move));
  numbers.add(static_cast<int>(reviewed.judgement));
  for (const Evaluation* evaluation : {&reviewed.best, &reviewed.made}) {
    numbers.add(bindings::code_of(evaluation->outcome));
    numbers.add(plies_of(evaluation->outcome));
  }
  numbers.add(reviewed.kept_by_is_complete ? 1 : 0);
  numbers.add(static_cast<int>(reviewed.kept_by.size()));
  numbers.add_moves(game, reviewed.kept_by);
}

/// The worth in points before the move (0) or after it (1), and its standard error. NaN if it is
/// not known.
/// @{
Estimate reviewed_points(Address search, int ply, int after) {
  const ReviewedMove& reviewed = review_at(search).moves[static_cast<std::size_t>(ply)];
  return estimate_or_nan((after == 0 ? reviewed.best : reviewed.made).points());
}
double points(Address search, int ply, int after) { return reviewed_points(search, ply, after).points; }
double points_error(Address search, int ply, int after) { return reviewed_points(search, ply, after).error; }
/// @}

}  // namespace

NOUGHTS_BINDINGS(found) {
  expose("evaluations", &evaluations);
  expose("estimate", &estimate);
  expose("estimateError", &estimate_error);
  expose("reviewedMoves", &reviewed_moves);
  expose("decisive", &decisive);
  expose("reviewedMove", &reviewed_move);
  expose("points", &points);
  expose("pointsError", &points_error);
}

}  // namespace noughts::bindings
