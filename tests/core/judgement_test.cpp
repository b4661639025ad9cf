#include "noughts/match/judgement.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "noughts/search/evaluation.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

Evaluation certain(Result result, std::optional<int> plies = std::nullopt) {
  return {.outcome = Outcome{.result = result, .plies = plies}};
}

Evaluation estimated(double points, double error) { return {.estimate = Estimate{.points = points, .error = error}}; }

}  // namespace

TEST_CASE("between certain outcomes a move keeps the result, loses it, or wins later", "[judgement]") {
  CHECK(judge(certain(Result::win, 3), certain(Result::win, 3)) == Judgement::kept);
  CHECK(judge(certain(Result::win, 3), certain(Result::win, 5)) == Judgement::slower_win);
  CHECK(judge(certain(Result::win, 3), certain(Result::win)) == Judgement::kept);
  CHECK(judge(certain(Result::win, 3), certain(Result::draw)) == Judgement::win_to_draw);
  CHECK(judge(certain(Result::win, 3), certain(Result::loss, 2)) == Judgement::win_to_loss);
  CHECK(judge(certain(Result::draw), certain(Result::draw)) == Judgement::kept);
  CHECK(judge(certain(Result::draw), certain(Result::loss, 4)) == Judgement::draw_to_loss);
  // A move cannot make a lost position worse.
  CHECK(judge(certain(Result::loss, 6), certain(Result::loss, 2)) == Judgement::kept);
}

TEST_CASE("an estimated loss counts from 0.05, 0.1 and 0.2 points", "[judgement]") {
  CHECK(judge(estimated(0.75, 0), estimated(0.72, 0)) == Judgement::kept);
  CHECK(judge(estimated(0.75, 0), estimated(0.69, 0)) == Judgement::inaccuracy);
  CHECK(judge(estimated(0.75, 0), estimated(0.64, 0)) == Judgement::mistake);
  CHECK(judge(estimated(0.75, 0), estimated(0.54, 0)) == Judgement::blunder);
  // A certain outcome counts as points if the other one is an estimate.
  CHECK(judge(estimated(0.75, 0.01), certain(Result::draw)) == Judgement::blunder);
  CHECK(judge(certain(Result::win, 5), estimated(0.87, 0.01)) == Judgement::mistake);
}

TEST_CASE("a loss within two standard errors is not judged", "[judgement]") {
  // √(0.03² + 0.04²) = 0.05, twice that 0.1.
  CHECK(judge(estimated(0.75, 0.03), estimated(0.61, 0.04)) == Judgement::unknown);
  CHECK(judge(estimated(0.75, 0.03), estimated(0.59, 0.04)) == Judgement::inaccuracy);
  CHECK(judge(estimated(0.75, 0.03), estimated(0.54, 0.04)) == Judgement::mistake);
  CHECK(judge(estimated(0.75, 0.03), estimated(0.44, 0.04)) == Judgement::blunder);
  CHECK(judge(estimated(0.75, 0.03), estimated(0.74, 0.04)) == Judgement::unknown);
  CHECK(judge(estimated(0.75, 0.4), estimated(0.75, 0.4)) == Judgement::kept);
  CHECK(judge({}, certain(Result::loss, 2)) == Judgement::unknown);
  CHECK(judge(estimated(0.75, 0), {}) == Judgement::unknown);
}

TEST_CASE("a position is worth its best move, for certain if no other move can be better", "[judgement]") {
  const auto best = [](const std::vector<Evaluation>& moves) { return best_of(std::span{moves}); };
  CHECK(best({certain(Result::loss, 2), certain(Result::draw), certain(Result::loss, 4)}) == certain(Result::draw));
  CHECK(best({certain(Result::win, 5), {}, certain(Result::win, 3)}) == certain(Result::win, 3));
  CHECK(best({certain(Result::loss, 2), certain(Result::loss, 4)}) == certain(Result::loss, 4));
  CHECK(best({certain(Result::draw), estimated(0.4, 0.1)}) == estimated(0.5, 0));
  CHECK(best({certain(Result::draw), estimated(0.6, 0.1)}) == estimated(0.6, 0.1));
  CHECK(best({certain(Result::draw), {}}) == Evaluation{});
}

TEST_CASE("the best of some evaluations names the move that is worth most", "[judgement]") {
  std::vector<Evaluation> moves{{.move = Square{3}}, {.move = Square{5}}, {.move = Square{8}}};
  const auto best = [&] { return best_of(std::span<const Evaluation>{moves}).move; };
  CHECK(best() == Square{3});
  moves[1].outcome = certain(Result::win, 3).outcome;
  CHECK(best() == Square{5});
  moves[0].outcome = certain(Result::loss, 2).outcome;
  moves[1].outcome = certain(Result::draw).outcome;
  moves[2].estimate = Estimate{.points = 0.6};
  CHECK(best() == Square{8});
  moves[2].estimate = Estimate{.points = 0.4};
  CHECK(best() == Square{5});
}

TEST_CASE("the standard error counts one win and one loss more than the playouts", "[judgement]") {
  const Estimate estimate = detail::estimate_of(0.7, 100);
  CHECK(estimate.points == 0.7);
  // 71 of 102 games are won, so it is √(71/102 · 31/102 / 102).
  CHECK((0.0455 < estimate.error && estimate.error < 0.0456));
  CHECK(detail::estimate_of(1, 1).points == 1);
  CHECK(detail::estimate_of(1, 1).error > 0.2);
}

TEST_CASE("every judgement has its own code", "[judgement]") {
  std::set<std::string_view> codes;
  for (const Judgement judgement : judgements) codes.insert(code(judgement));
  CHECK(codes.size() == 9);
  CHECK(code(Judgement::win_to_draw) == "win-to-draw");
}
