#include "noughts/match/transition.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <iterator>
#include <random>
#include <vector>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/match/match.hpp"
#include "picture.hpp"
#include "played_match.hpp"

using namespace noughts;

namespace {

/// Tic-tac-toe that counts calls of `play_unchecked`.
struct CountedGame : TicTacToe {
  using TicTacToe::TicTacToe;
  static inline int plays = 0;

  CountedGame start(Player first) const { return CountedGame{first}; }
  void play_unchecked(BoardMove move) {
    ++plays;
    TicTacToe::play_unchecked(move);
  }

  friend bool operator==(const CountedGame&, const CountedGame&) = default;
};
static_assert(Game<CountedGame>);

}  // namespace

TEST_CASE("undo, redo and transitions play no move again") {
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

TEST_CASE("a move by the wrong player is refused before its square is checked, but after the game's end") {
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

TEST_CASE("the moment of a match is its game number and its number of steps") {
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

TEST_CASE("two requests for the next game at one moment start one game") {
  Match<TicTacToe> match;
  play(match, {0, 3, 1, 4, 2});
  const Next wanted{.at = match.moment()};
  CHECK(match.make(wanted));
  const Match before = match;
  CHECK(match.make(wanted).error() == MatchConflict::out_of_date);
  CHECK(match == before);
  CHECK(match.number() == 2);
}

TEST_CASE("a transition meant for one moment is refused at every other moment") {
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

TEST_CASE("the transitions of a match are the fewest that lead to it") {
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

TEST_CASE("the transitions of a match lead to it from the start of its game") {
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
