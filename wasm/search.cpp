// Opponents, and searches of the position that is shown: each is known by its address.

#include <emscripten/bind.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>

#include "codes.hpp"
#include "door.hpp"
#include "noughts/catalogue/catalogue_review.hpp"
#include "noughts/catalogue/catalogue_search.hpp"

namespace noughts::door {
namespace {

/// Requires a whole number from 0 on.
std::uint64_t to_count(double number) { return static_cast<std::uint64_t>(number); }

std::size_t to_bytes(double most, std::size_t usual) { return std::min(usual, static_cast<std::size_t>(most)); }

Limits limits(double nodes, double playouts, double bytes) {
  return {.nodes = to_count(nodes),
          .playouts = to_count(playouts),
          .bytes = to_bytes(bytes, bytes_of_search_beside_others)};
}

Opponent& opponent_at(Address address) { return at<Opponent>(address); }

/// What runs in slices.
using Search = std::variant<Thinking<Square>, Analysis<Square>, Reviewing<Square>>;

Search& search_at(Address address) { return at<Search>(address); }

template <typename Kind>
Kind& search_at(Address address) {
  return *std::get_if<Kind>(&search_at(address));
}

bool run_search(Address search, double nodes) {
  return std::visit([&](auto& kind) { return kind.run(to_count(nodes)); }, search_at(search));
}
double search_progress(Address search) {
  return std::visit([](const auto& kind) { return kind.progress(); }, search_at(search));
}
/// How many bytes take what it has found out so far.
double search_bytes(Address search) {
  return static_cast<double>(std::visit([](const auto& kind) { return kind.bytes(); }, search_at(search)));
}
void drop_search(Address search) { drop<Search>(search); }

// Opponents; 0 where there is none of that level, or no such probability.

Address opponent_of_level(const std::string& text, double seed) {
  const auto level = level_of(text);
  return level ? hold(Opponent{*level, to_count(seed)}) : 0;
}
/// Requires a whole number from 1 on.
Address opponent_with_playouts(double playouts, double seed) {
  return hold(Opponent{Skill{.playouts = to_count(playouts), .nodes = 0}, to_count(seed)});
}
Address opponent_with_mistakes(double probability, double seed) {
  const auto opponent = Opponent::with_mistakes(probability, to_count(seed));
  return opponent ? hold(*opponent) : 0;
}
void drop_opponent(Address opponent) { drop<Opponent>(opponent); }

double mistakes(Address opponent) { return opponent_at(opponent).skill().mistakes; }
double playouts(Address opponent) { return static_cast<double>(opponent_at(opponent).skill().playouts); }
double nodes(Address opponent) { return static_cast<double>(opponent_at(opponent).skill().nodes); }
double next_seed(Address opponent) { return static_cast<double>(opponent_at(opponent).next_seed()); }

/// Whether a move takes time to think about: the end of the game is not in sight.
bool takes_time() { return !sees_the_end(shown); }

/// The move; the code of the refusal once the game has ended.
int choose(Address opponent) {
  const auto move = noughts::choose(opponent_at(opponent), shown, &books);
  return move ? move->index() : door::code_of(Refusal{move.error()});
}

// Every search takes at most so many bytes for what it finds out, and never more than it may beside others.

// Thinking: begins to choose a move as an opponent of this skill does. Requires a game that goes on.

Address think(double mistakes, double playouts, double nodes, double seed, double bytes) {
  const Skill skill{.mistakes = mistakes, .playouts = to_count(playouts), .nodes = to_count(nodes)};
  return hold(
      Search{noughts::think(shown, skill, to_count(seed), to_bytes(bytes, bytes_of_thinking_beside_others), &books)});
}
void think_on(Address search, double seed) {
  go_on(search_at<Thinking<Square>>(search), shown, to_count(seed), &books);
}
int chosen(Address search) { return search_at<Thinking<Square>>(search).result().index(); }

// Analysis: begins to find out what every move leads to.

Address analyse(double nodes, double playouts, double bytes) {
  return hold(Search{noughts::analyse(shown, limits(nodes, playouts, bytes), &books)});
}

/// Gives the move, the outcome and the plies of each evaluation; how many there are.
int evaluations(Address search) {
  bytes.clear();
  const auto& all = search_at<Analysis<Square>>(search).result();
  for (const Evaluation& evaluation : all) {
    bytes.add(evaluation.move.index());
    bytes.add(door::code_of(evaluation.outcome));
    bytes.add(plies_of(evaluation.outcome));
  }
  return static_cast<int>(all.size());
}

/// What a move seems to be worth, by its place among the evaluations; no number where there is no estimate.
double estimate(Address search, int place) {
  const auto& evaluation = search_at<Analysis<Square>>(search).result()[static_cast<std::size_t>(place)];
  return evaluation.estimate.value_or(std::numeric_limits<double>::quiet_NaN());
}

/// How far that may be off, likewise.
double estimate_error(Address search, int place) {
  const auto& evaluation = search_at<Analysis<Square>>(search).result()[static_cast<std::size_t>(place)];
  return evaluation.error.value_or(std::numeric_limits<double>::quiet_NaN());
}

// Solving: gives the move, the outcome and the plies; how many positions it has visited.

double give(const Choice& choice) {
  bytes.clear();
  bytes.add(choice.move.value_or(Square::off_every_board()).index());
  bytes.add(door::code_of(choice.outcome));
  bytes.add(plies_of(choice.outcome));
  return static_cast<double>(choice.nodes);
}
double solve(double nodes, double bytes) { return give(noughts::solve(shown, limits(nodes, 0, bytes), &books)); }
double solve_match(Address match, double nodes, double bytes) {
  return give(noughts::solve(at<CatalogueMatch>(match), limits(nodes, 0, bytes), &books));
}

// Reviewing: begins to find out what every move of a match's current game was worth.

Address begin_review(Address match, double nodes, double playouts, double bytes) {
  return hold(Search{noughts::begin_review(at<CatalogueMatch>(match), limits(nodes, playouts, bytes), &books)});
}

const Review& review_at(Address search) { return search_at<Reviewing<Square>>(search).result(); }

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
  bytes.clear();
  bytes.add(door::code_of(reviewed.player));
  bytes.add(reviewed.move.index());
  bytes.add(static_cast<int>(reviewed.judgement));
  for (const Assessment& assessment : {reviewed.before, reviewed.after}) {
    bytes.add(door::code_of(assessment.outcome));
    bytes.add(plies_of(assessment.outcome));
  }
  bytes.add(reviewed.kept_by_is_complete ? 1 : 0);
  bytes.add_squares(reviewed.kept_by);
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

EMSCRIPTEN_BINDINGS(search) {
  emscripten::function("opponentOfLevel", &opponent_of_level);
  emscripten::function("opponentWithPlayouts", &opponent_with_playouts);
  emscripten::function("opponentWithMistakes", &opponent_with_mistakes);
  emscripten::function("dropOpponent", &drop_opponent);
  emscripten::function("mistakes", &mistakes);
  emscripten::function("playouts", &playouts);
  emscripten::function("nodes", &nodes);
  emscripten::function("nextSeed", &next_seed);
  emscripten::function("takesTime", &takes_time);
  emscripten::function("choose", &choose);

  emscripten::function("runSearch", &run_search);
  emscripten::function("searchProgress", &search_progress);
  emscripten::function("searchBytes", &search_bytes);
  emscripten::function("dropSearch", &drop_search);
  emscripten::function("think", &think);
  emscripten::function("thinkOn", &think_on);
  emscripten::function("chosen", &chosen);

  emscripten::function("analyse", &analyse);
  emscripten::function("evaluations", &evaluations);
  emscripten::function("estimate", &estimate);
  emscripten::function("estimateError", &estimate_error);

  emscripten::function("solve", &solve);
  emscripten::function("solveMatch", &solve_match);

  emscripten::function("beginReview", &begin_review);
  emscripten::function("reviewedMoves", &reviewed_moves);
  emscripten::function("decisive", &decisive);
  emscripten::function("reviewedMove", &reviewed_move);
  emscripten::function("points", &points);
  emscripten::function("pointsError", &points_error);
}

}  // namespace noughts::door
