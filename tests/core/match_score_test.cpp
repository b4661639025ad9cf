// The score and the number of games of a match.

#include <catch2/catch_test_macros.hpp>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/match/match.hpp"
#include "played_match.hpp"

using namespace noughts;

TEST_CASE("a score counts wins and ties, and no games in progress") {
  Score score;
  for (const Status status : {Status::won(Player::x), Status::next(Player::x), Status::won(Player::o), Status::tie(),
                              Status::next(Player::o), Status::won(Player::x)}) {
    score.count(status);
  }
  CHECK(score == Score{.x = 2, .o = 1, .ties = 1});
}

TEST_CASE("a score can precede a game if it has no more results than games before it") {
  CHECK(Score{}.can_precede(1));
  CHECK_FALSE(Score{}.can_precede(0));
  CHECK_FALSE(Score{.x = 1}.can_precede(1));
  CHECK((Score{.x = 2, .o = 1, .ties = 1}.can_precede(5) && Score{.x = 2, .o = 1, .ties = 1}.can_precede(9)));
  CHECK_FALSE(Score{.x = 2, .o = 1, .ties = 1}.can_precede(4));
  CHECK_FALSE(Score{.x = -1, .o = 1}.can_precede(5));
  CHECK_FALSE(Score{.x = 1, .o = -1}.can_precede(5));
  CHECK_FALSE(Score{.x = 1, .ties = -1}.can_precede(5));
  CHECK(Score{.x = 999'999'999}.can_precede(1'000'000'000));
  CHECK_FALSE(Score{}.can_precede(1'000'000'001));
  CHECK_FALSE(Score{.x = 2'000'000'000, .o = 2'000'000'000, .ties = 2'000'000'000}.can_precede(1'000'000'000));
}

TEST_CASE("the score counts each game once, when it ends") {
  Match<TicTacToe> match;
  play(match, {0, 3, 1, 4, 2});
  CHECK(match.score() == Score{.x = 1});
  CHECK(match.score_before() == Score{});
  CHECK_FALSE(match.play(Square{5}).has_value());
  CHECK(match.score() == Score{.x = 1});
  match.next();
  CHECK(match.score_before() == Score{.x = 1});
  play(match, {0, 3, 1, 4, 2});
  CHECK(match.score() == Score{.x = 1, .o = 1});
  match.next();
  play(match, {4});
  match.next();
  CHECK(match.score() == Score{.x = 1, .o = 1});
}

TEST_CASE("undoing the last move of a game undoes its score") {
  Match<TicTacToe> match;
  play(match, {0, 3, 1, 4, 2});
  CHECK(match.score() == Score{.x = 1});
  REQUIRE(match.undo());
  CHECK(match.score() == Score{});
  CHECK(match.status() == Status::next(Player::x));
  REQUIRE(match.redo());
  CHECK(match.score() == Score{.x = 1});
}

TEST_CASE("a resigned game stays in the score when the next game begins") {
  Match<TicTacToe> match;
  play(match, {4});
  REQUIRE(match.resign());
  match.next();
  CHECK(match.score() == Score{.x = 1});
  REQUIRE(match.make(Resign{.player = Player::x}));
  match.next();
  CHECK(match.score() == Score{.x = 1, .o = 1});
}

TEST_CASE("a match may start with a game that has ended") {
  TicTacToe ended;
  for (const int move : {0, 3, 1, 4, 2}) ended = try_play(ended, Square{move}).value();
  Match<TicTacToe> match{ended};
  CHECK(match.score() == Score{.x = 1});
  CHECK(match.play(Square{8}).error() == Conflict::game_already_ended);
  CHECK(match.resign().error() == Conflict::game_already_ended);
  match.next();
  CHECK(match.score() == Score{.x = 1});
  CHECK(match.legal_moves().size() == 9);
}

TEST_CASE("a match with a given number and score equals one whose games were played") {
  Match<TicTacToe> played;
  play(played, {0, 3, 1, 4, 2});
  played.next();
  played.next(Player::o);
  Match<TicTacToe> given{TicTacToe{Player::o}, 3, Score{.x = 1}};
  CHECK(given == played);
  play(played, {4});
  CHECK(given != played);
  play(given, {4});
  CHECK(given == played);
}

TEST_CASE("a match of ten thousand games holds only its current game") {
  Match<TicTacToe> match;
  for (int game = 1; game < 10'000; ++game) {
    play(match, {0, 3, 1, 4, 2});
    match.next(Player::x);
  }
  play(match, {4});
  CHECK(match.score() == Score{.x = 9'999});
  CHECK(match.number() == 10'000);
  CHECK(match.transitions().size() == 1);
  CHECK(match.moves().size() == 1);
}

TEST_CASE("a match counts up to a billion games") {
  Match<TicTacToe> match{TicTacToe{}, Score::most_games - 1, Score{.x = 5}};
  play(match, {0, 3, 1, 4, 2});
  match.next();
  CHECK(match.moment() == Moment{.game = 1'000'000'000, .ply = 0});
  CHECK(match.score_before() == Score{.x = 6});
  play(match, {0, 3, 1, 4, 2});
  match.next();
  CHECK(match.number() == 1'000'000'000);
  CHECK(match.score() == Score{.x = 6});
  CHECK(match.first() == Player::x);
  CHECK(match.legal_moves().size() == 9);
}
