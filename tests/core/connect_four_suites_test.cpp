// The positions that the benchmarks solve, compared with a plain search.

#include "../../bench/core/connect_four_suites.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/search/solve.hpp"

using namespace noughts;

namespace {

ConnectFour position_of(std::string_view columns) {
  ConnectFour position;
  for (const char column : columns) {
    const auto moves = position.legal_moves();
    position.play_unchecked(
        *std::ranges::find_if(moves, [&](BoardMove move) { return move.square().index() % 7 == column - 'a'; }));
  }
  return position;
}

/// Alpha-beta over all legal moves with a transposition table. It uses the rules and one trait, the
/// key.
class PlainSearch {
 public:
  /// Plies until the mover wins, negative if they lose, 0 for a draw.
  int solve(const ConnectFour& position) {
    const int score = search(position, -far, far);
    return score == 0 ? 0 : score > 0 ? far - score : -far - score;
  }

 private:
  static constexpr int far = 100;  // more plies than a game has; a win in n plies is worth far - n

  struct Entry {
    std::uint64_t key = 0;
    std::int16_t lower = -far;
    std::int16_t upper = far;
  };

  int search(const ConnectFour& position, int alpha, int beta) {
    const Status status = position.status();
    if (status.is_over()) return status.winner() ? -far : 0;
    Entry& entry = table_[position.key() % table_.size()];
    if (entry.key == position.key()) {
      if (entry.lower >= beta || entry.lower == entry.upper) return entry.lower;
      if (entry.upper <= alpha) return entry.upper;
    }
    int best = -far;
    for (const BoardMove move : position.legal_moves()) {
      if (after(position, move).status().winner()) best = far - 1;
    }
    for (const int column : {3, 2, 4, 1, 5, 0, 6}) {
      if (best >= beta) break;
      for (const BoardMove move : position.legal_moves()) {
        if (move.square().index() % 7 != column) continue;
        const int theirs = search(after(position, move), later(-beta), later(-std::max(alpha, best)));
        best = std::max(best, earlier(-theirs));
      }
    }
    Entry& stored = table_[position.key() % table_.size()];
    if (stored.key != position.key()) stored = {.key = position.key()};
    if (best > alpha) stored.lower = static_cast<std::int16_t>(std::max<int>(stored.lower, best));
    if (best < beta) stored.upper = static_cast<std::int16_t>(std::min<int>(stored.upper, best));
    return best;
  }

  /// A score as seen one ply earlier, or a bound as seen one ply later.
  static int earlier(int score) { return score > 0 ? score - 1 : score < 0 ? score + 1 : 0; }
  static int later(int score) { return score > 0 ? score + 1 : score < 0 ? score - 1 : 0; }

  std::vector<Entry> table_ = std::vector<Entry>(2'000'003);
};

const Suite& suite_of(std::string_view name) { return *std::ranges::find(suites, name, &Suite::name); }

}  // namespace

TEST_CASE("half-full boards of Connect Four have the outcomes that a plain search finds", "[suites]") {
  PlainSearch plain;
  for (const auto& [columns, plies] : suite_of("half-full boards").positions) {
    INFO(columns);
    CHECK(plain.solve(position_of(columns)) == plies);
  }
}

TEST_CASE("the positions of the benchmarks have the outcomes they state, and suites fit their names",
          "[suites][long]") {
  for (const Suite& suite : suites) {
    if (suite.is_long) continue;
    for (const auto& [columns, plies] : suite.positions) {
      INFO(suite.name << ": " << columns);
      const Outcome outcome = solve(position_of(columns), {.nodes = UINT64_MAX}).outcome.value();
      CHECK(static_cast<int>(outcome.result) * *outcome.plies == plies);
    }
  }
  const auto discs_of = [](std::string_view name) {
    std::vector<std::size_t> discs;
    for (const auto& [columns, plies] : suite_of(name).positions) {
      const ConnectFour position = position_of(columns);
      CHECK((position.winning_moves().empty() && position.safe_moves().size() > 1));
      discs.push_back(columns.size());
    }
    return std::pair{*std::ranges::min_element(discs), *std::ranges::max_element(discs)};
  };
  CHECK(discs_of("half-full boards") == std::pair<std::size_t, std::size_t>{19, 23});
  CHECK(discs_of("8 to 14 discs") == std::pair<std::size_t, std::size_t>{8, 14});
  CHECK(discs_of("5 to 7 discs") == std::pair<std::size_t, std::size_t>{5, 7});
}
