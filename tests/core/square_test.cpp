#include "noughts/board/square.hpp"

#include <catch2/catch_test_macros.hpp>
#include <limits>

using noughts::Square;

TEST_CASE("a square keeps its index") {
  for (const int index : {0, 4, 8, 254, 255, 360, 1022}) CHECK(Square{index}.index() == index);
}

TEST_CASE("an index that no board has never becomes one that exists") {
  for (const int index :
       {-1, 1023, 1024, 65'536 + 4, -65'532, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
    CHECK(Square{index} == Square::off_every_board());
  }
}

TEST_CASE("squares are ordered by index") {
  CHECK(Square{3} < Square{4});
  CHECK(Square{1022} < Square::off_every_board());
}
