#include "noughts/level.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace noughts;

TEST_CASE("every level is found by its name, and makes fewer mistakes than the one before") {
  double before = 1;
  for (const Level level : levels) {
    CHECK(level_of(name(level)) == level);
    CHECK(mistake_probability(level) < before);
    before = mistake_probability(level);
  }
  CHECK(mistake_probability(Level::best) == 0);
}

TEST_CASE("there are no other levels") {
  for (const std::string_view text : {"", "Easy", "perfect", "best "}) CHECK_FALSE(level_of(text));
}
