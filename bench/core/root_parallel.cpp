// The gain of several independent searches of one position, as the workers of a browser make them.
// Their merged statistics play against one search, each search with as many playouts. Here the
// searches run one after the other.
//   noughts_root_parallel [GAMES [PLAYOUTS]]

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/merge.hpp"
#include "noughts/search/tree_search.hpp"

using namespace noughts;

namespace {

BoardMove merged_move(const Ultimate& position, int searches, std::uint64_t playouts, Random& seeds) {
  std::vector<MoveStatistics> all;
  for (int i = 0; i < searches; ++i) {
    TreeSearch<Ultimate> search{position, seeds.next()};
    search.run(playouts);
    all = i == 0 ? search.statistics() : merge(std::move(all), search.statistics());
  }
  return *best_move(all);
}

struct Way {
  int searches = 1;
  std::uint64_t playouts = 0;  // of each search
};

/// The points of the first way in a game from a position.
double play(const Way& one, const Way& other, Player first, Ultimate position, Random& seeds) {
  while (!position.status().is_over()) {
    const Way& way = position.turn() == first ? one : other;
    position.play_unchecked(merged_move(position, way.searches, way.playouts, seeds));
  }
  const auto winner = position.status().winner();
  return !winner ? 0.5 : *winner == first ? 1 : 0;
}

/// Measures pairs of games from the same opening, with players exchanged.
void measure(const char* name, const Way& one, const Way& other, int pairs) {
  Random random{20261124};
  double points = 0;
  double squares = 0;
  for (int pair = 0; pair < pairs; ++pair) {
    Ultimate opening;
    for (int ply = 0; ply < 2; ++ply) opening.play_unchecked(random.pick(opening.legal_moves()));
    double point = 0;
    for (const Player first : {Player::x, Player::o}) point += play(one, other, first, opening, random) / 2;
    points += point;
    squares += point * point;
  }
  const double mean = points / pairs;
  const double error = std::sqrt((squares / pairs - mean * mean) / pairs);
  constexpr double confidence = 1.96;  // for 95 %
  std::printf("%-48s %5d games: %.1f %% of the points, 95 %% between %.1f and %.1f\n", name, 2 * pairs, 100 * mean,
              100 * (mean - confidence * error), 100 * (mean + confidence * error));
  std::fflush(stdout);
}

}  // namespace

int main(int count, char* arguments[]) {
  const int pairs = (count > 1 ? std::atoi(arguments[1]) : 400) / 2;
  const auto playouts = static_cast<std::uint64_t>(count > 2 ? std::atoi(arguments[2]) : 1000);
  const Way alone{.searches = 1, .playouts = playouts};
  for (const int searches : {2, 4, 8}) {
    const auto number = static_cast<std::uint64_t>(searches);
    const std::string name = std::to_string(searches);
    measure((name + " searches merged against one").c_str(), {.searches = searches, .playouts = playouts}, alone,
            pairs);
    measure((name + " times as many playouts against one").c_str(), {.searches = 1, .playouts = number * playouts},
            alone, pairs);
  }
}
