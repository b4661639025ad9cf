// How each game of the catalogue is searched.

#include "noughts/search/plan.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <span>
#include <type_traits>

#include "catalogue_games.hpp"
#include "noughts/catalogue/games.hpp"
#include "noughts/search/knowledge.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

using Solver = Plan::Solver;
using Guide = Plan::Guide;
using First = Plan::First;

template <Game G>
constexpr bool is_searched_by(Solver solver, Guide guide, First first, bool is_solved_early) {
  const Plan& plan = plan_of<G>;
  return plan.solver == solver && plan.guide == guide && plan.first == first && plan.is_solved_early == is_solved_early;
}

/// Nothing but the rules, and an evaluator that no file holds.
struct Valued : TwentyOne {
  struct Evaluator {
    static constexpr int value(const TwentyOne& /*position*/) { return value_of_win / 2; }
    static constexpr void values_of_moves(const TwentyOne& /*position*/, std::span<const int> /*moves*/,
                                          std::span<std::uint16_t> /*values*/) {}
  };
  constexpr Valued start(Player first) const { return {TwentyOne::start(first)}; }
};

}  // namespace

TEST_CASE("small games are looked up in a tablebase", "[plan]") {
  STATIC_CHECK(is_searched_by<TicTacToe>(Solver::tablebase, Guide::playouts, First::nothing, true));
  STATIC_CHECK(is_searched_by<InfiniteTicTacToe>(Solver::tablebase, Guide::playouts, First::nothing, false));
  STATIC_CHECK(is_searched_by<Notakto>(Solver::tablebase, Guide::playouts, First::nothing, false));
  STATIC_CHECK(is_searched_by<WildTicTacToe>(Solver::tablebase, Guide::playouts, First::nothing, false));
}

TEST_CASE("a game with threats is solved early, and may have a book if it has small keys", "[plan]") {
  STATIC_CHECK(is_searched_by<ConnectFour>(Solver::exact, Guide::playouts, First::book, true));
  STATIC_CHECK(is_searched_by<FourInARow5x5>(Solver::exact, Guide::playouts, First::book, true));
  STATIC_CHECK(is_searched_by<FreeLineGame>(Solver::exact, Guide::playouts, First::nothing, true));
}

TEST_CASE("a game with immediate tactics alone begins with a proof", "[plan]") {
  STATIC_CHECK(is_searched_by<Ultimate>(Solver::exact, Guide::evaluator_on_file, First::proof, false));
}

TEST_CASE("a game that may have a strategy begins with it", "[plan]") {
  STATIC_CHECK(is_searched_by<Qubic>(Solver::exact, Guide::playouts, First::strategy, false));
  STATIC_CHECK(plan_of<Qubic>.tree_sees_wins && plan_of<Gomoku>.tree_sees_wins);
  STATIC_CHECK(!plan_of<Ultimate>.tree_sees_wins && !plan_of<Swap2<Gomoku>>.tree_sees_wins);
}

TEST_CASE("a game with an evaluator, or with threats and no known length, is solved by the tree search", "[plan]") {
  STATIC_CHECK(is_searched_by<Gomoku>(Solver::tree, Guide::evaluator, First::nothing, false));
  STATIC_CHECK(is_searched_by<LargeLineGame>(Solver::tree, Guide::evaluator, First::nothing, false));
  STATIC_CHECK(is_searched_by<Valued>(Solver::tree, Guide::evaluator, First::nothing, false));
  STATIC_CHECK(is_searched_by<OrderAndChaos>(Solver::tree, Guide::playouts, First::nothing, false));
}

TEST_CASE("an opening is tried, and a game of rules alone is searched to its end", "[plan]") {
  STATIC_CHECK(is_searched_by<Swap2<Gomoku>>(Solver::tree, Guide::playouts, First::opening, false));
  STATIC_CHECK(is_searched_by<TwentyOne>(Solver::exact, Guide::playouts, First::nothing, false));
}

TEST_CASE("a program can give a book or an evaluator only to a game that asks for one", "[plan]") {
  STATIC_CHECK(std::is_same_v<Knowledge<ConnectFour>, const Book<ConnectFour>*>);
  STATIC_CHECK(std::is_same_v<Knowledge<Ultimate>, const UltimateNetwork*>);
  STATIC_CHECK(std::is_empty_v<Knowledge<TicTacToe>>);
  STATIC_CHECK(std::is_empty_v<Knowledge<Gomoku>>);
}
