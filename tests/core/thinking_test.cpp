#include "noughts/search/thinking.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <tuple>
#include <utility>

#include "catalogue_games.hpp"
#include "compiled_sessions.hpp"
#include "minimax.hpp"
#include "nim.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "random_play.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

/// The points of one opponent in games against another. Each moves first in half of the games. A
/// tie is half a point.
double points(const auto& start, const Skill& skill, const Skill& against, int games) {
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    Opponent one{skill, 2 * seed};
    Opponent another{against, 2 * seed + 1};
    auto position = start.start(game % 2 == 0 ? Player::x : Player::o);
    while (!position.status().is_over())
      position.play_unchecked((position.turn() == Player::x ? one : another).choose(position).value());
    const auto winner = position.status().winner();
    sum += !winner ? 0.5 : *winner == Player::x ? 1 : 0;
  }
  return sum;
}

using LargeGames = std::tuple<FreeLineGame, ConnectFour, Ultimate>;

}  // namespace

TEMPLATE_LIST_TEST_CASE("thinking in slices comes to the same move as at once, and tells its progress", "[thinking]",
                        LargeGames) {
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    for (const Skill& skill : {skill_of(Level::easy), Skill{.playouts = 300, .nodes = 2000}}) {
      Opponent at_once{skill, 5};
      Opponent in_slices{skill, 5};
      if (Opponent::sees_the_end(start)) continue;
      Thinking<BoardMove> thinking = in_slices.think(start);
      double before = 0;
      while (!thinking.run(20)) {
        CHECK(thinking.progress() >= before);
        CHECK(can_play(start, thinking.result()));
        before = thinking.progress();
      }
      CHECK((thinking.is_done() && thinking.progress() == 1 && thinking.run(1)));
      CHECK(thinking.result() == at_once.choose(start));
    }
  }
}

TEST_CASE("thinking that goes on to the next position gets all of its playouts again", "[thinking]") {
  const Skill skill{.playouts = 2000, .nodes = 0};
  Thinking thinking{Ultimate{}, skill, 1};
  while (!thinking.run(1000)) {
  }
  Ultimate position;
  position.play_unchecked(thinking.result());
  position.play_unchecked(*position.legal_moves().begin());
  Thinking anew{position, skill, 2};
  thinking.go_on(position, 2);
  CHECK_FALSE(thinking.is_done());
  CHECK(thinking.progress() == 0);
  int steps = 0;
  while (!thinking.run(100 * nodes_a_playout)) ++steps;
  CHECK(steps == 19);  // as many playouts for this move as for the previous one
  while (!anew.run(1000)) {
  }
  CHECK(can_play(position, thinking.result()));
}

TEST_CASE("thinking that goes on to an unrelated position starts anew", "[thinking]") {
  const ConnectFour far = [] {
    ConnectFour position;
    for (const int index : {35, 36, 28, 29, 22}) position = try_play(position, Square{index}).value();
    return position;
  }();
  for (const Skill& skill : {Skill{.playouts = 300, .nodes = 0}, skill_of(Level::hard), Skill{.nodes = 3000}}) {
    Thinking thinking{ConnectFour{}, skill, 1};
    thinking.run(UINT64_MAX);
    thinking.go_on(far, 2);
    Thinking anew{far, skill, 2};
    while (!thinking.run(UINT64_MAX)) {
    }
    while (!anew.run(UINT64_MAX)) {
    }
    if (skill.nodes == 0) CHECK(thinking.result() == anew.result());
    CHECK(can_play(far, thinking.result()));
  }
}

TEST_CASE("each of several equally good moves is chosen sometimes", "[thinking]") {
  // On 4×4 every first move draws.
  const FreeLineGame start{FreeLineRules{{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}}};
  std::set<BoardMove> chosen;
  for (std::uint64_t seed = 0; seed < 15; ++seed) {
    Thinking thinking{start, skill_of(Level::best), seed};
    while (!thinking.run(UINT64_MAX)) CHECK(can_play(start, thinking.result()));
    chosen.insert(thinking.result());
  }
  CHECK(chosen.size() > 4);
}

TEST_CASE("opponents at best vary their games where an evaluator makes all searches the same", "[thinking]") {
  // After a mark in the middle, each reply has up to seven mirror images that are as good.
  Gomoku position;
  position.play_unchecked(Square{7 * 15 + 7});
  std::set<int> chosen;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Opponent opponent{Skill{.playouts = 400, .nodes = 1000}, seed};
    chosen.insert(opponent.choose(position).value().square().index());
  }
  CHECK(chosen.size() > 1);
}

TEST_CASE("an opponent chooses the quickest win, and the slowest loss", "[thinking]") {
  std::mt19937 random{20261122};
  int decided = 0;
  for (int game = 0; game < 20; ++game) {
    FreeLineGame position{FreeLineRules{{.size = {.columns = 5, .rows = 4}, .in_a_row = 4, .gravity = true}}};
    for (int i = 0; i < 9 && !position.status().is_over(); ++i) {
      position.play_unchecked(random_move(position, random));
    }
    if (position.status().is_over()) continue;
    const Outcome best = solve(position).outcome.value();
    decided += best.result == Outcome::Result::draw ? 0 : 1;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      Opponent opponent{Level::best, seed};
      const FreeLineGame after = try_play(position, opponent.choose(position).value()).value();
      const Outcome theirs = solve(after).outcome.value();
      CHECK(one_ply_earlier(theirs) == best);
    }
  }
  CHECK(decided > 5);
}

TEST_CASE("thinking about games of the catalogue can go on with another game", "[thinking]") {
  const Skill skill{.playouts = 50, .nodes = 0};
  Thinking<BoardMove> thinking{CataloguePosition{ConnectFour{}}, skill, 1};
  thinking.run(100 * nodes_a_playout);
  thinking.go_on(CataloguePosition{Ultimate{}}, 2);
  Thinking<BoardMove> anew{CataloguePosition{Ultimate{}}, skill, 2};
  CHECK((thinking.run(100 * nodes_a_playout) && anew.run(100 * nodes_a_playout)));
  CHECK(thinking.result() == anew.result());
}

TEST_CASE("thinking about a game of the catalogue keeps its tree, even after a move of the object", "[thinking]") {
  const Skill skill{.playouts = 200, .nodes = 0};
  Thinking thinking{ConnectFour{}, skill, 1};
  Thinking<BoardMove> before{CataloguePosition{ConnectFour{}}, skill, 1};
  CHECK((thinking.run(200 * nodes_a_playout) && before.run(200 * nodes_a_playout)));
  Thinking<BoardMove> same{std::move(before)};
  ConnectFour position;
  position.play_unchecked(thinking.result());
  thinking.go_on(position, 2);
  same.go_on(CataloguePosition{position}, 2);
  before = std::move(same);
  CHECK((thinking.run(200 * nodes_a_playout) && before.run(200 * nodes_a_playout)));
  CHECK(before.result() == thinking.result());
}

TEST_CASE("thinking about a game of the catalogue is the same as about the game itself", "[thinking]") {
  Opponent one{Level::medium, 3};
  Opponent another{Level::medium, 3};
  Opponent third{Level::medium, 3};
  Thinking<BoardMove> thinking{CataloguePosition{ConnectFour{}}, one.skill(), one.next_seed()};
  while (!thinking.run(50)) CHECK((!thinking.is_done() && thinking.progress() < 1));
  CHECK(thinking.is_done());
  CHECK(thinking.result() == another.choose(ConnectFour{}));
  CHECK(third.choose(CataloguePosition{ConnectFour{}}) == thinking.result());
}

TEST_CASE("each level is stronger than the level below in Connect Four and Ultimate", "[thinking][strength]") {
  constexpr int games = 40;
  constexpr Skill random{.mistakes = Mistakes::all(1), .playouts = 1, .nodes = 0};
  CHECK(points(ConnectFour{}, skill_of(Level::easy), random, games) > 0.6 * games);
  CHECK(points(Ultimate{}, skill_of(Level::easy), random, games) > 0.6 * games);
  CHECK(points(ConnectFour{}, skill_of(Level::medium), skill_of(Level::easy), games) > 0.6 * games);
  CHECK(points(Ultimate{}, skill_of(Level::medium), skill_of(Level::easy), games) > 0.6 * games);
  CHECK(points(ConnectFour{}, skill_of(Level::hard), skill_of(Level::medium), games) > 0.6 * games);
}

TEST_CASE("the best level never loses a game that it can solve", "[thinking]") {
  const FreeLineGame start{FreeLineRules{{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}}};
  for (int game = 0; game < 6; ++game) {
    Opponent best{Level::best, 1};
    Opponent hard{Level::hard, static_cast<std::uint64_t>(game)};
    FreeLineGame position = start.start(game % 2 == 0 ? Player::x : Player::o);
    while (!position.status().is_over())
      position.play_unchecked((position.turn() == Player::x ? best : hard).choose(position).value());
    CHECK(position.status().winner() != Player::o);
  }
}

TEST_CASE("the best level wins four in a row with gravity on 6×4 as second player", "[thinking]") {
  // With perfect play the second player wins on 6×4.
  const FreeLineGame start{FreeLineRules{{.size = {.columns = 6, .rows = 4}, .in_a_row = 4, .gravity = true}}};
  Opponent best{Level::best, 1};
  Opponent hard{Level::hard, 2};
  FreeLineGame position = start;
  while (!position.status().is_over())
    position.play_unchecked((position.turn() == Player::o ? best : hard).choose(position).value());
  CHECK(position.status().winner() == Player::o);
}

TEST_CASE("the progress of thinking never falls or passes 1, with any nodes and equal moves", "[thinking]") {
  // On 4×4 every first move draws.
  const FreeLineGame start{FreeLineRules{{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}}};
  for (const std::uint64_t nodes : {0U, 1U, 100U, 30'000U, 60'000U, 1'000'000U}) {
    for (const std::uint64_t budget : {1U, 9U, 500U}) {
      CAPTURE(nodes, budget);
      Thinking thinking{start, Skill{.playouts = 100, .nodes = nodes}, 1};
      double before = 0;
      bool is_in_order = true;
      for (bool is_done = false; !is_done;) {
        is_done = thinking.run(budget);
        is_in_order = is_in_order && before <= thinking.progress() && thinking.progress() <= 1;
        before = thinking.progress();
      }
      CHECK(is_in_order);
      CHECK(before == 1);
    }
  }
}

TEST_CASE("a slice keeps to its budget, however much thinking is allowed", "[thinking]") {
  Thinking thinking{ConnectFour{}, Skill{.nodes = std::uint64_t{1} << 61U}, 1};
  for (int i = 0; i < 100; ++i) CHECK_FALSE(thinking.run(10));
  CHECK(thinking.progress() < 0.001);
  CHECK(can_play(ConnectFour{}, thinking.result()));
}

TEST_CASE("thinking stays within its limits, however small its slices are", "[thinking]") {
  constexpr Skill skill{.playouts = 100, .nodes = 1000};
  constexpr std::uint64_t all = skill.nodes + skill.playouts * nodes_a_playout;
  for (const std::uint64_t budget : {1U, 3U, 7U, 1000U}) {
    CAPTURE(budget);
    Thinking thinking{ConnectFour{}, skill, 1};
    std::uint64_t given = budget;
    for (; !thinking.run(budget); given += budget) {
    }
    CHECK((all <= given && given < all + budget));
  }
}

TEST_CASE("opponents play games whose moves are not squares, and the best level keeps results", "[thinking]") {
  std::mt19937 random{20260124};
  const auto check = [&]<Game G>(const G& start) {
    Minimax<G> minimax;
    Opponent best{Level::best, 1};
    for_each_position(start, 20, random, [&](const G& position) {
      for (const Level level : levels) CHECK(can_play(position, Opponent{level, 7}.choose(position).value()));
      const auto move = best.choose(position).value();
      CHECK(static_cast<int>(minimax.judge(position, move).result) == static_cast<int>(minimax.judge(position).result));
    });
  };
  check(TwentyOne{});
  check(after(after(after(Nim{}, {.heap = 0, .number = 1}), {.heap = 1, .number = 1}), {.heap = 2, .number = 1}));
  check(Hexapawn{});
}

TEST_CASE("with certain mistakes an opponent picks every move equally often", "[thinking]") {
  // X could win with one move.
  ConnectFour with_win;
  for (const int index : {35, 36, 28, 29, 21, 22}) with_win = try_play(with_win, Square{index}).value();
  for (const ConnectFour& position : {ConnectFour{}, with_win}) {
    std::map<int, int> counts;
    for (std::uint64_t seed = 0; seed < 7000; ++seed) {
      Opponent opponent{Skill{.mistakes = Mistakes::all(1), .playouts = 3, .nodes = 0}, seed};
      ++counts[opponent.choose(position)->square().index()];
    }
    CHECK(counts.size() == 7);
    for (const auto& [square, count] : counts) CHECK((count > 800 && count < 1200));  // 1000 ± 29
  }
}

TEST_CASE("an opponent overlooks a win and a loss in one, and a fork, as often as its mistakes say", "[thinking]") {
  const auto times = [](const ConnectFour& position, const Mistakes& mistakes, Square right) {
    int times = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      Opponent opponent{Skill{.mistakes = mistakes, .playouts = 50, .nodes = 0}, seed};
      times += opponent.choose(position)->square() == right ? 1 : 0;
    }
    return times;
  };
  // A seventh of the moves that are made anywhere is the right one.
  const auto is_seen_in = [](int times, double share) {
    return std::abs(times - 1000 * (share + (1 - share) / 7)) < 75;  // five standard deviations
  };
  // X has three marks in a column. O has to block it, and X to complete it.
  ConnectFour to_block;
  for (const int index : {35, 36, 28, 29, 21}) to_block = try_play(to_block, Square{index}).value();
  const ConnectFour to_win = try_play(to_block, Square{22}).value();
  CHECK(is_seen_in(times(to_block, {.loss = 0.4}, Square{14}), 0.6));
  CHECK(is_seen_in(times(to_win, {.win = 0.4}, Square{14}), 0.6));
  CHECK(times(to_block, {.win = 0.9, .fork = 0.9, .move = 0.9}, Square{14}) == 1000);
  CHECK(times(to_win, {.loss = 0.9, .fork = 0.9, .move = 0.9}, Square{14}) == 1000);

  //  . . . . . . .   X makes a fork with e1 or b1: three marks in the bottom row between free
  //  . . O O . . .   squares.
  //  . . X X . . .
  ConnectFour to_fork;
  for (const int index : {37, 30, 38, 31}) to_fork = try_play(to_fork, Square{index}).value();
  const auto forks = [&](const Mistakes& mistakes) {
    return times(to_fork, mistakes, Square{36}) + times(to_fork, mistakes, Square{39});
  };
  CHECK(std::abs(forks({.fork = 0.4}) - 1000 * (0.6 + 0.4 * 2 / 7)) < 75);
  CHECK(forks({.win = 0.9, .loss = 0.9, .move = 0.9}) == 1000);
}

TEST_CASE("an opponent lets the other player make a fork as often as its mistakes say", "[thinking]") {
  //  . . . O . . .   X is about to make a fork with b1 or e1. Only these squares stop it.
  //  . . X X . . .
  ConnectFour position;
  for (const int index : {38, 31, 37}) position = try_play(position, Square{index}).value();
  const auto stops = [&](const Mistakes& mistakes) {
    int stops = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      Opponent opponent{Skill{.mistakes = mistakes, .playouts = 50, .nodes = 0}, seed};
      const Square square = opponent.choose(position)->square();
      stops += square == Square{36} || square == Square{39} ? 1 : 0;
    }
    return stops;
  };
  // It forgets all of its moves, so each is as good to it.
  CHECK(std::abs(stops({.fork = 0.4, .move = 1}) - 1000 * (0.6 + 0.4 * 2 / 7)) < 75);
  CHECK(stops({.win = 0.9, .loss = 0.9, .move = 1}) == 1000);
}

TEST_CASE("an opponent forgets the best move as often as its mistakes say", "[thinking]") {
  const auto times_in_centre = [](double mistakes) {
    int times = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      Opponent opponent{Skill{.mistakes = {.move = mistakes}, .playouts = 600, .nodes = 0}, seed};
      times += opponent.choose(ConnectFour{})->square() == Square{38} ? 1 : 0;
    }
    return times;
  };
  const int best = times_in_centre(0.0001);
  CHECK(best > 120);
  CHECK(std::abs(times_in_centre(0.3) - 0.7 * best) < 0.15 * best);  // a standard deviation is 0.04
}
