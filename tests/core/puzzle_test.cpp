#include "puzzle.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "minimax.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/text/notation.hpp"
#include "oracle.hpp"
#include "picture.hpp"
#include "puzzle_check.hpp"
#include "puzzle_files.hpp"
#include "puzzle_grade.hpp"
#include "puzzle_line.hpp"
#include "puzzle_maker.hpp"
#include "puzzle_plan.hpp"
#include "puzzle_sources.hpp"
#include "smallest_image.hpp"

using namespace noughts;
using namespace noughts::tools;

namespace {

/// The definition of a puzzle, written plainly on nine characters. It shares no code with the
/// library.
class PuzzleOracle {
 public:
  explicit PuzzleOracle(bool misere) : misere_{misere} {}

  /// The square of the only good move if the position is a puzzle, else nothing.
  std::optional<int> solution(const std::string& board, char mover) {
    if (has_ended(board)) return std::nullopt;
    std::vector<int> keeping;
    int legal = 0;
    int losing_at_once = 0;
    const int worth = value(board, mover);
    for (int square = 0; square < 9; ++square) {
      if (board[static_cast<std::size_t>(square)] != '.') continue;
      ++legal;
      const std::string next = marked(board, square, mover);
      if (has_ended(next) && value(next, rival(mover)) == -1) return std::nullopt;
      if (-value(next, rival(mover)) == worth) keeping.push_back(square);
      if (is_lost_at_once(next, mover)) ++losing_at_once;
    }
    const bool is_choice = legal >= 3 && losing_at_once < legal - 1;
    if (worth == -1 || keeping.size() != 1 || !is_choice) return std::nullopt;
    return keeping.front();
  }

  /// 1 if the player to move wins, -1 if they lose, 0 for a draw.
  int value(const std::string& board, char mover) {
    const auto known = values_.find(board + mover);
    if (known != values_.end()) return known->second;
    int best = -1;
    if (Oracle::has_won(board, rival(mover))) {
      best = misere_ ? 1 : -1;
    } else if (has_ended(board)) {
      best = 0;
    } else {
      for (int square = 0; square < 9; ++square) {
        if (board[static_cast<std::size_t>(square)] == '.')
          best = std::max(best, -value(marked(board, square, mover), rival(mover)));
      }
    }
    return values_[board + mover] = best;
  }

 private:
  static char rival(char player) { return player == 'X' ? 'O' : 'X'; }

  static bool has_ended(const std::string& board) {
    return Oracle::has_won(board, 'X') || Oracle::has_won(board, 'O') || board.find('.') == std::string::npos;
  }

  static std::string marked(std::string board, int square, char player) {
    board[static_cast<std::size_t>(square)] = player;
    return board;
  }

  /// Whether a player has lost by the move that led here, or loses by the next.
  bool is_lost_at_once(const std::string& board, char player) {
    if (has_ended(board)) return value(board, rival(player)) == 1;
    for (int square = 0; square < 9; ++square) {
      if (board[static_cast<std::size_t>(square)] != '.') continue;
      const std::string next = marked(board, square, rival(player));
      if (has_ended(next) && value(next, player) == -1) return true;
    }
    return false;
  }

  bool misere_;
  std::map<std::string, int> values_;
};

/// The position after moves that are written without the game's name: `b2.a1`.
template <typename G>
G position_of(const std::string& id, const std::string& moves) {
  return parse_match<G>(id + ".X." + moves, id, G{}).value().position();
}

template <typename G>
std::expected<Solution<G>, NoPuzzle> solution_by_minimax(const G& position) {
  Minimax<G> minimax;
  return solution_of(position, [&](const auto& move) { return std::optional{minimax.judge(position, move).result}; });
}

constexpr PuzzlePlan plan_of_tic_tac_toe{
    .games = 0, .last_plies = 9, .most_left = 9, .nodes = 100'000, .budgets = {3, 4, 5, 6, 8, 16}};

std::optional<std::string> first_fault(const std::vector<std::string>& lines) {
  PuzzleCheck<TicTacToe> check{"tic-tac-toe", TicTacToe{}, plan_of_tic_tac_toe};
  for (const std::string& line : lines) {
    if (auto fault = check.fault_of(line)) return fault;
  }
  return std::nullopt;
}

std::optional<std::string> fault_of_proof(const std::string& line) {
  const PuzzleCheck<TicTacToe> check{"tic-tac-toe", TicTacToe{}, plan_of_tic_tac_toe};
  return check.fault_of_proof(line);
}

}  // namespace

TEMPLATE_TEST_CASE("puzzles and solutions agree with a plain oracle in every position", "[puzzle]", TicTacToe,
                   MisereTicTacToe) {
  PuzzleOracle oracle{TestType{}.rules().misere};
  int puzzles = 0;
  for (const auto& course : courses_to_all(TestType{})) {
    const TestType position = position_after(TestType{}, course);
    const std::string board = board_of(position);
    INFO(board);
    const auto expected = oracle.solution(board, course.size() % 2 == 0 ? 'X' : 'O');
    const auto found = solution_by_minimax(position);
    REQUIRE(found.has_value() == expected.has_value());
    if (found) {
      CHECK(found->move.square().index() == *expected);
      ++puzzles;
    }
    CHECK(proven_solution_of(position, 100'000) == found);
  }
  CHECK(puzzles > 0);
}

TEMPLATE_TEST_CASE("the files of the small games have every puzzle once", "[puzzle]", TicTacToe, MisereTicTacToe) {
  const bool misere = TestType{}.rules().misere;
  PuzzleOracle oracle{misere};
  std::set<std::string> expected;
  for (const auto& course : courses_to_all(TestType{})) {
    const std::string board = board_of(position_after(TestType{}, course));
    if (oracle.solution(board, course.size() % 2 == 0 ? 'X' : 'O')) expected.insert(smallest_image(board));
  }
  const std::string id = misere ? "misere-tic-tac-toe" : "tic-tac-toe";
  std::vector<std::string> found;
  for (const std::string& text : lines_of_puzzles(id)) {
    const auto line = parse_puzzle_line(text);
    REQUIRE(line);
    found.push_back(smallest_image(board_of(parse_match<TestType>(line->match, id, TestType{}).value().position())));
  }
  std::ranges::sort(found);
  CHECK(std::ranges::equal(found, expected));
}

TEST_CASE("puzzles late in four in a row agree with plain minimax", "[puzzle]") {
  constexpr int few = 6;  // plies
  const std::string id = "four-in-a-row-4x4";
  int near_the_end = 0;
  for (const std::string& text : lines_of_puzzles(id)) {
    INFO(text);
    const auto line = parse_puzzle_line(text).value();
    const auto position = parse_match<FourInARow4x4>(line.match, id, FourInARow4x4{}).value().position();
    if (position.plies_left() > few) continue;
    ++near_the_end;
    const auto solution = solution_by_minimax(position);
    REQUIRE(solution.has_value());
    CHECK(move_name(position, solution->move) == line.solution);
    CHECK((solution->result == Outcome::Result::win) == line.wins);
  }
  CHECK(near_the_end > 100);
}

TEST_CASE("tic-tac-toe has 765 positions that are not images of each other", "[puzzle]") {
  CHECK(courses_to_all(TicTacToe{}).size() == 765);
}

TEST_CASE("a position that is not a puzzle gives its reason", "[puzzle]") {
  const auto fault = [](const std::string& moves) {
    return solution_by_minimax(position_of<TicTacToe>("tic-tac-toe", moves)).error();
  };
  CHECK(fault("a1.b1.a2.b2.a3") == NoPuzzle::ended);
  CHECK(fault("b2.a3.a2.c2.b3.b1.a1.c3.c1") == NoPuzzle::ended);  // a tie
  CHECK(fault("b2.a1.c3.c1.b1.b3.a2") == NoPuzzle::few_moves);
  CHECK(fault("a1.b1.a2.b2") == NoPuzzle::win_at_once);
  CHECK(fault("b2.a1.c1") == NoPuzzle::forced);        // a3 has to be taken from X
  CHECK(fault("b2.b1.a1.c3.a3") == NoPuzzle::forced);  // no move stops both a2 and c1
  CHECK(fault("b2.a1") == NoPuzzle::several_moves);
  const auto fault_where = [](std::optional<Outcome::Result> every_move) {
    return solution_of(TicTacToe{}, [&](const Square&) { return every_move; }).error();
  };
  CHECK(fault_where(std::nullopt) == NoPuzzle::unsolved);
  CHECK(fault_where(Outcome::Result::loss) == NoPuzzle::lost);
  CHECK(fault_where(Outcome::Result::win) == NoPuzzle::several_moves);
}

TEST_CASE("a fork is a puzzle", "[puzzle]") {
  // X O .    X in the middle threatens two lines at once. After any other move O threatens two
  // X . .    there.
  // O . .
  const auto position = position_of<TicTacToe>("tic-tac-toe", "a3.b3.a2.a1");
  const auto solution = solution_by_minimax(position);
  REQUIRE(solution.has_value());
  CHECK(move_name(position, solution->move) == "b2");
  CHECK(solution->result == Outcome::Result::win);
}

TEST_CASE("an exact search with too few nodes proves nothing", "[puzzle]") {
  CHECK(proven_solution_of(ConnectFour{}, 1).error() == NoPuzzle::unsolved);
  CHECK(proven_solution_of(Ultimate{}, 1000).error() == NoPuzzle::unsolved);
}

TEST_CASE("a move that few playouts find is easy, and a move that no playouts find is hard", "[puzzle]") {
  const auto position = position_of<TicTacToe>("tic-tac-toe", "a3.b3.a2.a1");
  const Budgets many{10'000, 10'001, 10'002, 10'003, 10'004, 10'005};
  const auto solution = solution_by_minimax(position).value().move;
  CHECK(grade_of(position, solution, many) == easiest_grade);
  for (const BoardMove move : position.legal_moves()) {
    if (move != solution) CHECK(grade_of(position, move, many) == hardest_grade);
  }
}

TEST_CASE("a puzzle's line reads back as written, and other text is refused", "[puzzle]") {
  const std::string text = "2 = tic-tac-toe.X.b2.a1 c3";
  const auto line = parse_puzzle_line(text);
  REQUIRE(line);
  CHECK(line->grade == 2);
  CHECK(!line->wins);
  CHECK(line->match == "tic-tac-toe.X.b2.a1");
  CHECK(line->solution == "c3");
  CHECK(to_string(*line) == text);
  for (const char* const wrong : {"", " ", "   ", "2", "2 + a", "2 a b", "0 + a b", "6 + a b", "02 + a b", "-2 + a b",
                                  "two + a b", "2x + a b", "2 - a b", "2 +a b c", "2 + a b ", "2 + a b c"})
    CHECK(!parse_puzzle_line(wrong));
}

TEST_CASE("puzzles are chosen evenly from all grades, and short ones first", "[puzzle]") {
  CHECK(even_shares({9, 9, 9, 9, 9}, 10) == GradeCounts{2, 2, 2, 2, 2});
  CHECK(even_shares({1, 9, 0, 9, 9}, 10) == GradeCounts{1, 3, 0, 3, 3});
  CHECK(even_shares({1, 2, 0, 1, 1}, 10) == GradeCounts{1, 2, 0, 1, 1});
  const PuzzleLine easy{.grade = 1, .match = "bb", .solution = "s"};
  const PuzzleLine easy_and_long{.grade = 1, .match = "aaa", .solution = "s"};
  const PuzzleLine hard{.grade = 5, .match = "a", .solution = "s"};
  CHECK(chosen_lines({hard, easy_and_long, easy}, 3) == std::vector{easy, easy_and_long, hard});
  CHECK(chosen_lines({hard, easy_and_long, easy}, 2) == std::vector{easy, hard});
}

TEST_CASE("the game of a number is always the same, and ends", "[puzzle]") {
  for (const std::uint64_t number : {0U, 1U, 2U}) {
    const auto course = played_game(ConnectFour{}, number);
    CHECK(course == played_game(ConnectFour{}, number));
    CHECK(course != played_game(ConnectFour{}, number + 3));
    CHECK(position_after(ConnectFour{}, course).status().is_over());
  }
}

TEST_CASE("a plan of puzzles is read line by line, and anything else is refused", "[puzzle]") {
  const auto read = [](const std::string& text) {
    std::istringstream lines{text};
    return parse_puzzle_plan(lines);
  };
  CHECK(read("") == PuzzlePlan{});
  CHECK(read("# why\ngames 0\nlast_plies 9\nmost_left 9\nnodes 100000\nbudgets 3 4 5 6 8 16\n") == plan_of_tic_tac_toe);
  CHECK(read("first_plies 12\nby_threats\nproofs 20\n") ==
        PuzzlePlan{.first_plies = 12, .by_threats = true, .proofs = 20});
  for (const char* text :
       {"node 5\n", "nodes\n", "nodes x\n", "nodes 5 6\n", "budgets 3 4 5 6 8\n", "\n", "by_threats 1\n"}) {
    INFO(text);
    CHECK_FALSE(read(text));
  }
}

TEST_CASE("a maker finds no puzzle twice, and none that it is told to remember", "[puzzle]") {
  PuzzleMaker<TicTacToe> maker{"tic-tac-toe", TicTacToe{}, plan_of_tic_tac_toe};
  std::vector<PuzzleLine> lines;
  for (std::uint64_t course = 0; course < maker.courses(); ++course) {
    if (const auto line = maker.best_puzzle(course, {})) lines.push_back(*line);
  }
  REQUIRE(!lines.empty());
  PuzzleMaker<TicTacToe> another{"tic-tac-toe", TicTacToe{}, plan_of_tic_tac_toe};
  for (const PuzzleLine& line : lines) another.remember(line);
  for (std::uint64_t course = 0; course < maker.courses(); ++course) {
    CHECK(!maker.best_puzzle(course, {}));
    CHECK(!another.best_puzzle(course, {}));
  }
}

TEST_CASE("from each game the maker takes the puzzle of the rarest grade", "[puzzle]") {
  // The grades of all the puzzles along the first games that have several, by asking for each in
  // turn.
  constexpr PuzzlePlan plan{
      .first_plies = 20, .last_plies = 36, .most_left = 36, .nodes = 10'000, .budgets = {8, 16, 32, 64, 128, 256}};
  PuzzleMaker<ConnectFour> maker{"connect-four", ConnectFour{}, plan};
  const auto with_rarest = [&](std::uint64_t course, int grade) {
    GradeCounts counts;
    counts.fill(1);
    counts[place_of_grade(grade)] = 0;
    return PuzzleMaker{maker}.best_puzzle(course, counts);
  };
  int several = 0;
  for (std::uint64_t course = 0; several == 0 && course < 20; ++course) {
    std::set<int> grades;
    for (int grade = easiest_grade; grade <= hardest_grade; ++grade) {
      if (const auto line = with_rarest(course, grade)) grades.insert(line->grade);
    }
    for (const int grade : grades) CHECK(with_rarest(course, grade)->grade == grade);
    if (grades.size() > 1) ++several;
  }
  CHECK(several > 0);
}

TEST_CASE("a check of puzzles reports the fault of a line", "[puzzle]") {
  const std::string fork = "4 + tic-tac-toe.X.a3.b3.a2.a1 b2";
  CHECK(first_fault({fork}) == std::nullopt);
  CHECK(first_fault({fork + ' '}) == "This is no puzzle.");
  CHECK(first_fault({"4 + connect-four.X.a1 a2"}) == "The match is none that is written like that.");
  CHECK(first_fault({"4 + tic-tac-toe.X.a3.a3 a2"}) == "The match is none that is written like that.");
  CHECK(first_fault({"4 + tic-tac-toe.X.a3.b3.a2.a1.b2.undo b2"}) == "The match is none that is written like that.");
  CHECK(first_fault({"4 + tic-tac-toe.O.a3.b3.a2.a1 b2"}) == "The match is none that is written like that.");
  CHECK(first_fault({"4 + tic-tac-toe.X.a3.b3.a2.a1 a3"}) == "The solution is no legal move.");
  CHECK(first_fault({"4 + tic-tac-toe.X.a3.b3.a2.a1 d9"}) == "The solution is no legal move.");
  CHECK(first_fault({"4 + tic-tac-toe.X.b2.a1.c1 a3"}) == sentence(NoPuzzle::forced));
  CHECK(first_fault({"4 + tic-tac-toe.X.a1.b1.a2.b2 a3"}) == sentence(NoPuzzle::win_at_once));
  CHECK(first_fault({fork, fork}) == "It is the same as one before.");
  CHECK(first_fault({fork, "4 + tic-tac-toe.X.c3.b3.c2.c1 b2"}) == "It is the same as one before.");
  CHECK(first_fault({"5 + tic-tac-toe.X.a3 b2", fork}) == "It does not follow the one before.");
}

TEST_CASE("a check of puzzles recomputes the solution and the grade", "[puzzle]") {
  const auto lines = lines_of_puzzles("tic-tac-toe");
  REQUIRE(!lines.empty());
  for (const std::string& line : lines) CHECK(fault_of_proof(line) == std::nullopt);
  std::string regraded = lines.front();
  regraded[0] = '5';
  CHECK(fault_of_proof(regraded) == "The grade is 1.");
  CHECK(fault_of_proof("4 + tic-tac-toe.X.a3.b3.a2.a1 c1") == "The solution is b2.");
  CHECK(fault_of_proof("4 = tic-tac-toe.X.a3.b3.a2.a1 b2") == "What is kept is the other result.");
  CHECK(fault_of_proof("4 + tic-tac-toe.X.b2.a1 c3") == sentence(NoPuzzle::several_moves));
}
