#include "noughts/search/analysis.hpp"

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <vector>

#include "catalogue_games.hpp"
#include "noughts/catalogue/catalogue_analysis.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

template <Game G>
G after_random_moves(G position, int moves, std::mt19937& random) {
  for (int i = 0; i < moves && !position.status().is_over(); ++i) {
    const std::vector<Square> legal(position.legal_moves().begin(), position.legal_moves().end());
    position.play_unchecked(legal[random() % legal.size()]);
  }
  return position;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("an analysis knows or estimates every legal move, never both", "[analysis]", CatalogueGames) {
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    const auto evaluations = evaluate(start, SearchLimits{.nodes = 500, .playouts = 200});
    std::vector<Square> moves;
    for (const PossibleEvaluation& evaluation : evaluations) {
      moves.push_back(evaluation.move);
      CHECK(evaluation.outcome.has_value() != evaluation.estimate.has_value());
      if (evaluation.estimate) CHECK((0 <= *evaluation.estimate && *evaluation.estimate <= 1));
    }
    CHECK(moves == std::vector<Square>(start.legal_moves().begin(), start.legal_moves().end()));
  }
}

TEST_CASE("without random games nothing is estimated", "[analysis]") {
  for (const PossibleEvaluation& evaluation : evaluate(ConnectFour{}, SearchLimits{.nodes = 500})) {
    CHECK_FALSE(evaluation.outcome);
    CHECK_FALSE(evaluation.estimate);
  }
}

TEST_CASE("an analysis in slices comes to the same end as at once, and says how far it is", "[analysis]") {
  std::mt19937 random{20261121};
  for (const int moves : {0, 12, 20}) {
    const ConnectFour position = after_random_moves(ConnectFour{}, moves, random);
    const SearchLimits limits{.nodes = 20'000, .playouts = 300};
    Analysis<ConnectFour> analysis{position, limits};
    CatalogueAnalysis begun{position, limits};
    CatalogueAnalysis same{ConnectFour{}, limits};
    same = CatalogueAnalysis{std::move(begun)};
    double before = 0;
    while (!analysis.run(100)) {
      CHECK(analysis.progress() >= before);
      CHECK(analysis.progress() < 1);
      before = analysis.progress();
      CHECK_FALSE(same.run(100));
      CHECK(same.progress() == before);
    }
    CHECK(analysis.is_done());
    CHECK(analysis.progress() == 1);
    CHECK(same.run(100));
    CHECK(analysis.evaluations() == evaluate(position, limits));
    CHECK(same.evaluations() == analysis.evaluations());
  }
}

TEST_CASE("what some moves leave of their share falls to those that come later", "[analysis]") {
  // Three in the lowest row: whoever does not mark the fourth square, the last of all by index, loses at once, and that
  // takes no search to see.
  FreeLineGame position{FreeLineRules{{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}}};
  for (const int index : {12, 5, 13, 3, 14}) position = apply(position, Square{index}).value();
  const FreeLineGame forced = apply(position, Square{15}).value();
  const Choice choice = solve(forced, SearchLimits{}).value();
  REQUIRE(choice.nodes > 100);
  for (const PossibleEvaluation& evaluation : evaluate(position, SearchLimits{.nodes = choice.nodes + 1})) {
    const Outcome lost{.result = Outcome::Result::loss, .plies = 2};
    CHECK(evaluation.outcome == (evaluation.move == Square{15} ? one_ply_earlier(choice.outcome) : lost));
  }
}

TEST_CASE("an estimate is near what random games come to", "[analysis]") {
  // Whoever has a move that wins at once is not sure of it at random, but a search of random games is.
  ConnectFour position;
  for (const int index : {35, 36, 28, 29, 21, 22}) position = apply(position, Square{index}).value();
  const auto evaluations = evaluate(position, SearchLimits{.nodes = 1, .playouts = 1000});
  const auto winning = std::ranges::find(evaluations, Square{14}, &PossibleEvaluation::move);
  CHECK(winning->outcome == Outcome{.result = Outcome::Result::win, .plies = 1});

  // In the middle a first disc is worth more than at the edge, as everybody knows who has played the game.
  const auto first = evaluate(ConnectFour{}, SearchLimits{.nodes = 1, .playouts = 5000});
  CHECK(first[3].estimate > first[0].estimate);
  CHECK(first[3].estimate > first[6].estimate);
}

TEST_CASE("a finished game has nothing to analyse", "[analysis]") {
  TicTacToe position;
  for (const int index : {0, 3, 1, 4, 2}) position = apply(position, Square{index}).value();
  Analysis<TicTacToe> analysis{position, {}};
  CHECK(analysis.run(1));
  CHECK(analysis.progress() == 1);
  CHECK(analysis.evaluations().empty());
}
