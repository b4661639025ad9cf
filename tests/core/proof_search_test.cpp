#include "noughts/search/proof_search.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "minimax.hpp"
#include "nim.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/thinking.hpp"
#include "random_play.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

constexpr std::size_t table = std::size_t{1} << 20U;

/// Bytes of the table for a small game. Tests make thousands of these.
constexpr std::size_t small_table = std::size_t{1} << 14U;

/// A finished proof of whether `winner` wins a position.
template <Game G>
ProofSearch<G> proof(const G& position, Player winner, std::size_t bytes = table) {
  ProofSearch<G> search{position, winner, bytes};
  while (!search.run(1'000'000)) continue;
  return search;
}

/// Checks proofs for both players, and their moves, against plain minimax.
template <Game G>
void check(const G& position, Minimax<G>& minimax, std::size_t bytes = table) {
  const auto expected = minimax.judge(position).result;
  const Player mover = position.turn();
  const auto to_win = proof(position, mover, bytes);
  const auto to_lose = proof(position, other(mover), bytes);
  CHECK(to_win.result() == (expected == Outcome::Result::win));
  CHECK(to_lose.result() == (expected == Outcome::Result::loss));
  if (position.status().is_over()) return;
  const auto& move = expected == Outcome::Result::win ? to_win.move() : to_lose.move();
  REQUIRE(move.has_value() == (expected != Outcome::Result::loss));
  if (move) CHECK(minimax.judge(position, *move).result == expected);
  CHECK_FALSE((expected != Outcome::Result::win && to_win.move()));
}

/// A position of Ultimate with so few playable squares left that plain minimax can solve it.
Ultimate late_position(std::mt19937& random, const UltimateRules& rules) {
  constexpr int few = 10;  // squares
  for (;;) {
    Ultimate position{rules};
    while (!position.status().is_over()) {
      int free = 0;
      for (const Square square : position.size().every_square()) {
        const int board = square.index() / 27 * 3 + square.index() % 9 / 3;
        const bool is_open = rules.open_boards || !position.board_status(board).is_over();
        free += is_open && !position.owner(square) ? 1 : 0;
      }
      if (free <= few) return position;
      position.play_unchecked(random_move(position, random));
    }
  }
}

}  // namespace

TEST_CASE("proofs agree with minimax in every position of tic-tac-toe", "[proof]") {
  Minimax<TicTacToe> minimax;
  std::vector<TicTacToe> positions{TicTacToe{}};
  std::size_t looked_at = 0;
  for (std::size_t at = 0; at < positions.size(); ++at) {
    const TicTacToe position = positions[at];
    check(position, minimax, small_table);
    ++looked_at;
    for (const BoardMove move : position.legal_moves()) {
      const TicTacToe next = after(position, move);
      if (std::ranges::find(positions, next) == positions.end()) positions.push_back(next);
    }
  }
  CHECK(looked_at == 5478);
}

TEST_CASE("proofs agree with minimax in games without any trait", "[proof]") {
  Minimax<PlainTicTacToe> plain;
  std::mt19937 random{1};
  for (int i = 0; i < 40; ++i) check(random_position(PlainTicTacToe{}, i % 9, random), plain);
  Minimax<Nim> nim;
  for (int i = 0; i < 20; ++i) check(random_position(Nim{}, i % 5, random), nim);
}

TEST_CASE("proofs agree with minimax in misère, with gravity and with draws", "[proof]") {
  std::mt19937 random{2};
  Minimax<MisereTicTacToe> misere;
  for (int i = 0; i < 60; ++i) check(random_position(MisereTicTacToe{}, i % 9, random), misere);
  constexpr FreeLineRules rules{{.size = {.columns = 4, .rows = 3}, .in_a_row = 3, .gravity = true}};
  Minimax<FreeLineGame> falling;
  for (int i = 0; i < 30; ++i) check(random_position(FreeLineGame{rules}, i % 8, random), falling);
}

TEST_CASE("proofs agree with minimax late in Ultimate, with all options and tables of any size", "[proof]") {
  std::mt19937 random{3};
  for (const bool open_boards : {false, true}) {
    for (const bool most_boards : {false, true}) {
      const UltimateRules rules{.open_boards = open_boards, .most_boards = most_boards};
      for (int i = 0; i < 25; ++i) {
        CAPTURE(open_boards, most_boards, i);
        Minimax<Ultimate> minimax;
        check(late_position(random, rules), minimax, i % 2 == 0 ? table : 0);
      }
    }
  }
}

TEST_CASE("a proof in slices is the same proof, and each slice keeps to its limit of nodes", "[proof]") {
  std::mt19937 random{4};
  for (const std::uint64_t slice : {1U, 7U, 1000U}) {
    const Ultimate position = late_position(random, {});
    const auto at_once = proof(position, position.turn());
    ProofSearch<Ultimate> in_slices{position, position.turn(), table};
    for (std::uint64_t allowed = slice; !in_slices.run(slice); allowed += slice) {
      REQUIRE(in_slices.nodes() == allowed);
      REQUIRE_FALSE((in_slices.result() || in_slices.move()));
    }
    CHECK(in_slices.nodes() == at_once.nodes());
    CHECK(in_slices.result() == at_once.result());
    CHECK(in_slices.move() == at_once.move());
  }
}

TEST_CASE("ProofChooser keeps the best result in any slices, and has no move in a lost game", "[proof]") {
  std::mt19937 random{5};
  for (int i = 0; i < 40; ++i) {
    const Ultimate position = late_position(random, {});
    if (position.status().is_over()) continue;
    Minimax<Ultimate> minimax;
    const auto expected = minimax.judge(position).result;
    detail::ProofChooser<Ultimate> at_once{position, table, 10'000'000};
    REQUIRE(at_once.run(10'000'000));
    detail::ProofChooser<Ultimate> in_slices{position, table, 10'000'000};
    while (!in_slices.run(3)) CHECK(in_slices.progress() < 1);
    CHECK(in_slices.progress() == 1);
    CHECK(in_slices.nodes() == at_once.nodes());
    CHECK(in_slices.moves() == at_once.moves());
    REQUIRE(at_once.moves().size() == (expected == Outcome::Result::loss ? 0 : 1));
    for (const BoardMove move : at_once.moves()) CHECK(minimax.judge(position, move).result == expected);
  }
}

TEST_CASE("ProofChooser ends at its limit of nodes without a move", "[proof]") {
  detail::ProofChooser<Ultimate> proving{Ultimate{}, table, 5000};
  CHECK_FALSE(proving.run(4999));
  CHECK(proving.run(1000));
  CHECK(proving.nodes() == 5000);
  CHECK(proving.moves().empty());
  CHECK(proving.bytes() <= table);
}

TEST_CASE("thinking late in Ultimate plays a proven move, with playouts only if it is lost", "[proof]") {
  std::mt19937 random{6};
  for (int i = 0; i < 20; ++i) {
    const Ultimate position = late_position(random, {});
    if (position.status().is_over()) continue;
    Minimax<Ultimate> minimax;
    const auto expected = minimax.judge(position).result;
    Thinking thinking{position, Skill{.playouts = 200}, 1};
    double before = 0;
    while (!thinking.run(11)) {
      REQUIRE((before <= thinking.progress() && thinking.progress() < 1));
      before = thinking.progress();
      REQUIRE(is_among(position.legal_moves(), thinking.result()));
    }
    CHECK(minimax.judge(position, thinking.result()).result == expected);
    CHECK((thinking.playouts() > 0) <= (expected == Outcome::Result::loss));
  }
}
