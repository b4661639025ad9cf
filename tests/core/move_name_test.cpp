#include "noughts/text/move_name.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "nim.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("a typed move is a square's name", "[move name]") {
  CHECK(square_of_typed(TicTacToe{}, "b2") == Square{4});
  CHECK(square_of_typed(TicTacToe{}, "d2") == std::nullopt);
  CHECK(square_of_typed(TicTacToe{}, "b") == std::nullopt);
}

TEST_CASE("with gravity a column's letter is where the mark falls, and its top square once it is full", "[move name]") {
  ConnectFour game;
  for (const int row : {5, 4, 3, 2, 1, 0}) {
    const Square lowest{row * 7 + 3};
    CHECK(square_of_typed(game, "d") == lowest);
    game = apply(game, lowest).value();
  }
  CHECK(square_of_typed(game, "d") == Square{3});
  CHECK(square_of_typed(game, "e") == Square{5 * 7 + 4});
  for (const auto* const text : {"", "h", "D", "`", "{", "dd", "7", "\xff"}) {
    INFO(text);
    CHECK(square_of_typed(game, text) == std::nullopt);
  }
}

TEST_CASE("a move has the name of its square, and is found by it", "[move name]") {
  CHECK(move_name(ConnectFour{}, Square{38}) == "d1");
  CHECK(find_move(ConnectFour{}, "d1") == Square{38});
  CHECK(find_move(ConnectFour{}, "d7") == Square::off_every_board());
  for (const auto* const text : {"", "d", "D1", "d01", "undo"}) CHECK_FALSE(find_move(ConnectFour{}, text));
}

TEST_CASE("a move that is no square has the name that its game gives it", "[move name]") {
  CHECK(move_name(Nim{}, {.heap = 1, .number = 4}) == "b4");
  CHECK(find_move(Nim{}, "b4") == Nim::Move{.heap = 1, .number = 4});
  CHECK_FALSE(find_move(Nim{}, "d1"));
}
