#include "noughts/line.hpp"

#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <random>
#include <set>
#include <vector>

#include "picture.hpp"

using namespace noughts;

TEST_CASE("tic-tac-toe has eight lines: rows, columns, diagonals") {
  const auto expected = pictured_lines();
  const auto table = lines<9>({.columns = 3, .rows = 3}, 3);
  REQUIRE(table.size() == expected.size());
  for (std::size_t i = 0; i < table.size(); ++i) CHECK(std::vector(table[i].begin(), table[i].end()) == expected[i]);
}

TEST_CASE("a board of m columns and n rows has as many lines as can be counted by direction") {
  const auto starts = [](int length, int in_a_row) { return length < in_a_row ? 0 : length - in_a_row + 1; };
  for (int columns = 1; columns <= 9; ++columns) {
    for (int rows = 1; rows <= 9; ++rows) {
      for (int in_a_row = 2; in_a_row <= 9; ++in_a_row) {
        const int across = rows * starts(columns, in_a_row);
        const int down = columns * starts(rows, in_a_row);
        const int diagonal = starts(columns, in_a_row) * starts(rows, in_a_row);
        CHECK(std::ssize(lines<81>({.columns = columns, .rows = rows}, in_a_row)) == across + down + 2 * diagonal);
      }
    }
  }
}

TEST_CASE("no line wraps round the edge of the board") {
  constexpr BoardSize size{.columns = 5, .rows = 4};
  for (const auto& line : lines<20>(size, 3)) {
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

TEST_CASE("the starts of lines within a set are those of the lines that it holds", "[line]") {
  for (int columns = 1; columns <= 6; ++columns) {
    for (int rows = 1; rows <= 6; ++rows) {
      for (int in_a_row = 2; in_a_row <= 6; ++in_a_row) {
        const BoardSize size{.columns = columns, .rows = rows};
        std::mt19937 random{20260105};
        for (int i = 0; i < 20; ++i) {
          SquareSet<36> set;
          for (const Square square : size.every_square()) {
            if (random() % 5 != 0) set.insert(square);
          }
          int held = 0;
          for (const auto& line : lines<36>(size, in_a_row)) held += set.contains(line) ? 1 : 0;
          int found = 0;
          for (const auto& direction : line_directions<36>(size, in_a_row)) {
            found += starts_within(set, direction, in_a_row).size();
          }
          CHECK(found == held);
        }
      }
    }
  }
}
