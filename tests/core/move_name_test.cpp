#include "noughts/text/move_name.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "nim.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/order_and_chaos.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/games/wild_tic_tac_toe.hpp"
#include "small_games.hpp"

using namespace noughts;

TEMPLATE_TEST_CASE("every legal move has a name of its own, and is found by it", "[move name]", Nim, Hexapawn,
                   PlainTicTacToe, TicTacToe, ConnectFour, Ultimate, WildTicTacToe, OrderAndChaos) {
  for (TestType position{}; !position.status().is_over();) {
    std::set<std::string> names;
    for (const auto& move : position.legal_moves()) {
      const std::string name = move_name(position, move);
      CHECK(names.insert(name).second);
      CHECK(find_move(position, name) == move);
    }
    for (const auto* const text : {"", " ", "-1", "0", "+1", "01", "a", "A1", "99999999999", "nonsense", "\xff"}) {
      INFO(text);
      CHECK_FALSE(find_move(position, text));
    }
    position.play_unchecked(nth(position.legal_moves(), 0));
  }
}

TEST_CASE("moves are called as the game says, or as their squares are", "[move name]") {
  CHECK(move_name(Nim{}, {.heap = 1, .number = 3}) == "b3");
  CHECK(move_name(Hexapawn{}, {.from = Square{7}, .to = Square{4}}) == "b1b2");
  CHECK(move_name(TicTacToe{}, Square{4}) == "b2");
}

TEST_CASE("a move is found by its name where it is not legal", "[move name]") {
  CHECK(find_move(after(Nim{}, {.heap = 0, .number = 1}), "a3") == Nim::Move{.heap = 0, .number = 3});
  CHECK(find_move(after(TicTacToe{}, Square{4}), "b2") == Square{4});
  CHECK(find_move(TicTacToe{}, "d2") == Square::off_every_board());
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
  CHECK(square_of_typed(TicTacToe{}, "b") == std::nullopt);
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

TEST_CASE("a move that chooses its mark has the name of its square and the letter of the mark, and no name without",
          "[move name]") {
  for (const auto& [name, move] : {std::pair{"b2x", 4}, {"b2o", 13}, {"a3x", 0}, {"c1o", 17}}) {
    CHECK(move_name(WildTicTacToe{}, Square{move}) == name);
    CHECK(find_move(WildTicTacToe{}, name) == Square{move});
    CHECK(square_of_typed(WildTicTacToe{}, name) == Square{move});
  }
  const CataloguePosition position{OrderAndChaos{}};
  CHECK(move_name(position, Square{71}) == "f1o");
  CHECK(find_move(position, "f1o") == Square{71});
  CHECK(find_move(position, "f1x") == Square{35});
  for (const auto* const text : {"b2", "b2X", "b2O", "b2xo", "b2 x", "xb2", "x", "o", "", "undo", "5x"}) {
    INFO(text);
    CHECK_FALSE(find_move(WildTicTacToe{}, text));
    CHECK_FALSE(square_of_typed(WildTicTacToe{}, text));
  }
  CHECK(find_move(WildTicTacToe{}, "d9x") == Square::off_every_board());
  CHECK_FALSE(square_of_typed(WildTicTacToe{}, "d9x"));
  CHECK_FALSE(find_move(CataloguePosition{TicTacToe{}}, "b2x"));
}

TEST_CASE("a move that chooses its mark is told apart into both, and no other move is", "[move name]") {
  const WildTicTacToe wild;
  for (int index = 0; index < 18; ++index) {
    const Square square = square_of_move(wild, Square{index});
    CHECK(square == Square{index % 9});
    CHECK(mark_of_move(wild, Square{index}) == (index < 9 ? Player::x : Player::o));
    CHECK(move_of(wild, square, *mark_of_move(wild, Square{index})) == Square{index});
  }
  for (const Square none : {Square{18}, Square::off_every_board()}) {
    CHECK(square_of_move(wild, none) == Square::off_every_board());
    CHECK_FALSE(mark_of_move(wild, none));
  }
  CHECK(square_of_move(TicTacToe{}, Square{13}) == Square{13});
  CHECK_FALSE(mark_of_move(CataloguePosition{TicTacToe{}}, Square{4}));
  CHECK((has_chosen_marks(CataloguePosition{wild}) && !has_chosen_marks(CataloguePosition{TicTacToe{}})));
}
