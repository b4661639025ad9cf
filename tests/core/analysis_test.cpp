#include "noughts/search/analysis.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <random>
#include <vector>

#include "catalogue_games.hpp"
#include "compiled_sessions.hpp"
#include "minimax.hpp"
#include "mirror.hpp"
#include "nim.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/solve.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "small_games.hpp"

using namespace noughts;

TEST_CASE("an analysis knows or estimates every legal move, never both", "[analysis]") {
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    INFO(id);
    // How far a game's own values are off is not known, however many playouts there are.
    const bool has_values = id.starts_with("gomoku") || id == "line-9x8-4" || id == "line-19x4-10";
    const auto evaluations = evaluate(start, Limits{.nodes = 500, .playouts = has_values ? 1000U : 8200U});
    const double most_error = has_values ? 0.4 : 0.05;
    std::vector<BoardMove> moves;
    for (const Evaluation& evaluation : evaluations) {
      moves.push_back(evaluation.move);
      CHECK(evaluation.outcome.has_value() != evaluation.estimate.has_value());
      if (!evaluation.estimate) continue;
      CHECK((0 <= evaluation.estimate->points && evaluation.estimate->points <= 1));
      CHECK((0 < evaluation.estimate->error && evaluation.estimate->error <= most_error));
    }
    std::vector<BoardMove> legal = start.legal_moves();
    std::ranges::sort(legal);
    CHECK(moves == legal);
  }
}

TEST_CASE("an analysis without playouts estimates nothing", "[analysis]") {
  for (const auto& evaluations : {evaluate(ConnectFour{}, Limits{.nodes = 500}), evaluate(Gomoku{}, {.nodes = 500})}) {
    for (const Evaluation& evaluation : evaluations) {
      CHECK_FALSE(evaluation.outcome);
      CHECK_FALSE(evaluation.estimate);
    }
  }
}

TEST_CASE("an analysis sees with hardly a node which moves let a threat through", "[analysis]") {
  // An open three in the middle, and a move of the other player: f8, e8, j8 and k8 may stop it.
  Gomoku position;
  for (const int index : {111, 0, 112, 14, 113}) position.play_unchecked(Square{index});
  for (const Evaluation& evaluation : evaluate(position, {.nodes = 250})) {
    const int index = evaluation.move.square().index();
    INFO(index);
    const bool is_near = 109 <= index && index <= 115;
    if (index == 110 || index == 114) CHECK_FALSE(evaluation.outcome);
    if (!is_near) CHECK(evaluation.outcome == Outcome{.result = Outcome::Result::loss});
  }
}

TEST_CASE("an analysis in slices gives the same result as at once, and tells its progress", "[analysis]") {
  std::mt19937 random{20261121};
  for (const int moves : {0, 12, 20}) {
    const ConnectFour position = random_position(ConnectFour{}, moves, random);
    const Limits limits{.nodes = 20'000, .playouts = 1000};
    Analysis analysis{position, limits};
    Analysis<BoardMove> begun{position, limits};
    Analysis<BoardMove> same{Ultimate{}, limits};
    same = std::move(begun);
    double before = 0;
    while (!analysis.run(100)) {
      CHECK(analysis.progress() >= before);
      CHECK(analysis.progress() < 1);
      before = analysis.progress();
      CHECK_FALSE(same.run(100));
      CHECK(same.progress() == before);
      CHECK(analysis.result().size() == static_cast<std::size_t>(position.legal_moves().size()));
    }
    CHECK(analysis.is_done());
    CHECK(analysis.progress() == 1);
    CHECK(same.run(100));
    CHECK(analysis.result() == evaluate(position, limits));
    CHECK(same.result() == analysis.result());
  }
}

TEST_CASE("nodes that one move does not use go to the moves after it", "[analysis]") {
  // Three in the lowest row. The player to move has to mark the fourth square, the last by index.
  // Every other move loses at once, which takes no nodes to see.
  FreeLineGame position{FreeLineRules{{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}}};
  for (const int index : {12, 5, 13, 3, 14}) position = try_play(position, Square{index}).value();
  const FreeLineGame forced = try_play(position, Square{15}).value();
  const Choice choice = solve(forced);
  REQUIRE(choice.nodes > 100);
  for (const Evaluation& evaluation : evaluate(position, Limits{.nodes = choice.nodes + 1})) {
    const Outcome lost{.result = Outcome::Result::loss, .plies = 2};
    CHECK(evaluation.outcome == (evaluation.move == Square{15} ? one_ply_earlier(*choice.outcome) : lost));
  }
}

TEST_CASE("an estimate is near the result of playouts", "[analysis]") {
  // A single playout may miss a win in one. A tree search by playouts does not.
  ConnectFour position;
  for (const int index : {35, 36, 28, 29, 21, 22}) position = try_play(position, Square{index}).value();
  const auto evaluations = evaluate(position, Limits{.nodes = 1, .playouts = 1000});
  const auto winning = std::ranges::find(evaluations, Square{14}, &Evaluation::move);
  CHECK(winning->outcome == Outcome{.result = Outcome::Result::win, .plies = 1});

  // A first disc in the middle is known to be worth more than one at the edge.
  const auto first = evaluate(ConnectFour{}, Limits{.nodes = 1, .playouts = 5000});
  CHECK(first[3].estimate->points > first[0].estimate->points);
  CHECK(first[3].estimate->points > first[6].estimate->points);
}

TEST_CASE("either every unknown move gets an estimate, or none does", "[analysis]") {
  const auto estimated = [](std::uint64_t playouts) {
    const auto evaluations = evaluate(Ultimate{}, Limits{.nodes = 0, .playouts = playouts});
    return std::ranges::count_if(evaluations, [](const Evaluation& move) { return move.estimate.has_value(); });
  };
  // 15 of the 81 squares differ by more than a turn or a mirror image.
  CHECK(estimated(14) == 0);
  CHECK(estimated(15) == 81);
}

TEST_CASE("more playouts make an estimate more certain", "[analysis]") {
  const auto error = [](std::uint64_t playouts) {
    return evaluate(ConnectFour{}, Limits{.nodes = 0, .playouts = playouts})[3].estimate->error;
  };
  // The error falls with the square root of playouts. Mirrored moves share theirs: four of seven
  // differ.
  CHECK(std::abs(error(4 * 100) - 0.049) < 0.002);
  CHECK(std::abs(error(4 * 10'000) - 0.005) < 0.0005);
}

TEST_CASE("moves that are the same on a turned or mirrored board have the same worth", "[analysis]") {
  std::mt19937 random{20261123};
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    if (!has_mirror(start)) continue;
    const Mirror mirrored{start};
    // The empty board, and positions after moves in the middle column alone.
    CataloguePosition symmetric = start;
    for (int moves = 0; moves < 3 && !symmetric.status().is_over(); ++moves) {
      const auto evaluations = evaluate(symmetric, Limits{.nodes = 50, .playouts = 500});
      for (const Evaluation& evaluation : evaluations) {
        const BoardMove opposite = mirrored(evaluation.move);
        const auto image = std::ranges::find(evaluations, opposite, &Evaluation::move);
        INFO(id << ": " << picture(symmetric) << " " << evaluation.move.square().index());
        REQUIRE(image != evaluations.end());
        CHECK(image->estimate == evaluation.estimate);
        CHECK(image->outcome == evaluation.outcome);
      }
      std::vector<BoardMove> middle;
      for (const BoardMove move : symmetric.legal_moves()) {
        if (mirrored(move) == move) middle.push_back(move);
      }
      if (middle.empty()) break;
      symmetric.play_unchecked(middle[random() % middle.size()]);
    }
  }
}

TEST_CASE("where the tree search sees losses at once, a solver that knows the plies tells them", "[analysis]") {
  // X threatens to complete the line straight up: b7, f7, b3.
  Qubic position;
  for (const int square : {9, 18, 13, 22, 41}) position.play_unchecked(Square{square});
  for (const auto& [move, outcome, estimate] : evaluate(position, {.nodes = 6400})) {
    if (move == BoardMove{*position.safe_moves().begin()}) continue;
    CHECK(outcome == Outcome{.result = Outcome::Result::loss, .plies = 2});
  }
}

TEST_CASE("near the end of a game a mirrored position has the mirrored outcomes", "[analysis]") {
  std::mt19937 random{20260102};
  constexpr int near_the_end = 6;  // free squares
  int compared = 0;
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    if (!has_mirror(start) || start.size().squares() > 100) continue;
    const Mirror mirrored{start};
    for (int game = 0; game < 200 / start.size().squares() + 1; ++game) {
      CataloguePosition position = start;
      CataloguePosition mirror = start;
      while (!position.status().is_over()) {
        const auto is_free = [&](Square square) { return !position.owner(square); };
        const auto free = std::ranges::count_if(position.size().every_square(), is_free);
        const auto there = free > near_the_end ? std::vector<Evaluation>{} : evaluate(mirror);
        for (const Evaluation& evaluation : free > near_the_end ? there : evaluate(position)) {
          INFO(id << ": " << picture(position) << " " << evaluation.move.square().index());
          const auto image = std::ranges::find(there, mirrored(evaluation.move), &Evaluation::move);
          REQUIRE(image != there.end());
          REQUIRE(evaluation.outcome);
          CHECK(image->outcome == evaluation.outcome);
          ++compared;
        }
        const BoardMove move = random_move(position, random);
        position.play_unchecked(move);
        mirror.play_unchecked(mirrored(move));
      }
    }
  }
  CHECK(compared > 1000);
}

TEST_CASE("a finished game has nothing to analyse", "[analysis]") {
  TicTacToe position;
  for (const int index : {0, 3, 1, 4, 2}) position = try_play(position, Square{index}).value();
  Analysis analysis{position, Limits{}};
  CHECK(analysis.run(1));
  CHECK(analysis.progress() == 1);
  CHECK(analysis.result().empty());
}

TEST_CASE("an analysis of games whose moves are not squares agrees with minimax", "[analysis]") {
  Minimax<Nim> minimax;
  for (const BasicEvaluation<Nim::Move>& evaluation : evaluate(Nim{}))
    CHECK(evaluation.outcome == minimax.judge(Nim{}, evaluation.move));
  Minimax<TwentyOne> same;
  for (const BasicEvaluation<int>& evaluation : evaluate(TwentyOne{}))
    CHECK(evaluation.outcome == same.judge(TwentyOne{}, evaluation.move));
}

TEST_CASE("a result that playouts prove is an outcome without plies, not an estimate", "[analysis]") {
  std::mt19937 random{20260123};
  int proven = 0;
  for (int i = 0; i < 100; ++i) {
    const Ultimate position = random_position(Ultimate{}, 50 + i % 10, random);
    INFO(picture(position) << ", " << letter(position.turn()) << " to move");
    // With a single node the solver leaves these moves to the playouts.
    for (const Evaluation& evaluation : evaluate(position, Limits{.nodes = 1, .playouts = 6000})) {
      CHECK(evaluation.outcome.has_value() != evaluation.estimate.has_value());
      if (!evaluation.outcome || evaluation.outcome->plies) continue;
      ++proven;
      const Choice exact = solve(after(position, evaluation.move), Limits{.nodes = 300'000});
      if (exact.outcome) CHECK(one_ply_earlier(*exact.outcome).result == evaluation.outcome->result);
    }
  }
  CHECK(proven > 50);
}

TEST_CASE("an analysis stays within its limits, however small its slices are", "[analysis]") {
  constexpr Limits limits{.nodes = 5'000, .playouts = 1500};  // a hundred for each of fifteen moves
  constexpr std::uint64_t all = limits.nodes + limits.playouts * nodes_a_playout;
  for (const std::uint64_t budget : {1U, 3U, 7U, 1000U}) {
    Analysis analysis{Ultimate{}, limits};
    std::uint64_t given = budget;
    double before = 0;
    for (; !analysis.run(budget); given += budget) {
      CHECK((before <= analysis.progress() && analysis.progress() <= 1));
      before = analysis.progress();
    }
    // Some moves stay unknown, so the analysis uses all that it is given.
    CHECK((all <= given && given < all + budget));
  }
}
