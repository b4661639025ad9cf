#include "noughts/text/diagram.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("a diagram numbers rows from the bottom and names columns below the board") {
  TicTacToe position;
  for (const int move : {4, 1, 7, 8}) position = try_play(position, Square{move}).value();
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

TEST_CASE("a diagram puts the squares of every won line in brackets") {
  TicTacToe position;
  for (const int move : {0, 1, 2, 3, 6, 5, 8, 7, 4}) position = try_play(position, Square{move}).value();
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

TEST_CASE("rows with numbers of two digits stay aligned") {
  using Tall = LineGame<LineRules{.size = {.columns = 2, .rows = 11}, .in_a_row = 2}>;
  const std::string text = diagram(Tall{});
  CHECK(text.starts_with("   +---+---+\n11 |   |   |\n   +---+---+\n10 |   |   |\n   +---+---+\n 9 |"));
}

TEST_CASE("a diagram can label the squares that may be marked, by number or by name") {
  TicTacToe position;
  for (const int move : {4, 0}) position = try_play(position, Square{move}).value();
  CHECK(diagram(position, MoveLabels::numbers) ==
        "   +---+---+---+\n"
        " 3 | O | 2 | 3 |\n"
        "   +---+---+---+\n"
        " 2 | 4 | X | 6 |\n"
        "   +---+---+---+\n"
        " 1 | 7 | 8 | 9 |\n"
        "   +---+---+---+\n"
        "     a   b   c\n");
  CHECK(diagram(position, MoveLabels::names).starts_with("   +---+---+---+\n 3 | O | b3| c3|\n"));
  for (const int move : {1, 7, 3, 5, 2, 6, 8}) position = try_play(position, Square{move}).value();
  CHECK(diagram(position, MoveLabels::numbers) == diagram(position));
}

TEST_CASE("labels of three characters fill their squares, and squares that may not be marked have none") {
  using Tall = LineGame<LineRules{.size = {.columns = 6, .rows = 10}, .in_a_row = 4, .gravity = true}>;
  const std::string names = diagram(Tall{}, MoveLabels::names);
  CHECK(names.find("10 |   |   |") != std::string::npos);
  CHECK(names.find(" 1 | a1| b1|") != std::string::npos);
  const auto full = [](const Tall& start) {
    Tall position = start;
    for (int row = 9; row > 0; --row) position.play_unchecked(Square{row * 6});
    return position;
  };
  CHECK(diagram(full(Tall{}), MoveLabels::names).find("10 |a10|   |") != std::string::npos);
}
