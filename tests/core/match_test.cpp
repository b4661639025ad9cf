#include "noughts/match/match.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "nim.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"
#include "played_match.hpp"

using namespace noughts;

TEST_CASE("a match remembers its moves in order") {
  Match<TicTacToe> match;
  play(match, {4, 0, 8});
  CHECK(std::ranges::equal(match.moves(), std::array{Square{4}, Square{0}, Square{8}}));
  CHECK(picture(match.position()) == "O..|.X.|..X");
}

TEST_CASE("a move in a match can be made by its square's name") {
  Match<TicTacToe> match;
  CHECK(match.play("b2"_sq));
  CHECK(match.play("a1"_sq));
  CHECK(picture(match.position()) == "...|.X.|O..");
  CHECK(match.play("a1"_sq).error() == Conflict::square_already_filled);
  CHECK(match.play("d1"_sq).error() == Conflict::square_off_board);
}

TEST_CASE("a refused move leaves the match as it was") {
  Match<TicTacToe> match;
  play(match, {4});
  const Match before = match;
  CHECK(match.play(Square{4}).error() == Conflict::square_already_filled);
  CHECK(match.play(Square{9}).error() == Conflict::square_off_board);
  CHECK(match == before);
  CHECK(match.position() == before.position());
  CHECK(match.moves().size() == 1);
  CHECK(match.score() == Score{});
}

TEST_CASE("the next game starts with the player who went second, after any result") {
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
  CHECK(match.number() == 4);
}

TEST_CASE("the next game starts with the named player, if there is one") {
  Match<TicTacToe> match;
  match.next(Player::x);
  CHECK((match.first() == Player::x && match.position() == TicTacToe{Player::x}));
  match.next(Player::o);
  match.next(Player::o);
  CHECK(match.position() == TicTacToe{Player::o});
  match.next();
  CHECK(match.first() == Player::x);
}

TEST_CASE("an undone move can be redone until another move is played") {
  Match<TicTacToe> match;
  play(match, {4, 0, 8});
  REQUIRE(match.undo());
  REQUIRE(match.undo());
  CHECK(picture(match.position()) == "...|.X.|...");
  CHECK(match.moves().size() == 1);
  REQUIRE(match.redo());
  CHECK(picture(match.position()) == "O..|.X.|...");
  CHECK(match.can_redo());
  play(match, {1});
  CHECK(picture(match.position()) == "OX.|.X.|...");
  CHECK_FALSE(match.can_redo());
  CHECK(match.redo().error() == MatchConflict::nothing_to_redo);
}

TEST_CASE("there is nothing to undo before the first move, or to redo after the last") {
  Match<TicTacToe> match;
  CHECK(match.undo().error() == MatchConflict::nothing_to_undo);
  CHECK(match.redo().error() == MatchConflict::nothing_to_redo);
  play(match, {4});
  match.next();
  CHECK(match.undo().error() == MatchConflict::nothing_to_undo);
}

TEST_CASE("a player who resigns loses the game, and can undo that") {
  Match<TicTacToe> match;
  play(match, {4});
  REQUIRE(match.resign());
  CHECK(match.resigned() == Player::o);
  CHECK(match.status() == Status::won(Player::x));
  CHECK(match.score() == Score{.x = 1});
  CHECK(match.legal_moves().empty());
  CHECK(match.play(Square{0}).error() == Conflict::game_already_ended);
  CHECK(match.resign().error() == Conflict::game_already_ended);
  REQUIRE(match.undo());
  CHECK(match.status() == Status::next(Player::o));
  CHECK_FALSE(match.resigned());
  CHECK(match.moves().size() == 1);
  CHECK(match.legal_moves().size() == 8);
  REQUIRE(match.redo());
  CHECK(match.status() == Status::won(Player::x));
  REQUIRE(match.undo());
  play(match, {0});
  CHECK_FALSE(match.can_redo());
  match.next();
  CHECK(match.first() == Player::o);
}

TEST_CASE("a player may resign in the other player's turn") {
  Match<TicTacToe> match;
  REQUIRE(match.make(Resign{.player = Player::o}));
  CHECK(match.status() == Status::won(Player::x));
}

TEST_CASE("a match that starts in the middle of a game cannot undo past its start") {
  Match<TicTacToe> match{midgame()};
  CHECK(match.start() == midgame());
  CHECK(match.first() == Player::x);
  CHECK(match.undo().error() == MatchConflict::nothing_to_undo);
  play(match, {8, 1});
  REQUIRE(match.undo());
  CHECK(picture(match.position()) == "O..|.X.|..X");
  REQUIRE(match.undo());
  CHECK(match.position() == midgame());
  CHECK(picture(match.position()) == "O..|.X.|...");
  CHECK_FALSE(match.can_undo());
  REQUIRE(match.redo());
  CHECK(picture(match.position()) == "O..|.X.|..X");
  match.next();
  CHECK(match.position() == TicTacToe{Player::o});
  CHECK(match.start() == TicTacToe{Player::o});
}

TEST_CASE("matches are equal if nothing public tells them apart") {
  Match<TicTacToe> one;
  Match<TicTacToe> other;
  play(one, {4, 0, 8});
  play(other, {4, 1});
  REQUIRE(other.undo());
  play(other, {0, 8});
  CHECK(one == other);
  REQUIRE(one.undo());
  CHECK(one != other);
  REQUIRE(other.undo());
  CHECK(one == other);
  play(other, {2});
  REQUIRE(other.undo());
  CHECK(one != other);  // another move can be redone
  play(one, {2});
  play(other, {2});
  CHECK(one == other);
  one.next();
  CHECK(one != other);
  other.next(Player::x);
  CHECK(one != other);
  other.next(Player::o);
  CHECK(one != other);
}

TEST_CASE("a copy of a match is independent") {
  Match<TicTacToe> match;
  Match<TicTacToe> copy = match;
  play(copy, {4});
  CHECK(match.moves().empty());
  CHECK(match.position() == TicTacToe{});
}

TEST_CASE("a match works with a game whose moves are not squares") {
  Match<Nim> match;
  CHECK(match.legal_moves().size() == 12);
  CHECK(match.play({.heap = 1, .number = 4}));
  CHECK(match.play({.heap = 1, .number = 1}).error() == Conflict::move_not_legal);
  CHECK(match.make(BasicPlay<Nim::Move>{.move = {.heap = 0, .number = 1}, .player = Player::x}).error() ==
        MatchConflict::not_your_turn);
  CHECK(match.play({.heap = 2, .number = 5}));
  CHECK(match.play({.heap = 0, .number = 2}));
  CHECK(match.position().heaps() == std::array{1, 0, 0});
  REQUIRE(match.undo());
  REQUIRE(match.undo());
  CHECK(match.position().heaps() == std::array{3, 0, 5});
  CHECK(match.make(Redo{.at = Moment{.game = 1, .ply = 1}}));
  CHECK(match.play({.heap = 0, .number = 3}));
  CHECK(match.status() == Status::won(Player::x));
  CHECK(match.legal_moves().empty());
  match.next();
  CHECK((match.score() == Score{.x = 1} && match.position() == Nim::start(Player::o)));
}
