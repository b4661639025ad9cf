// The growth of time and memory with the board, from 3×3 to 8×8: for perft, for solving the empty
// board, and for a tree search of it by playouts. Prints a JSON object a line. Part of `npm run
// bench:peers`. An argument divides the work, for a quick try.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "heap.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/tree_search.hpp"
#include "perft.hpp"
#include "processor_time.hpp"

using namespace noughts;

namespace {

constexpr int perft_plies = 4;
constexpr std::uint64_t most_nodes = 2'000'000;
constexpr std::uint64_t playouts = 20'000;

/// Runs something until the runs take a second, at least three and at most fifteen times, and
/// prints the times and the memory.
void measure(const char* what, const LineRules& rules, auto run) {
  std::printf(R"({"what":"%s","side":%d,"inARow":%d,"seconds":[)", what, rules.size.columns, rules.in_a_row);
  heap::forget_most();
  const std::size_t before = heap::taken();
  double all = 0;
  for (int i = 0; i < 3 || (all < 1 && i < 15); ++i) {
    const double start = processor_seconds();
    run();
    const double seconds = processor_seconds() - start;
    std::printf("%s%.9f", i == 0 ? "" : ",", seconds);
    all += seconds;
  }
  std::printf(R"(],"bytes":%zu)", heap::most_taken() - before);
}

void measure_perft(const FreeLineGame& start, const LineRules& rules) {
  volatile int plies = perft_plies;  // so that a compiler cannot reuse one count
  std::uint64_t sequences = 0;
  measure("perft", rules, [&] { sequences = perft(start, plies); });
  std::printf(R"(,"plies":%d,"nodes":%llu})"
              "\n",
              perft_plies, static_cast<unsigned long long>(sequences));
}

const char* name_of(const std::optional<Outcome>& outcome) {
  if (!outcome) return "null";
  switch (outcome->result) {
    case Outcome::Result::loss: return "\"loss\"";
    case Outcome::Result::draw: return "\"draw\"";
    case Outcome::Result::win: return "\"win\"";
  }
  return "null";
}

void measure_solve(const FreeLineGame& start, const LineRules& rules, std::uint64_t limit) {
  std::optional<Outcome> outcome;
  std::uint64_t nodes = 0;
  measure("solve", rules, [&] {
    TranspositionTable<FreeLineGame> table{Limits{}.bytes};
    ExactSearch<FreeLineGame> search{table};
    search.begin(start);
    search.run(limit);
    outcome = search.outcome();
    nodes = search.nodes();
  });
  std::printf(R"(,"nodes":%llu,"limit":%llu,"outcome":%s,"plies":%d})"
              "\n",
              static_cast<unsigned long long>(nodes), static_cast<unsigned long long>(limit), name_of(outcome),
              outcome ? outcome->plies.value_or(0) : 0);
}

void measure_search(const FreeLineGame& start, const LineRules& rules, std::uint64_t games) {
  std::optional<TreeSearch<FreeLineGame>> search;
  measure("search", rules, [&] {
    search.emplace(start, 1);
    search->run(games);
  });
  std::printf(R"(,"playouts":%llu,"nodes":%zu})"
              "\n",
              static_cast<unsigned long long>(search->playouts()), search->nodes());
}

}  // namespace

int main(int count, char* arguments[]) {
  const auto part = static_cast<std::uint64_t>(std::max(1, count > 1 ? std::atoi(arguments[1]) : 1));
  for (int side = 3; side <= 8; ++side) {
    for (int in_a_row = std::min(side, 4); in_a_row <= std::min(side, 5); ++in_a_row) {
      const LineRules rules{.size = {.columns = side, .rows = side}, .in_a_row = in_a_row};
      const FreeLineGame start{FreeLineRules{rules}};
      if (in_a_row <= 4) measure_perft(start, rules);  // four plies are the same for five
      measure_solve(start, rules, most_nodes / part);
      measure_search(start, rules, playouts / part);
    }
  }
}
