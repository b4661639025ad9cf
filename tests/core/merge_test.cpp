#include "noughts/search/merge.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/evaluators/line_evaluator.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/thinking.hpp"
#include "noughts/search/tree_search.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

using enum Outcome::Result;

/// Statistics of the move with this index.
MoveStatistics move(int index, std::uint32_t visits, double mean, std::optional<Outcome::Result> proven = {}) {
  return {.move = Square{index}, .visits = visits, .mean = mean, .proven = proven};
}

using Moves = std::vector<MoveStatistics>;

/// The visits and proven result of a move. Tests compare these, because among moves with equal
/// visits any may be chosen.
std::pair<std::uint32_t, std::optional<Outcome::Result>> told_of(const Moves& moves, std::optional<BoardMove> wanted) {
  const auto found = std::ranges::find(moves, wanted.value(), &MoveStatistics::move);
  return {found->visits, found->proven};
}

}  // namespace

TEST_CASE("merging adds visits, and weighs means by their visits", "[merge]") {
  const Moves merged = merge(Moves{move(0, 30, 0.5), move(1, 0, 0.5)}, Moves{move(0, 10, 0.9), move(1, 8, 0.25)});
  REQUIRE(merged.size() == 2);
  CHECK((merged[0].visits == 40 && merged[0].mean > 0.599 && merged[0].mean < 0.601));
  CHECK((merged[1].visits == 8 && merged[1].mean == 0.25));
  CHECK_FALSE((merged[0].proven || merged[1].proven));
}

TEST_CASE("a result that one search has proven stays proven in a merge with estimates", "[merge]") {
  for (const auto& [result, mean] : {std::pair{win, 1.0}, std::pair{draw, 0.5}, std::pair{loss, 0.0}}) {
    const Moves proven{move(4, 3, mean, result)};
    const Moves estimated{move(4, 1000, 0.7)};
    for (const Moves& merged : {merge(proven, estimated), merge(estimated, proven), merge(proven, proven)}) {
      CHECK(merged[0].proven == result);
      CHECK(merged[0].mean == mean);
    }
    CHECK(merge(proven, estimated)[0].visits == 1003);
  }
}

TEST_CASE("the best merged move is a proven win, else the move with the most visits", "[merge]") {
  CHECK(best_move(Moves{}) == std::nullopt);
  CHECK(best_move(Moves{move(0, 10, 0.9), move(1, 20, 0.6)}) == Square{1});
  CHECK(best_move(Moves{move(0, 900, 0.99), move(1, 2, 1, win)}) == Square{1});
  CHECK(best_move(Moves{move(0, 10, 0.4), move(1, 900, 0, loss)}) == Square{0});
  CHECK(best_move(Moves{move(0, 10, 0.4), move(1, 2, 0.5, draw)}) == Square{1});
  CHECK(best_move(Moves{move(0, 10, 0.6), move(1, 99, 0.5, draw)}) == Square{0});
  CHECK(best_move(Moves{move(0, 10, 0, loss), move(1, 99, 0, loss)}) == Square{1});
}

TEST_CASE("merged statistics give the same best move in any order, and of one search its own", "[merge]") {
  std::mt19937 random{7};
  for (int i = 0; i < 60; ++i) {
    const auto position = random_position(Ultimate{}, 2 * i % 50, random);
    if (position.status().is_over()) continue;
    std::vector<Moves> told;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      TreeSearch search{position, seed};
      search.run(200);
      told.push_back(search.statistics());
      CHECK(told_of(told.back(), best_move(told.back())) == told_of(told.back(), search.best_move()));
    }
    const Moves forwards = merge(merge(told[0], told[1]), told[2]);
    const Moves backwards = merge(merge(told[2], told[1]), told[0]);
    REQUIRE(forwards.size() == backwards.size());
    for (std::size_t at = 0; at < forwards.size(); ++at) {
      CHECK(forwards[at].visits == backwards[at].visits);
      CHECK(forwards[at].proven == backwards[at].proven);
    }
    CHECK(best_move(forwards) == best_move(backwards));
  }
}

TEST_CASE("of moves that searches divided, the best has a high mean of many visits, unless one is proven", "[merge]") {
  CHECK(best_of_shares(Moves{}) == std::nullopt);
  CHECK(best_of_shares(Moves{move(0, 1000, 0.6), move(1, 3000, 0.55)}) == Square{0});
  CHECK(best_of_shares(Moves{move(0, 1000, 0.6), move(1, 3, 0.65)}) == Square{0});
  CHECK(best_of_shares(Moves{move(0, 1000, 0.6), move(1, 3, 1, win)}) == Square{1});
  CHECK(best_of_shares(Moves{move(0, 1000, 0.4), move(1, 3, 0.5, draw)}) == Square{1});
  CHECK(best_of_shares(Moves{move(0, 1000, 0.6), move(1, 3, 0.5, draw)}) == Square{0});
  CHECK(best_of_shares(Moves{move(0, 0, 0.5), move(1, 3, 0.2)}) == Square{1});
  CHECK(best_of_shares(Moves{move(0, 10, 0, loss), move(1, 99, 0, loss)}) == Square{1});
}

TEST_CASE("of moves as good as the best, each is picked with the same probability", "[merge]") {
  const auto picked = [](const Square best, const Moves& moves) {
    std::map<int, int> counts;
    Random random{1, 2};
    for (int i = 0; i < 300; ++i) ++counts[pick_as_good(BoardMove{best}, moves, random).square().index()];
    return counts;
  };
  // Two moves are alike, one is a whole percent worse, and one has a proof.
  auto counts = picked(Square{1}, {move(0, 1000, 0.6), move(1, 1000, 0.6), move(2, 1000, 0.59), move(3, 9, 0.5, draw)});
  CHECK(counts.size() == 2);
  CHECK((counts[0] > 100 && counts[1] > 100));
  // A move of few visits is uncertain, even if it fared as well.
  CHECK(picked(Square{0}, {move(0, 1000, 0.6), move(1, 20, 0.6)}).size() == 1);
  // What is proven is not exchanged for anything.
  CHECK(picked(Square{0}, {move(0, 10, 1, win), move(1, 1000, 0.999)}).size() == 1);
}

TEST_CASE("searches have divided the moves if no two of them tried the same", "[merge]") {
  const Moves first{move(0, 30, 0.5), move(1, 0, 0.5)};
  const Moves second{move(0, 0, 0.5), move(1, 10, 0.5)};
  CHECK(are_shares(first, second));
  CHECK_FALSE(are_shares(merge(first, second), first));
}

TEST_CASE("where positions are valued, searches of one position divide its moves", "[merge]") {
  Gomoku position;
  for (const int index : {112, 96, 113, 127}) position.play_unchecked(Square{index});
  TreeSearch common{position, 1};
  common.run(TreeSearch<Gomoku>::playouts_in_common);
  const auto favourite = common.best_move();
  constexpr std::size_t count = 3;
  std::vector<Moves> found;
  for (std::size_t place = 0; place < count; ++place) {
    TreeSearch search{position, place};
    search.share(place, count);
    search.run(TreeSearch<Gomoku>::playouts_in_common + 300);
    found.push_back(search.statistics());
    CHECK(std::ranges::any_of(found.back(), [](const auto& move) { return move.visits > 0; }));
    CHECK((told_of(found.back(), favourite).first > 0) == (place == 0));
  }
  CHECK((are_shares(found[0], found[1]) && are_shares(merge(found[0], found[1]), found[2])));
  const auto tried = std::ranges::count_if(found[0], [](const auto& move) { return move.visits > 0; });
  CHECK(tried == 1);
}

TEST_CASE("without values searches do not divide the moves: their seeds differ", "[merge]") {
  TreeSearch search{Ultimate{}, 7};
  TreeSearch sharing{Ultimate{}, 7};
  sharing.share(1, 2);
  for (auto* one : {&search, &sharing}) one->run(TreeSearch<Ultimate>::playouts_in_common + 200);
  CHECK(search.statistics() == sharing.statistics());
}

TEST_CASE("a share of the moves holds for one move only", "[merge]") {
  const Skill skill{.playouts = TreeSearch<Gomoku>::playouts_in_common + 100, .nodes = 0};
  const auto tried = [](const Thinking<BoardMove>& thinking) {
    return std::ranges::count_if(thinking.statistics(), [](const auto& move) { return move.visits > 0; });
  };
  Gomoku position;
  position.play_unchecked(Square{112});
  Thinking thinking{position, skill, 1};
  thinking.share(0, 2);
  while (!thinking.run(10'000)) continue;
  CHECK(tried(thinking) == 1);
  thinking.go_on(position, 2);
  while (!thinking.run(10'000)) continue;
  CHECK(tried(thinking) > 1);
}

TEST_CASE("thinking reports its playouts, and their statistics for every move", "[merge]") {
  Thinking thinking{Ultimate{}, Skill{.playouts = 500, .nodes = 0}, 1};
  CHECK(thinking.playouts() == 0);
  thinking.run(100 * nodes_a_playout);
  CHECK(thinking.playouts() == 100);
  CHECK(thinking.statistics().size() == 81);
  while (!thinking.run(1000)) continue;
  CHECK(thinking.playouts() == 500);
  std::uint32_t visits = 0;
  for (const MoveStatistics& move : thinking.statistics()) visits += move.visits;
  CHECK(visits == 500);
  const Moves told = thinking.statistics();
  CHECK(told_of(told, best_move(told)) == told_of(told, thinking.result()));
  thinking.go_on(Ultimate{}, 2);
  CHECK(thinking.playouts() == 0);
}

TEST_CASE("thinking that solves a game reports no playouts", "[merge]") {
  ConnectFour position;
  for (const int index : {38, 35, 31, 28, 24}) position.play_unchecked(Square{index});
  Thinking thinking{position, Skill{.playouts = 500, .nodes = 1'000'000}, 1};
  while (!thinking.run(1000)) CHECK(thinking.playouts() == 0);
  CHECK(thinking.result() == Square{17});  // the only block
  CHECK((thinking.playouts() == 0 && thinking.statistics().empty()));
}

TEST_CASE("endless playouts do not lengthen the attempt to solve a large game", "[merge]") {
  Thinking thinking{Ultimate{}, Skill{.playouts = UINT64_MAX / 2}, 1};
  constexpr std::uint64_t usual = Skill{}.playouts * nodes_a_playout;
  thinking.run(usual);
  CHECK(thinking.playouts() == 0);
  thinking.run(100 * nodes_a_playout);
  CHECK(thinking.playouts() == 100);
  CHECK(thinking.progress() < 0.001);
}
