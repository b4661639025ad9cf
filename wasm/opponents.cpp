// Opponents, each known by its address, and what is known at once of the position that is shown.

#include <emscripten/bind.h>

#include <string>

#include "codes.hpp"
#include "search.hpp"

namespace noughts::door {
namespace {

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

/// Whether a move takes time to think about: the end of the game is not in sight.
bool takes_time() { return !sees_the_end(shown); }

/// The move; the code of the refusal once the game has ended.
int choose(Address opponent) {
  const auto move = noughts::choose(opponent_at(opponent), shown, &books);
  return move ? move->index() : door::code_of(Refusal{move.error()});
}

// Solving: gives the move, the outcome and the plies; how many positions it has visited.

double give(const Choice& choice) {
  numbers.clear();
  numbers.add(choice.move.value_or(Square::off_every_board()).index());
  numbers.add(door::code_of(choice.outcome));
  numbers.add(plies_of(choice.outcome));
  return static_cast<double>(choice.nodes);
}
double solve(double nodes, double bytes) { return give(noughts::solve(shown, limits(nodes, 0, bytes), &books)); }
double solve_match(Address match, double nodes, double bytes) {
  return give(noughts::solve(at<CatalogueMatch>(match), limits(nodes, 0, bytes), &books));
}

}  // namespace

EMSCRIPTEN_BINDINGS(opponents) {
  emscripten::function("opponentOfLevel", &opponent_of_level);
  emscripten::function("opponentWithPlayouts", &opponent_with_playouts);
  emscripten::function("opponentWithMistakes", &opponent_with_mistakes);
  emscripten::function("dropOpponent", &drop_opponent);
  emscripten::function("takesTime", &takes_time);
  emscripten::function("choose", &choose);
  emscripten::function("solve", &solve);
  emscripten::function("solveMatch", &solve_match);
}

}  // namespace noughts::door
