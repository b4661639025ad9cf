// How the tree search fares against a plain one with as many random games a move, from both seats. Prints the share of
// the points, a tie being worth half a one, with its interval of 95 % confidence. `npm run strength`.

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/tree_search.hpp"
#include "plain_uct.hpp"

using namespace noughts;

namespace {

template <Game G>
void measure(const char* name, const G& start, int playouts, int games) {
  Random random{20261121};
  double points = 0;
  double squares = 0;
  for (int game = 0; game < games; ++game) {
    G position = start.start(game % 2 == 0 ? Player::x : Player::o);
    while (!position.status().is_over()) {
      if (position.turn() == Player::x) {
        TreeSearch<G> search{position, random.next()};
        search.run(static_cast<std::uint64_t>(playouts));
        position.play_unchecked(*search.best_move());
      } else {
        position.play_unchecked(plain_uct(position, playouts, random));
      }
    }
    const auto winner = position.status().winner();
    const double point = !winner ? 0.5 : *winner == Player::x ? 1 : 0;
    points += point;
    squares += point * point;
  }
  const double mean = points / games;
  const double deviation = std::sqrt((squares / games - mean * mean) / games);
  std::printf("%-16s %6d playouts a move, %d games: %.1f %% of the points, 95 %% between %.1f and %.1f\n", name,
              playouts, games, 100 * mean, 100 * (mean - 1.96 * deviation), 100 * (mean + 1.96 * deviation));
}

}  // namespace

int main(int count, char* arguments[]) {
  const int games = count > 1 ? std::atoi(arguments[1]) : 400;
  const int playouts = count > 2 ? std::atoi(arguments[2]) : 1000;
  measure("Connect Four", ConnectFour{}, playouts, games);
  measure("Ultimate", Ultimate{}, playouts, games);
  measure("5×5, 4 in a row", FourInARow5x5{}, playouts, games);
}
