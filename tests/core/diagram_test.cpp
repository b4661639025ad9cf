#include "noughts/text/diagram.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("a board is drawn with its rows counted from the bottom and its columns named below") {
  TicTacToe position;
  for (const int move : {4, 1, 7, 8}) position = apply(position, Square{move}).value();
  CHECK(diagram(position) ==
        "   +---+---+---+\n"
        " 3 |   | O |   |\n"
        "   +---+---+---+\n"
        " 2 |   | X |   |\n"
        "   +---+---+---+\n"
        " 1 |   | X | O |\n"
        "   +---+---+---+\n"
        "     a   b   c\n");
}

TEST_CASE("the squares of every won line stand in brackets") {
  TicTacToe position;
  for (const int move : {0, 1, 2, 3, 6, 5, 8, 7, 4}) position = apply(position, Square{move}).value();
  CHECK(diagram(position) ==
        "   +---+---+---+\n"
        " 3 |[X]| O |[X]|\n"
        "   +---+---+---+\n"
        " 2 | O |[X]| O |\n"
        "   +---+---+---+\n"
        " 1 |[X]| O |[X]|\n"
        "   +---+---+---+\n"
        "     a   b   c\n");
}

TEST_CASE("rows beyond the ninth keep their place") {
  using Tall = LineGame<LineRules{.size = {.columns = 2, .rows = 11}, .in_a_row = 2}>;
  const std::string text = diagram(Tall{});
  CHECK(text.starts_with("   +---+---+\n11 |   |   |\n   +---+---+\n10 |   |   |\n   +---+---+\n 9 |"));
}
