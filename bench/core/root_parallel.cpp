// The gain of several searches of one position at a time, as the workers of a browser make them.
// Together they play against one search, each search with as many playouts. Where positions are
// valued, they divide the moves; elsewhere each has a seed of its own. Here the searches run one
// after the other, and begin anew with each move.
//   noughts_root_parallel [GAMES [PLAYOUTS [NAME]]]    only lines whose names begin so

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "noughts/evaluators/line_evaluator.hpp"
#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/merge.hpp"
#include "noughts/search/tree_search.hpp"

using namespace noughts;

namespace {

struct Way {
  std::size_t searches = 1;
  std::uint64_t playouts = 0;  // of each search
};

template <Game G>
BoardMove chosen(const G& position, const Way& way, detail::EvaluatorPointer<G> evaluator, Random& seeds) {
  std::vector<MoveStatistics> all;
  bool is_divided = way.searches > 1;
  for (std::size_t place = 0; place < way.searches; ++place) {
    TreeSearch<G> search{position, seeds.next(), Limits{}.bytes, evaluator};
    search.share(place, way.searches);
    search.run(way.playouts);
    const auto statistics = search.statistics();
    is_divided = is_divided && (place == 0 || are_shares(all, statistics));
    all = place == 0 ? statistics : merge(std::move(all), statistics);
  }
  return is_divided ? *best_of_shares(all) : *best_move(all);
}

/// The points of the first way in a game from a position.
template <Game G>
double play(const Way& one, const Way& other, Player first, G position, detail::EvaluatorPointer<G> evaluator,
            Random& seeds) {
  while (!position.status().is_over()) {
    const Way& way = position.turn() == first ? one : other;
    position.play_unchecked(chosen(position, way, evaluator, seeds));
  }
  const auto winner = position.status().winner();
  return !winner ? 0.5 : *winner == first ? 1 : 0;
}

/// Some random moves; on a large board around its centre.
template <Game G>
G random_opening(Random& random) {
  constexpr int plies = 4;
  G opening;
  const int side = opening.size().columns;
  const int margin = side > 9 ? side / 4 : 0;
  const auto is_inside = [&](int place) { return margin <= place && place < side - margin; };
  for (int ply = 0; ply < plies;) {
    const BoardMove move = random.pick(opening.legal_moves());
    const int index = move.square().index();
    if (!is_inside(index % side) || !is_inside(index / side)) continue;
    opening.play_unchecked(move);
    ++ply;
  }
  return opening;
}

/// Measures pairs of games from the same opening, with players exchanged.
template <Game G>
void measure(const std::string& name, const Way& one, const Way& other, int pairs,
             detail::EvaluatorPointer<G> evaluator, const std::string& wanted) {
  if (!name.starts_with(wanted)) return;
  Random random{20261124};
  double points = 0;
  double squares = 0;
  for (int pair = 0; pair < pairs; ++pair) {
    const G opening = random_opening<G>(random);
    double point = 0;
    for (const Player first : {Player::x, Player::o}) point += play(one, other, first, opening, evaluator, random) / 2;
    points += point;
    squares += point * point;
  }
  const double mean = points / pairs;
  const double error = std::sqrt((squares / pairs - mean * mean) / pairs);
  constexpr double confidence = 1.96;  // for 95 %
  std::printf("%-56s %5d games: %.1f %% of the points, 95 %% between %.1f and %.1f\n", name.c_str(), 2 * pairs,
              100 * mean, 100 * (mean - confidence * error), 100 * (mean + confidence * error));
  std::fflush(stdout);
}

template <Game G>
void measure_all(const std::string& game, int pairs, std::uint64_t playouts, detail::EvaluatorPointer<G> evaluator,
                 const std::string& wanted) {
  const Way alone{.searches = 1, .playouts = playouts};
  for (const std::size_t searches : {2U, 4U}) {
    const std::string name = game + ": " + std::to_string(searches);
    measure<G>(name + " searches against one", {.searches = searches, .playouts = playouts}, alone, pairs, evaluator,
               wanted);
    measure<G>(name + " times as many playouts against one", {.searches = 1, .playouts = searches * playouts}, alone,
               pairs, evaluator, wanted);
  }
}

}  // namespace

int main(int count, char* arguments[]) {
  const int pairs = (count > 1 ? std::atoi(arguments[1]) : 400) / 2;
  const auto playouts = static_cast<std::uint64_t>(count > 2 ? std::atoi(arguments[2]) : 5000);
  std::ifstream file{NOUGHTS_NETWORK, std::ios::binary};
  const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>{file}, {}};
  const auto network = UltimateNetwork::read(bytes);
  if (!network) {
    std::puts("cannot read " NOUGHTS_NETWORK);
    return 1;
  }
  const std::string wanted = count > 3 ? arguments[3] : "";
  measure_all<Ultimate>("Ultimate with its network", pairs, playouts, &*network, wanted);
  measure_all<Gomoku>("Gomoku", pairs, playouts, {}, wanted);
  measure_all<Ultimate>("Ultimate without a network", pairs, playouts, nullptr, wanted);
}
