#include "noughts/board/lines.hpp"

#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <random>
#include <set>
#include <vector>

#include "picture.hpp"

using namespace noughts;
using detail::Constant;
using detail::Lines;

TEST_CASE("tic-tac-toe has eight lines: rows, columns, diagonals") {
  const auto expected = pictured_lines();
  const auto table = Lines<9>{{.columns = 3, .rows = 3}, 3}.list();
  REQUIRE(table.size() == expected.size());
  for (std::size_t i = 0; i < table.size(); ++i) CHECK(std::vector(table[i].begin(), table[i].end()) == expected[i]);
}

TEST_CASE("a board has as many lines as a count by direction gives") {
  const auto starts = [](int length, int in_a_row) { return length < in_a_row ? 0 : length - in_a_row + 1; };
  for (int columns = 1; columns <= 9; ++columns) {
    for (int rows = 1; rows <= 9; ++rows) {
      for (int in_a_row = 2; in_a_row <= 9; ++in_a_row) {
        const int across = rows * starts(columns, in_a_row);
        const int down = columns * starts(rows, in_a_row);
        const int diagonal = starts(columns, in_a_row) * starts(rows, in_a_row);
        CHECK(std::ssize(Lines<81>{{.columns = columns, .rows = rows}, in_a_row}.list()) ==
              across + down + 2 * diagonal);
      }
    }
  }
}

TEST_CASE("no line goes over the edge of the board") {
  constexpr BoardSize size{.columns = 5, .rows = 4};
  for (const auto& line : Lines<20>{size, 3}.list()) {
    std::set<int> rows;
    std::set<int> columns;
    for (const Square square : line) {
      rows.insert(size.row(square));
      columns.insert(size.column(square));
    }
    CHECK(line.size() == 3);
    CHECK((rows.size() == 1 || (rows.size() == 3 && *rows.rbegin() - *rows.begin() == 2)));
    CHECK((columns.size() == 1 || (columns.size() == 3 && *columns.rbegin() - *columns.begin() == 2)));
  }
}

TEST_CASE("whether a set holds a line, or lacks one square of it, agrees with counting", "[line]") {
  std::mt19937 random{20260105};
  for (int columns = 1; columns <= 6; ++columns) {
    for (int rows = 1; rows <= 6; ++rows) {
      for (int in_a_row = 2; in_a_row <= 6; ++in_a_row) {
        const BoardSize size{.columns = columns, .rows = rows};
        const Lines<36> lines{size, in_a_row};
        for (int i = 0; i < 20; ++i) {
          SquareSet<36> set;
          for (const Square square : size.every_square()) {
            if (random() % 5 != 0) set.insert(square);
          }
          bool any = false;
          SquareSet<36> gaps;
          for (const auto& line : lines.list()) {
            any = any || set.contains(line);
            if ((line - set).size() == 1) gaps = gaps | (line - set);
          }
          CHECK(lines.any_within(set) == any);
          CHECK(lines.gaps_within(set) == gaps);
        }
      }
    }
  }
}

TEST_CASE("lines of a length known to the compiler are the same", "[line]") {
  constexpr BoardSize size{.columns = 7, .rows = 6};
  const Lines<42, Constant<4>> known{size, {}};
  const Lines<42> free{size, 4};
  CHECK(known.list() == free.list());
  std::mt19937 random{20260106};
  for (int i = 0; i < 1000; ++i) {
    SquareSet<42> set;
    for (const Square square : size.every_square()) {
      if (random() % 2 != 0) set.insert(square);
    }
    CHECK(known.any_within(set) == free.any_within(set));
    CHECK(known.gaps_within(set) == free.gaps_within(set));
  }
}
