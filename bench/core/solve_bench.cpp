#include <catch2/benchmark/catch_benchmark.hpp>
#include <catch2/catch_test_macros.hpp>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/solve.hpp"

using namespace noughts;

TEST_CASE("choosing a move") {
  const TicTacToe empty;
  const TicTacToe one_mark = try_play(empty, "b2"_sq).value();
  BENCHMARK("solve tic-tac-toe, nine free squares") { return solve(empty); };
  BENCHMARK("solve tic-tac-toe, eight free squares") { return solve(one_mark); };
  BENCHMARK("evaluate every move of tic-tac-toe, nine free squares") { return evaluate(empty); };
}
