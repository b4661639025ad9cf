#include "noughts/games/line_game.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <type_traits>
#include <vector>

#include "marking_laws.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

TicTacToe play(std::initializer_list<int> moves, TicTacToe position = TicTacToe{}) {
  for (const int move : moves) position = try_play(position, Square{move}).value();
  return position;
}

std::vector<Square> squares(std::initializer_list<int> indices) {
  std::vector<Square> all;
  for (const int index : indices) all.emplace_back(index);
  return all;
}

}  // namespace

TEST_CASE("a new game has nine free squares, and X moves first") {
  constexpr TicTacToe start;
  CHECK(start.size() == BoardSize{.columns = 3, .rows = 3});
  CHECK(start.free_squares().size() == 9);
  CHECK(start.status() == Status::next(Player::x));
  for (int index = 0; index < 9; ++index) CHECK_FALSE(start.owner(Square{index}));
}

TEST_CASE("O moves first if asked to") {
  const TicTacToe after = play({4}, TicTacToe{Player::o});
  CHECK(after.owner(Square{4}) == Player::o);
  CHECK(after.status() == Status::next(Player::x));
}

TEST_CASE("turns alternate, and a mark belongs to the player who made it") {
  const TicTacToe position = play({4, 0});
  CHECK(picture(position) == "O..|.X.|...");
  CHECK(position.status() == Status::next(Player::x));
}

TEST_CASE("each player wins by completing any of the eight lines") {
  for (const Player winner : {Player::x, Player::o}) {
    for (const auto& line : pictured_lines()) {
      // The other player answers on free squares off the line. Two marks never make a line.
      std::vector<Square> elsewhere;
      for (const Square square : TicTacToe{}.free_squares()) {
        if (std::ranges::find(line, square) == line.end()) elsewhere.push_back(square);
      }
      TicTacToe position{winner};
      for (std::size_t i = 0; i < 3; ++i) {
        CHECK_FALSE(position.status().is_over());
        CHECK(position.won_lines().empty());
        position = try_play(position, line[i]).value();
        if (i < 2) position = try_play(position, elsewhere[i]).value();
      }
      INFO(picture(position));
      CHECK(position.status() == Status::won(winner));
      CHECK(position.won_lines() == std::vector<Line>{line});
    }
  }
}

TEST_CASE("a win with the ninth mark is a win, not a tie") {
  //  X O X
  //  O O X      c1 completes the right column and fills the board.
  //  O X .
  const TicTacToe before = play({0, 1, 2, 3, 5, 4, 7, 6});
  REQUIRE(picture(before) == "XOX|OOX|OX.");
  const TicTacToe after = play({8}, before);
  CHECK(after.status() == Status::won(Player::x));
  CHECK(after.won_lines() == std::vector<Line>{squares({2, 5, 8})});
}

TEST_CASE("a move that completes two lines wins with both") {
  //  X O X
  //  O X O      The lines a3-b2-c1 and c3-b2-a1 meet in the centre, which is marked last.
  //  X O X
  const TicTacToe position = play({0, 1, 2, 3, 6, 5, 8, 7, 4});
  REQUIRE(picture(position) == "XOX|OXO|XOX");
  CHECK(position.status() == Status::won(Player::x));
  CHECK(position.won_lines() == std::vector<Line>{squares({0, 4, 8}), squares({2, 4, 6})});
}

TEST_CASE("a full board without a line is a tie") {
  const TicTacToe position = play({0, 4, 8, 1, 7, 6, 2, 5, 3});
  REQUIRE(picture(position) == "XOX|XOO|OXX");
  CHECK(position.status() == Status::tie());
  CHECK(position.won_lines().empty());
}

TEST_CASE("a refused move gives the first reason, and changes nothing") {
  const TicTacToe before = play({4});
  const TicTacToe ended = play({0, 3, 1, 4, 2});
  const auto conflict = [](const TicTacToe& position, Square square) {
    const TicTacToe copy = position;
    const auto after = try_play(position, square);
    REQUIRE_FALSE(after.has_value());
    CHECK(position == copy);
    CHECK_FALSE(can_play(position, square));
    return after.error();
  };
  CHECK(conflict(before, Square{4}) == Conflict::square_already_filled);
  CHECK(conflict(before, Square{9}) == Conflict::square_off_board);
  CHECK(conflict(before, Square{-1}) == Conflict::square_off_board);
  CHECK(conflict(ended, Square{8}) == Conflict::game_already_ended);
  CHECK(conflict(ended, Square{0}) == Conflict::game_already_ended);
  CHECK(conflict(ended, Square{9}) == Conflict::game_already_ended);
  CHECK(try_play(before, "b2"_sq).error() == Conflict::square_already_filled);
  CHECK(try_play(before, "d1"_sq).error() == Conflict::square_off_board);
}

TEST_CASE("a move can be made by its square's name") {
  constexpr auto after = try_play(TicTacToe{}, "b2"_sq);
  static_assert(after.has_value());
  CHECK(picture(*after) == "...|.X.|...");
  CHECK(picture(try_play(*after, "a1"_sq).value()) == "...|.X.|O..");
}

TEST_CASE("other boards have their own size and length of lines") {
  using FourInARow = LineGame<LineRules{.size = {.columns = 5, .rows = 4}, .in_a_row = 4}>;
  static_assert(GameOnBoard<FourInARow>);
  FourInARow position;
  for (const SquareName name : {"a1"_sq, "a4"_sq, "b2"_sq, "b4"_sq, "c3"_sq, "c4"_sq}) {
    position = try_play(position, name).value();
    CHECK_FALSE(position.status().is_over());
  }
  CHECK(try_play(position, "d4"_sq).value().status() == Status::won(Player::x));
  CHECK(try_play(position, "e1"_sq).value().status() == Status::next(Player::o));
}

TEST_CASE("a position of a line game is small and trivially copyable") {
  static_assert(sizeof(TicTacToe) <= 6 && std::is_trivially_copyable_v<TicTacToe>);
  static_assert(sizeof(FourInARow5x5) <= 12 && std::is_trivially_copyable_v<FourInARow5x5>);
  SUCCEED();
}

TEST_CASE("line games obey the laws of marks that stay", "[line][law]") {
  CHECK(broken_marking_laws(TicTacToe{}) == "");
  CHECK(broken_marking_laws(MisereTicTacToe{}) == "");
  CHECK(broken_marking_laws(FourInARow4x4{}) == "");
  CHECK(broken_marking_laws(FourInARow5x5{}) == "");
  CHECK(broken_marking_laws(ConnectFour{}) == "");
  for (const LineRules& rules :
       {LineRules{.size = {.columns = 8, .rows = 8}, .in_a_row = 5},
        LineRules{.size = {.columns = 26, .rows = 2}, .in_a_row = 4},
        LineRules{.size = {.columns = 4, .rows = 3}, .in_a_row = 3},
        LineRules{.size = {.columns = 2, .rows = 2}, .in_a_row = 2},
        LineRules{.size = {.columns = 1, .rows = 5}, .in_a_row = 3},
        LineRules{.size = {.columns = 8, .rows = 8}, .in_a_row = 4, .gravity = true},
        LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3, .gravity = true, .misere = true},
        LineRules{.size = {.columns = 5, .rows = 4}, .in_a_row = 4, .gravity = true},
        LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 3, .misere = true}})
    CHECK(broken_marking_laws(FreeLineGame{FreeLineRules{rules}}) == "");
}
