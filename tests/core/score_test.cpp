#include "noughts/match/score.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace noughts;

TEST_CASE("a score counts wins and ties, and nothing while a game goes on") {
  Score score;
  for (const Status status : {Status::won(Player::x), Status::next(Player::x), Status::won(Player::o), Status::tie(),
                              Status::next(Player::o), Status::won(Player::x)}) {
    score.count(status);
  }
  CHECK(score == Score{.x = 2, .o = 1, .ties = 1});
}
