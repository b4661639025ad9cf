// A program that plays the larger games.
#include <noughts/noughts.hpp>

using namespace noughts;

int main() {
  Match<ConnectFour> match;
  Opponent opponent{Level::easy, 7};
  while (!match.status().is_over()) static_cast<void>(match.play(*opponent.choose(match.position())));
  TreeSearch<Ultimate> search{Ultimate{}, 7};
  search.run(100);
  return search.best_move() ? match.score().ties : 1;
}
