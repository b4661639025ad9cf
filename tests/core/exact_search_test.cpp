#include "noughts/search/exact_search.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "compiled_sessions.hpp"
#include "line_minimax.hpp"
#include "minimax.hpp"
#include "nim.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/solve.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

using enum Outcome::Result;

constexpr LineRules line(int columns, int rows, int in_a_row, bool gravity = false, bool misere = false) {
  return {.size = {.columns = columns, .rows = rows}, .in_a_row = in_a_row, .gravity = gravity, .misere = misere};
}

FreeLineGame start_of(const LineRules& rules) { return FreeLineGame{FreeLineRules{rules}}; }

/// The outcome of a move by minimax, as `evaluate` gives it: a move that ends the game has one ply.
template <Game G>
Outcome judge(Minimax<G>& minimax, const G& position, const typename G::Move& move) {
  Outcome outcome = minimax.judge(position, move);
  if (after(position, move).status().is_over()) outcome.plies = 1;
  return outcome;
}

/// Checks solve and evaluate of a position against minimax.
template <Game G>
void check_against_minimax(Minimax<G>& minimax, const G& position) {
  const auto choice = solve(position);
  CHECK(choice.outcome == minimax.judge(position));
  CHECK(choice.move.has_value() == !position.status().is_over());
  const auto evaluations = evaluate(position);
  CHECK(static_cast<int>(evaluations.size()) == count(position.legal_moves()));
  for (const auto& evaluation : evaluations) {
    CHECK(evaluation.outcome == judge(minimax, position, evaluation.move));
    CHECK_FALSE(evaluation.estimate);
    if (evaluation.move != choice.move) continue;
    CHECK_FALSE(is_better(*choice.outcome, *evaluation.outcome));
    CHECK_FALSE(is_better(*evaluation.outcome, *choice.outcome));
  }
}

int as_number(const Outcome& outcome) { return static_cast<int>(outcome.result) * outcome.plies.value(); }

// The outcomes by an oracle that shares no code with the library, and those of all moves by trying
// them. Rules chosen at run time, because a type for each would take minutes to compile. Another
// test shows that both give the same.
void check_line_games(const LineRules& rules, int free, int positions) {
  std::mt19937 random{20260110};
  Minimax<FreeLineGame> minimax;
  LineMinimax oracle{{rules.size.columns, rules.size.rows, rules.in_a_row, rules.gravity, rules.misere}};
  for (int i = 0; i < positions; ++i) {
    const auto position = random_position(start_of(rules), rules.size.squares() - free, random);
    INFO(picture(position) << ", " << letter(position.turn()) << " to move");
    CHECK(as_number(solve(position).outcome.value()) == oracle.judge(board_of(position), letter(position.turn())));
    check_against_minimax(minimax, position);
  }
}

/// Heaps with so many matches. At most 3, 4 and 5.
Nim nim_of(int a, int b, int c) {
  Nim position;
  if (a < 3) position.play_unchecked({.heap = 0, .number = 3 - a});
  if (b < 4) position.play_unchecked({.heap = 1, .number = 4 - b});
  if (c < 5) position.play_unchecked({.heap = 2, .number = 5 - c});
  return position;
}

constexpr std::array every_ultimate{UltimateRules{}, UltimateRules{.open_boards = true},
                                    UltimateRules{.most_boards = true},
                                    UltimateRules{.open_boards = true, .most_boards = true}};

Outcome solved(const LineRules& rules) { return solve(start_of(rules), {.nodes = UINT64_MAX}).outcome.value(); }

}  // namespace

TEST_CASE("an exact search agrees with an oracle on random positions of all kinds of line games",
          "[exact][exhaustive]") {
  check_line_games(line(4, 3, 3), 8, 30);
  check_line_games(line(4, 4, 4), 8, 30);
  check_line_games(line(5, 3, 3), 8, 20);
  check_line_games(line(4, 4, 3, true), 10, 30);
  check_line_games(line(5, 4, 4, true), 11, 30);
  check_line_games(line(3, 3, 3, false, true), 9, 10);
  check_line_games(line(4, 3, 3, false, true), 8, 20);
  check_line_games(line(4, 4, 3, true, true), 9, 20);
}

TEST_CASE("an exact search of Connect Four agrees with minimax on random late positions", "[exact]") {
  std::mt19937 random{20260114};
  Minimax<ConnectFour> minimax;
  for (int i = 0; i < 100; ++i) {
    const ConnectFour position = random_position(ConnectFour{}, 30 + i % 8, random);
    INFO(picture(position) << ", " << letter(position.turn()) << " to move");
    check_against_minimax(minimax, position);
  }
}

TEST_CASE("small boards have their published outcomes", "[exact]") {
  CHECK(solved(line(3, 3, 3)) == Outcome{draw, 9});
  CHECK(solved(line(3, 3, 3, false, true)) == Outcome{draw, 9});
  CHECK(solved(line(4, 4, 4)) == Outcome{draw, 16});
  CHECK(solved(line(4, 3, 3)).result == win);
  CHECK(solved(line(4, 4, 3)).result == win);
  CHECK(solved(line(4, 4, 4, true)) == Outcome{draw, 16});
  CHECK(solved(line(5, 4, 4, true)) == Outcome{draw, 20});
}

// J. Uiterwijk and J. van den Herik, "The advantage of the initiative", 2000. A player who wins on
// a board wins on a larger one.
TEST_CASE("the first player wins four in a row on 6×6 and 7×7", "[exact][long]") {
  CHECK(solved(line(6, 6, 4)).result == win);
  CHECK(solved(line(7, 7, 4)).result == win);
}

TEST_CASE("four in a row is a draw on 5×5 and 6×4, and the first player wins on 6×5", "[exact][long]") {
  CHECK(solve(FourInARow5x5{}).outcome == Outcome{draw, 25});
  CHECK(solved(line(6, 5, 4)).result == win);
  CHECK(solved(line(6, 4, 4)) == Outcome{draw, 24});
  CHECK(solved(line(5, 5, 4, true)) == Outcome{draw, 25});
}

TEST_CASE("rules chosen at run time are solved like rules known to the compiler", "[exact]") {
  constexpr LineRules rules = line(4, 4, 4, true);
  const Choice known = solve(LineGame<rules>{});
  const Choice free = solve(start_of(rules));
  CHECK(known.outcome == free.outcome);
  CHECK(known.move == free.move);
}

TEST_CASE("an exact search solves games whose moves are not squares", "[exact]") {
  Minimax<TwentyOne> twenty_one;
  for (int said = 0; said <= 21; ++said) {
    for (const Player player : {Player::x, Player::o}) {
      INFO("after " << said);
      check_against_minimax(twenty_one, TwentyOne{.said = said, .next = player});
      // A player who says 4, 8, 12, 16 or 20 wins.
      if (said < 21) CHECK((solve(TwentyOne{.said = said, .next = player}).outcome->result == win) == (said % 4 != 0));
    }
  }
  Minimax<Nim> nim;
  for (int a = 0; a <= 3; ++a) {
    for (int b = 0; b <= 4; ++b) {
      for (int c = 0; c <= 5; ++c) {
        INFO("heaps of " << a << ", " << b << " and " << c);
        const Nim position = nim_of(a, b, c);
        check_against_minimax(nim, position);
        // C. L. Bouton, "Nim, a game with a complete mathematical theory", 1901.
        CHECK((solve(position).outcome->result == win) == ((a ^ b ^ c) != 0));
      }
    }
  }
  Minimax<Hexapawn> hexapawn;
  std::mt19937 random{20260115};
  CHECK(solve(Hexapawn{}).outcome->result == Outcome::Result::loss);
  for_each_position(Hexapawn{}, 100, random,
                    [&](const Hexapawn& position) { check_against_minimax(hexapawn, position); });
}

TEST_CASE("an exact search solves games without any trait", "[exact]") {
  Minimax<PlainTicTacToe> minimax;
  std::mt19937 random{20260116};
  for_each_position(PlainTicTacToe{}, 30, random, [&](const PlainTicTacToe& position) {
    INFO(picture(position) << ", " << letter(position.turn()) << " to move");
    check_against_minimax(minimax, position);
  });
}

TEST_CASE("an exact search of endgames of Ultimate agrees with minimax, with all options", "[exact]") {
  std::mt19937 random{20260117};
  for (const UltimateRules& rules : every_ultimate) {
    INFO("open boards: " << rules.open_boards << ", most boards: " << rules.most_boards);
    Minimax<Ultimate> minimax;
    int draws = 0;
    int decided = 0;
    for (int i = 0; i < 80; ++i) {
      // Boards that stay open leave more moves to try.
      const int plies = (rules.open_boards ? 71 : 63) + i % 6;
      const Ultimate position = random_position(Ultimate{rules}, plies, random);
      INFO(picture(position) << ", " << letter(position.turn()) << " to move");
      check_against_minimax(minimax, position);
      ++(minimax.judge(position).result == draw ? draws : decided);
    }
    CHECK(draws > 2);
    CHECK(decided > 20);
  }
}

TEST_CASE("a draw of Ultimate has no plies, unless the evaluated move ends the game", "[exact]") {
  std::mt19937 random{20260112};
  int draws = 0;
  for (int game = 0; game < 100; ++game) {
    Ultimate position;
    std::vector<Ultimate> former;
    while (!position.status().is_over()) {
      former.push_back(position);
      position.play_unchecked(random_move(position, random));
    }
    if (former.size() < 4) continue;
    const Ultimate& late = former[former.size() - 4];
    const auto solved_late = solve(late).outcome.value();
    if (solved_late.result == draw) CHECK_FALSE(solved_late.plies);
    for (const Evaluation& evaluation : evaluate(late)) {
      if (evaluation.outcome.value().result != draw) continue;
      ++draws;
      const bool ends = after(late, evaluation.move).status().is_over();
      CHECK(evaluation.outcome->plies == (ends ? std::optional{1} : std::nullopt));
    }
    if (position.status().winner()) continue;
    CHECK(solve(position).outcome == Outcome{draw, 0});
    for (const Evaluation& evaluation : evaluate(former.back())) {
      if (after(former.back(), evaluation.move) == position) CHECK(evaluation.outcome == Outcome{draw, 1});
    }
  }
  CHECK(draws > 20);
}

// A fuzzer found that the search did not end here.
TEST_CASE("an exact search ends if the last free square makes a draw", "[exact]") {
  std::mt19937 random{20260113};
  int draws = 0;
  for (int game = 0; game < 100; ++game) {
    Ultimate position{UltimateRules{.open_boards = true, .most_boards = game % 2 == 1}};
    Ultimate before = position;
    while (!position.status().is_over()) {
      before = position;
      position.play_unchecked(random_move(position, random));
    }
    const auto is_free = [&](Square square) { return !before.owner(square); };
    if (std::ranges::count_if(before.size().every_square(), is_free) != 1) continue;
    INFO(picture(before));
    const Choice choice = solve(before, Limits{.nodes = 100});
    REQUIRE(choice.outcome);
    CHECK(choice.outcome->result == minimax(before).result);
    draws += choice.outcome->result == draw ? 1 : 0;
  }
  CHECK(draws > 5);
}

TEST_CASE("positions of Connect Four with fourteen discs are solved", "[exact]") {
  std::mt19937 random{20260111};
  for (int i = 0; i < 3; ++i) {
    const ConnectFour position = random_position(ConnectFour{}, 14, random);
    const Choice choice = solve(position, Limits{.nodes = 20'000'000});
    REQUIRE(choice.outcome);
    // Playing its moves keeps the outcome, ply by ply.
    ConnectFour game = position;
    Outcome promised = *choice.outcome;
    while (!game.status().is_over()) {
      const Choice next = solve(game);
      CHECK(next.outcome == promised);
      game = try_play(game, *next.move).value();
      promised = {.result = static_cast<Outcome::Result>(-static_cast<int>(promised.result)),
                  .plies = *promised.plies - 1};
    }
  }
}
