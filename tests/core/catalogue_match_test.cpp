#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("a match is judged as its position is", "[catalogue_match]") {
  CatalogueMatch match;
  CHECK(match.play("b2"_sq));
  const TicTacToe position = apply(TicTacToe{}, "b2"_sq).value();
  CHECK(solve(match) == solve(position));
  CHECK(evaluate(match) == evaluate(CataloguePosition{position}));
}

TEST_CASE("after a resignation there is no move, and the outcome is that of the player who would be next",
          "[catalogue_match]") {
  CatalogueMatch match;
  CHECK(match.play("b2"_sq));
  CHECK(match.make(Resign{.player = Player::o}));
  CHECK(evaluate(match).empty());
  CHECK(match.legal_moves().empty());
  CHECK(solve(match) == Choice{.move = std::nullopt, .outcome = Outcome{Outcome::Result::loss, 0}, .nodes = 0});
  CHECK(match.undo());
  CHECK(match.legal_moves().size() == 8);
  CHECK(match.make(Resign{.player = Player::x}));
  CHECK(solve(match) == Choice{.move = std::nullopt, .outcome = Outcome{Outcome::Result::win, 0}, .nodes = 0});
}

TEST_CASE("a match too large for its limits is judged as unknown", "[catalogue_match]") {
  const CatalogueMatch match{find_game("connect-four").value()};
  const Choice unknown = solve(match, {.nodes = 1000});
  CHECK((!unknown.outcome && !unknown.move && unknown.nodes <= 1000));
  const auto evaluations = evaluate(match, {.nodes = 1000});
  CHECK(evaluations.size() == 7);
  for (const auto& evaluation : evaluations) CHECK_FALSE(evaluation.outcome);
}
