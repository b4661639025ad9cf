#include "noughts/games/qubic.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "check_ruling.hpp"
#include "marking_laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/tree_search.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"
#include "threats.hpp"

using namespace noughts;

namespace {

Qubic with_gravity(bool gravity, Player first = Player::x) { return Qubic{QubicRules{.gravity = gravity}, first}; }

/// The position after some moves, with gravity or without.
Qubic cube_after(bool gravity, std::initializer_list<SquareName> names) {
  Qubic position = with_gravity(gravity);
  for (const SquareName name : names) position = try_play(position, name).value();
  return position;
}

}  // namespace

TEST_CASE("a cube has 76 lines, seven through a corner or middle cell, four through others", "[qubic]") {
  const auto lines = Qubic{}.board().lines;
  CHECK(lines.size() == 76);
  std::vector<std::vector<int>> plain;
  std::map<int, int> through;
  for (const Line& line : lines) {
    auto& squares = plain.emplace_back();
    for (const Square square : line) {
      squares.push_back(square.index());
      ++through[square.index()];
    }
  }
  std::ranges::sort(plain);
  CHECK(plain == CubeOracle::all_lines());
  for (int cell = 0; cell < 64; ++cell) {
    const int x = cell % 4;
    const int y = cell / 4 % 4;
    const int z = cell / 16;
    const auto is_edge = [](int at) { return at == 0 || at == 3; };
    const bool is_rich = is_edge(x) == is_edge(y) && is_edge(y) == is_edge(z);
    CHECK(through[CubeOracle::square(x, y, z)] == (is_rich ? 7 : 4));
  }
}

TEST_CASE("Qubic follows the oracle's rules, with gravity and without", "[qubic]") {
  std::mt19937 random{20261125};
  int won = 0;
  for (int game = 0; game < 200; ++game) {
    const CubeOracle oracle{.gravity = game % 2 == 0};
    Qubic position = with_gravity(oracle.gravity, game % 4 < 2 ? Player::x : Player::o);
    std::string board(64, '.');
    for (;;) {
      INFO(picture(position));
      check_ruling(position, oracle.judge(board, letter(position.turn())), board);
      CHECK(position.plies_left() == std::ranges::count(board, '.'));
      if (position.status().is_over()) break;
      const BoardMove move = move_of_game(game / 2, position, random);
      board[static_cast<std::size_t>(move.square().index())] = letter(position.turn());
      position.play_unchecked(move);
    }
    won += position.status().winner() ? 1 : 0;
  }
  CHECK(won > 50);
}

TEST_CASE("with gravity a mark goes on the lowest layer or on another mark", "[qubic]") {
  const Qubic start = with_gravity(true);
  CHECK(start.legal_moves().size() == 16);
  // Above a8, on the second layer.
  CHECK(try_play(start, "e8"_sq).error() == Conflict::square_not_playable);
  const Qubic next = cube_after(true, {"a8"_sq, "e8"_sq, "a4"_sq});
  CHECK(next.turn() == Player::o);
  CHECK(try_play(next, "e4"_sq).value().owner(*next.size().square("e4"_sq)) == Player::o);
}

TEST_CASE("a line can go through four layers", "[qubic]") {
  // From a corner of the lowest layer to the opposite corner of the highest.
  const Qubic won = cube_after(false, {"a8"_sq, "b8"_sq, "f7"_sq, "c8"_sq, "c2"_sq, "d5"_sq, "h1"_sq});
  CHECK(won.status() == Status::won(Player::x));
  REQUIRE(won.won_lines().size() == 1);
  CHECK(won.won_lines().front() == Line{Square{0}, Square{13}, Square{50}, Square{63}});
}

TEST_CASE("Qubic has two ids, without and with gravity", "[qubic]") {
  CHECK(find_game("qubic").value() == CataloguePosition{Qubic{}});
  CHECK(find_game("qubic-gravity").value() == CataloguePosition{with_gravity(true)});
  CHECK(id_of(CataloguePosition{with_gravity(true, Player::o)}) == "qubic-gravity");
  CHECK(title_of(find_game("qubic-gravity").value()) == "Qubic, with gravity");
  CHECK_FALSE(find_game("qubic-gravity-gravity"));
}

TEST_CASE("threat moves of Qubic are the moves that threaten to win next", "[qubic][traits][exhaustive]") {
  std::mt19937 random{20261126};
  int threats = 0;
  for (int game = 0; game < 60; ++game) {
    const CubeOracle oracle{.gravity = game % 2 == 0};
    for_each_position(with_gravity(oracle.gravity), 1, random, [&](const Qubic& position) {
      if (position.winning_moves().empty()) threats += check_threat_moves(position, oracle);
    });
  }
  CHECK(threats > 500);
}

TEST_CASE("a win by threats in Qubic beats every answer", "[qubic][forced]") {
  std::mt19937 random{20261127};
  int wins = 0;
  int long_wins = 0;
  for (int game = 0; game < 200 && wins < 30; ++game) {
    const Qubic position = random_position(with_gravity(game % 2 == 0), 12 + game % 8, random);
    if (!position.winning_moves().empty()) continue;
    const auto move = detail::ForcedWin<Qubic>{}.find(position, 10'000);
    if (!move) continue;
    INFO(picture(position));
    CHECK(wins_against_everything(position));
    ++wins;
    // Longer than a double threat.
    long_wins += after(position, *move).safe_moves().empty() ? 0 : 1;
  }
  CHECK(wins == 30);
  CHECK(long_wins > 5);
}

TEST_CASE("no win by threats is found on an empty cube, or within too few positions", "[qubic][forced]") {
  CHECK_FALSE(detail::ForcedWin<Qubic>{}.find(Qubic{}, 1000));
  std::mt19937 random{20261128};
  int cut = 0;
  for (int game = 0; game < 100; ++game) {
    const Qubic position = random_position(Qubic{}, 16, random);
    if (!position.winning_moves().empty()) continue;
    const bool has_win = detail::ForcedWin<Qubic>{}.find(position, 10'000).has_value();
    const bool has_short_win = detail::ForcedWin<Qubic>{}.find(position, 1).has_value();
    if (has_short_win) CHECK(has_win);
    cut += has_win && !has_short_win ? 1 : 0;
  }
  CHECK(cut > 0);
}

TEST_CASE("a tree search proves a win by threats, and chooses its first move", "[qubic][forced][tree]") {
  std::mt19937 random{20261129};
  int proven = 0;
  for (int game = 0; game < 60; ++game) {
    const Qubic position = random_position(Qubic{}, 14, random);
    if (!position.winning_moves().empty()) continue;
    const auto move = detail::ForcedWin<Qubic>{}.find(position, 10'000);
    if (!move) continue;
    TreeSearch<Qubic> search{position, 1};
    CHECK(search.is_proven());
    CHECK(search.mean() == 1);
    CHECK(search.best_move() == move);
    const TreeSearch<Qubic> casual{position, 1, Limits{}.bytes, {}, /*sees_threats=*/false};
    CHECK_FALSE(casual.is_proven());
    ++proven;
  }
  CHECK(proven > 10);
}

TEST_CASE("a tree search that goes on from a previous move proves wins by threats", "[qubic][forced][tree]") {
  std::mt19937 random{20261201};
  int lost = 0;
  int overlooked = 0;
  for (int game = 0; game < 300 && (lost < 20 || overlooked < 3); ++game) {
    const Qubic position = random_position(Qubic{}, 10 + game % 6, random);
    if (!position.winning_moves().empty()) continue;
    // The other player's tree, as the first move of a win by threats is played.
    const auto move = detail::ForcedWin<Qubic>{}.find(position, 100'000);
    TreeSearch<Qubic> search{position, 1};
    search.run(50);
    if (move) {
      const Qubic next = after(position, *move);
      search.advance(*move);
      CHECK(search.is_proven());
      if (next.safe_moves().size() == 1) {
        CHECK(search.best_move() == nth(next.safe_moves(), 0));
        ++lost;
      }
      continue;
    }
    // The tree of a player who reaches a win deeper than the tree looks for.
    for (const Square theirs : position.safe_moves()) {
      const Qubic next = after(position, theirs);
      if (next.status().is_over() || !next.winning_moves().empty()) continue;
      const auto deep = detail::ForcedWin<Qubic>{}.find(next, 100'000);
      if (!deep || detail::ForcedWin<Qubic>{}.find(next, 20)) continue;
      TreeSearch<Qubic> mine{position, 2};
      mine.run(200);
      mine.advance(theirs);
      CHECK(mine.is_proven());
      CHECK(mine.mean() == 1);
      ++overlooked;
      break;
    }
  }
  CHECK(lost >= 5);
  CHECK(overlooked >= 3);
}

TEST_CASE("at Qubic 1,000 playouts beat the medium level, which beats random moves", "[qubic][strength]") {
  int best_won = 0;
  int medium_won = 0;
  std::mt19937 random{20261130};
  for (int game = 0; game < 6; ++game) {
    const Player strong = game % 2 == 0 ? Player::x : Player::o;
    for (const bool is_best : {true, false}) {
      const auto seed = static_cast<std::uint64_t>(game);
      Opponent opponent =
          is_best ? Opponent{Skill{.playouts = 1000, .nodes = 10'000}, seed} : Opponent{Level::medium, seed};
      Opponent medium{Level::medium, seed + 100};
      Qubic position;
      while (!position.status().is_over()) {
        if (position.turn() == strong) {
          position.play_unchecked(opponent.choose(position).value());
        } else {
          position.play_unchecked(is_best ? medium.choose(position).value() : random_move(position, random));
        }
      }
      (is_best ? best_won : medium_won) += position.status().winner() == strong ? 1 : 0;
    }
  }
  CHECK(best_won >= 5);
  CHECK(medium_won == 6);
}

TEST_CASE("Qubic obeys the laws of marks that stay, with gravity and without", "[qubic][law]") {
  for (const bool gravity : {false, true}) {
    CHECK(broken_marking_laws(with_gravity(gravity)) == "");
    CHECK(with_gravity(gravity).board().small_boards.size() == 4);
    CHECK(with_gravity(gravity).board().nesting == Nesting::layered);
  }
}
