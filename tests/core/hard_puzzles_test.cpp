// Puzzles of games too large to solve: proven by threats, or near the end of the game.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "minimax.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
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

/// Whether the player to move wins, checked by the rules alone: by threats against every answer, or
/// after the other player makes up to `threats_left` more threats, each with only one answer.
template <GameWithThreatMoves G>
bool wins_in_the_end(const G& position, int threats_left) {
  if (wins_against_everything(position)) return true;
  const auto answers = position.safe_moves();
  if (threats_left == 0 || count(answers) != 1) return false;
  const G answered = after(position, nth(answers, 0));
  if (answered.status().is_over()) return false;
  return std::ranges::all_of(answered.legal_moves(), [&](BoardMove move) {
    const G next = after(answered, move);
    return !next.status().is_over() && wins_in_the_end(next, threats_left - 1);
  });
}

/// Checks some puzzles of each grade by that. A few moves lose in another way, which this cannot
/// show. For these it trusts the search.
template <GameWithThreatMoves G>
void check_puzzles_of_threats(const std::string& id, int of_each_grade) {
  std::map<int, int> checked;
  int lost = 0;
  int doubtful = 0;
  for (const std::string& text : lines_of_puzzles(id)) {
    const PuzzleLine line = parse_puzzle_line(text).value();
    if (++checked[line.grade] > of_each_grade) continue;
    INFO(text);
    const G position = parse_match<G>(line.match, id, G{}).value().position();
    for (const BoardMove move : position.legal_moves()) {
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

TEST_CASE("a win by threats has a grade by its threats, and any other move the hardest grade", "[puzzle]") {
  // Three with both ends free become an open four, which cannot be stopped.
  const Gomoku three = gomoku_after("f8.a1.g8.a3.h8.a5");
  // O threatens nothing
  CHECK(may_win_by_threats(gomoku_after("c8.b8.d8.a1.e8.o1.f7.a15.f6.o15")) == false);
  CHECK(grade_of(three, "o1"_sq) == hardest_grade);
  CHECK(std::min(grade_of(three, "e8"_sq), grade_of(three, "i8"_sq)) == 1);
  // f8 makes four in the row, which O stops at g8, and three in the column, which become four.
  CHECK(grade_of(gomoku_after("c8.b8.d8.a1.e8.o1.f7.a15.f6.o15"), "f8"_sq) == 2);
}

TEST_CASE("the solution of a puzzle of threats beats every answer, and other moves lose", "[puzzle][long]") {
  check_puzzles_of_threats<Qubic>("qubic", 3);
  check_puzzles_of_threats<Gomoku>("gomoku", 1);
}

TEST_CASE("trying every move confirms late puzzles of Order and Chaos", "[puzzle]") {
  constexpr int most_free_squares = 9;  // each with either mark, or free at the end
  int tried = 0;
  for (const std::string& text : lines_of_puzzles("order-and-chaos")) {
    const PuzzleLine line = parse_puzzle_line(text).value();
    const auto match = parse_match<OrderAndChaos>(line.match, "order-and-chaos", OrderAndChaos{}).value();
    if (36 - std::ssize(match.moves()) > most_free_squares) continue;
    INFO(text);
    Minimax<OrderAndChaos> minimax;
    for (const BoardMove move : match.position().legal_moves()) {
      const bool wins = minimax.judge(match.position(), move).result == Outcome::Result::win;
      CHECK(wins == (move_name(match.position(), move) == line.solution));
    }
    ++tried;
  }
  CHECK(tried > 20);
}
