#include "noughts/search/solver.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/analysis.hpp"
#include "oracle.hpp"
#include "picture.hpp"
#include "rules_oracle.hpp"
#include "treblecross.hpp"

using namespace noughts;

namespace {

/// Minimax by the oracle's rules, as plainly as can be.
class LineMinimax {
 public:
  explicit LineMinimax(const LineRules& rules)
      : oracle_{rules.size.columns, rules.size.rows, rules.in_a_row, rules.gravity, rules.misere} {}

  /// +plies for a win of the mover, -plies for his loss, 0 for a draw. A lost game at its end is -1000.
  int judge(const std::string& board, char mover) {
    const auto known = verdicts_.find(board + mover);
    if (known != verdicts_.end()) return known->second;
    return verdicts_[board + mover] = minimax(board, mover);
  }

  static constexpr int ended = 1000;

 private:
  int minimax(const std::string& board, char mover) {
    const Ruling ruling = oracle_.judge(board, mover);
    if (ruling.winner != '.') return ruling.winner == mover ? ended : -ended;
    int best_win = 0;
    int best_loss = 0;
    bool can_draw = ruling.moves.empty();
    for (const int move : ruling.moves) {
      std::string after = board;
      after[static_cast<std::size_t>(move)] = mover;
      const int theirs = judge(after, mover == 'X' ? 'O' : 'X');
      const int plies = 1 + (theirs == ended || theirs == -ended ? 0 : theirs < 0 ? -theirs : theirs);
      if (theirs == 0) can_draw = true;
      if (theirs < 0) best_win = best_win == 0 ? plies : std::min(best_win, plies);
      if (theirs > 0) best_loss = std::max(best_loss, plies);
    }
    if (best_win > 0) return best_win;
    return can_draw ? 0 : -best_loss;
  }

  LineOracle oracle_;
  std::map<std::string, int> verdicts_;
};

int as_number(Outcome outcome) { return static_cast<int>(outcome.result) * outcome.plies; }

std::string board_of(const auto& position) {
  std::string board = picture(position);
  std::erase(board, '|');
  return board;
}

/// A random position with so many free squares in which the game goes on.
template <Game G>
G random_position(const G& start, int free, std::mt19937& random) {
  for (;;) {
    G position = start;
    while (!position.status().is_over() && position.free_squares().size() > free) {
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      position = apply(position, moves[random() % moves.size()]).value();
    }
    if (!position.status().is_over()) return position;
  }
}

// A type for each of these rules would take the compiler minutes; that they make no difference is a test of its own.
void check_against_oracle(const LineRules& rules, int free, int positions) {
  std::mt19937 random{20260110};
  LineMinimax oracle{rules};
  for (int i = 0; i < positions; ++i) {
    const auto position = random_position(FreeLineGame{FreeLineRules{rules}}, free, random);
    INFO(picture(position) << ", " << letter(position.turn()) << " to move");
    const auto choice = solve(position, SearchLimits{});
    REQUIRE(choice);
    CHECK(as_number(choice->outcome) == oracle.judge(board_of(position), letter(position.turn())));
    for (const PossibleEvaluation& evaluation : evaluate(position, SearchLimits{})) {
      REQUIRE(evaluation.outcome);
      CHECK_FALSE(is_better(*evaluation.outcome, choice->outcome));
      if (evaluation.move == choice->move) CHECK(as_number(*evaluation.outcome) == as_number(choice->outcome));
    }
  }
}

Choice solved(const LineRules& rules) { return solve(FreeLineGame{FreeLineRules{rules}}, SearchLimits{}).value(); }

constexpr LineRules line(int columns, int rows, int in_a_row, bool gravity = false, bool misere = false) {
  return {.size = {.columns = columns, .rows = rows}, .in_a_row = in_a_row, .gravity = gravity, .misere = misere};
}

constexpr auto win = Outcome::Result::win;
constexpr auto draw = Outcome::Result::draw;

}  // namespace

TEST_CASE("a solver agrees with the plain search on all 5478 positions", "[solver]") {
  for (const auto& [text, position] : all_positions(Player::x)) {
    INFO(text);
    const auto choice = solve(position, SearchLimits{});
    REQUIRE(choice);
    CHECK(choice->outcome == solve(position).outcome);
    const auto evaluations = evaluate(position);
    const auto possible = evaluate(position, SearchLimits{});
    REQUIRE(possible.size() == evaluations.size());
    for (std::size_t i = 0; i < evaluations.size(); ++i) {
      CHECK(possible[i].move == evaluations[i].move);
      CHECK(possible[i].outcome == evaluations[i].outcome);
      if (choice->move == evaluations[i].move) CHECK(evaluations[i].outcome == choice->outcome);
    }
  }
}

TEST_CASE("a solver agrees with an oracle on random positions of line games of every kind", "[solver]") {
  check_against_oracle(line(4, 3, 3), 9, 60);
  check_against_oracle(line(4, 4, 4), 9, 60);
  check_against_oracle(line(5, 3, 3), 9, 40);
  check_against_oracle(line(4, 4, 3, true), 11, 60);
  check_against_oracle(line(5, 4, 4, true), 12, 60);
  check_against_oracle(line(3, 3, 3, false, true), 9, 10);
  check_against_oracle(line(4, 3, 3, false, true), 9, 40);
  check_against_oracle(line(4, 4, 3, true, true), 10, 40);
}

TEST_CASE("small boards have the outcomes that are known of them", "[solver]") {
  CHECK(solved(line(3, 3, 3)).outcome == Outcome{draw, 9});
  CHECK(solved(line(3, 3, 3, false, true)).outcome == Outcome{draw, 9});
  CHECK(solved(line(4, 4, 4)).outcome == Outcome{draw, 16});
  CHECK(solved(line(4, 3, 3)).outcome.result == win);
  CHECK(solved(line(4, 4, 3)).outcome.result == win);
  CHECK(solved(line(4, 4, 4, true)).outcome == Outcome{draw, 16});
  CHECK(solved(line(5, 4, 4, true)).outcome == Outcome{draw, 20});
}

TEST_CASE("five by five with four in a row is a draw, and six by five is won by the first player", "[solver]") {
  CHECK(solved(line(5, 5, 4)).outcome == Outcome{draw, 25});
  CHECK(solved(line(6, 5, 4)).outcome.result == win);
}

TEST_CASE("rules chosen at run time are solved in the same way", "[solver]") {
  constexpr LineRules rules = line(4, 4, 4, true);
  CHECK(solve(FreeLineGame{FreeLineRules{rules}}, SearchLimits{}) == solve(LineGame<rules>{}, SearchLimits{}));
}

TEST_CASE("a limit of nodes that is reached leaves the outcome unknown, and is kept to", "[solver]") {
  const FreeLineGame start{FreeLineRules{line(4, 4, 4)}};
  CHECK_FALSE(solve(start, SearchLimits{.nodes = 1000}));
  TranspositionTable<FreeLineGame> table{1U << 20U};
  Solver solver{start, table, 1000};
  CHECK(solver.run(UINT64_MAX));
  CHECK(solver.nodes() == 1000);
  CHECK_FALSE(solver.is_known());
  for (const PossibleEvaluation& evaluation : evaluate(start, SearchLimits{.nodes = 1000}))
    CHECK_FALSE(evaluation.outcome);
}

TEST_CASE("a search in slices, however small, comes to the same end by the same way", "[solver]") {
  const FreeLineGame start{FreeLineRules{line(4, 4, 4, true)}};
  const auto whole = solve(start, SearchLimits{});
  for (const std::uint64_t slice : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{1000}}) {
    TranspositionTable<FreeLineGame> table{SearchLimits{}.memory};
    Solver solver{start, table, UINT64_MAX};
    std::uint64_t before = 0;
    while (!solver.run(slice)) {
      CHECK(solver.nodes() == before + slice);
      before = solver.nodes();
    }
    CHECK(solver.result() == whole);
  }
}

TEST_CASE("little memory makes a search longer, and its answer no other", "[solver]") {
  const FreeLineGame start{FreeLineRules{line(5, 4, 4, true)}};
  for (const std::size_t memory : {std::size_t{0}, std::size_t{10'000}, std::size_t{1} << 20U}) {
    const auto choice = solve(start, SearchLimits{.memory = memory});
    REQUIRE(choice);
    CHECK(choice->outcome == Outcome{draw, 20});
  }
}

TEST_CASE("boards of more squares than any game of the catalogue has are searched", "[solver]") {
  CHECK_FALSE(solve(Treblecross<100>{}, SearchLimits{.nodes = 1000}));
  CHECK_FALSE(solve(Treblecross<254>{}, SearchLimits{.nodes = 1000}));
}

TEST_CASE("a draw that may come at any time is given as 0 plies, by every way", "[solver]") {
  // Two free squares are left in a game of Ultimate in which nobody can win any more.
  std::mt19937 random{20260112};
  int draws = 0;
  for (int game = 0; game < 100; ++game) {
    Ultimate position;
    std::vector<Ultimate> former;
    while (!position.status().is_over()) {
      former.push_back(position);
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      position.play_unchecked(moves[random() % moves.size()]);
    }
    if (former.size() < 4) continue;
    const Ultimate& late = former[former.size() - 4];
    for (const PossibleEvaluation& evaluation : evaluate(late, SearchLimits{.nodes = 100'000})) {
      if (!evaluation.outcome || evaluation.outcome->result != draw) continue;
      ++draws;
      CHECK(evaluation.outcome->plies == (apply(late, evaluation.move)->status().is_over() ? 1 : 0));
    }
  }
  CHECK(draws > 20);
}

// A fuzzer found that it did not.
TEST_CASE("a solver comes to an end where the last free square makes a draw", "[solver]") {
  std::mt19937 random{20260113};
  int draws = 0;
  for (int game = 0; game < 100; ++game) {
    Ultimate position{UltimateRules{.open_boards = true, .most_boards = game % 2 == 1}};
    Ultimate before = position;
    while (!position.status().is_over()) {
      before = position;
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      position.play_unchecked(moves[random() % moves.size()]);
    }
    const auto is_free = [&](Square square) { return !before.owner(square); };
    if (std::ranges::count_if(before.size().every_square(), is_free) != 1) continue;
    INFO(picture(before));
    const auto choice = solve(before, SearchLimits{.nodes = 100});
    REQUIRE(choice);
    CHECK(choice->outcome.result == solve(before).outcome.result);
    draws += choice->outcome.result == draw ? 1 : 0;
  }
  CHECK(draws > 5);
}

TEST_CASE("positions of Connect Four with twelve discs are solved", "[solver]") {
  std::mt19937 random{20260111};
  for (int i = 0; i < 3; ++i) {
    const ConnectFour position = random_position(ConnectFour{}, 42 - 14, random);
    const auto choice = solve(position, SearchLimits{.nodes = 20'000'000});
    REQUIRE(choice);
    // Playing on by the solver's moves keeps the promise, ply by ply.
    ConnectFour game = position;
    Outcome promised = choice->outcome;
    while (!game.status().is_over()) {
      const Choice next = solve(game, SearchLimits{}).value();
      CHECK(next.outcome == promised);
      game = apply(game, *next.move).value();
      promised = one_ply_later(promised);
    }
  }
}

// A signature: it changes when the search does, never with the platform.
TEST_CASE("a solver visits the same number of positions on every platform", "[solver][signature]") {
  CHECK(solve(TicTacToe{}, SearchLimits{})->nodes == 165);
  CHECK(solve(apply(TicTacToe{}, "b2"_sq).value(), SearchLimits{})->nodes == 72);
  CHECK(solved(line(4, 4, 4)).nodes == 22307);
  CHECK(solved(line(5, 4, 4, true)).nodes == 47762);
}
