// A game from outside the library works with everything in it.

#include "treblecross.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/diagram.hpp"

using namespace noughts;

namespace {

/// Whether the player to move wins on a row such as "..x.", found plainly.
bool wins(const std::string& row) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] == 'x') continue;
    std::string after = row;
    after[i] = 'x';
    if (after.find("xxx") != std::string::npos || !wins(after)) return true;
  }
  return false;
}

template <int squares>
void check_outcome() {
  const bool first_wins = wins(std::string(squares, '.'));
  const auto expected = first_wins ? Outcome::Result::win : Outcome::Result::loss;
  INFO(squares);
  CHECK(solve(Treblecross<squares>{}).outcome.value().result == expected);
}

}  // namespace

TEST_CASE("a game from outside the library is solved", "[treblecross]") {
  check_outcome<3>();
  check_outcome<4>();
  check_outcome<5>();
  check_outcome<6>();
  check_outcome<7>();
  check_outcome<8>();
}

TEST_CASE("a game from outside the library gets opponents, matches and a diagram", "[treblecross]") {
  const Treblecross<5> start;
  CHECK(solve(start).move == Square{2});
  CHECK(evaluate(start).size() == 5);
  Match<Treblecross<5>> match;
  Opponent best{Level::best, 1};
  Opponent easy{Level::easy, 2};
  while (!match.status().is_over()) {
    Opponent& mover = match.position().turn() == Player::x ? best : easy;
    REQUIRE(match.play(mover.choose(match.position()).value()));
  }
  CHECK(match.status() == Status::won(Player::x));
  CHECK(try_play(start, Square{5}).error() == Conflict::square_off_board);
  CHECK(diagram(start).starts_with("   +---+"));
}
