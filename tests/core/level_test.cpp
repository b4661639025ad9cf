#include "noughts/search/level.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace noughts;

TEST_CASE("each level has a name, and fewer mistakes than the level before") {
  Skill before{.mistakes = 1, .playouts = 0, .nodes = 0};
  for (const Level level : levels) {
    CHECK(level_of(name(level)) == level);
    CHECK(skill_of(level).mistakes < before.mistakes);
    CHECK(skill_of(level).playouts >= before.playouts);
    before = skill_of(level);
  }
  CHECK(skill_of(Level::best).mistakes == 0);
}

TEST_CASE("other names find no level") {
  for (const std::string_view text : {"", "Easy", "perfect", "best "}) CHECK_FALSE(level_of(text));
}
