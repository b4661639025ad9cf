#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <random>
#include <set>
#include <vector>

#include "compiled_sessions.hpp"
#include "minimax.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/thinking.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "small_books.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// A draw with perfect play.
using Level4x4 = LineGame<LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 4, .gravity = true}>;
/// Three in a row come soon.
using Quick4x4 = LineGame<LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 3, .gravity = true}>;
using Quick5x3 = LineGame<LineRules{.size = {.columns = 5, .rows = 3}, .in_a_row = 3, .gravity = true}>;

template <Game G>
bool wins_at_once(const G& position, Square move) {
  return after(position, move).status().is_over() && after(position, move).status().winner() == position.turn();
}

/// The share of replies that worsen the result for the player who replies. Replies that lose at
/// once do not count. 0 where a reply wins at once.
template <Game G>
double share_of_traps(Minimax<G>& minimax, const G& position) {
  if (position.status().is_over()) return 0;
  const Result theirs = minimax.judge(position).result;
  double replies = 0;
  double traps = 0;
  for (const Square reply : position.legal_moves()) {
    if (wins_at_once(position, reply)) return 0;
    const G next = after(position, reply);
    if (next.status().is_over()) {
      ++replies;  // on the last square
      continue;
    }
    const auto answers = next.legal_moves();
    if (std::ranges::any_of(answers, [&](Square answer) { return wins_at_once(next, answer); })) continue;
    ++replies;
    if (minimax.judge(position, reply).result < theirs) ++traps;
  }
  return replies == 0 ? 0 : traps / replies;
}

template <Game G>
BoardMove choose(const G& position, const Book<G>& book, std::uint64_t seed, std::uint64_t slice = UINT64_MAX) {
  Thinking<BoardMove> thinking{position, Skill{}, seed, Limits{}.bytes, &book};
  while (!thinking.run(slice)) {
  }
  return thinking.result();
}

}  // namespace

TEMPLATE_TEST_CASE("with a book the best level keeps results, wins soonest and sets most traps", "[book]", Level4x4,
                   Quick4x4, Quick5x3) {
  const auto book = book_of<TestType>(4);
  Minimax<TestType> minimax;
  std::mt19937 random{20261122};
  for (int i = 0; i < 60; ++i) {
    const auto position = random_position(TestType{}, i % 9, random);
    INFO(picture(position));
    const Outcome best = minimax.judge(position);
    const BoardMove move = choose(position, book, static_cast<std::uint64_t>(i));
    const Outcome outcome = minimax.judge(position, move);
    CHECK(outcome.result == best.result);
    if (best.result == Result::win) {
      CHECK(outcome.plies == best.plies);
      continue;
    }
    double most = 0;
    for (const Square other : position.legal_moves()) {
      if (minimax.judge(position, other).result != best.result) continue;
      most = std::max(most, share_of_traps(minimax, after(position, other)));
    }
    CHECK(share_of_traps(minimax, after(position, move)) == most);
    if (best.result == Result::loss && most <= 0) CHECK(outcome.plies == best.plies);
  }
}

TEST_CASE("thinking with a book in slices comes to the same move, and its progress never falls", "[book]") {
  const auto book = book_of<Quick5x3>(3);
  std::mt19937 random{20261123};
  for (int i = 0; i < 12; ++i) {
    const auto position = random_position(Quick5x3{}, i, random);
    Thinking<BoardMove> thinking{position, Skill{}, 7, Limits{}.bytes, &book};
    double before = 0;
    while (!thinking.run(50)) {
      CHECK(can_play(position, thinking.result()));
      CHECK((before <= thinking.progress() && thinking.progress() < 1));
      before = thinking.progress();
    }
    CHECK(thinking.progress() == 1);
    CHECK(thinking.result() == choose(position, book, 7));
  }
}

TEST_CASE("each of several moves with equally many traps is chosen sometimes", "[book]") {
  const auto book = book_of<Level4x4>(4);
  std::set<BoardMove> chosen;
  Minimax<Level4x4> minimax;
  for (std::uint64_t seed = 0; seed < 40; ++seed) chosen.insert(choose(Level4x4{}, book, seed));
  // A move and its mirror image set the same traps.
  CHECK(chosen.size() >= 2);
}

TEST_CASE("an opponent that makes mistakes, or has only playouts, uses no book", "[book]") {
  const auto book = book_of<Level4x4>(4);
  for (const Skill& skill : {skill_of(Level::medium), Skill{.playouts = 200, .nodes = 0}}) {
    Thinking<BoardMove> with{Level4x4{}, skill, 5, Limits{}.bytes, &book};
    Thinking without{Level4x4{}, skill, 5};
    while (!with.run(UINT64_MAX) || !without.run(UINT64_MAX)) {
    }
    CHECK(with.result() == without.result());
    CHECK(with.playouts() == without.playouts());
  }
}

TEST_CASE("an analysis with a book knows each result at once, and its plies after some work", "[book]") {
  const auto book = book_of<Quick5x3>(5);
  Minimax<Quick5x3> minimax;
  std::mt19937 random{20261124};
  for (int i = 0; i < 10; ++i) {
    const auto position = random_position(Quick5x3{}, i % 5, random);
    INFO(picture(position));
    Analysis at_once{position, Limits{.nodes = 0}, &book};
    CHECK(at_once.run(1));
    Analysis whole{position, Limits{}, &book};
    double before = 0;
    while (!whole.run(1000)) {
      CHECK((before <= whole.progress() && whole.progress() <= 1));
      before = whole.progress();
    }
    for (std::size_t move = 0; move < whole.result().size(); ++move) {
      const auto& evaluation = whole.result()[move];
      const Outcome judged = minimax.judge(position, evaluation.move);
      CHECK(at_once.result()[move].outcome->result == judged.result);
      CHECK(evaluation.outcome == judged);
    }
  }
}

TEST_CASE("an analysis with a book keeps every outcome that it has found", "[book]") {
  const auto book = book_of<Level4x4>(3);
  std::mt19937 random{20261125};
  for (int i = 0; i < 20; ++i) {
    const auto position = random_position(Level4x4{}, 4 + i % 6, random);
    INFO(picture(position));
    for (const std::uint64_t nodes : {1U, 10U, 50U, 200U, 1'000U, 10'000U}) {
      Analysis analysis{position, Limits{.nodes = nodes}, &book};
      bool was_known = true;  // whether each outcome, once known, has stayed known
      std::vector<bool> known(analysis.result().size());
      for (bool is_done = false; !is_done;) {
        is_done = analysis.run(1);
        for (std::size_t move = 0; move < known.size(); ++move) {
          const bool is_known = analysis.result()[move].outcome.has_value();
          was_known = was_known && (is_known || !known[move]);
          known[move] = is_known;
        }
      }
      CHECK(was_known);
    }
  }
}
