#include "noughts/board/board_size.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace noughts;

namespace {
constexpr BoardSize three_by_three{.columns = 3, .rows = 3};
constexpr BoardSize seven_by_six{.columns = 7, .rows = 6};
}  // namespace

TEST_CASE("indices count from the top left row by row, names from the bottom left") {
  const char* const names[] = {"a3", "b3", "c3",  //
                               "a2", "b2", "c2",  //
                               "a1", "b1", "c1"};
  for (int index = 0; index < 9; ++index) {
    CHECK(to_string(three_by_three.name(Square{index})) == names[index]);
    CHECK(three_by_three.square(SquareName::parse(names[index]).value()) == Square{index});
  }
}

TEST_CASE("a board that is not square uses its own numbers of columns and rows") {
  CHECK(seven_by_six.squares() == 42);
  CHECK(seven_by_six.square("a6"_sq) == Square{0});
  CHECK(seven_by_six.square("g6"_sq) == Square{6});
  CHECK(seven_by_six.square("a1"_sq) == Square{35});
  CHECK(seven_by_six.square("g1"_sq) == Square{41});
  CHECK(seven_by_six.row(Square{7}) == 1);
  CHECK(seven_by_six.column(Square{7}) == 0);
}

TEST_CASE("a square is found by its row from the top and its column from the left") {
  CHECK(three_by_three.square(0, 0) == Square{0});
  CHECK(three_by_three.square(1, 2) == Square{5});
  CHECK(three_by_three.square(2, 0) == Square{6});
}

TEST_CASE("a place off the board is not one of its squares") {
  for (const SquareName name : {"d1"_sq, "a4"_sq, "z1"_sq, "a99"_sq}) CHECK_FALSE(three_by_three.square(name));
  for (const int outside : {-1, 3}) {
    CHECK_FALSE(three_by_three.square(outside, 0));
    CHECK_FALSE(three_by_three.square(0, outside));
  }
  CHECK(three_by_three.contains(Square{8}));
  CHECK_FALSE(three_by_three.contains(Square{9}));
  CHECK_FALSE(three_by_three.contains(Square::off_every_board()));
}

TEST_CASE("a board visits each of its squares once, in order of index") {
  int expected = 0;
  for (const Square square : BoardSize{.columns = 4, .rows = 3}.every_square()) CHECK(square.index() == expected++);
  CHECK(expected == 12);
}
