#include "noughts/match/match.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <random>
#include <vector>

#include "nim.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

void play(Match<TicTacToe>& match, std::initializer_list<int> moves) {
  for (const int move : moves) REQUIRE(match.play(Square{move}).has_value());
}

/// Tic-tac-toe that counts the moves that are played.
struct CountedGame : TicTacToe {
  using TicTacToe::TicTacToe;
  static inline int plays = 0;

  CountedGame start(Player first) const { return CountedGame{first}; }
  void play_unchecked(Square square) {
    ++plays;
    TicTacToe::play_unchecked(square);
  }

  friend bool operator==(const CountedGame&, const CountedGame&) = default;
};
static_assert(Game<CountedGame>);

/// X in the centre, O in the top left corner, X to move.
TicTacToe midgame() { return apply(apply(TicTacToe{}, "b2"_sq).value(), "a3"_sq).value(); }

}  // namespace

TEST_CASE("a score counts wins and ties, and nothing while a game goes on") {
  Score score;
  for (const Status status : {Status::won(Player::x), Status::next(Player::x), Status::won(Player::o), Status::tie(),
                              Status::next(Player::o), Status::won(Player::x)}) {
    score.count(status);
  }
  CHECK(score == Score{.x = 2, .o = 1, .ties = 1});
}

TEST_CASE("a score can precede a game that has as many before it, some of which may have been abandoned") {
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

TEST_CASE("a match remembers its moves in order") {
  Match<TicTacToe> match;
  play(match, {4, 0, 8});
  CHECK(std::ranges::equal(match.moves(), std::array{Square{4}, Square{0}, Square{8}}));
  CHECK(picture(match.position()) == "O..|.X.|..X");
}

TEST_CASE("a move is also named by its square's name") {
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
  CHECK(match.number() == 4);
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
  CHECK(match.redo().error() == MatchConflict::nothing_to_redo);
}

TEST_CASE("undo, redo and the text of a match play no move again") {
  Match<CountedGame> match;
  for (const int move : {4, 0, 8, 2}) REQUIRE(match.play(Square{move}).has_value());
  CountedGame::plays = 0;
  for (int times = 0; times < 3; ++times) REQUIRE(match.undo());
  CHECK(match.positions().size() == 2);
  for (int times = 0; times < 3; ++times) REQUIRE(match.redo());
  CHECK(match.transitions().size() == 4);
  CHECK(picture(match.positions()[1]) == "...|.X.|...");
  CHECK(picture(match.position()) == "O.O|.X.|..X");
  CHECK(CountedGame::plays == 0);
}

TEST_CASE("there is nothing to undo before the first move, and nothing to redo after the last") {
  Match<TicTacToe> match;
  CHECK(match.undo().error() == MatchConflict::nothing_to_undo);
  CHECK(match.redo().error() == MatchConflict::nothing_to_redo);
  play(match, {4});
  match.next();
  CHECK(match.undo().error() == MatchConflict::nothing_to_undo);
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
  CHECK(match.make(Play{.move = Square{4}, .player = Player::o}).error() == MatchConflict::not_your_turn);
  CHECK(match.make(Play{.move = Square{99}, .player = Player::o}).error() == MatchConflict::not_your_turn);
  CHECK(match.conflict_of(Square{99}, Player::o) == MatchConflict::not_your_turn);
  CHECK(match.make(Play{.move = Square{4}, .player = Player::x}));
  CHECK(match.make(Play{.move = Square{4}, .player = Player::o}).error() == Conflict::square_already_filled);
  CHECK_FALSE(match.conflict_of(Square{3}, Player::o));
  REQUIRE(match.resign());
  CHECK(match.make(Play{.move = Square{0}, .player = Player::x}).error() == Conflict::game_already_ended);
}

TEST_CASE("the moment of a match is the number of its game, and of the steps that stand") {
  Match<TicTacToe> match;
  CHECK(match.moment() == Moment{.game = 1, .ply = 0});
  play(match, {4, 0});
  CHECK(match.moment() == Moment{.game = 1, .ply = 2});
  REQUIRE(match.resign());
  CHECK(match.moment() == Moment{.game = 1, .ply = 3});
  REQUIRE(match.undo());
  REQUIRE(match.undo());
  CHECK(match.moment() == Moment{.game = 1, .ply = 1});
  match.next();
  CHECK(match.moment() == Moment{.game = 2, .ply = 0});
}

TEST_CASE("two who ask for the next game at one moment get one") {
  Match<TicTacToe> match;
  play(match, {0, 3, 1, 4, 2});
  const Next wanted{.at = match.moment()};
  CHECK(match.make(wanted));
  const Match before = match;
  CHECK(match.make(wanted).error() == MatchConflict::out_of_date);
  CHECK(match == before);
  CHECK(match.number() == 2);
}

TEST_CASE("what is meant at one moment is refused at every other, and for no other reason") {
  Match<TicTacToe> match;
  match.next(Player::x);
  play(match, {4, 0, 8});
  REQUIRE(match.undo());
  const Match before = match;
  const Moment now{.game = 2, .ply = 2};
  const auto all_at = [](Moment at) {
    return std::array<Transition, 7>{Play{.move = Square{1}, .at = at},
                                     Play{.move = Square{4}, .player = Player::o, .at = at},
                                     Undo{.at = at},
                                     Redo{.at = at},
                                     Resign{.at = at},
                                     Resign{.player = Player::o, .at = at},
                                     Next{.at = at}};
  };
  for (const Moment at : {Moment{.game = 2, .ply = 1}, Moment{.game = 2, .ply = 3}, Moment{.game = 1, .ply = 2},
                          Moment{.game = 3, .ply = 2}}) {
    for (const Transition& transition : all_at(at)) {
      CHECK(match.make(transition).error() == MatchConflict::out_of_date);
      CHECK(match == before);
    }
  }
  const auto now_possible = all_at(now);
  for (std::size_t i = 0; i < now_possible.size(); ++i) {
    Match copy = match;
    const auto made = copy.make(now_possible[i]);
    if (i == 1) {
      CHECK(made.error() == MatchConflict::not_your_turn);
    } else {
      CHECK(made);
    }
  }
}

TEST_CASE("a match that begins in the middle of a game never goes back behind it") {
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

TEST_CASE("a match may begin with a game that has ended") {
  TicTacToe ended;
  for (const int move : {0, 3, 1, 4, 2}) ended = apply(ended, Square{move}).value();
  Match<TicTacToe> match{ended};
  CHECK(match.score() == Score{.x = 1});
  CHECK(match.play(Square{8}).error() == Conflict::game_already_ended);
  CHECK(match.resign().error() == Conflict::game_already_ended);
  match.next();
  CHECK(match.score() == Score{.x = 1});
  CHECK(match.legal_moves().size() == 9);
}

TEST_CASE("a match goes on from a number and a score as if its games had been played") {
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

TEST_CASE("matches are equal as far as anything can tell them apart") {
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
  CHECK(one != other);  // another move can be made again
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

TEST_CASE("the transitions of a match are the fewest that lead to where it stands") {
  Match<TicTacToe> match;
  CHECK(match.transitions().empty());
  play(match, {4, 0, 8});
  for (int again = 0; again < 1000; ++again) {
    REQUIRE(match.undo());
    REQUIRE(match.redo());
  }
  REQUIRE(match.undo());
  CHECK(match.transitions() == std::vector<Transition>{Play{Square{4}}, Play{Square{0}}, Play{Square{8}}, Undo{}});
  REQUIRE(match.make(Resign{.player = Player::x}));
  CHECK(match.transitions() == std::vector<Transition>{Play{Square{4}}, Play{Square{0}}, Resign{}});
  REQUIRE(match.undo());
  REQUIRE(match.make(Resign{.player = Player::o}));
  REQUIRE(match.undo());
  REQUIRE(match.undo());
  CHECK(match.transitions() ==
        std::vector<Transition>{Play{Square{4}}, Play{Square{0}}, Resign{.player = Player::o}, Undo{}, Undo{}});
}

TEST_CASE("the transitions of a match lead to it from the beginning of its game") {
  std::mt19937 random{11};
  for (int round = 0; round < 300; ++round) {
    Match<TicTacToe> match{round % 3 == 0 ? midgame() : TicTacToe{}};
    for (int i = 0; i < 40; ++i) {
      const Square square{static_cast<int>(random() % 9)};
      const Transition all[] = {Play{square}, Play{square},      Play{square}, Undo{},
                                Redo{},       Resign{Player::x}, Undo{},       Next{}};
      [[maybe_unused]] const auto made = match.make(all[random() % std::size(all)]);
    }
    Match<TicTacToe> again{match.start(), match.number(), match.score_before()};
    for (const Transition& transition : match.transitions()) REQUIRE(again.make(transition));
    CHECK(again == match);
    CHECK(again.position() == match.position());
    CHECK(again.status() == match.status());
    CHECK(again.can_redo() == match.can_redo());
  }
}

TEST_CASE("a match of ten thousand games holds no more than one of a single game") {
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

TEST_CASE("a match counts a billion games and no further") {
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

TEST_CASE("a copy of a match is independent") {
  Match<TicTacToe> match;
  Match<TicTacToe> copy = match;
  play(copy, {4});
  CHECK(match.moves().empty());
  CHECK(match.position() == TicTacToe{});
}

TEST_CASE("a game whose moves are no squares is played in a match too") {
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
