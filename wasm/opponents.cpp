// Opponents, each known by its address, and immediate results for the shown position.

#include <string>

#include "bind.hpp"
#include "codes.hpp"
#include "search.hpp"

namespace noughts::bindings {
namespace {

// Opponents; 0 if there is no such level or probability.

Address opponent_of_level(const std::string& text, double seed) {
  const auto level = level_of(text);
  return level ? hold(Opponent{*level, to_count(seed)}) : 0;
}
/// Requires a whole number from 1 up.
Address opponent_with_playouts(double playouts, double seed) {
  return hold(Opponent{Skill{.playouts = to_count(playouts), .nodes = 0}, to_count(seed)});
}
Address opponent_with_mistakes(double probability, double seed) {
  const auto opponent = Opponent::with_mistakes(probability, to_count(seed));
  return opponent ? hold(*opponent) : 0;
}
void drop_opponent(Address opponent) { drop<Opponent>(opponent); }

/// Whether a move takes time to think about: the end of the game is not in sight.
bool takes_time() { return !sees_the_end(); }

/// The move in a match whose position is shown. Without a match, the move in the position alone.
/// After the end of the game, the code of the refusal.
int choose(Address opponent, Address match) {
  const auto move = choose_at_once(opponent_at(opponent), match);
  return move ? number_of_move(shown, *move) : bindings::code_of(Refusal{move.error()});
}

// Solving: writes the number of the move plus 1, so 0 if there is none, the outcome and the plies.
// Returns how many positions were visited.

double give(const Choice& choice) {
  numbers.clear();
  numbers.add(choice.move ? 1 + number_of_move(shown, *choice.move) : 0);
  numbers.add(bindings::code_of(choice.outcome));
  numbers.add(plies_of(choice.outcome));
  return static_cast<double>(choice.nodes);
}
/// For a match whose position is shown. Without a match, for the position alone.
double solve(Address match, double nodes, double bytes) { return give(solve_at_once(match, limits(nodes, 0, bytes))); }

}  // namespace

NOUGHTS_BINDINGS(opponents) {
  expose("opponentOfLevel", &opponent_of_level);
  expose("opponentWithPlayouts", &opponent_with_playouts);
  expose("opponentWithMistakes", &opponent_with_mistakes);
  expose("dropOpponent", &drop_opponent);
  expose("takesTime", &takes_time);
  expose("choose", &choose);
  expose("solve", &solve);
}

}  // namespace noughts::bindings
