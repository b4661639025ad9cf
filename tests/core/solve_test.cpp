#include "noughts/search/solve.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "compiled_sessions.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/analysis.hpp"
#include "oracle.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

using enum Outcome::Result;

/// The oracle's verdict as an Outcome. Every tie of tic-tac-toe comes with the last free square.
Outcome outcome(Oracle::Verdict verdict, const std::string& board) {
  if (!verdict) return {draw, static_cast<int>(std::ranges::count(board, '.'))};
  return *verdict > 0 ? Outcome{win, *verdict} : Outcome{loss, -*verdict};
}

std::string nine_squares(const TicTacToe& position) {
  std::string board = picture(position);
  std::erase(board, '|');
  return board;
}

}  // namespace

TEST_CASE("solve agrees with the oracle on all 5478 positions, for either first player", "[solve]") {
  Oracle oracle;
  for (const Player first : {Player::x, Player::o}) {
    for (const auto& [text, position] : all_positions(first)) {
      INFO(text << ", " << letter(position.turn()) << " to move");
      const std::string board = nine_squares(position);
      const Choice choice = solve(position);
      CHECK(choice.outcome == outcome(oracle.judge(board, letter(position.turn())), board));
      CHECK(choice.move.has_value() == !position.status().is_over());
    }
  }
}

TEST_CASE("evaluate agrees with the oracle on all moves, for either first player", "[solve]") {
  Oracle oracle;
  for (const Player first : {Player::x, Player::o}) {
    for (const auto& [text, position] : all_positions(first)) {
      INFO(text << ", " << letter(position.turn()) << " to move");
      const auto evaluations = evaluate(position);
      CHECK(std::ranges::equal(evaluations, position.legal_moves(), {}, &Evaluation::move));
      for (const Evaluation& evaluation : evaluations) {
        std::string board = nine_squares(position);
        board[static_cast<std::size_t>(evaluation.move.square().index())] = letter(position.turn());
        const Outcome theirs = outcome(oracle.judge(board, letter(other(position.turn()))), board);
        INFO("move " << evaluation.move.square().index());
        REQUIRE(evaluation.outcome);
        CHECK(static_cast<int>(evaluation.outcome->result) == -static_cast<int>(theirs.result));
        CHECK(evaluation.outcome->plies == *theirs.plies + 1);
        CHECK_FALSE(evaluation.estimate);
      }
    }
  }
}

TEST_CASE("the move of solve is among the best moves of evaluate", "[solve]") {
  for (const auto& [text, position] : all_positions(Player::x)) {
    INFO(text);
    const Choice choice = solve(position);
    const auto evaluations = evaluate(position);
    for (const Evaluation& evaluation : evaluations) CHECK_FALSE(is_better(*evaluation.outcome, *choice.outcome));
    if (choice.move) CHECK(std::ranges::find(evaluations, *choice.move, &Evaluation::move)->outcome == choice.outcome);
  }
}

TEST_CASE("tic-tac-toe is a draw from the empty board, and after each first move", "[solve]") {
  CHECK(solve(TicTacToe{}).outcome == Outcome{draw, 9});
  const auto evaluations = evaluate(TicTacToe{});
  CHECK(evaluations.size() == 9);
  for (const Evaluation& evaluation : evaluations) CHECK(evaluation.outcome == Outcome{draw, 9});
}

TEST_CASE("solve takes the quickest win, and the slowest loss", "[solve]") {
  //  X X .      X wins at once on c3. Other moves would win later.
  //  O O .
  //  . . .
  TicTacToe position;
  for (const int move : {0, 3, 1, 4}) position = try_play(position, Square{move}).value();
  CHECK(solve(position).move == Square{2});
  CHECK(solve(position).outcome == Outcome{win, 1});

  //  X O .      O, to move, is lost. X threatens c1. A block allows a fork, but lasts longer.
  //  . X .
  //  . . .
  TicTacToe lost;
  for (const int move : {0, 1, 4}) lost = try_play(lost, Square{move}).value();
  CHECK(solve(lost).move == Square{8});
  CHECK(solve(lost).outcome == Outcome{loss, 4});
}

TEST_CASE("a finished game has no move and no nodes, and an outcome for the player to move", "[solve]") {
  TicTacToe position;
  for (const int move : {0, 3, 1, 4, 2}) position = try_play(position, Square{move}).value();
  CHECK(solve(position) == Choice{.move = {}, .outcome = Outcome{loss, 0}, .nodes = 0});
  CHECK(solve(position, Limits{.nodes = 0}).outcome == Outcome{loss, 0});
  CHECK(evaluate(position).empty());
}

TEST_CASE("only a finished game has an outcome in 0 plies", "[solve]") {
  for (const auto& [text, position] : all_positions(Player::x)) {
    INFO(text);
    CHECK((solve(position).outcome->plies == 0) == position.status().is_over());
    for (const Evaluation& evaluation : evaluate(position))
      CHECK((evaluation.outcome->plies == 1) == after(position, evaluation.move).status().is_over());
  }
}

TEST_CASE("solving through the catalogue gives the same answer as solving the game itself", "[solve]") {
  for (const auto& [text, position] : all_positions(Player::x)) {
    INFO(text);
    const Choice choice = solve(CataloguePosition{position});
    CHECK(choice.outcome == solve(position).outcome);
    CHECK(choice.move.has_value() == !position.status().is_over());
    if (choice.move) CHECK(one_ply_earlier(*solve(after(position, *choice.move)).outcome) == choice.outcome);
  }
}

TEST_CASE("solving stops at its default limit, without an outcome for too large a game", "[solve][long]") {
  static_assert(Limits{}.nodes <= 100'000'000);
  const Choice ultimate = solve(Ultimate{});
  CHECK(ultimate == Choice{.move = {}, .outcome = {}, .nodes = Limits{}.nodes});
  const Choice connect_four = solve(ConnectFour{}, Limits{.nodes = 100'000});
  CHECK(connect_four == Choice{.move = {}, .outcome = {}, .nodes = 100'000});
  for (const Evaluation& evaluation : evaluate(ConnectFour{}, Limits{.nodes = 100'000})) {
    CHECK_FALSE(evaluation.outcome);
    CHECK_FALSE(evaluation.estimate);
  }
}

TEST_CASE("without nodes solve knows only what can be seen at once", "[solve]") {
  TicTacToe position;
  for (const int move : {0, 3, 1, 4}) position = try_play(position, Square{move}).value();
  CHECK(solve(position, Limits{.nodes = 0}) == Choice{.move = Square{2}, .outcome = Outcome{win, 1}, .nodes = 0});
  CHECK(solve(FourInARow4x4{}, Limits{.nodes = 0}) == Choice{});
}
