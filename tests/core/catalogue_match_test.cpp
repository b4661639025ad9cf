#include "noughts/catalogue/catalogue_match.hpp"

#include <catch2/catch_test_macros.hpp>

#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("a match is judged as its position is", "[catalogue_match]") {
  CatalogueMatch match;
  CHECK(match.play(Square{4}));
  const TicTacToe position = apply(TicTacToe{}, "b2"_sq).value();
  CHECK(solve(match, {}) == solve(position, SearchLimits{}));
  CHECK(solve(match, {})->outcome == solve(position).outcome);
  CHECK(evaluate(match, {}) == evaluate(position, SearchLimits{}));
}

TEST_CASE("after a resignation there is no move, and the outcome is that of the player who would be next",
          "[catalogue_match]") {
  CatalogueMatch match;
  CHECK(match.play(Square{4}));
  CHECK(match.make(Resign{.player = Player::o}));
  CHECK(evaluate(match, {}).empty());
  CHECK(match.legal_moves().empty());
  CHECK(solve(match, {}) == Choice{.move = {}, .outcome = {Outcome::Result::loss, 0}, .nodes = 0});
  CHECK(match.undo());
  CHECK(match.legal_moves().size() == 8);
  CHECK(match.make(Resign{.player = Player::x}));
  CHECK(solve(match, {}) == Choice{.move = {}, .outcome = {Outcome::Result::win, 0}, .nodes = 0});
}

TEST_CASE("a match too large for its limits is judged as unknown", "[catalogue_match]") {
  const CatalogueMatch match{find_game("connect-four").value()};
  CHECK_FALSE(solve(match, {.nodes = 1000}));
  const auto evaluations = evaluate(match, {.nodes = 1000});
  CHECK(evaluations.size() == 7);
  for (const PossibleEvaluation& evaluation : evaluations) CHECK_FALSE(evaluation.outcome);
}
