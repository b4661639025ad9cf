#include "noughts/game/random.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <map>
#include <vector>

#include "noughts/board/square_set.hpp"

using namespace noughts;

TEST_CASE("the stream is PCG32: its first numbers are those of its author's demonstration") {
  // pcg32-demo of the PCG library prints these for seed 42 and sequence 54.
  constexpr std::array<std::uint32_t, 6> expected{0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                                  0x83d2f293, 0xbfa4784b, 0xcbed606e};
  Random random{42, 54};
  for (const std::uint32_t number : expected) CHECK(random.next() == number);
}

TEST_CASE("a copy of a stream continues like the original, and another seed gives other numbers") {
  Random random{1};
  random.next();
  Random copy = random;
  CHECK(random.next() == copy.next());
  CHECK(Random{1}.next() != Random{2}.next());
}

TEST_CASE("all numbers below a limit are drawn about equally often, and none beyond it") {
  Random random{7};
  for (const int limit : {1, 2, 3, 9, 10}) {
    std::array<int, 10> counts{};
    for (int i = 0; i < 10'000 * limit; ++i) {
      const int number = random.below(limit);
      REQUIRE((0 <= number && number < limit));
      ++counts[static_cast<std::size_t>(number)];
    }
    for (int number = 0; number < limit; ++number) {
      // The expected count is 10,000. The standard deviation is below 100, so 500 is over five of
      // them.
      CHECK(counts[static_cast<std::size_t>(number)] > 9'500);
      CHECK(counts[static_cast<std::size_t>(number)] < 10'500);
    }
  }
}

TEST_CASE("a limit that does not divide 2^32 favours no number", "[random]") {
  // Without redrawing, each three neighbours would share eight of the 2^32 numbers: 3, 3 and 2.
  constexpr int limit = 3 * (1 << 29);
  Random random{7};
  std::array<int, 3> counts{};
  for (int i = 0; i < 300'000; ++i) ++counts[static_cast<std::size_t>(random.below(limit) % 3)];
  for (const int count : counts) {
    // The expected count is 100,000. The standard deviation is 258.
    CHECK(count > 98'500);
    CHECK(count < 101'500);
  }
}

TEST_CASE("a chance comes true as often as its probability") {
  Random random{7};
  for (const double probability : {0.02, 0.15, 0.5, 0.98}) {
    int times = 0;
    for (int i = 0; i < 100'000; ++i) times += random.chance(probability) ? 1 : 0;
    // Within five standard deviations. The largest is 158.
    CHECK(times > 100'000 * probability - 800);
    CHECK(times < 100'000 * probability + 800);
  }
}

TEST_CASE("a certain chance takes no number from the stream") {
  Random random{7};
  CHECK_FALSE(random.chance(0));
  CHECK(random.chance(1));
  CHECK(random == Random{7});
}

TEST_CASE("several moves are picked about equally often", "[random]") {
  Random random{7};
  const std::vector<int> listed{3, 1, 4, 15, 9};
  const SquareSet<81> set{Square{0}, Square{8}, Square{40}, Square{79}, Square{80}};
  std::map<int, int> of_list;
  std::map<int, int> of_set;
  for (int i = 0; i < 50'000; ++i) {
    ++of_list[random.pick(listed)];
    ++of_set[random.pick(set).index()];
  }
  CHECK(of_list.size() == listed.size());
  for (const int number : listed) CHECK(of_list.contains(number));
  CHECK(of_set.size() == 5);
  for (const Square square : set) CHECK(of_set.contains(square.index()));
  // The expected count is 10,000. The standard deviation is 89.
  for (const auto& [number, times] : of_list) CHECK((9'500 < times && times < 10'500));
  for (const auto& [square, times] : of_set) CHECK((9'500 < times && times < 10'500));
}

TEST_CASE("a single move is always picked", "[random]") {
  Random random{7};
  CHECK(random.pick(SquareSet<9>{Square{8}}) == Square{8});
}
