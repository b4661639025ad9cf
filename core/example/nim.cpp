// A game of your own, and what the library does with it.

#include "nim.hpp"

#include <noughts/noughts.hpp>
#include <noughts/terminal/play.hpp>

#include <iostream>

using namespace noughts;

int main() {
  // solve gives a best move, the result and the plies.
  const Nim nim;
  std::cout << to_string(solve(nim), nim) << '\n';

  // Opponents play it, in a match of ten games.
  Opponent x{Level::easy, 7};
  Opponent o{Level::best, 7};
  Match<Nim> match;
  while (match.number() <= 10) {
    while (!match.status().is_over()) {
      Opponent& mover = match.position().turn() == Player::x ? x : o;
      static_cast<void>(match.play(*mover.choose(match.position())));
    }
    match.next();
  }
  std::cout << "easy won " << match.score().x << ", best won " << match.score().o << '\n';

  // People play it in the terminal.
  terminal::play(nim);
}
