#include "noughts/search/table.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/search/solve.hpp"
#include "oracle.hpp"
#include "picture.hpp"

using namespace noughts;

TEST_CASE("a table holds every position that can be reached, and no other") {
  const Table<TicTacToe> table;
  CHECK(table.size() == 5478);
  for (const auto& [text, position] : all_positions(Player::x)) CHECK(table.contains(position));
  CHECK_FALSE(table.contains(TicTacToe{Player::o}));
}

TEST_CASE("a table grows with its game", "[table]") {
  using Small = LineGame<LineRules{.size = {.columns = 4, .rows = 3}, .in_a_row = 4, .gravity = true}>;
  std::map<std::string, Small> positions;
  const auto visit = [&](const auto& self, const Small& position) -> void {
    if (!positions.emplace(picture(position), position).second) return;
    for (const Square move : position.legal_moves()) self(self, apply(position, move).value());
  };
  visit(visit, Small{});
  REQUIRE(positions.size() > 8192);  // for so many it has room at first

  const Table<Small> table;
  CHECK(table.size() == positions.size());
  int number = 0;
  for (const auto& [text, position] : positions) {
    INFO(text);
    REQUIRE(table.contains(position));
    if (number++ % 100 == 0) CHECK(table.outcome(position) == solve(position).outcome);
  }
}

TEST_CASE("a table gives the answers of the search, from either seat") {
  for (const Player first : {Player::x, Player::o}) {
    const Table<TicTacToe> table{TicTacToe{first}};
    for (const auto& [text, position] : all_positions(first)) {
      INFO(text);
      CHECK(table.outcome(position) == solve(position).outcome);
      CHECK(table.evaluate(position) == evaluate(position));
    }
  }
}

TEST_CASE("the best moves of a table are all those that nothing is better than") {
  const Table<TicTacToe> table;
  for (const auto& [text, position] : all_positions(Player::x)) {
    INFO(text);
    const auto evaluations = table.evaluate(position);
    std::vector<Square> best;
    for (const Evaluation& one : evaluations) {
      const auto is_worse = [&](const Evaluation& another) { return is_better(another.outcome, one.outcome); };
      if (std::ranges::none_of(evaluations, is_worse)) best.push_back(one.move);
    }
    CHECK(table.best_moves(position) == best);
  }
}
