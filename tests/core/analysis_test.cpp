#include "noughts/search/analysis.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <random>
#include <vector>

#include "catalogue_games.hpp"
#include "compiled_searches.hpp"
#include "laws.hpp"
#include "minimax.hpp"
#include "nim.hpp"
#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/search/solve.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "small_games.hpp"

using namespace noughts;

TEST_CASE("an analysis knows or estimates every legal move, never both", "[analysis]") {
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    INFO(id);
    const auto evaluations = evaluate(start, Limits{.nodes = 500, .playouts = 8200});
    // Nobody knows how far a game's own values may be off.
    const bool has_values = id.starts_with("gomoku") || id == "line-9x8-4" || id == "line-19x4-10";
    const double most_error = has_values ? 0.4 : 0.05;
    Line moves;
    for (const Evaluation& evaluation : evaluations) {
      moves.push_back(evaluation.move);
      CHECK(evaluation.outcome.has_value() != evaluation.estimate.has_value());
      if (evaluation.estimate) CHECK((0 <= *evaluation.estimate && *evaluation.estimate <= 1));
      CHECK(evaluation.error.has_value() == evaluation.estimate.has_value());
      if (evaluation.error) CHECK((0 < *evaluation.error && *evaluation.error <= most_error));
    }
    Line legal = line_of(start.legal_moves());
    std::ranges::sort(legal);
    CHECK(moves == legal);
  }
}

TEST_CASE("without random games nothing is estimated", "[analysis]") {
  for (const auto& evaluations : {evaluate(ConnectFour{}, Limits{.nodes = 500}), evaluate(Gomoku{}, {.nodes = 500})}) {
    for (const Evaluation& evaluation : evaluations) {
      CHECK_FALSE(evaluation.outcome);
      CHECK_FALSE(evaluation.estimate);
    }
  }
}

TEST_CASE("an analysis in slices comes to the same end as at once, and says how far it is", "[analysis]") {
  std::mt19937 random{20261121};
  for (const int moves : {0, 12, 20}) {
    const ConnectFour position = random_position(ConnectFour{}, moves, random);
    const Limits limits{.nodes = 20'000, .playouts = 1000};
    Analysis analysis{position, limits};
    Analysis<Square> begun = analyse(position, limits);
    Analysis<Square> same = analyse(Ultimate{}, limits);
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

TEST_CASE("what some moves leave of their share falls to those that come later", "[analysis]") {
  // Three in the lowest row: whoever does not mark the fourth square, the last of all by index, loses at once, and that
  // takes no search to see.
  FreeLineGame position{FreeLineRules{{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}}};
  for (const int index : {12, 5, 13, 3, 14}) position = apply(position, Square{index}).value();
  const FreeLineGame forced = apply(position, Square{15}).value();
  const Choice choice = solve(forced);
  REQUIRE(choice.nodes > 100);
  for (const Evaluation& evaluation : evaluate(position, Limits{.nodes = choice.nodes + 1})) {
    const Outcome lost{.result = Outcome::Result::loss, .plies = 2};
    CHECK(evaluation.outcome == (evaluation.move == Square{15} ? one_ply_earlier(*choice.outcome) : lost));
  }
}

TEST_CASE("an estimate is near what random games come to", "[analysis]") {
  // Whoever has a move that wins at once is not sure of it at random, but a search of random games is.
  ConnectFour position;
  for (const int index : {35, 36, 28, 29, 21, 22}) position = apply(position, Square{index}).value();
  const auto evaluations = evaluate(position, Limits{.nodes = 1, .playouts = 1000});
  const auto winning = std::ranges::find(evaluations, Square{14}, &Evaluation::move);
  CHECK(winning->outcome == Outcome{.result = Outcome::Result::win, .plies = 1});

  // In the middle a first disc is worth more than at the edge, as everybody knows who has played the game.
  const auto first = evaluate(ConnectFour{}, Limits{.nodes = 1, .playouts = 5000});
  CHECK(first[3].estimate > first[0].estimate);
  CHECK(first[3].estimate > first[6].estimate);
}

TEST_CASE("a move is estimated by a hundred random games at least, or not at all", "[analysis]") {
  const auto estimated = [](std::uint64_t playouts) {
    const auto evaluations = evaluate(Ultimate{}, Limits{.nodes = 0, .playouts = playouts});
    return std::ranges::count_if(evaluations, [](const Evaluation& move) { return move.estimate.has_value(); });
  };
  // Of the 81 squares 15 are different however the board is turned.
  CHECK(estimated(1499) == 0);
  CHECK(estimated(1500) == 81);
}

TEST_CASE("an estimate is the more certain the more random games there are", "[analysis]") {
  const auto error = [](std::uint64_t playouts) {
    return *evaluate(ConnectFour{}, Limits{.nodes = 0, .playouts = playouts})[3].error;
  };
  // By a root: four moves of seven are different.
  CHECK(std::abs(error(4 * 100) - 0.049) < 0.002);
  CHECK(std::abs(error(4 * 10'000) - 0.005) < 0.0005);
}

TEST_CASE("moves that a turned or mirrored board makes the same are worth the same", "[analysis]") {
  std::mt19937 random{20261123};
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    if (!laws::has_mirror(start)) continue;
    // The empty board, and what comes of it by moves in the middle column.
    CataloguePosition symmetric = start;
    for (int moves = 0; moves < 3 && !symmetric.status().is_over(); ++moves) {
      const auto evaluations = evaluate(symmetric, Limits{.nodes = 50, .playouts = 8200});
      for (const Evaluation& evaluation : evaluations) {
        const Square mirrored = laws::mirrored(start, evaluation.move);
        const auto image = std::ranges::find(evaluations, mirrored, &Evaluation::move);
        INFO(id << ": " << picture(symmetric) << " " << evaluation.move.index());
        REQUIRE(image != evaluations.end());
        CHECK(image->estimate == evaluation.estimate);
        CHECK(image->error == evaluation.error);
        CHECK(image->outcome == evaluation.outcome);
      }
      Line middle;
      for (const Square move : symmetric.legal_moves()) {
        if (laws::mirrored(start, move) == move) middle.push_back(move);
      }
      if (middle.empty()) break;
      symmetric.play_unchecked(middle[random() % middle.size()]);
    }
  }
}

TEST_CASE("near the end of a game a mirrored position has the mirrored outcomes", "[analysis]") {
  std::mt19937 random{20260102};
  constexpr int near_the_end = 6;  // free squares
  int compared = 0;
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    if (!laws::has_mirror(start) || start.size().squares() > 100) continue;
    for (int game = 0; game < 200 / start.size().squares() + 1; ++game) {
      CataloguePosition position = start;
      CataloguePosition mirror = start;
      while (!position.status().is_over()) {
        const auto is_free = [&](Square square) { return !position.owner(square); };
        const auto free = std::ranges::count_if(position.size().every_square(), is_free);
        const auto there = free > near_the_end ? std::vector<Evaluation>{} : evaluate(mirror);
        for (const Evaluation& evaluation : free > near_the_end ? there : evaluate(position)) {
          INFO(id << ": " << picture(position) << " " << evaluation.move.index());
          const auto image = std::ranges::find(there, laws::mirrored(start, evaluation.move), &Evaluation::move);
          REQUIRE(image != there.end());
          REQUIRE(evaluation.outcome);
          CHECK(image->outcome == evaluation.outcome);
          ++compared;
        }
        const Square move = random_move(position, random);
        position.play_unchecked(move);
        mirror.play_unchecked(laws::mirrored(start, move));
      }
    }
  }
  CHECK(compared > 1000);
}

TEST_CASE("a finished game has nothing to analyse", "[analysis]") {
  TicTacToe position;
  for (const int index : {0, 3, 1, 4, 2}) position = apply(position, Square{index}).value();
  Analysis analysis{position, Limits{}};
  CHECK(analysis.run(1));
  CHECK(analysis.progress() == 1);
  CHECK(analysis.result().empty());
}

TEST_CASE("an analysis of games whose moves are no squares agrees with minimax", "[analysis]") {
  Minimax<Nim> minimax;
  for (const BasicEvaluation<Nim::Move>& evaluation : evaluate(Nim{}))
    CHECK(evaluation.outcome == minimax.judge(Nim{}, evaluation.move));
  Minimax<TwentyOne> same;
  for (const BasicEvaluation<int>& evaluation : evaluate(TwentyOne{}))
    CHECK(evaluation.outcome == same.judge(TwentyOne{}, evaluation.move));
}

TEST_CASE("what random games have proved is an outcome without plies, and no estimate", "[analysis]") {
  std::mt19937 random{20260123};
  int proven = 0;
  for (int i = 0; i < 100; ++i) {
    const Ultimate position = random_position(Ultimate{}, 50 + i % 10, random);
    INFO(picture(position) << ", " << letter(position.turn()) << " to move");
    // So few nodes solve nothing that random games would not have to prove.
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

TEST_CASE("an analysis does no more than it is given, and a little at a time adds up", "[analysis]") {
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
    // Whatever is not known after all that is given has taken all of it.
    CHECK((all <= given && given < all + budget));
  }
}
