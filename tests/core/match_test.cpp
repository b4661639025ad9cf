#include "noughts/match.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>

#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

void play(Match<TicTacToe>& match, std::initializer_list<int> moves) {
  for (const int move : moves) REQUIRE(match.play(Square{move}).has_value());
}

}  // namespace

TEST_CASE("a match remembers its moves in order") {
  Match<TicTacToe> match;
  play(match, {4, 0, 8});
  CHECK(std::ranges::equal(match.moves(), std::initializer_list{Square{4}, Square{0}, Square{8}}));
  CHECK(picture(match.position()) == "O..|.X.|..X");
}

TEST_CASE("a refused move leaves the match as it was") {
  Match<TicTacToe> match;
  play(match, {4});
  const auto before = match.position();
  CHECK(match.play(Square{4}).error() == Conflict::square_already_filled);
  CHECK(match.play(Square{9}).error() == Conflict::square_off_board);
  CHECK(match.position() == before);
  CHECK(match.moves().size() == 1);
  CHECK(match.score() == Score{});
}

TEST_CASE("the next game is started by the player who went second, whatever the result") {
  Match<TicTacToe> match;
  CHECK(match.first() == Player::x);

  play(match, {0, 3, 1, 4, 2});
  CHECK(match.position().status() == Status::won(Player::x));
  match.next();
  CHECK(match.first() == Player::o);
  CHECK(match.position() == TicTacToe{Player::o});
  CHECK(match.moves().empty());

  play(match, {4});
  match.next();  // abandoned midway
  CHECK(match.position() == TicTacToe{Player::x});

  play(match, {0, 4, 8, 1, 7, 6, 2, 5, 3});
  CHECK(match.position().status() == Status::tie());
  match.next();
  CHECK(match.position() == TicTacToe{Player::o});
}

TEST_CASE("the score counts each game once, when it ends") {
  Match<TicTacToe> match;
  play(match, {0, 3, 1, 4, 2});
  CHECK(match.score() == Score{.x = 1});
  CHECK_FALSE(match.play(Square{5}).has_value());
  CHECK(match.score() == Score{.x = 1});
  match.next();
  play(match, {0, 3, 1, 4, 2});
  CHECK(match.score() == Score{.x = 1, .o = 1});
  match.next();
  play(match, {4});
  match.next();
  CHECK(match.score() == Score{.x = 1, .o = 1});
}

TEST_CASE("a copy of a match is independent") {
  Match<TicTacToe> match;
  Match<TicTacToe> copy = match;
  play(copy, {4});
  CHECK(match.moves().empty());
  CHECK(match.position() == TicTacToe{});
}
