// What a game from outside the library gets for nothing.

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "nim.hpp"
#include "noughts/diagram.hpp"
#include "noughts/match.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/solver.hpp"
#include "noughts/search/table.hpp"

using namespace noughts;

TEST_CASE("a game from outside is solved: the first player loses when the matches are a multiple of four", "[toy]") {
  const auto result = [](const auto& position) { return solve(position).outcome.result; };
  using enum Outcome::Result;
  CHECK(result(Nim<3>{}) == win);
  CHECK(result(Nim<4>{}) == loss);
  CHECK(result(Nim<7>{}) == win);
  CHECK(result(Nim<8>{}) == loss);
  CHECK(result(Nim<9>{}) == win);
  CHECK(result(Nim<12>{}) == loss);
}

TEST_CASE("a game from outside gets the solver, a table, an opponent, matches and a diagram", "[toy]") {
  const Nim<9> start;
  CHECK(solve(start, SearchLimits{})->move == Square{0});
  CHECK(Table<Nim<9>>{}.best_moves(start) == std::vector{Square{0}});
  CHECK(evaluate(start).size() == 3);
  Match<Nim<9>> match;
  Opponent best{Level::best, 1};
  Opponent easy{Level::easy, 2};
  while (!match.status().is_over()) {
    Opponent& mover = match.position().turn() == Player::x ? best : easy;
    REQUIRE(match.play(mover.choose(match.position()).value()));
  }
  CHECK(match.status() == Status::won(Player::x));
  CHECK(apply(start, Square{3}).error() == Conflict::square_not_playable);
  CHECK(diagram(start).starts_with("   +---+"));
}
