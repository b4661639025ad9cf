#include "noughts/search/level.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace noughts;

TEST_CASE("each level has a name, and makes each mistake more seldom than the level before") {
  Skill before{.mistakes = Mistakes::all(1), .playouts = 0, .nodes = 0};
  for (const Level level : levels) {
    CHECK(level_of(name(level)) == level);
    for (const auto mistake :
         {&Mistakes::win, &Mistakes::loss, &Mistakes::fork, &Mistakes::move, &Mistakes::on_small_board})
      CHECK(skill_of(level).mistakes.*mistake < before.mistakes.*mistake);
    CHECK(skill_of(level).playouts >= before.playouts);
    before = skill_of(level);
  }
  CHECK_FALSE(skill_of(Level::best).mistakes.any());
}

TEST_CASE("each of the mistakes is one, and without any there are none") {
  CHECK_FALSE(Mistakes{}.any());
  for (const auto mistake :
       {&Mistakes::win, &Mistakes::loss, &Mistakes::fork, &Mistakes::move, &Mistakes::on_small_board}) {
    Mistakes mistakes;
    mistakes.*mistake = 0.1;
    CHECK(mistakes.any());
    CHECK(Mistakes::all(0.1).*mistake == 0.1);
  }
}

TEST_CASE("other names find no level") {
  for (const std::string_view text : {"", "Easy", "perfect", "best "}) CHECK_FALSE(level_of(text));
}
