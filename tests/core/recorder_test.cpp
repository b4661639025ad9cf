#include "noughts/match/recorder.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <random>
#include <vector>

#include "nim.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("a recorder keeps the transitions made, and none that are refused", "[recorder]") {
  Recorder<TicTacToe> recorder;
  CHECK(recorder.make(Play{Square{4}}));
  CHECK(recorder.make(Play{Square{4}}).error() == Conflict::square_already_filled);
  CHECK(recorder.make(Redo{}).error() == MatchConflict::nothing_to_redo);
  CHECK(recorder.make(Undo{}));
  CHECK(recorder.make(Next{.first = Player::x}));
  CHECK(std::ranges::equal(recorder.transitions(),
                           std::vector<Transition>{Play{Square{4}}, Undo{}, Next{.first = Player::x}}));
  CHECK(recorder.start() == Match<TicTacToe>{});
  CHECK(recorder.match().number() == 2);
}

TEST_CASE("a record replays to the same match from any start", "[recorder]") {
  std::mt19937 random{7};
  for (int round = 0; round < 200; ++round) {
    Match<TicTacToe> start{TicTacToe{round % 2 == 0 ? Player::x : Player::o}};
    if (round % 3 == 0) REQUIRE(start.play(Square{4}));
    Recorder<TicTacToe> recorder{start};
    std::vector<Transition> made;
    for (int i = 0; i < 60; ++i) {
      const Square square{static_cast<int>(random() % 10)};
      const Player player = random() % 2 == 0 ? Player::x : Player::o;
      const Moment at = recorder.match().moment();
      const Transition all[] = {Play{square},
                                Play{square},
                                Play{square},
                                Play{square, player, at},
                                Undo{},
                                Redo{},
                                Resign{},
                                Resign{player},
                                Next{},
                                Next{player},
                                Undo{at},
                                Redo{Moment{at.game, at.ply + 1}},
                                Play{square, player}};
      const Transition wanted = all[random() % std::size(all)];
      const Match before = recorder.match();
      if (recorder.make(wanted)) {
        made.push_back(wanted);
      } else {
        CHECK(recorder.match() == before);
      }
    }
    CHECK(std::ranges::equal(recorder.transitions(), made));
    CHECK(replay(recorder.start(), made) == recorder.match());
    CHECK(recorder.start() == start);
  }
}

TEST_CASE("a replay is refused at the first impossible transition", "[recorder]") {
  const std::vector<Transition> impossible{Play{Square{4}}, Undo{}, Undo{}, Play{Square{99}}};
  const auto refused = replay(Match<TicTacToe>{}, impossible);
  REQUIRE_FALSE(refused);
  CHECK(refused.error() == RefusedTransition{.index = 2, .refusal = MatchConflict::nothing_to_undo});
  CHECK(replay(Match<TicTacToe>{}, {}) == Match<TicTacToe>{});
}

TEST_CASE("a recorder works with a game whose moves are not squares", "[recorder]") {
  Recorder<Nim> recorder;
  CHECK(recorder.make(BasicPlay<Nim::Move>{.move = {.heap = 2, .number = 5}}));
  CHECK(recorder.make(Undo{}));
  CHECK(recorder.transitions().size() == 2);
  CHECK(replay(recorder.start(), recorder.transitions()) == recorder.match());
}
