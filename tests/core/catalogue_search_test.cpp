#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match_search.hpp"

#include <catch2/catch_test_macros.hpp>

#include "compiled_sessions.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("solving and evaluating a match gives the same as its position", "[catalogue_search]") {
  CatalogueMatch match;
  CHECK(match.play(Square{4}));
  const TicTacToe position = try_play(TicTacToe{}, "b2"_sq).value();
  CHECK(solve(match).outcome == solve(position).outcome);
  CHECK(solve(match).nodes == 0);
  CHECK(evaluate(match) == evaluate(position));
}

TEST_CASE("a resigned match has no move, and its outcome is for the player to move", "[catalogue_search]") {
  CatalogueMatch match;
  CHECK(match.play(Square{4}));
  CHECK(match.make(Resign{.player = Player::o}));
  CHECK(evaluate(match).empty());
  CHECK(solve(match) == Choice{.move = {}, .outcome = Outcome{Outcome::Result::loss, 0}, .nodes = 0});
  CHECK(match.undo());
  CHECK(match.make(Resign{.player = Player::x}));
  CHECK(solve(match) == Choice{.move = {}, .outcome = Outcome{Outcome::Result::win, 0}, .nodes = 0});
  CHECK(match.undo());
  CHECK(solve(match).move);
}

TEST_CASE("a match that is too large for its limits has an unknown outcome", "[catalogue_search]") {
  const CatalogueMatch match{find_game("connect-four").value()};
  CHECK(solve(match, {.nodes = 1000}) == Choice{.move = {}, .outcome = {}, .nodes = 1000});
  const auto evaluations = evaluate(match, {.nodes = 1000});
  CHECK(evaluations.size() == 7);
  for (const Evaluation& evaluation : evaluations) CHECK_FALSE(evaluation.outcome);
}

TEST_CASE("an opponent plays every game of the catalogue by its name", "[catalogue_search]") {
  for (const CatalogueEntry& entry : catalogue()) {
    INFO(entry.id);
    Opponent one{Level::easy, 3};
    Opponent another{Level::easy, 3};
    const auto move = one.choose(entry.start);
    REQUIRE(move);
    CHECK(can_play(entry.start, *move));
    CHECK(move == entry.start.visit([&](const auto& start) { return another.choose(start); }));
    CHECK(Opponent::sees_the_end(entry.start) == (entry.start.size().squares() == 9 || entry.id == "notakto"));
  }
}

TEST_CASE("an opponent reports that a game of the catalogue has ended", "[catalogue_search]") {
  TicTacToe won;
  for (const int move : {0, 3, 1, 4, 2}) won = try_play(won, Square{move}).value();
  Opponent opponent{Level::easy, 1};
  CHECK(opponent.choose(CataloguePosition{won}).error() == Conflict::game_already_ended);
}
