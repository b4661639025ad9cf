// Searches ask whose turn it is: they do not take for granted that players alternate.

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <optional>
#include <random>
#include <set>
#include <vector>

#include "noughts/game/traits.hpp"
#include "noughts/games/swap2.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/proof_search.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/tree_search.hpp"
#include "random_play.hpp"
#include "two_marks_variations.hpp"

using namespace noughts;

namespace {

using Plain = TwoMarksVariation<TwoMarksTraits::none, false>;
using Misere = TwoMarksVariation<TwoMarksTraits::none, true>;
using Tabled = TwoMarksVariation<TwoMarksTraits::key, false>;
using TabledMisere = TwoMarksVariation<TwoMarksTraits::key, true>;
using Short = TwoMarksVariation<TwoMarksTraits::length, false>;
using ShortMisere = TwoMarksVariation<TwoMarksTraits::length, true>;
static_assert(detail::HasTablebase<Tabled> && detail::ShortGame<Short> && !detail::HasTablebase<Short>);
static_assert(!detail::HasTablebase<Plain> && !detail::ShortGame<Plain>);

/// How the game ends for X: 100 less the plies for a win, and its negative for a loss. By trying
/// everything.
template <typename G>
int score_of_x(const G& position, int plies = 0) {
  if (position.status().is_over()) {
    const auto winner = position.status().winner();
    return !winner ? 0 : *winner == Player::x ? 100 - plies : plies - 100;
  }
  const bool is_x = position.turn() == Player::x;
  int best = is_x ? -1000 : 1000;
  for (const auto& move : position.legal_moves()) {
    const int score = score_of_x(after(position, move), plies + 1);
    if (is_x ? score > best : score < best) best = score;
  }
  return best;
}

/// The same as an outcome for a player, as far as the plies are told.
Outcome outcome_for(Player player, int score_of_x, std::optional<int> plies_of_draw) {
  const int mine = player == Player::x ? score_of_x : -score_of_x;
  if (mine == 0) return {.result = Outcome::Result::draw, .plies = plies_of_draw};
  return {.result = mine > 0 ? Outcome::Result::win : Outcome::Result::loss, .plies = 100 - std::abs(mine)};
}

/// In how many plies the search knows a draw to come: when all squares are marked, if it has a
/// tablebase or knows the length of the game.
template <typename G>
std::optional<int> plies_of_draw(const G& position) {
  if constexpr (!detail::HasTablebase<G> && !GameOfKnownLength<G>) return std::nullopt;
  return static_cast<int>(std::ranges::count_if(position.size().every_square(),
                                                [&](const Square square) { return !position.owner(square); }));
}

template <typename G>
Outcome expected(const G& position) {
  return outcome_for(position.turn(), score_of_x(position), plies_of_draw(position));
}

/// Positions of games played at random, none twice, from the third mark on: before that the oracle
/// takes long.
template <typename G>
std::vector<G> sample(int games) {
  std::mt19937 random{20261127};
  std::set<std::uint64_t> seen;
  std::vector<G> positions;
  for (int game = 0; game < games; ++game) {
    G position = G{}.start(game % 2 == 0 ? Player::x : Player::o);
    for (int marks = 0; !position.status().is_over(); ++marks) {
      if (marks >= 3 && seen.insert(position.hash()).second) positions.push_back(position);
      position.play_unchecked(random_move(position, random));
    }
  }
  return positions;
}

}  // namespace

TEMPLATE_TEST_CASE("a game with two marks a turn is solved as trying everything does", "[turns]", Plain, Misere, Tabled,
                   TabledMisere, Short, ShortMisere) {
  std::set<Outcome::Result> results;
  for (const TestType& position : sample<TestType>(40)) {
    const auto choice = solve(position, {.bytes = 1U << 16U});
    REQUIRE(choice.outcome);
    CHECK(*choice.outcome == expected(position));
    const TestType next = after(position, choice.move.value());
    CHECK(score_of_x(next, 1) == score_of_x(position));
    results.insert(choice.outcome->result);
  }
  CHECK(results.size() == 3);
}

TEMPLATE_TEST_CASE("every move of a game with two marks a turn is evaluated for the player who makes it", "[turns]",
                   Plain, TabledMisere, ShortMisere) {
  for (const TestType& position : sample<TestType>(10)) {
    for (const auto& evaluation : evaluate(position, {.bytes = 1U << 16U})) {
      REQUIRE(evaluation.outcome);
      const TestType next = after(position, evaluation.move);
      // A move that ends the game is seen to do so.
      const auto plies = next.status().is_over() ? 1 : plies_of_draw(position);
      CHECK(*evaluation.outcome == outcome_for(position.turn(), score_of_x(next, 1), plies));
    }
  }
}

TEMPLATE_TEST_CASE("what a tree search proves of a game with two marks a turn is true", "[turns]", Plain, Misere) {
  for (const TestType& position : sample<TestType>(20)) {
    const auto best = expected(position).result;
    TreeSearch search{position, 7};
    REQUIRE(search.run(100'000));
    CHECK(search.result() == best);
    CHECK(search.mean() == (static_cast<double>(best) + 1) / 2);
    for (const auto& move : search.statistics()) {
      const int score = score_of_x(after(position, move.move));
      if (move.proven) CHECK(*move.proven == outcome_for(position.turn(), score, 0).result);
    }
  }
}

TEST_CASE("a tree search that goes on to another position knows who moves there", "[turns]") {
  std::mt19937 random{20261128};
  for (const Plain& position : sample<Plain>(20)) {
    TreeSearch search{position, 7};
    search.run(60);
    const BoardMove move = random_move(position, random);
    const Plain next = after(position, move);
    search.advance(move);
    REQUIRE(search.run(100'000));
    CHECK(search.result() == expected(next).result);
  }
}

TEMPLATE_TEST_CASE("proofs of a game with two marks a turn hold for both players", "[turns]", Plain, Misere) {
  for (const TestType& position : sample<TestType>(20)) {
    const auto best = expected(position).result;
    ProofSearch mine{position, position.turn(), 1U << 16U};
    REQUIRE(mine.run(1'000'000));
    CHECK(mine.result() == (best == Outcome::Result::win));
    ProofSearch theirs{position, other(position.turn()), 1U << 16U};
    REQUIRE(theirs.run(1'000'000));
    CHECK(theirs.result() == (best == Outcome::Result::loss));
  }
}

TEMPLATE_TEST_CASE("an opponent at best gives nothing away with two marks a turn", "[turns]", Plain, Tabled, Short) {
  Opponent opponent{Level::best, 3};
  for (const TestType& position : sample<TestType>(10)) {
    const auto move = opponent.choose(position).value();
    const auto kept = outcome_for(position.turn(), score_of_x(after(position, move)), 0).result;
    CHECK(kept == expected(position).result);
  }
}

TEST_CASE("a search that overlooks nothing sees the end of two marks a turn", "[turns]") {
  Random random{1};
  for (const Plain& position : sample<Plain>(20)) {
    const int best = score_of_x(position);
    std::vector<BoardMove> kept;
    for (const BoardMove move : position.legal_moves()) {
      if (score_of_x(after(position, move), 1) == best) kept.push_back(move);
    }
    CHECK(ForgetfulSearch<Plain>{0, random}.best_moves(position) == kept);
  }
}

TEST_CASE("a review of a game with two marks a turn judges each move for the player who made it", "[turns]") {
  std::mt19937 random{5};
  for (int game = 0; game < 4; ++game) {
    Match<ShortMisere> match;
    while (!match.status().is_over()) match.play(random_move(match.position(), random)).value();
    const auto reviewed = review(match);
    ShortMisere position;
    for (const auto& move : reviewed.moves) {
      const ShortMisere next = after(position, move.made.move);
      REQUIRE(move.player == position.turn());
      REQUIRE(move.best.outcome);
      REQUIRE(move.made.outcome);
      CHECK(*move.best.outcome == expected(position));
      CHECK(*move.made.outcome == outcome_for(position.turn(), score_of_x(next, 1), plies_of_draw(position)));
      position = next;
    }
  }
}

TEST_CASE("the two sides of a swap are worth a whole point together", "[turns][strength]") {
  Swap2<Gomoku> position;
  for (const int index : {112, 0, 113}) position.play_unchecked(Square{index});
  TreeSearch search{position, 1};
  search.run(3000);
  double sum = 0;
  for (const auto& move : search.statistics()) {
    if (move.move != find_choice(position, "add")) sum += move.mean;
  }
  CHECK(std::abs(sum - 1) < 0.1);
}
