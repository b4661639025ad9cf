#include "noughts/match/review.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

#include "compiled_searches.hpp"
#include "minimax.hpp"
#include "nim.hpp"
#include "noughts/catalogue/catalogue_review.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/text/notation.hpp"
#include "random_play.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// Enough for everything that is asked here.
constexpr Limits no_limit{.nodes = UINT64_MAX};

/// A match that begins at a position, after random moves to its end.
template <Game G>
Match<G> random_match(const G& start, std::mt19937& random) {
  Match<G> match{start};
  while (!match.status().is_over()) REQUIRE(match.play(random_move(match.position(), random)));
  return match;
}

/// What the letters of results make of a move: from the best that there was to what was played.
Judgement judgement_by_minimax(const Outcome& best, const Outcome& made) {
  switch (3 * (static_cast<int>(best.result) + 1) + static_cast<int>(made.result) + 1) {
    case 8: return *made.plies > *best.plies ? Judgement::slower_win : Judgement::kept;
    case 7: return Judgement::win_to_draw;
    case 6: return Judgement::win_to_loss;
    case 3: return Judgement::draw_to_loss;
    default: return Judgement::kept;
  }
}

/// Reviews a match, and compares every word with minimax.
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
    const Outcome made = minimax.judge(position, reviewed.move);
    CHECK(reviewed.move == match.moves()[worth.size() - 1]);
    CHECK(reviewed.player == position.turn());
    CHECK(reviewed.before == Assessment{.outcome = best});
    CHECK(reviewed.after == Assessment{.outcome = made});
    CHECK(reviewed.judgement == judgement_by_minimax(best, made));
    CHECK(reviewed.kept_by_is_complete);
    for (const auto& move : position.legal_moves()) {
      const bool keeps = minimax.judge(position, move).result == best.result;
      CHECK(std::ranges::count(reviewed.kept_by, move) == (keeps ? 1 : 0));
    }
    position.play_unchecked(reviewed.move);
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

TEST_CASE("a review of random games of tic-tac-toe agrees with minimax in every word", "[review]") {
  std::mt19937 random{20261122};
  Minimax<TicTacToe> minimax;
  for (int game = 0; game < 200; ++game) compare_with_minimax(random_match(TicTacToe{}, random), minimax);
  Minimax<MisereTicTacToe> misere;
  for (int game = 0; game < 100; ++game) compare_with_minimax(random_match(MisereTicTacToe{}, random), misere);
}

TEST_CASE("so do those of larger boards, from the middle of a game on", "[review]") {
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

TEST_CASE("and those of games of one's own, also without a board", "[review]") {
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

TEST_CASE("the move that decided is the last that made the result what it came to", "[review]") {
  // After a3 only the centre holds the draw.
  const Review lost = review(match_of("tic-tac-toe.X.a3.a2.b2.c1.b3.b1.c3"));
  REQUIRE(lost.decisive == 1U);
  CHECK(lost.moves[1].judgement == Judgement::draw_to_loss);
  CHECK(lost.moves[1].kept_by == Line{Square{4}});
  CHECK(lost.moves[1].kept_by_is_complete);
  // Both played well all along.
  CHECK_FALSE(review(match_of("tic-tac-toe.X.a3.b2.c1.b3.b1.a1.c3.c2.a2")).decisive);
}

TEST_CASE("in a tie it is the last move that gave a win away", "[review]") {
  // After b3 the other corner, a1, would win. After c1 everybody has but one move that does not lose at once.
  const Review tie = review(match_of("tic-tac-toe.X.a3.b3.c1.b2.b1.a1.c3.c2.a2"));
  REQUIRE(tie.decisive == 2U);
  CHECK(tie.moves[1].judgement == Judgement::draw_to_loss);
  CHECK(tie.moves[2].judgement == Judgement::win_to_draw);
  CHECK(std::ranges::count(tie.moves[2].kept_by, Square{6}) == 1);
}

TEST_CASE("where somebody resigns who was not lost, no move decided; where he was, one did", "[review]") {
  CHECK_FALSE(review(match_of("tic-tac-toe.X.b2.a3.resign")).decisive);
  CHECK_FALSE(review(match_of("tic-tac-toe.X.resign")).decisive);
  CHECK(review(match_of("tic-tac-toe.X.a3.a2.b2.resign")).decisive == 1U);
  // Whoever has won gives up: that decided it.
  CHECK_FALSE(review(match_of("tic-tac-toe.X.a3.a2.resign")).decisive);
}

TEST_CASE("where nothing is certain, the last mistake decided by which the loser's chances fell below a half",
          "[review]") {
  std::mt19937 random{20261125};
  int decided = 0;
  for (int game = 0; game < 12; ++game) {
    const Match<Ultimate> match = random_match(Ultimate{}, random);
    const Review found = review(match, Limits{.nodes = 500, .playouts = 400});
    const auto winner = match.status().winner();
    std::optional<std::size_t> turning;
    for (std::size_t ply = 0; ply < found.moves.size(); ++ply) {
      const ReviewedMove& reviewed = found.moves[ply];
      if (!winner || reviewed.player == *winner || !reviewed.after.estimate) continue;
      const auto& [outcome, estimate] = reviewed.before;
      const bool had_half = outcome ? outcome->result != Outcome::Result::loss : estimate && estimate->points >= 0.5;
      const bool is_mistake = reviewed.judgement == Judgement::mistake || reviewed.judgement == Judgement::blunder;
      if (is_mistake && had_half && reviewed.after.estimate->points < 0.5) turning = ply;
    }
    const bool is_certain = found.decisive && found.moves[*found.decisive].after.outcome;
    if (is_certain) continue;
    CHECK(found.decisive == turning);
    if (turning) ++decided;
  }
  CHECK(decided > 0);
}

TEST_CASE("a game that goes on is reviewed as far as it has come, and nothing has decided it", "[review]") {
  const Review running = review(match_of("tic-tac-toe.X.a3.a2"));
  REQUIRE(running.moves.size() == 2);
  CHECK(running.moves[1].judgement == Judgement::draw_to_loss);
  CHECK_FALSE(running.decisive);
  CHECK(review(match_of("tic-tac-toe.X")) == Review{});
}

TEST_CASE("a review comes to the same in slices as at once, and says how far it is", "[review]") {
  for (const std::string_view text : {"connect-four.X.d1.d2.c1.e1.c2.b1.d3", "ultimate.X.e5.f6.i9.g9.a8.c6",
                                      "four-in-a-row-4x4.X.b2.c3.a1.d4.resign"}) {
    const CatalogueMatch match = match_of(text);
    constexpr Limits limits{.nodes = 700, .playouts = 150};
    const Review whole = review(match, limits);
    CHECK(whole == review(match, limits));
    for (const std::uint64_t slice : {1U, 37U, 5000U}) {
      Reviewing<Square> reviewing = begin_review(match, limits);
      CHECK_FALSE(reviewing.is_done());
      double before = 0;
      while (!reviewing.run(slice)) {
        CHECK((before <= reviewing.progress() && reviewing.progress() < 1));
        before = reviewing.progress();
        CHECK_FALSE(reviewing.result().decisive);
      }
      CHECK(reviewing.progress() == 1);
      CHECK(reviewing.result() == whole);
    }
  }
}

TEST_CASE("a game of the catalogue is reviewed as by its own type", "[review]") {
  const CatalogueMatch match = match_of("connect-four.X.d1.d2.c1.e1.c2.b1.d3");
  Match<ConnectFour> same;
  for (const Square move : match.moves()) REQUIRE(same.play(move));
  constexpr Limits limits{.nodes = 700, .playouts = 150};
  CHECK(review(match, limits) == review(same, limits));
}

TEST_CASE("what cannot be proved is estimated, every move by as many random games", "[review]") {
  const CatalogueMatch match = match_of("ultimate.X.e5.f6.i9.g9.a8.c6");
  int estimated = 0;
  for (const ReviewedMove& reviewed : review(match, {.nodes = 500, .playouts = 900}).moves) {
    for (const Assessment& assessment : {reviewed.before, reviewed.after}) {
      CHECK(assessment.outcome.has_value() != assessment.estimate.has_value());
      if (!assessment.estimate) continue;
      ++estimated;
      CHECK((0 < assessment.estimate->error && assessment.estimate->error < 0.2));
    }
    CHECK_FALSE(reviewed.kept_by.empty());
  }
  CHECK(estimated > 8);
  for (const ReviewedMove& reviewed : review(match, {.nodes = 500, .playouts = 0}).moves)
    CHECK(reviewed.judgement == Judgement::unknown);
}

TEST_CASE("estimates are near what random games come to, and more games make them more certain", "[review]") {
  // In the middle a first disc is worth more than at the edge, as everybody knows who has played the game.
  const auto first_move = [](std::string_view text, std::uint64_t playouts) {
    return review(match_of(text), {.nodes = 10, .playouts = playouts}).moves[0];
  };
  const ReviewedMove edge = first_move("connect-four.X.a1", 140'000);
  const ReviewedMove middle = first_move("connect-four.X.d1", 140'000);
  CHECK(edge.after.estimate->points < middle.after.estimate->points);
  CHECK(edge.before == middle.before);
  CHECK(middle.judgement == Judgement::kept);
  CHECK(edge.judgement != Judgement::kept);
  CHECK(edge.judgement != Judgement::unknown);
  const Estimate few = *first_move("connect-four.X.a1", 700).after.estimate;
  CHECK(few.error > 4 * edge.after.estimate->error);
}
