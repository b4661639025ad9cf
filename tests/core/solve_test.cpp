#include "noughts/search/solve.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "oracle.hpp"

using namespace noughts;

namespace {

/// The oracle's verdict in the library's words. Every tie of tic-tac-toe comes with the last free square.
Outcome outcome(Oracle::Verdict verdict, const std::string& board) {
  if (!verdict) return {Outcome::Result::draw, static_cast<int>(std::ranges::count(board, '.'))};
  return *verdict > 0 ? Outcome{Outcome::Result::win, *verdict} : Outcome{Outcome::Result::loss, -*verdict};
}

std::string nine_squares(const TicTacToe& position) {
  std::string board = picture(position);
  std::erase(board, '|');
  return board;
}

}  // namespace

TEST_CASE("solve agrees with the oracle on all 5478 positions, from both seats", "[solve]") {
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

TEST_CASE("evaluate agrees with the oracle on every move of all 5478 positions, from both seats", "[solve]") {
  Oracle oracle;
  for (const Player first : {Player::x, Player::o}) {
    for (const auto& [text, position] : all_positions(first)) {
      INFO(text << ", " << letter(position.turn()) << " to move");
      const auto evaluations = evaluate(position);
      CHECK(std::ranges::equal(evaluations, position.legal_moves(), {}, &Evaluation::move));
      for (const Evaluation& evaluation : evaluations) {
        std::string board = nine_squares(position);
        board[static_cast<std::size_t>(evaluation.move.index())] = letter(position.turn());
        const Outcome theirs = outcome(oracle.judge(board, letter(other(position.turn()))), board);
        INFO("move " << evaluation.move.index());
        CHECK(evaluation.outcome.result == for_other_player(theirs).result);
        CHECK(evaluation.outcome.plies == theirs.plies + 1);
      }
    }
  }
}

TEST_CASE("the move that solve names is among the best that evaluate lists", "[solve]") {
  for (const auto& [text, position] : all_positions(Player::x)) {
    INFO(text);
    const Choice choice = solve(position);
    const auto evaluations = evaluate(position);
    for (const Evaluation& evaluation : evaluations) CHECK_FALSE(is_better(evaluation.outcome, choice.outcome));
    if (choice.move) CHECK(std::ranges::find(evaluations, *choice.move, &Evaluation::move)->outcome == choice.outcome);
  }
}

TEST_CASE("tic-tac-toe is a draw from the empty board, whichever square is marked first", "[solve]") {
  CHECK(solve(TicTacToe{}).outcome == Outcome{Outcome::Result::draw, 9});
  const auto evaluations = evaluate(TicTacToe{});
  CHECK(evaluations.size() == 9);
  for (const Evaluation& evaluation : evaluations) CHECK(evaluation.outcome == Outcome{Outcome::Result::draw, 9});
}

TEST_CASE("solve takes the quickest of several wins, and puts a loss off as long as can be", "[solve]") {
  //  X X .      X wins at once on c3, whatever else would win later.
  //  O O .
  //  . . .
  TicTacToe position;
  for (const int move : {0, 3, 1, 4}) position = apply(position, Square{move}).value();
  const Choice choice = solve(position);
  CHECK(choice.move == Square{2});
  CHECK(choice.outcome == Outcome{Outcome::Result::win, 1});

  //  X O .      O, to move, is lost. X threatens c1; blocking it allows a1, a fork, and lasts two plies longer.
  //  . X .
  //  . . .
  TicTacToe lost;
  for (const int move : {0, 1, 4}) lost = apply(lost, Square{move}).value();
  const Choice last_hope = solve(lost);
  CHECK(last_hope.move == Square{8});
  CHECK(last_hope.outcome == Outcome{Outcome::Result::loss, 4});
}

TEST_CASE("a search within bounds gives an exact outcome between them, and a bound on it elsewhere", "[solve]") {
  std::vector<Outcome> bounds{{Outcome::Result::draw, 0}};
  for (int plies = 0; plies <= 9; ++plies) {
    bounds.push_back({Outcome::Result::win, plies});
    bounds.push_back({Outcome::Result::loss, plies});
  }
  for (const auto& [text, position] : all_positions(Player::x)) {
    if (std::ranges::count(text, '.') > 4) continue;
    const Outcome exact = solve(position).outcome;
    for (const Outcome alpha : bounds) {
      for (const Outcome beta : bounds) {
        if (!is_better(beta, alpha)) continue;
        const Outcome found = detail::AlphaBeta<TicTacToe>{}.search(position, alpha, beta);
        INFO(text << " alpha " << static_cast<int>(alpha.result) << alpha.plies << " beta "
                  << static_cast<int>(beta.result) << beta.plies);
        if (!is_better(found, alpha)) {
          CHECK_FALSE(is_better(exact, found));
        } else if (!is_better(beta, found)) {
          CHECK_FALSE(is_better(found, exact));
        } else {
          CHECK(found.result == exact.result);
          if (exact.result != Outcome::Result::draw) CHECK(found.plies == exact.plies);
        }
      }
    }
  }
}

TEST_CASE("a finished game has no move, and its outcome is that of the player who would be next", "[solve]") {
  TicTacToe position;
  for (const int move : {0, 3, 1, 4, 2}) position = apply(position, Square{move}).value();
  CHECK(solve(position) == Choice{.move = {}, .outcome = {Outcome::Result::loss, 0}, .nodes = 1});
  CHECK(evaluate(position).empty());
}

TEST_CASE("solving through the catalogue gives the same answer as solving the game itself", "[solve]") {
  for (const auto& [text, position] : all_positions(Player::x)) {
    if (std::ranges::count(text, '.') > 6) continue;  // the larger searches take long and show nothing new
    CHECK(solve(CataloguePosition{position}) == solve(position));
  }
}

// A signature: it changes when the search does, never with the platform.
TEST_CASE("the search visits the same number of positions on every platform", "[solve][signature]") {
  CHECK(solve(TicTacToe{}).nodes == 18328);
  CHECK(solve(apply(TicTacToe{}, "b2"_sq).value()).nodes == 2184);
}
