#include "noughts/board/square_set.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <random>
#include <set>
#include <vector>

using namespace noughts;

namespace {

template <int capacity>
std::vector<int> indices(SquareSet<capacity> squares) {
  std::vector<int> all;
  for (const Square square : squares) all.push_back(square.index());
  return all;
}

}  // namespace

TEMPLATE_TEST_CASE_SIG("a set holds exactly the squares put into it", "", ((int capacity), capacity), 1, 9, 16, 17, 32,
                       33, 42, 64, 65, 81, 100, 254) {
  SquareSet<capacity> squares;
  std::set<int> expected;
  CHECK(squares.empty());
  for (int index = 0; index < capacity; index += 3) {
    squares.insert(Square{index});
    squares.insert(Square{index});
    expected.insert(index);
  }
  CHECK(squares.size() == static_cast<int>(expected.size()));
  CHECK(indices(squares) == std::vector<int>(expected.begin(), expected.end()));
  for (int index = 0; index <= Square::limit; ++index) {
    CHECK(squares.contains(Square{index}) == expected.contains(index));
  }
}

TEMPLATE_TEST_CASE_SIG("the first squares of a board have the lowest indices", "", ((int capacity), capacity), 9, 16,
                       42, 64, 81, 100, 128, 254) {
  for (int count = 0; count <= capacity; ++count) {
    const auto squares = SquareSet<capacity>::first(count);
    CHECK(squares.size() == count);
    for (int index = 0; index < capacity; ++index) CHECK(squares.contains(Square{index}) == (index < count));
  }
}

TEST_CASE("sets speak set language") {
  const SquareSet<9> row{Square{0}, Square{1}, Square{2}};
  const SquareSet<9> column{Square{0}, Square{3}, Square{6}};
  CHECK(indices(row | column) == std::vector{0, 1, 2, 3, 6});
  CHECK(indices(row & column) == std::vector{0});
  CHECK(indices(row - column) == std::vector{1, 2});
  CHECK((row | column).contains(row));
  CHECK_FALSE(row.contains(column));
  CHECK(row.contains(SquareSet<9>{}));
}

TEMPLATE_TEST_CASE_SIG("squares of a set are found by their place, in order of index", "", ((int capacity), capacity),
                       9, 42, 64, 81, 254) {
  std::mt19937 random{20260301};
  for (int i = 0; i < 100; ++i) {
    SquareSet<capacity> squares;
    std::set<int> expected;
    for (int index = 0; index < capacity; ++index) {
      if (random() % 4 != 0) continue;
      squares.insert(Square{index});
      expected.insert(index);
    }
    CHECK(squares.has_one() == (expected.size() == 1));
    CHECK(squares.empty() == expected.empty());
    int place = 0;
    for (const int index : expected) CHECK(squares[place++] == Square{index});
  }
  CHECK(SquareSet<capacity>{Square{capacity - 1}}.has_one());
  CHECK_FALSE(SquareSet<capacity>{}.has_one());
}

TEMPLATE_TEST_CASE_SIG("a set moves by squares, and loses squares that move below the first", "",
                       ((int capacity), capacity), 9, 16, 42, 64, 81, 128, 200) {
  std::mt19937 random{20260302};
  for (int steps = 0; steps < capacity; ++steps) {
    SquareSet<capacity> squares;
    std::vector<int> lower;
    std::vector<int> higher;
    SquareSet<capacity> with_room;
    for (int index = 0; index < capacity; ++index) {
      if (random() % 2 == 0) continue;
      squares.insert(Square{index});
      if (index >= steps) lower.push_back(index - steps);
      if (index + steps >= capacity) continue;
      with_room.insert(Square{index});
      higher.push_back(index + steps);
    }
    INFO(steps);
    CHECK(indices(squares.moved_down(steps)) == lower);
    CHECK(indices(with_room.moved_up(steps)) == higher);
  }
}

TEST_CASE("a set of a larger board holds the same squares") {
  const SquareSet<42> squares{Square{0}, Square{15}, Square{16}, Square{41}};
  CHECK(indices(SquareSet<42>{squares}) == indices(squares));
  CHECK(indices(SquareSet<64>{squares}) == indices(squares));
  CHECK(indices(SquareSet<81>{squares}) == indices(squares));
  CHECK(indices(SquareSet<254>{SquareSet<81>{Square{80}, Square{63}}}) == std::vector{63, 80});
  CHECK(indices(SquareSet<16>{SquareSet<9>{Square{8}}}) == std::vector{8});
}

TEST_CASE("a set of at most 64 squares has its own number, and is found by it") {
  CHECK(SquareSet<9>{Square{0}, Square{2}, Square{8}}.number() == 0b100000101);
  CHECK(SquareSet<64>{Square{63}}.number() == std::uint64_t{1} << 63U);
  for (const std::uint64_t number : {0U, 1U, 0b101U, 0b111111111U}) {
    CHECK(SquareSet<9>::of_number(number).number() == number);
    CHECK(SquareSet<64>::of_number(number).number() == number);
  }
}
