// Puzzles of games that no search sees the end of: proven by threats, or near the end.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "minimax.hpp"
#include "noughts/catalogue/compiled_searches.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/order_and_chaos.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/text/notation.hpp"
#include "puzzle_files.hpp"
#include "puzzle_grade.hpp"
#include "puzzle_line.hpp"
#include "threats.hpp"

using namespace noughts;
using namespace noughts::tools;

namespace {

/// Whether the player to move wins, as the rules alone tell: by threats against every answer, or after so many more
/// threats of the other player, each of which he has one way to answer.
template <GameWithForcingMoves G>
bool wins_in_the_end(const G& position, int threats_left) {
  if (wins_against_everything(position)) return true;
  const auto answers = position.safe_moves();
  if (threats_left == 0 || count(answers) != 1) return false;
  const G answered = after(position, nth(answers, 0));
  if (answered.status().is_over()) return false;
  return std::ranges::all_of(answered.legal_moves(), [&](Square move) {
    const G next = after(answered, move);
    return !next.status().is_over() && wins_in_the_end(next, threats_left - 1);
  });
}

/// Checks some puzzles of each grade by that. A few of the moves that lose do so in another way, for which the search
/// has to be taken at its word.
template <GameWithForcingMoves G>
void check_puzzles_of_threats(const std::string& id, int of_each_grade) {
  std::map<int, int> checked;
  int lost = 0;
  int doubtful = 0;
  for (const std::string& text : lines_of_puzzles(id)) {
    const PuzzleLine line = parse_puzzle_line(text).value();
    if (++checked[line.grade] > of_each_grade) continue;
    INFO(text);
    const G position = parse_match<G>(line.match, id, G{}).value().position();
    for (const Square move : position.legal_moves()) {
      const G next = after(position, move);
      REQUIRE_FALSE(next.status().is_over());
      if (move_name(position, move) != line.solution) {
        ++(wins_in_the_end(next, 10) ? lost : doubtful);
        continue;
      }
      CHECK(std::ranges::all_of(next.legal_moves(), [&](Square answer) {
        const G answered = after(next, answer);
        return !answered.status().is_over() && wins_against_everything(answered);
      }));
    }
  }
  CHECK(checked.size() == hardest_grade);
  CHECK(lost > 30 * doubtful);
}

Gomoku gomoku_after(const std::string& moves) {
  return parse_match<Gomoku>("gomoku.X." + moves, "gomoku", Gomoku{}).value().position();
}

/// The grade of a move by its name.
int grade_of(const Gomoku& position, SquareName name) {
  return grade_by_threats(position, position.size().square(name).value());
}

}  // namespace

TEST_CASE("a win by threats is as hard as there are threats, and what is none is the hardest", "[puzzle]") {
  // Three with both ends free become four, which nobody can stop.
  const Gomoku three = gomoku_after("f8.a1.g8.a3.h8.a5");
  CHECK(may_win_by_threats(gomoku_after("c8.b8.d8.a1.e8.o1.f7.a15.f6.o15")) == false);  // O threatens nothing
  CHECK(grade_of(three, "o1"_sq) == hardest_grade);
  CHECK(std::min(grade_of(three, "e8"_sq), grade_of(three, "i8"_sq)) == 1);
  // By f8 four in the row, which O stops at g8, and three in the column, which become four.
  CHECK(grade_of(gomoku_after("c8.b8.d8.a1.e8.o1.f7.a15.f6.o15"), "f8"_sq) == 2);
}

TEST_CASE("in puzzles of threats the solution wins against every answer, and other moves lose", "[puzzle][long]") {
  check_puzzles_of_threats<Qubic>("qubic", 3);
  check_puzzles_of_threats<Gomoku>("gomoku", 1);
}

TEST_CASE("in puzzles of Order and Chaos near the end trying everything finds the same only move", "[puzzle]") {
  constexpr int most_free_squares = 9;  // each of which may get either mark, or none before the end
  int tried = 0;
  for (const std::string& text : lines_of_puzzles("order-and-chaos")) {
    const PuzzleLine line = parse_puzzle_line(text).value();
    const auto match = parse_match<OrderAndChaos>(line.match, "order-and-chaos", OrderAndChaos{}).value();
    if (36 - std::ssize(match.moves()) > most_free_squares) continue;
    INFO(text);
    Minimax<OrderAndChaos> minimax;
    for (const Square move : match.position().legal_moves()) {
      const bool wins = minimax.judge(match.position(), move).result == Outcome::Result::win;
      CHECK(wins == (move_name(match.position(), move) == line.solution));
    }
    ++tried;
  }
  CHECK(tried > 20);
}
