#include "noughts/match/judgement.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "noughts/match/assessing.hpp"
#include "noughts/match/assessment.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

Assessment certain(Result result, std::optional<int> plies = std::nullopt) {
  return {.outcome = Outcome{.result = result, .plies = plies}};
}

Assessment estimated(double points, double error) { return {.estimate = Estimate{.points = points, .error = error}}; }

}  // namespace

TEST_CASE("a certain result is kept, thrown away, or a win comes later", "[judgement]") {
  CHECK(judge(certain(Result::win, 3), certain(Result::win, 3)) == Judgement::kept);
  CHECK(judge(certain(Result::win, 3), certain(Result::win, 5)) == Judgement::slower_win);
  CHECK(judge(certain(Result::win, 3), certain(Result::win)) == Judgement::kept);
  CHECK(judge(certain(Result::win, 3), certain(Result::draw)) == Judgement::win_to_draw);
  CHECK(judge(certain(Result::win, 3), certain(Result::loss, 2)) == Judgement::win_to_loss);
  CHECK(judge(certain(Result::draw), certain(Result::draw)) == Judgement::kept);
  CHECK(judge(certain(Result::draw), certain(Result::loss, 4)) == Judgement::draw_to_loss);
  // Who is lost anyway cannot make it worse.
  CHECK(judge(certain(Result::loss, 6), certain(Result::loss, 2)) == Judgement::kept);
}

TEST_CASE("an estimated loss counts from 0.05, 0.1 and 0.2 points on", "[judgement]") {
  CHECK(judge(estimated(0.75, 0), estimated(0.72, 0)) == Judgement::kept);
  CHECK(judge(estimated(0.75, 0), estimated(0.69, 0)) == Judgement::inaccuracy);
  CHECK(judge(estimated(0.75, 0), estimated(0.64, 0)) == Judgement::mistake);
  CHECK(judge(estimated(0.75, 0), estimated(0.54, 0)) == Judgement::blunder);
  // What is certain of one of the two is as many points.
  CHECK(judge(estimated(0.75, 0.01), certain(Result::draw)) == Judgement::blunder);
  CHECK(judge(certain(Result::win, 5), estimated(0.87, 0.01)) == Judgement::mistake);
}

TEST_CASE("what two standard errors could make of nothing is not judged", "[judgement]") {
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

TEST_CASE("a position is worth its best move, for certain where nothing better can turn up", "[judgement]") {
  const auto best = [](const std::vector<Assessment>& moves) { return best_of(moves); };
  CHECK(best({certain(Result::loss, 2), certain(Result::draw), certain(Result::loss, 4)}) == certain(Result::draw));
  CHECK(best({certain(Result::win, 5), {}, certain(Result::win, 3)}) == certain(Result::win, 3));
  CHECK(best({certain(Result::loss, 2), certain(Result::loss, 4)}) == certain(Result::loss, 4));
  CHECK(best({certain(Result::draw), estimated(0.4, 0.1)}) == estimated(0.5, 0));
  CHECK(best({certain(Result::draw), estimated(0.6, 0.1)}) == estimated(0.6, 0.1));
  CHECK(best({certain(Result::draw), {}}) == Assessment{});
}

TEST_CASE("the standard error is that of the games, with a win and a loss more", "[judgement]") {
  detail::Tally tally;
  for (int game = 0; game < 100; ++game) tally.count(game < 60 ? 2 : game < 80 ? 1 : 0);
  const Estimate estimate = tally.estimate();
  CHECK(estimate.points == 0.7);
  // Of 102 games 61 are won and 20 drawn: mean 71/102, mean of the squares 66/102; √((66/102 - (71/102)²) / 102).
  CHECK((0.0399 < estimate.error && estimate.error < 0.0401));
  detail::Tally few;
  few.count(2);
  CHECK(few.estimate().points == 1);
  CHECK(few.estimate().error > 0.2);
}

TEST_CASE("every judgement has a code of its own", "[judgement]") {
  std::set<std::string_view> codes;
  for (const Judgement judgement : judgements) codes.insert(code(judgement));
  CHECK(codes.size() == 9);
  CHECK(code(Judgement::win_to_draw) == "win-to-draw");
}
