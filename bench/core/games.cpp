// How fast each game's rules are, and how long it takes to solve fixed suites of positions. Prints a line for each
// figure, its parts between tabs: what, how much, unit. `bench/compare.js` sets them side by side.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "connect_four_suites.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/search/solver.hpp"
#include "noughts/search/tree_search.hpp"
#include "noughts/text/move_name.hpp"
#include "perft.hpp"
#include "timing.hpp"

using namespace noughts;

namespace {

void print(const std::string& what, double figure, const char* unit) {
  std::printf("%s\t%.4g\t%s\n", what.c_str(), figure, unit);
}

/// As deep as some ten million sequences of moves go.
void measure_perft(const CatalogueEntry& entry) {
  entry.start.visit([&](const auto& start) {
    int plies = 1;
    std::uint64_t sequences = perft(start, 1);
    while (sequences < 10'000'000 && plies < start.size().squares()) {
      const std::uint64_t deeper = perft(start, plies + 1);
      if (deeper < sequences) break;
      sequences = deeper;
      ++plies;
    }
    volatile int depth = plies;  // so that no compiler counts once and calls it five times
    const double seconds = median_seconds(5, [&] { sequences = perft(start, depth); });
    print("perft of " + std::string{entry.id} + ", " + std::to_string(plies) + " plies",
          static_cast<double>(sequences) / seconds / 1e6, "M nodes/s");
  });
}

/// Random games in a tree search from the start, as an opponent plays them in its head.
void measure_playouts(const CatalogueEntry& entry) {
  entry.start.visit([&]<typename G>(const G& start) {
    constexpr std::uint64_t playouts = 20'000;
    std::uint64_t played = 0;
    const double seconds = median_seconds(5, [&] {
      TreeSearch<G> search{start, 1};
      search.run(playouts);
      played = search.playouts();
    });
    print("playouts of " + std::string{entry.id}, static_cast<double>(played) / seconds / 1e3, "k/s");
  });
}

template <LineRules rules>
void measure_board(const std::string& what) {
  std::uint64_t nodes = 0;
  const double seconds = median_seconds(5, [&] { nodes = solve(LineGame<rules>{}, SearchLimits{}).value().nodes; });
  print("solve " + what, seconds * 1e3, "ms");
  print("solve " + what, static_cast<double>(nodes), "nodes");
}

void measure_suite(const Suite& suite) {
  std::uint64_t nodes = 0;
  const double seconds = median_seconds(3, [&] {
    nodes = 0;
    for (const auto& [columns, plies] : suite.positions) {
      ConnectFour position;
      for (std::size_t i = 0; i < columns.size(); ++i)
        position.play_unchecked(*square_of_typed(position, columns.substr(i, 1)));
      const Choice choice = solve(position, SearchLimits{}).value();
      nodes += choice.nodes;
      if (static_cast<int>(choice.outcome.result) * choice.outcome.plies != plies) std::abort();
    }
  });
  const auto count = static_cast<double>(suite.positions.size());
  const std::string what = "Connect Four, " + std::string{suite.name};
  print(what, seconds / count * 1e3, "ms each");
  print(what, static_cast<double>(nodes) / count, "nodes each");
  print(what, static_cast<double>(nodes) / seconds / 1e6, "M nodes/s");
}

}  // namespace

int main() {
  for (const CatalogueEntry& entry : catalogue()) measure_perft(entry);
  for (const CatalogueEntry& entry : catalogue()) measure_playouts(entry);
  measure_board<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3}>("3×3, 3 in a row");
  measure_board<LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}>("4×4, 4 in a row");
  measure_board<LineRules{.size = {.columns = 5, .rows = 5}, .in_a_row = 4}>("5×5, 4 in a row");
  measure_board<LineRules{.size = {.columns = 6, .rows = 5}, .in_a_row = 4}>("6×5, 4 in a row");
  measure_board<LineRules{.size = {.columns = 5, .rows = 4}, .in_a_row = 4, .gravity = true}>("5×4, 4, gravity");
  for (const Suite& suite : suites) measure_suite(suite);
}
