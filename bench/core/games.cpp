// The speed of each game's rules, and the time to solve fixed suites of positions.
// `bench/compare.js` asks for one figure after the other, and compares it with version 0.2,
// noughts_previous.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "connect_four_suites.hpp"
#include "figures.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/tree_search.hpp"
#include "noughts/text/move_name.hpp"
#include "perft.hpp"

using namespace noughts;

namespace {

/// Measures perft at the depth of about ten million sequences of moves.
void measure_perft(const CatalogueEntry& entry, const std::string& name) {
  entry.start.visit([&](const auto& start) {
    int plies = 1;
    std::uint64_t sequences = perft(start, 1);
    while (sequences < 10'000'000 && plies < start.size().squares()) {
      const std::uint64_t deeper = perft(start, plies + 1);
      if (deeper < sequences) break;
      sequences = deeper;
      ++plies;
    }
    volatile int depth = plies;  // so that a compiler cannot reuse one count
    const double seconds = seconds_of([&] { sequences = perft(start, depth); });
    print_figure(name + ", " + std::to_string(plies) + " plies", static_cast<double>(sequences) / seconds / 1e6,
                 "M nodes/s");
  });
}

/// Playouts in a tree search from the start, as an opponent makes them.
void measure_playouts(const CatalogueEntry& entry, const std::string& name) {
  entry.start.visit([&]<typename G>(const G& start) {
    constexpr std::uint64_t playouts = 20'000;
    std::uint64_t played = 0;
    const double seconds = seconds_of([&] {
      TreeSearch<G> search{start, 1};
      search.run(playouts);
      played = search.playouts();
    });
    print_figure(name, static_cast<double>(played) / seconds / 1e3, "k/s");
  });
}

/// Playouts from the start to the end, without a tree.
void measure_random_games(const CatalogueEntry& entry, const std::string& name) {
  entry.start.visit([&](const auto& start) {
    constexpr int games = 20'000;
    Random random{1};
    volatile int won = 0;  // so that a compiler cannot skip the games
    const double seconds = seconds_of([&] {
      for (int game = 0; game < games; ++game) won = won + (playout(start, random) ? 1 : 0);
    });
    print_figure(name, games / seconds / 1e3, "k/s");
  });
}

template <LineRules rules>
void measure_board(const std::string& name) {
  std::uint64_t nodes = 0;
  const double seconds = seconds_of([&] { nodes = solve(LineGame<rules>{}, Limits{.nodes = UINT64_MAX}).nodes; });
  print_figure(name, seconds * 1e3, "ms");
  print_figure(name, static_cast<double>(nodes), "nodes");
}

void measure_suite(const Suite& suite, const std::string& name) {
  std::uint64_t nodes = 0;
  const auto solve_all = [&] {
    nodes = 0;
    for (const auto& [columns, plies] : suite.positions) {
      ConnectFour position;
      for (std::size_t i = 0; i < columns.size(); ++i)
        position.play_unchecked(*move_of_typed(position, columns.substr(i, 1)));
      const Choice choice = solve(position, Limits{.nodes = UINT64_MAX});
      nodes += choice.nodes;
      if (static_cast<int>(choice.outcome->result) * *choice.outcome->plies != plies) std::abort();
    }
  };
  const double seconds = suite.is_long ? seconds_once(solve_all) : seconds_of(solve_all);
  const auto count = static_cast<double>(suite.positions.size());
  print_figure(name, seconds / count * 1e3, "ms each");
  print_figure(name, static_cast<double>(nodes) / count, "nodes each");
  print_figure(name, static_cast<double>(nodes) / seconds / 1e6, "M nodes/s");
}

}  // namespace

int main(int argc, char** argv) {
  Figures figures;
  for (const CatalogueEntry& entry : catalogue()) {
    const std::string id{entry.id};
    figures.add("perft of " + id, [&entry](const std::string& name) { measure_perft(entry, name); });
    figures.add("playouts of " + id, [&entry](const std::string& name) { measure_playouts(entry, name); });
    figures.add("random games of " + id, [&entry](const std::string& name) { measure_random_games(entry, name); });
  }
  figures.add("solve 3×3, 3 in a row", measure_board<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3}>);
  figures.add("solve 4×4, 4 in a row", measure_board<LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}>);
  figures.add("solve 5×5, 4 in a row", measure_board<LineRules{.size = {.columns = 5, .rows = 5}, .in_a_row = 4}>);
  figures.add("solve 6×5, 4 in a row", measure_board<LineRules{.size = {.columns = 6, .rows = 5}, .in_a_row = 4}>);
  figures.add("solve 5×4, 4, gravity",
              measure_board<LineRules{.size = {.columns = 5, .rows = 4}, .in_a_row = 4, .gravity = true}>);
  for (const Suite& suite : suites)
    figures.add((suite.is_long ? "long: " : "") + std::string{"Connect Four, "} + std::string{suite.name},
                [&suite](const std::string& name) { measure_suite(suite, name); });
  return figures.answer(argc, argv);
}
