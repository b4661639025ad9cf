#include "noughts/search/thinking.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "catalogue_games.hpp"
#include "noughts/catalogue/catalogue_thinking.hpp"
#include "noughts/search/opponent.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

/// The points of one opponent in games against another, half of them begun by either, with a tie worth half a point.
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

TEMPLATE_LIST_TEST_CASE("thinking in slices comes to the same move as at once, and says how far it is", "[thinking]",
                        LargeGames) {
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    for (const Skill& skill : {skill_of(Level::easy), Skill{.playouts = 300, .nodes = 2000}}) {
      Opponent at_once{skill, 5};
      Opponent in_slices{skill, 5};
      if (Opponent::sees_the_end(start.size())) continue;
      Thinking<TestType> thinking = in_slices.think(start);
      double before = 0;
      while (!thinking.run(20)) {
        CHECK(thinking.progress() >= before);
        CHECK(can_move(start, thinking.move()));
        before = thinking.progress();
      }
      CHECK((thinking.is_done() && thinking.progress() == 1 && thinking.run(1)));
      CHECK(thinking.move() == at_once.choose(start));
    }
  }
}

TEST_CASE("whoever goes on thinking knows what it found out before", "[thinking]") {
  const Skill skill{.playouts = 2000, .nodes = 0};
  Thinking<Ultimate> thinking{Ultimate{}, skill, 1};
  while (!thinking.run(1000)) {
  }
  Ultimate position;
  position.play_unchecked(thinking.move());
  position.play_unchecked(*position.legal_moves().begin());
  Thinking<Ultimate> anew{position, skill, 2};
  thinking.go_on(position, 2);
  CHECK_FALSE(thinking.is_done());
  CHECK(thinking.progress() == 0);
  int steps = 0;
  while (!thinking.run(100)) ++steps;
  CHECK(steps == 19);  // as many games for this move as for the one before
  while (!anew.run(1000)) {
  }
  CHECK(can_move(position, thinking.move()));
}

TEST_CASE("whoever goes on to an unrelated position, or overlooks things, thinks anew", "[thinking]") {
  const ConnectFour far = [] {
    ConnectFour position;
    for (const int index : {35, 36, 28, 29, 22}) position = apply(position, Square{index}).value();
    return position;
  }();
  for (const Skill& skill : {Skill{.playouts = 300, .nodes = 0}, skill_of(Level::hard), Skill{.nodes = 3000}}) {
    Thinking<ConnectFour> thinking{ConnectFour{}, skill, 1};
    thinking.run(UINT64_MAX);
    thinking.go_on(far, 2);
    Thinking<ConnectFour> anew{far, skill, 2};
    while (!thinking.run(UINT64_MAX)) {
    }
    while (!anew.run(UINT64_MAX)) {
    }
    if (skill.nodes == 0) CHECK(thinking.move() == anew.move());
    CHECK(can_move(far, thinking.move()));
  }
}

TEST_CASE("of several moves that are equally good each is chosen now and then", "[thinking]") {
  // On 4×4 nobody wins, and every first move draws.
  const FreeLineGame start{FreeLineRules{{.size = {.columns = 4, .rows = 4}, .in_a_row = 4}}};
  std::set<Square> chosen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Thinking<FreeLineGame> thinking{start, skill_of(Level::best), seed};
    while (!thinking.run(UINT64_MAX)) CHECK(can_move(start, thinking.move()));
    chosen.insert(thinking.move());
  }
  CHECK(chosen.size() > 4);
}

TEST_CASE("of several moves the one that wins sooner is chosen, and the one that loses later", "[thinking]") {
  std::mt19937 random{20261122};
  int decided = 0;
  for (int game = 0; game < 20; ++game) {
    FreeLineGame position{FreeLineRules{{.size = {.columns = 5, .rows = 4}, .in_a_row = 4, .gravity = true}}};
    for (int i = 0; i < 9 && !position.status().is_over(); ++i) {
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      position.play_unchecked(moves[random() % moves.size()]);
    }
    if (position.status().is_over()) continue;
    const Outcome best = solve(position, SearchLimits{})->outcome;
    decided += best.result == Outcome::Result::draw ? 0 : 1;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      Opponent opponent{Level::best, seed};
      const FreeLineGame after = apply(position, opponent.choose(position).value()).value();
      const Outcome theirs = solve(after, SearchLimits{})->outcome;
      CHECK(one_ply_earlier(theirs) == best);
    }
  }
  CHECK(decided > 5);
}

TEST_CASE("thinking about any game of the catalogue goes on from one game to another", "[thinking]") {
  const Skill skill{.playouts = 50, .nodes = 0};
  CatalogueThinking thinking{ConnectFour{}, skill, 1};
  thinking.run(100);
  thinking.go_on(Ultimate{}, 2);
  CatalogueThinking anew{Ultimate{}, skill, 2};
  CHECK((thinking.run(100) && anew.run(100)));
  CHECK(thinking.move() == anew.move());
}

TEST_CASE("thinking about any game of the catalogue goes on in that game with what it knows, also when moved",
          "[thinking]") {
  const Skill skill{.playouts = 200, .nodes = 0};
  Thinking<ConnectFour> thinking{ConnectFour{}, skill, 1};
  CatalogueThinking before{ConnectFour{}, skill, 1};
  CHECK((thinking.run(200) && before.run(200)));
  CatalogueThinking same{std::move(before)};
  ConnectFour position;
  position.play_unchecked(thinking.move());
  thinking.go_on(position, 2);
  same.go_on(position, 2);
  before = std::move(same);
  CHECK((thinking.run(200) && before.run(200)));
  CHECK(before.move() == thinking.move());
}

TEST_CASE("thinking about any game of the catalogue is thinking about that game", "[thinking]") {
  Opponent one{Level::medium, 3};
  Opponent another{Level::medium, 3};
  Opponent third{Level::medium, 3};
  CatalogueThinking thinking{ConnectFour{}, one.skill(), one.next_seed()};
  while (!thinking.run(50)) CHECK((!thinking.is_done() && thinking.progress() < 1));
  CHECK(thinking.is_done());
  CHECK(thinking.move() == another.choose(ConnectFour{}));
  CHECK(choose(ConnectFour{}, third) == thinking.move());
}

TEST_CASE("each level is stronger than the one below, in Connect Four and in Ultimate", "[thinking]") {
  constexpr int games = 40;
  constexpr Skill random{.mistakes = 1, .playouts = 1, .nodes = 0};
  CHECK(points(ConnectFour{}, skill_of(Level::easy), random, games) > 0.6 * games);
  CHECK(points(Ultimate{}, skill_of(Level::easy), random, games) > 0.6 * games);
  CHECK(points(ConnectFour{}, skill_of(Level::medium), skill_of(Level::easy), games) > 0.6 * games);
  CHECK(points(Ultimate{}, skill_of(Level::medium), skill_of(Level::easy), games) > 0.6 * games);
  CHECK(points(ConnectFour{}, skill_of(Level::hard), skill_of(Level::medium), games) > 0.6 * games);
}

TEST_CASE("the best is not beaten where the game is solved", "[thinking]") {
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

TEST_CASE("the best wins the connect four that can be won", "[thinking]") {
  // Six by four is won by the second player, whatever the first one does.
  const FreeLineGame start{FreeLineRules{{.size = {.columns = 6, .rows = 4}, .in_a_row = 4, .gravity = true}}};
  Opponent best{Level::best, 1};
  Opponent hard{Level::hard, 2};
  FreeLineGame position = start;
  while (!position.status().is_over())
    position.play_unchecked((position.turn() == Player::o ? best : hard).choose(position).value());
  CHECK(position.status().winner() == Player::o);
}

// A signature: it changes when the search does, never with the platform. tests/engine/games.test.js pins the same game.
TEST_CASE("the same seeds give the same game of Connect Four on every platform", "[thinking][signature]") {
  Opponent x{Level::medium, 1};
  Opponent o{Level::easy, 2};
  ConnectFour position;
  std::string moves;
  while (!position.status().is_over()) {
    const Square move = (position.turn() == Player::x ? x : o).choose(position).value();
    moves += '.' + to_string(position.size().name(move));
    position.play_unchecked(move);
  }
  CHECK(moves == ".d1.d2.d3.f1.b1.b2.c1.c2.e1");
}
