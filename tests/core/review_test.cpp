#include "noughts/match/review.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

#include "compiled_sessions.hpp"
#include "minimax.hpp"
#include "nim.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/notation.hpp"
#include "random_play.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// Enough for every review here.
constexpr Limits no_limit{.nodes = UINT64_MAX};

/// A match from a position, with random moves to its end.
template <Game G>
Match<G> random_match(const G& start, std::mt19937& random) {
  Match<G> match{start};
  while (!match.status().is_over()) REQUIRE(match.play(random_move(match.position(), random)));
  return match;
}

/// The judgement of a move from the best outcome and the outcome of the move.
Judgement judgement_by_minimax(const Outcome& best, const Outcome& made) {
  switch (3 * (static_cast<int>(best.result) + 1) + static_cast<int>(made.result) + 1) {
    case 8: return *made.plies > *best.plies ? Judgement::slower_win : Judgement::kept;
    case 7: return Judgement::win_to_draw;
    case 6: return Judgement::win_to_loss;
    case 3: return Judgement::draw_to_loss;
    default: return Judgement::kept;
  }
}

/// Reviews a match, and compares every field with minimax.
template <Game G>
void compare_with_minimax(const Match<G>& match, Minimax<G>& minimax) {
  const auto review = noughts::review(match, no_limit);
  REQUIRE(review.moves.size() == match.moves().size());
  G position = match.start();
  const auto worth_for_x = [&] {
    const int worth = static_cast<int>(minimax.judge(position).result);
    return position.turn() == Player::x ? worth : -worth;
  };
  std::vector<int> worth{worth_for_x()};
  for (const auto& reviewed : review.moves) {
    const Outcome best = minimax.judge(position);
    const auto& played = match.moves()[worth.size() - 1];
    const Outcome made = minimax.judge(position, played);
    CHECK(reviewed.player == position.turn());
    CHECK(reviewed.made == BasicEvaluation<typename G::Move>{.move = played, .outcome = made});
    CHECK(reviewed.best.outcome == best);
    CHECK(minimax.judge(position, reviewed.best.move) == best);
    CHECK(reviewed.judgement == judgement_by_minimax(best, made));
    CHECK(reviewed.kept_by_is_complete);
    for (const auto& move : position.legal_moves()) {
      const bool keeps = minimax.judge(position, move).result == best.result;
      CHECK(std::ranges::count(reviewed.kept_by, move) == (keeps ? 1 : 0));
    }
    position.play_unchecked(played);
    worth.push_back(worth_for_x());
  }
  std::optional<std::size_t> decisive;
  for (std::size_t ply = 0; ply + 1 < worth.size(); ++ply) {
    if (worth[ply] != worth.back()) decisive = ply;
  }
  CHECK(review.decisive == decisive);
}

CatalogueMatch match_of(std::string_view text) { return parse_match(text).value(); }

}  // namespace

TEST_CASE("a review of tic-tac-toe agrees with minimax in every field", "[review]") {
  std::mt19937 random{20261122};
  Minimax<TicTacToe> minimax;
  for (int game = 0; game < 200; ++game) compare_with_minimax(random_match(TicTacToe{}, random), minimax);
  Minimax<MisereTicTacToe> misere;
  for (int game = 0; game < 100; ++game) compare_with_minimax(random_match(MisereTicTacToe{}, random), misere);
}

TEST_CASE("a review of larger boards from the middle of a game agrees with minimax", "[review]") {
  std::mt19937 random{20261123};
  for (int game = 0; game < 20; ++game) {
    Minimax<FourInARow4x4> minimax;
    compare_with_minimax(random_match(random_position(FourInARow4x4{}, 8, random), random), minimax);
    Minimax<ConnectFour> connect_four;
    compare_with_minimax(random_match(random_position(ConnectFour{}, 30, random), random), connect_four);
  }
  const FreeLineGame falling{FreeLineRules{{.size = {.columns = 4, .rows = 3}, .in_a_row = 3, .gravity = true}}};
  Minimax<FreeLineGame> minimax;
  for (int game = 0; game < 40; ++game) compare_with_minimax(random_match(falling, random), minimax);
}

TEST_CASE("a review of games from outside the library agrees with minimax", "[review]") {
  std::mt19937 random{20261124};
  Minimax<Nim> nim;
  Minimax<TwentyOne> twenty_one;
  Minimax<Hexapawn> hexapawn;
  Minimax<PlainTicTacToe> plain;
  for (int game = 0; game < 30; ++game) {
    compare_with_minimax(random_match(Nim{}, random), nim);
    compare_with_minimax(random_match(TwentyOne{}, random), twenty_one);
    compare_with_minimax(random_match(Hexapawn{}, random), hexapawn);
    compare_with_minimax(random_match(PlainTicTacToe{}, random), plain);
  }
}

TEST_CASE("the decisive move is the last one that changed the result to the final one", "[review]") {
  // After a3 only the centre keeps the draw.
  const Review lost = review(match_of("tic-tac-toe.X.a3.a2.b2.c1.b3.b1.c3"));
  REQUIRE(lost.decisive == 1U);
  CHECK(lost.moves[1].judgement == Judgement::draw_to_loss);
  CHECK(lost.moves[1].kept_by == std::vector<BoardMove>{Square{4}});
  CHECK(lost.moves[1].kept_by_is_complete);
  // Both players made only good moves.
  CHECK_FALSE(review(match_of("tic-tac-toe.X.a3.b2.c1.b3.b1.a1.c3.c2.a2")).decisive);
}

TEST_CASE("in a tie the decisive move is the last one that gave away a win", "[review]") {
  // After b3 the other corner, a1, would win. From c1 on each player has only one move that does
  // not lose at once.
  const Review tie = review(match_of("tic-tac-toe.X.a3.b3.c1.b2.b1.a1.c3.c2.a2"));
  REQUIRE(tie.decisive == 2U);
  CHECK(tie.moves[1].judgement == Judgement::draw_to_loss);
  CHECK(tie.moves[2].judgement == Judgement::win_to_draw);
  CHECK(std::ranges::count(tie.moves[2].kept_by, Square{6}) == 1);
}

TEST_CASE("a resignation has a decisive move only if the position was lost", "[review]") {
  CHECK_FALSE(review(match_of("tic-tac-toe.X.b2.a3.resign")).decisive);
  CHECK_FALSE(review(match_of("tic-tac-toe.X.resign")).decisive);
  CHECK(review(match_of("tic-tac-toe.X.a3.a2.b2.resign")).decisive == 1U);
  // X resigns in a won position. The resignation decided the game, not a move.
  CHECK_FALSE(review(match_of("tic-tac-toe.X.a3.a2.resign")).decisive);
}

TEST_CASE("without certain outcomes the loser's last mistake to below a half is decisive", "[review]") {
  std::mt19937 random{20261125};
  int decided = 0;
  for (int game = 0; game < 12; ++game) {
    const Match<Ultimate> match = random_match(Ultimate{}, random);
    const Review found = review(match, Limits{.nodes = 500, .playouts = 400});
    const auto winner = match.status().winner();
    std::optional<std::size_t> turning;
    for (std::size_t ply = 0; ply < found.moves.size(); ++ply) {
      const ReviewedMove& reviewed = found.moves[ply];
      if (!winner || reviewed.player == *winner) continue;
      const auto& [move, outcome, estimate] = reviewed.best;
      const bool had_half = outcome ? outcome->result != Outcome::Result::loss : estimate && estimate->points >= 0.5;
      const bool is_mistake = reviewed.judgement == Judgement::mistake || reviewed.judgement == Judgement::blunder;
      const auto& made = reviewed.made;
      const bool has_less = made.outcome ? made.outcome->result == Outcome::Result::loss : made.estimate->points < 0.5;
      if (is_mistake && had_half && has_less) turning = ply;
    }
    const auto is_certain = [](const ReviewedMove& move) { return move.best.outcome && move.made.outcome; };
    if (found.decisive && is_certain(found.moves[*found.decisive])) continue;
    CHECK(found.decisive == turning);
    if (turning) ++decided;
  }
  CHECK(decided > 0);
}

TEST_CASE("a mistake that lost for certain what was only estimated before is decisive", "[review]") {
  const BoardMove good = Square{0};
  const BoardMove bad = Square{1};
  const Outcome win{.result = Outcome::Result::win, .plies = 2};
  const Outcome loss{.result = Outcome::Result::loss, .plies = 2};
  Review found;
  found.moves = {
      {.made = {.move = good, .estimate = Estimate{.points = 0.6}},
       .best = {.move = good, .estimate = Estimate{.points = 0.6}},
       .player = Player::x,
       .judgement = Judgement::kept},
      {.made = {.move = bad, .outcome = loss},
       .best = {.move = good, .estimate = Estimate{.points = 0.7}},
       .player = Player::o,
       .judgement = Judgement::blunder},
      {.made = {.move = good, .outcome = win},
       .best = {.move = good, .outcome = win},
       .player = Player::x,
       .judgement = Judgement::kept},
  };
  CHECK(detail::turning_move(found, Status::won(Player::x)) == 1U);
  // A player who was behind before did not turn the game.
  found.moves[1].best.estimate = Estimate{.points = 0.4};
  CHECK(detail::turning_move(found, Status::won(Player::x)) == std::nullopt);
}

TEST_CASE("a game in progress is reviewed up to its last move, without a decisive move", "[review]") {
  const Review running = review(match_of("tic-tac-toe.X.a3.a2"));
  REQUIRE(running.moves.size() == 2);
  CHECK(running.moves[1].judgement == Judgement::draw_to_loss);
  CHECK_FALSE(running.decisive);
  CHECK(review(match_of("tic-tac-toe.X")) == Review{});
}

TEST_CASE("a review in slices gives the same result as at once, and tells its progress", "[review]") {
  for (const std::string_view text : {"connect-four.X.d1.d2.c1.e1.c2.b1.d3", "ultimate.X.e5.f6.i9.g9.a8.c6",
                                      "four-in-a-row-4x4.X.b2.c3.a1.d4.resign"}) {
    const CatalogueMatch match = match_of(text);
    constexpr Limits limits{.nodes = 700, .playouts = 150};
    const Review whole = review(match, limits);
    CHECK(whole == review(match, limits));
    for (const std::uint64_t slice : {1U, 37U, 5000U}) {
      Reviewing<BoardMove> reviewing{match, limits};
      CHECK_FALSE(reviewing.is_done());
      double before = 0;
      while (!reviewing.run(slice)) {
        CHECK((before <= reviewing.progress() && reviewing.progress() < 1));
        before = reviewing.progress();
        CHECK_FALSE(reviewing.result().decisive);
        const std::size_t judged = reviewing.judged_from();
        for (std::size_t ply = 0; ply < whole.moves.size(); ++ply) {
          if (ply >= judged) CHECK(reviewing.result().moves[ply] == whole.moves[ply]);
          if (ply < judged) CHECK(reviewing.result().moves[ply].kept_by.empty());
        }
      }
      CHECK(reviewing.judged_from() == 0);
      CHECK(reviewing.progress() == 1);
      CHECK(reviewing.result() == whole);
    }
  }
}

TEST_CASE("a catalogue match is reviewed like a match of the game's type", "[review]") {
  const CatalogueMatch match = match_of("connect-four.X.d1.d2.c1.e1.c2.b1.d3");
  Match<ConnectFour> same;
  for (const BoardMove move : match.moves()) REQUIRE(same.play(move));
  constexpr Limits limits{.nodes = 700, .playouts = 150};
  CHECK(review(match, limits) == review(same, limits));
}

TEST_CASE("moves that cannot be proved have estimates by playouts", "[review]") {
  const CatalogueMatch match = match_of("ultimate.X.e5.f6.i9.g9.a8.c6");
  int estimated = 0;
  for (const ReviewedMove& reviewed : review(match, {.nodes = 500, .playouts = 900}).moves) {
    for (const Evaluation& evaluation : {reviewed.best, reviewed.made}) {
      CHECK(evaluation.outcome.has_value() != evaluation.estimate.has_value());
      if (!evaluation.estimate) continue;
      ++estimated;
      CHECK((0 < evaluation.estimate->error && evaluation.estimate->error < 0.2));
    }
    CHECK_FALSE(reviewed.kept_by.empty());
  }
  CHECK(estimated > 8);
  for (const ReviewedMove& reviewed : review(match, {.nodes = 500, .playouts = 0}).moves)
    CHECK(reviewed.judgement == Judgement::unknown);
}

TEST_CASE("more playouts make a review's estimates more certain", "[review]") {
  // A first disc in the middle is known to be worth more than one at the edge.
  const auto first_move = [](std::string_view text, std::uint64_t playouts) {
    return review(match_of(text), {.nodes = 10, .playouts = playouts}).moves[0];
  };
  const ReviewedMove edge = first_move("connect-four.X.a1", 140'000);
  const ReviewedMove middle = first_move("connect-four.X.d1", 140'000);
  CHECK(edge.made.estimate->points < middle.made.estimate->points);
  CHECK(edge.best == middle.best);
  CHECK(middle.judgement == Judgement::kept);
  CHECK(edge.judgement != Judgement::kept);
  CHECK(edge.judgement != Judgement::unknown);
  const Estimate few = *first_move("connect-four.X.a1", 700).made.estimate;
  CHECK(few.error > 4 * edge.made.estimate->error);
}

TEST_CASE("a review solves positions in the middle of a game", "[review]") {
  // After ten plies, a move that threw the game away, and two that changed nothing.
  ConnectFour start;
  for (const std::string_view name : {"d1", "d2", "d3", "d4", "d5", "f1", "d6", "f2", "a1", "f3"})
    start.play_unchecked(*find_move(start, name));
  Match<ConnectFour> match{start};
  for (const std::string_view name : {"a2", "f4"}) REQUIRE(match.play(*find_move(match.position(), name)));

  const Review short_review = review(match, {.nodes = Reviewing<BoardMove>::nodes_out_of_reach, .playouts = 100});
  CHECK_FALSE(short_review.moves[0].best.outcome);
  const Review whole = review(match);
  const auto solved = solve(start, {.nodes = 10'000'000});
  REQUIRE(solved.outcome);
  CHECK(whole.moves[0].best.outcome == solved.outcome);
  CHECK(whole.moves[0].judgement == Judgement::kept);
  CHECK(whole.moves[0].made.outcome->plies == 2);
}

TEST_CASE("once a position could not be solved, the earlier ones get few nodes", "[review]") {
  const CatalogueMatch match = match_of("ultimate.X.e5.f6.i9.g9.a8.c6");
  constexpr std::uint64_t few = Reviewing<BoardMove>::nodes_out_of_reach;
  Reviewing<BoardMove> reviewing{match, {.nodes = 4 * few, .playouts = 0}};
  std::uint64_t nodes = 0;
  while (!reviewing.run(1'000)) nodes += 1'000;
  CHECK(nodes <= 4 * few + (match.moves().size() - 1) * few);
  CHECK(nodes > 4 * few);
}
