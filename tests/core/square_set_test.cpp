#include "noughts/board/square_set.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
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
                       33, 42, 64) {
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

TEMPLATE_TEST_CASE_SIG("the first squares of a board are those with the lowest indices", "", ((int capacity), capacity),
                       9, 16, 42, 64) {
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
