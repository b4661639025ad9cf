// What searches have found out: evaluations, and reviews.

#include <emscripten/bind.h>

#include <cstddef>
#include <limits>

#include "codes.hpp"
#include "search.hpp"

namespace noughts::door {
namespace {

/// Gives the move, the outcome and the plies of each evaluation; how many there are.
int evaluations(Address search) {
  numbers.clear();
  const auto& all = evaluations_at(search);
  for (const Evaluation& evaluation : all) {
    numbers.add(evaluation.move.index());
    numbers.add(door::code_of(evaluation.outcome));
    numbers.add(plies_of(evaluation.outcome));
  }
  return static_cast<int>(all.size());
}

/// What a move seems to be worth, by its place among the evaluations; no number where there is no estimate.
double estimate(Address search, int place) {
  const auto& evaluation = evaluations_at(search)[static_cast<std::size_t>(place)];
  return evaluation.estimate.value_or(std::numeric_limits<double>::quiet_NaN());
}

/// How far that may be off, likewise.
double estimate_error(Address search, int place) {
  const auto& evaluation = evaluations_at(search)[static_cast<std::size_t>(place)];
  return evaluation.error.value_or(std::numeric_limits<double>::quiet_NaN());
}

int reviewed_moves(Address search) { return static_cast<int>(review_at(search).moves.size()); }

/// Which of them decided the game; -1 where none did.
int decisive(Address search) {
  const auto ply = review_at(search).decisive;
  return ply ? static_cast<int>(*ply) : -1;
}

/// Gives a move: its player, square and judgement, the outcomes before and after it with their plies, whether all moves
/// are known that are as good, how many are, and each of them.
void reviewed_move(Address search, int ply) {
  const ReviewedMove& reviewed = review_at(search).moves[static_cast<std::size_t>(ply)];
  numbers.clear();
  numbers.add(door::code_of(reviewed.player));
  numbers.add(reviewed.move.index());
  numbers.add(static_cast<int>(reviewed.judgement));
  for (const Assessment& assessment : {reviewed.before, reviewed.after}) {
    numbers.add(door::code_of(assessment.outcome));
    numbers.add(plies_of(assessment.outcome));
  }
  numbers.add(reviewed.kept_by_is_complete ? 1 : 0);
  numbers.add_squares(reviewed.kept_by);
}

/// What it was worth in points, before (0) or after (1), and their standard error; no numbers where that is not known.
/// @{
Estimate reviewed_points(Address search, int ply, int after) {
  constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
  const ReviewedMove& reviewed = review_at(search).moves[static_cast<std::size_t>(ply)];
  const Assessment& assessment = after == 0 ? reviewed.before : reviewed.after;
  return assessment.points().value_or(Estimate{.points = nothing, .error = nothing});
}
double points(Address search, int ply, int after) { return reviewed_points(search, ply, after).points; }
double points_error(Address search, int ply, int after) { return reviewed_points(search, ply, after).error; }
/// @}

}  // namespace

EMSCRIPTEN_BINDINGS(found) {
  emscripten::function("evaluations", &evaluations);
  emscripten::function("estimate", &estimate);
  emscripten::function("estimateError", &estimate_error);
  emscripten::function("reviewedMoves", &reviewed_moves);
  emscripten::function("decisive", &decisive);
  emscripten::function("reviewedMove", &reviewed_move);
  emscripten::function("points", &points);
  emscripten::function("pointsError", &points_error);
}

}  // namespace noughts::door
