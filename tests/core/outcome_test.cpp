#include "noughts/game/outcome.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>

using namespace noughts;

TEST_CASE("a win beats a draw beats a loss, a quick win a slow one, and a slow loss a quick one") {
  constexpr Outcome best_first[] = {{Outcome::Result::win, 1},
                                    {Outcome::Result::win, 5},
                                    {Outcome::Result::draw, 4},
                                    {Outcome::Result::loss, 6},
                                    {Outcome::Result::loss, 2}};
  for (std::size_t i = 0; i < std::size(best_first); ++i) {
    for (std::size_t j = 0; j < std::size(best_first); ++j) CHECK(is_better(best_first[i], best_first[j]) == (i < j));
  }
}

TEST_CASE("no draw is better than another") {
  CHECK_FALSE(is_better({Outcome::Result::draw, 2}, {Outcome::Result::draw, 8}));
  CHECK_FALSE(is_better({Outcome::Result::draw, 8}, {Outcome::Result::draw, 2}));
}

TEST_CASE("one player's win is the other's loss") {
  CHECK(for_other_player({Outcome::Result::win, 3}) == Outcome{Outcome::Result::loss, 3});
  CHECK(for_other_player({Outcome::Result::loss, 3}) == Outcome{Outcome::Result::win, 3});
  CHECK(for_other_player({Outcome::Result::draw, 3}) == Outcome{Outcome::Result::draw, 3});
}
