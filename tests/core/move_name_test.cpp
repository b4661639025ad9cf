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

TEMPLATE_TEST_CASE("every legal move has its own name, and is found by it", "[move name]", Nim, Hexapawn,
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

TEST_CASE("a move has the name that its game gives, or the name of its square", "[move name]") {
  CHECK(move_name(Nim{}, {.heap = 1, .number = 3}) == "b3");
  CHECK(move_name(Hexapawn{}, {.from = Square{7}, .to = Square{4}}) == "b1b2");
  CHECK(move_name(TicTacToe{}, Square{4}) == "b2");
}

TEST_CASE("a move that is not legal is found by its name, too", "[move name]") {
  CHECK(find_move(after(Nim{}, {.heap = 0, .number = 1}), "a3") == Nim::Move{.heap = 0, .number = 3});
  CHECK(find_move(after(TicTacToe{}, Square{4}), "b2") == Square{4});
  CHECK(find_move(TicTacToe{}, "d2") == Square::off_every_board());
}

TEST_CASE("with gravity a column's letter means its landing square, or its top if it is full", "[move name]") {
  ConnectFour game;
  for (const int row : {5, 4, 3, 2, 1, 0}) {
    const Square lowest{row * 7 + 3};
    CHECK(move_of_typed(game, "d") == lowest);
    game = try_play(game, lowest).value();
  }
  CHECK(move_of_typed(game, "d") == Square{3});
  CHECK(move_of_typed(game, "e") == Square{5 * 7 + 4});
  for (const auto* const text : {"", "h", "D", "`", "{", "dd", "7", "\xff"}) {
    INFO(text);
    CHECK(move_of_typed(game, text) == std::nullopt);
  }
  CHECK(move_of_typed(TicTacToe{}, "b") == std::nullopt);
}

TEST_CASE("a move on a board has the name of its square, and is found by it", "[move name]") {
  CHECK(move_name(ConnectFour{}, Square{38}) == "d1");
  CHECK(find_move(ConnectFour{}, "d1") == Square{38});
  CHECK(find_move(ConnectFour{}, "d7") == Square::off_every_board());
  for (const auto* const text : {"", "d", "D1", "d01", "undo"}) CHECK_FALSE(find_move(ConnectFour{}, text));
}

TEST_CASE("a move that is not a square has the name that its game gives it", "[move name]") {
  CHECK(move_name(Nim{}, {.heap = 1, .number = 4}) == "b4");
  CHECK(find_move(Nim{}, "b4") == Nim::Move{.heap = 1, .number = 4});
  CHECK_FALSE(find_move(Nim{}, "d1"));
}

TEST_CASE("the name of a move that chooses its mark is its square and the mark's letter", "[move name]") {
  for (const auto& [name, move] : {std::pair{"b2x", BoardMove{Square{4}, Player::x}},
                                   {"b2o", {Square{4}, Player::o}},
                                   {"a3x", {Square{0}, Player::x}},
                                   {"c1o", {Square{8}, Player::o}}}) {
    CHECK(move_name(WildTicTacToe{}, move) == name);
    CHECK(find_move(WildTicTacToe{}, name) == move);
    CHECK(move_of_typed(WildTicTacToe{}, name) == move);
  }
  const CataloguePosition position{OrderAndChaos{}};
  const BoardMove last{Square{35}, Player::o};
  CHECK(move_name(position, last) == "f1o");
  CHECK(find_move(position, "f1o") == last);
  CHECK(find_move(position, "f1x") == BoardMove{Square{35}, Player::x});
  for (const auto* const text : {"b2", "b2X", "b2O", "b2xo", "b2 x", "xb2", "x", "o", "", "undo", "5x"}) {
    INFO(text);
    CHECK_FALSE(find_move(WildTicTacToe{}, text));
    CHECK_FALSE(move_of_typed(WildTicTacToe{}, text));
  }
  CHECK(find_move(WildTicTacToe{}, "d9x") == Square::off_every_board());
  CHECK_FALSE(move_of_typed(WildTicTacToe{}, "d9x"));
  CHECK_FALSE(find_move(CataloguePosition{TicTacToe{}}, "b2x"));
}

TEST_CASE("every move on a board has its own number", "[move name]") {
  const WildTicTacToe wild;
  for (int number = 0; number < 18; ++number) {
    const BoardMove move{Square{number % 9}, number < 9 ? Player::x : Player::o};
    CHECK(move_of_number(wild, number) == move);
    CHECK(number_of_move(wild, move) == number);
  }
  const Swap2<Gomoku> swap2;
  CHECK(numbers_of_moves(swap2) == 228);
  CHECK(move_of_number(swap2, 224) == Square{224});
  CHECK(move_of_number(swap2, 226) == find_choice(swap2, "swap"));
  CHECK(number_of_move(swap2, BoardMove::choosing(2)) == 227);
  CHECK(move_of_number(TicTacToe{}, 8) == Square{8});
  for (const int number : {-1, 18, 1'000'000}) CHECK(move_of_number(wild, number) == BoardMove{});
  CHECK(move_of_number(TicTacToe{}, -1) == BoardMove{});
  CHECK(number_of_move(wild, BoardMove{}) == Square::limit);
  CHECK((choices_of(CataloguePosition{wild}).marks && !choices_of(CataloguePosition{TicTacToe{}}).marks));
}

TEST_CASE("a move is a square, a square with a mark, or a choice", "[move name]") {
  const BoardMove square = Square{8};
  CHECK((square.is_square() && square.square() == Square{8} && !square.mark() && !square.choice()));
  const BoardMove mark{Square{1022}, Player::o};
  CHECK((!mark.is_square() && mark.square() == Square{1022} && mark.mark() == Player::o && !mark.choice()));
  for (int place = 0; place < BoardMove::most_choices; ++place) {
    const BoardMove choice = BoardMove::choosing(place);
    CHECK((!choice.is_square() && choice.square() == Square::off_every_board() && !choice.mark()));
    CHECK(choice.choice() == place);
  }
  CHECK(BoardMove{} == Square::off_every_board());
  CHECK(BoardMove{Square{3}, Player::x} != BoardMove{Square{3}});
  CHECK(BoardMove{Square{300}} < BoardMove{Square{3}, Player::x});
  CHECK(BoardMove{Square{300}, Player::x} < BoardMove{Square{3}, Player::o});
  CHECK(BoardMove{Square{300}, Player::o} < BoardMove::choosing(0));
}
