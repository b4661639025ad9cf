#include "noughts/text/evaluation.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "nim.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("an evaluation's text has its move, and an exact, estimated or unknown outcome", "[evaluation]") {
  const TicTacToe start;
  const Outcome win{.result = Outcome::Result::win, .plies = 3};
  CHECK(to_string(Evaluation{.move = Square{4}, .outcome = win}, start) == "b2: win in 3");
  CHECK(to_string(Evaluation{.move = Square{4}}, start) == "b2");
  CHECK(to_string(Evaluation{.move = Square{4}, .estimate = Estimate{.points = 0.526}}, start) == "b2: 0.53");
  CHECK(to_string(Evaluation{.move = Square{4}, .estimate = Estimate{.points = 0}}, start) == "b2: 0.00");
  CHECK(to_string(Evaluation{.move = Square{4}, .estimate = Estimate{.points = 0.999}}, start) == "b2: 1.00");
}

TEST_CASE("the text of a choice has its move, in any game", "[evaluation]") {
  CHECK(to_string(solve(Nim{}), Nim{}) == "a2: win in 11");
  CHECK(to_string(BasicChoice<Nim::Move>{}, Nim{}) == "unknown");
  CHECK(to_string(Choice{.move = std::nullopt, .outcome = Outcome{.plies = 0}}, TicTacToe{}) == "draw in 0");
}
