// Positions that come again: infinite tic-tac-toe is the only game of the catalogue that has them.

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <random>
#include <set>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/notation.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// A match in which each player goes round four squares, until a position comes for the third time.
CatalogueMatch tied_match() {
  constexpr std::array round{0, 2, 1, 3, 5, 7, 6, 8};
  CatalogueMatch match{find_game("infinite-tic-tac-toe").value()};
  for (std::size_t ply = 0; !match.status().is_over(); ++ply) REQUIRE(match.play(Square{round[ply % round.size()]}));
  return match;
}

/// A match of random moves that never end the game, up to a few plies before it is a tie.
CatalogueMatch match_before_tie(unsigned seed) {
  std::mt19937 random{seed};
  CatalogueMatch match{find_game("infinite-tic-tac-toe").value()};
  while (!match.status().is_over()) REQUIRE(match.play(patient_move(match.position(), random)));
  const int plies = static_cast<int>(seed % 3) + 1;
  for (int ply = 0; ply < plies; ++ply) REQUIRE(match.undo());
  return match;
}

}  // namespace

TEST_CASE("a game is a tie if a position comes for the third time", "[infinite][match]") {
  // Random moves that never end the game repeat positions.
  Match<InfiniteTicTacToe> match;
  std::mt19937 random{1};
  while (!match.status().is_over()) REQUIRE(match.play(patient_move(match.position(), random)));
  CHECK(match.status() == Status::tie());
  CHECK_FALSE(match.position().status().is_over());
  InfiniteTicTacToe position;
  int times = position == match.position() ? 1 : 0;
  for (const BoardMove move : match.moves()) {
    position.play_unchecked(move);
    times += position == match.position() ? 1 : 0;
  }
  CHECK(times == 3);
  CHECK(match.score() == Score{.ties = 1});
  CHECK(match.legal_moves().empty());
  CHECK(match.play(Square{0}).error() == Refusal{Conflict::game_already_ended});
  CHECK(match.resign().error() == Refusal{Conflict::game_already_ended});

  Match<InfiniteTicTacToe> same = match;
  REQUIRE(same.undo());
  CHECK(same.status() == Status::next(same.position().turn()));
  REQUIRE(same.redo());
  CHECK(same.status() == Status::tie());
  CHECK(same == match);
  same.next();
  CHECK(same.status() == Status::next(Player::o));
}

TEST_CASE("a catalogue match ties by threefold repetition, and reads back from its text", "[infinite][match]") {
  const CatalogueMatch match = tied_match();
  CHECK(match.status() == Status::tie());
  CHECK(match.moves().size() == 22);  // 6 plies to three marks each, and two rounds of 8
  const auto read = parse_match(to_string(match));
  REQUIRE(read);
  CHECK(*read == match);
  CHECK(read->status() == Status::tie());
  CHECK_FALSE(parse_match(to_string(match) + ".a3"));
}

TEST_CASE("a game that ended by repetition goes on after an undo", "[infinite][match]") {
  for (const bool resigns : {false, true}) {
    CatalogueMatch match = tied_match();
    REQUIRE(match.undo());
    if (resigns) {
      REQUIRE(match.resign());
      CHECK(match.status() == Status::won(other(match.position().turn())));
      REQUIRE(match.undo());
    } else {
      const BoardMove last = tied_match().moves().back();
      const auto moves = match.legal_moves();
      REQUIRE(match.play(*std::ranges::find_if(moves, [&](BoardMove move) { return move != last; })));
      REQUIRE(match.undo());
    }
    CHECK(match.status() == Status::next(match.position().turn()));
  }
}

TEST_CASE("a move to a threefold repetition draws, even if the position alone is decided", "[infinite][match]") {
  int ties = 0;
  int worth_more_or_less = 0;
  for (unsigned seed = 0; seed < 8; ++seed) {
    const CatalogueMatch match = match_before_tie(3 * seed);
    for (const Evaluation& evaluation : evaluate(match)) {
      CatalogueMatch next = match;
      REQUIRE(next.play(evaluation.move));
      if (next.status() != Status::tie()) continue;
      ++ties;
      CHECK(evaluation.outcome == Outcome{.result = Result::draw});
      const auto alone = solve(next.position()).outcome.value();
      worth_more_or_less += alone.result != Result::draw ? 1 : 0;
    }
  }
  CHECK(ties >= 8);
  CHECK(worth_more_or_less > 0);
}

TEST_CASE("the best level keeps the outcome that solve gives a match with repetitions", "[infinite][match]") {
  std::mt19937 random{20261127};
  std::set<Result> promises;
  int differ = 0;
  for (unsigned seed = 0; seed < 6; ++seed) {
    CatalogueMatch match = match_before_tie(seed);
    const Player player = match.position().turn();
    const Outcome expected = solve(match).outcome.value();
    differ += expected != solve(match.position()).outcome.value() ? 1 : 0;
    promises.insert(expected.result);
    Opponent best{Level::best, seed};
    const auto first = match.moves().size();
    while (!match.status().is_over() && match.moves().size() < first + 40) {
      const bool is_turn = match.position().turn() == player;
      REQUIRE(match.play(is_turn ? choose(best, match).value() : random_move(match.position(), random)));
    }
    const int plies = static_cast<int>(match.moves().size() - first);
    if (expected.result == Result::win) {
      CHECK(match.status() == Status::won(player));
      CHECK(plies <= expected.plies.value());
    }
    if (expected.result == Result::draw) CHECK(match.status() != Status::won(other(player)));
  }
  CHECK(promises == std::set<Result>{Result::loss, Result::draw, Result::win});
  CHECK(differ > 0);
}

TEST_CASE("a typed match counts repetitions like a match of the catalogue", "[infinite][match]") {
  const CatalogueMatch match = match_before_tie(0);
  Match<InfiniteTicTacToe> same;
  for (const BoardMove move : match.moves()) REQUIRE(same.play(move));
  CHECK(solve(same) == solve(match));
  CHECK(evaluate(same) == evaluate(match));
  CHECK(evaluate(same) != evaluate(same.position()));
  Opponent one{Level::best, 7};
  Opponent another{Level::best, 7};
  CHECK(choose(one, same) == choose(another, match));
  REQUIRE(same.resign());
  CHECK(evaluate(same).empty());
  CHECK(choose(one, same).error() == Conflict::game_already_ended);
  CHECK(solve(same).outcome == Outcome{.result = Result::loss, .plies = 0});
}

TEST_CASE("the outcome of a match follows from the outcomes after its moves", "[infinite][match]") {
  for (unsigned seed = 0; seed < 2; ++seed) {
    const CatalogueMatch match = match_before_tie(seed);
    Outcome best{.result = Result::loss, .plies = 0};
    for (const BoardMove move : match.legal_moves()) {
      CatalogueMatch next = match;
      REQUIRE(next.play(move));
      const Outcome outcome = next.status() == Status::tie() ? Outcome{.result = Result::draw}
                                                             : one_ply_earlier(solve(next).outcome.value());
      if (is_better(outcome, best)) best = outcome;
    }
    CHECK(solve(match).outcome == best);
    const BoardMove chosen = solve(match).move.value();
    const auto evaluations = evaluate(match);
    CHECK(std::ranges::find(evaluations, chosen, &Evaluation::move)->outcome == best);
  }
}

TEST_CASE("a match that ties by repetition is reviewed", "[infinite][match][review]") {
  const CatalogueMatch match = tied_match();
  const Review review = noughts::review(match);
  REQUIRE(review.moves.size() == match.moves().size());
  CHECK(review.moves.back().made.outcome == Outcome{.result = Result::draw});
}

TEST_CASE("no other game can repeat positions", "[infinite][match]") {
  for (const CatalogueEntry& entry : catalogue())
    CHECK(entry.start.can_repeat() == (entry.id == "infinite-tic-tac-toe"));
}
