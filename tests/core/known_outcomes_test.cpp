#include "noughts/search/known_outcomes.hpp"

#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <unordered_set>

#include "minimax.hpp"
#include "noughts/catalogue/compiled_searches.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/match/known_review.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/known_answers.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/opponent.hpp"
#include "random_play.hpp"

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

TEST_CASE("the outcome is known of positions that can be set up and that no play leads to", "[known][set up]") {
  using Falling = LineGame<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3, .gravity = true}>;
  Minimax<Falling> oracle;
  const auto reached = positions_of<Falling>();
  int others = 0;
  int wrong = 0;
  for (int board = 0; board < 19'683; ++board) {
    std::array<std::optional<Player>, 9> marks;
    int rest = board;
    for (auto& mark : marks) {
      if (rest % 3 > 0) mark = rest % 3 == 1 ? Player::x : Player::o;
      rest /= 3;
    }
    const auto position = Falling{}.set_up({.marks = marks});
    if (!position) continue;
    others += reached.contains(*position) ? 0 : 1;
    wrong += detail::KnownOutcomes<Falling>::all().of(*position) == oracle.judge(*position) ? 0 : 1;
  }
  CHECK(others > 0);
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

TEMPLATE_TEST_CASE("what is answered without a search is what plain minimax says, in every position", "[known]",
                   TicTacToe, MisereTicTacToe) {
  Minimax<TestType> oracle;
  int wrong = 0;
  for (const TestType& position : positions_of<TestType>()) {
    const auto evaluations = detail::known_evaluations(position);
    const Choice choice = detail::known_solution(position);
    if (count(evaluations) != count(position.legal_moves())) ++wrong;
    for (const Evaluation& evaluation : evaluations)
      wrong += evaluation.outcome == oracle.judge(position, evaluation.move) ? 0 : 1;
    if (choice.outcome != oracle.judge(position) || choice.nodes != 0) ++wrong;
    if (choice.move.has_value() == position.status().is_over()) ++wrong;
    if (choice.move && oracle.judge(position, *choice.move) != choice.outcome) ++wrong;
  }
  CHECK(wrong == 0);
}

TEMPLATE_TEST_CASE("without searches opponents make the same moves, and reviews say the same", "[known]", TicTacToe,
                   MisereTicTacToe) {
  std::mt19937 random{7};
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    CAPTURE(seed);
    Match<TestType> match{TestType{}.start(seed % 2 == 0 ? Player::x : Player::o)};
    const Skill skill = skill_of(levels[seed % levels.size()]);
    while (!match.status().is_over()) {
      Opponent opponent{skill, seed};
      Opponent same{skill, seed};
      CHECK(detail::known_choice(match.position(), skill, opponent.next_seed()) == same.choose(match.position()));
      REQUIRE(match.play(random_move(match.position(), random)));
      if (seed % 10 == 0 && match.moves().size() == 4) REQUIRE(match.resign());
      CHECK(detail::known_review(match.start(), match.moves(), match.status()) == review(match));
    }
  }
}
