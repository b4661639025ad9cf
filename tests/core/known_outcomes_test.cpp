#include "noughts/search/known_outcomes.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <set>
#include <unordered_set>

#include "minimax.hpp"
#include "noughts/game/game.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"

using namespace noughts;

namespace {

template <Game G>
using Positions = std::unordered_set<G, PositionHash<G>>;

/// Every position that a game can come to.
template <Game G>
void collect(const G& position, Positions<G>& positions) {
  if (!positions.insert(position).second || position.status().is_over()) return;
  for (const Square move : position.legal_moves()) collect(after(position, move), positions);
}

template <Game G>
Positions<G> positions_of() {
  Positions<G> positions;
  for (const Player first : {Player::x, Player::o}) collect(G{}.start(first), positions);
  return positions;
}

using ThreeByTwo = LineGame<LineRules{.size = {.columns = 3, .rows = 2}, .in_a_row = 2, .gravity = true}>;

}  // namespace

TEMPLATE_TEST_CASE("the known outcomes are those of plain minimax, in every position", "[known]", TicTacToe,
                   MisereTicTacToe, ThreeByTwo) {
  Minimax<TestType> oracle;
  const auto& outcomes = detail::KnownOutcomes<TestType>::all();
  int wrong = 0;
  for (const TestType& position : positions_of<TestType>())
    wrong += outcomes.of(position) == oracle.judge(position) ? 0 : 1;
  CHECK(wrong == 0);
}

TEST_CASE("tic-tac-toe has the positions that are told of it", "[known]") {
  // 5,478 with X first, and the empty board twice but for that as many with O first.
  CHECK(positions_of<TicTacToe>().size() == 2 * 5478);
}

TEST_CASE("only games by one set of rules and with few positions are known whole", "[known]") {
  STATIC_CHECK(GameWithFewPositions<TicTacToe>);
  STATIC_CHECK_FALSE(GameWithFewPositions<FreeLineGame>);
  STATIC_CHECK_FALSE(GameWithFewPositions<FourInARow4x4>);
  STATIC_CHECK_FALSE(GameWithFewPositions<ConnectFour>);
}

TEMPLATE_TEST_CASE("in a known game the best level makes every best move, and no other", "[known]", TicTacToe,
                   MisereTicTacToe) {
  Minimax<TestType> oracle;
  TestType position;
  for (int ply = 0; !position.status().is_over(); ++ply) {
    CAPTURE(ply);
    std::set<int> best;
    for (const Square move : position.legal_moves()) {
      if (!is_better(oracle.judge(position), oracle.judge(position, move))) best.insert(move.index());
    }
    std::set<int> chosen;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
      chosen.insert(Opponent{Level::best, seed}.choose(position).value().index());
    CHECK(chosen == best);
    position = after(position, *position.legal_moves().begin());
  }
}

TEST_CASE("in a known game every evaluation is there before any work is done", "[known]") {
  const Analysis analysis{TicTacToe{}, Limits{.nodes = 1}};
  CHECK(analysis.is_done());
  CHECK(analysis.result().size() == 9);
  for (const Evaluation& evaluation : analysis.result())
    CHECK(evaluation.outcome == Outcome{.result = Outcome::Result::draw, .plies = 9});
}
