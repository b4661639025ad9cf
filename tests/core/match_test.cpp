#include "noughts/match/match.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <iterator>
#include <random>
#include <vector>

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
  CHECK(std::ranges::equal(match.moves(), std::array{Square{4}, Square{0}, Square{8}}));
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

TEST_CASE("the next game is started by whoever is named, where somebody is") {
  Match<TicTacToe> match;
  match.next(Player::x);
  CHECK((match.first() == Player::x && match.position() == TicTacToe{Player::x}));
  match.next(Player::o);
  match.next(Player::o);
  CHECK(match.position() == TicTacToe{Player::o});
  match.next();
  CHECK(match.first() == Player::x);
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

TEST_CASE("a step that is taken back can be made again, until something else is played") {
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
  CHECK(match.redo().error() == Conflict::nothing_to_redo);
}

TEST_CASE("there is nothing to undo before the first move, and nothing to redo after the last") {
  Match<TicTacToe> match;
  CHECK(match.undo().error() == Conflict::nothing_to_undo);
  CHECK(match.redo().error() == Conflict::nothing_to_redo);
  play(match, {4});
  match.next();
  CHECK(match.undo().error() == Conflict::nothing_to_undo);
}

TEST_CASE("taking back the move that ended a game takes back its score") {
  Match<TicTacToe> match;
  play(match, {0, 3, 1, 4, 2});
  CHECK(match.score() == Score{.x = 1});
  REQUIRE(match.undo());
  CHECK(match.score() == Score{});
  CHECK(match.status() == Status::next(Player::x));
  REQUIRE(match.redo());
  CHECK(match.score() == Score{.x = 1});
}

TEST_CASE("whoever resigns loses the game, and can take it back") {
  Match<TicTacToe> match;
  play(match, {4});
  REQUIRE(match.resign());
  CHECK(match.resigned() == Player::o);
  CHECK(match.status() == Status::won(Player::x));
  CHECK(match.score() == Score{.x = 1});
  CHECK(match.play(Square{0}).error() == Conflict::game_already_ended);
  CHECK(match.resign().error() == Conflict::game_already_ended);
  REQUIRE(match.undo());
  CHECK(match.status() == Status::next(Player::o));
  CHECK_FALSE(match.resigned());
  CHECK(match.moves().size() == 1);
  REQUIRE(match.redo());
  CHECK(match.status() == Status::won(Player::x));
  REQUIRE(match.undo());
  play(match, {0});
  CHECK_FALSE(match.can_redo());
  match.next();
  CHECK(match.first() == Player::o);
}

TEST_CASE("a game that was resigned stays in the score when the next one begins") {
  Match<TicTacToe> match;
  play(match, {4});
  REQUIRE(match.resign());
  match.next();
  CHECK(match.score() == Score{.x = 1});
  REQUIRE(match.make(Resign{.player = Player::x}));
  match.next();
  CHECK(match.score() == Score{.x = 1, .o = 1});
}

TEST_CASE("a player may resign when it is not his turn") {
  Match<TicTacToe> match;
  REQUIRE(match.make(Resign{.player = Player::o}));
  CHECK(match.status() == Status::won(Player::x));
}

TEST_CASE("a move by the wrong player is refused, before the square is looked at and after the end of the game") {
  Match<TicTacToe> match;
  CHECK(match.make(Play{.square = Square{4}, .player = Player::o}).error() == Conflict::not_your_turn);
  CHECK(match.make(Play{.square = Square{99}, .player = Player::o}).error() == Conflict::not_your_turn);
  CHECK(match.make(Play{.square = Square{4}, .player = Player::x}));
  CHECK(match.make(Play{.square = Square{4}, .player = Player::o}).error() == Conflict::square_already_filled);
  REQUIRE(match.resign());
  CHECK(match.make(Play{.square = Square{0}, .player = Player::x}).error() == Conflict::game_already_ended);
}

TEST_CASE("the log of transitions rebuilds the match exactly") {
  std::mt19937 random{7};
  for (int round = 0; round < 200; ++round) {
    Match<TicTacToe> match{TicTacToe{round % 2 == 0 ? Player::x : Player::o}};
    std::vector<Transition> made;
    for (int i = 0; i < 60; ++i) {
      const Square square{static_cast<int>(random() % 10)};
      const Player player = random() % 2 == 0 ? Player::x : Player::o;
      const Transition all[] = {Play{square}, Play{square},   Play{square}, Play{square, player}, Undo{}, Redo{},
                                Resign{},     Resign{player}, Next{},       Next{player}};
      const Transition wanted = all[random() % std::size(all)];
      const Match before = match;
      if (match.make(wanted)) {
        made.push_back(wanted);
      } else {
        CHECK(match == before);
        CHECK(match.position() == before.position());
        CHECK(match.status() == before.status());
        CHECK(match.score() == before.score());
      }
    }
    CHECK(std::ranges::equal(match.log(), made));
    const auto rebuilt = Match<TicTacToe>::replay(TicTacToe{round % 2 == 0 ? Player::x : Player::o}, made);
    REQUIRE(rebuilt.has_value());
    CHECK(*rebuilt == match);
    CHECK(rebuilt->position() == match.position());
    CHECK(rebuilt->status() == match.status());
    CHECK(rebuilt->score() == match.score());
    CHECK(rebuilt->first() == match.first());
    CHECK(std::ranges::equal(rebuilt->moves(), match.moves()));
    CHECK(rebuilt->can_redo() == match.can_redo());
  }
}

TEST_CASE("a log that cannot have happened is refused for the reason of its first impossible transition") {
  const Transition log[] = {Play{Square{4}}, Undo{}, Undo{}, Play{Square{99}}};
  CHECK(Match<TicTacToe>::replay(TicTacToe{}, log).error() == Conflict::nothing_to_undo);
}

TEST_CASE("a copy of a match is independent") {
  Match<TicTacToe> match;
  Match<TicTacToe> copy = match;
  play(copy, {4});
  CHECK(match.moves().empty());
  CHECK(match.position() == TicTacToe{});
}
