// What a game tells of threats, against what trying every move and reply finds out.

#include "noughts/game/threats.hpp"

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <concepts>
#include <random>
#include <tuple>
#include <vector>

#include "catalogue_games.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

using GamesWithThreats = std::tuple<TicTacToe, FreeLineGame, ConnectFour>;
using GamesWithForcedMoves = std::tuple<TicTacToe, FreeLineGame, ConnectFour, Ultimate>;

/// Calls `visit` with many positions of random games in which the game goes on.
template <GameWithForcedMoves G>
void for_each_position(auto visit) {
  std::mt19937 random{20260120};
  for (const auto& [id, start] : starts<G>()) {
    INFO(id);
    for (int game = 0; game < 4000 / start.size().squares(); ++game) {
      G position = start;
      while (!position.status().is_over()) {
        INFO(picture(position));
        visit(position, random);
        const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
        position.play_unchecked(moves[random() % moves.size()]);
      }
    }
  }
}

template <Game G>
G after(G position, Square move) {
  position.play_unchecked(move);
  return position;
}

template <Game G>
bool can_win_at_once(const G& position, Player player) {
  return std::ranges::any_of(position.legal_moves(),
                             [&](Square move) { return after(position, move).status().winner() == player; });
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("winning and safe moves are those that trying them shows to be so", "[threats]",
                        GamesWithForcedMoves) {
  for_each_position<TestType>([](const TestType& position, auto&) {
    const Player mover = position.turn();
    const bool wins = can_win_at_once(position, mover);
    for (const Square move : position.legal_moves()) {
      const TestType next = after(position, move);
      CHECK(position.winning_moves().contains(move) == (next.status().winner() == mover));
      if (wins) continue;
      const bool loses_itself = next.status().winner() == other(mover);
      const bool loses_by_reply = !next.status().is_over() && can_win_at_once(next, other(mover));
      CHECK(position.safe_moves().contains(move) == !(loses_itself || loses_by_reply));
      if constexpr (GameWithThreats<TestType>) {
        if (loses_itself) CHECK(position.plies_when_unsafe() == 1);
        if (loses_by_reply) CHECK(position.plies_when_unsafe() == 2);
      }
    }
    CHECK((position.safe_moves() - position.legal_moves()).empty());
  });
}

TEMPLATE_LIST_TEST_CASE("a move threatens the free squares that complete a line with its player's marks", "[threats]",
                        GamesWithThreats) {
  for_each_position<TestType>([](const TestType& position, auto&) {
    const auto lines = position.lines();
    for (const Square move : position.legal_moves()) {
      const auto marks = position.marks(position.turn()) | typename TestType::Squares{move};
      typename TestType::Squares threatened;
      for (const auto& line : lines) {
        const auto missing = line - marks;
        if (missing.size() == 1 && !position.owner(*missing.begin())) threatened.insert(*missing.begin());
      }
      CHECK(position.threats_after(move) == threatened);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("a player who cannot win any more does not", "[threats]", GamesWithThreats) {
  int hopeless = 0;
  for_each_position<TestType>([&](const TestType& position, auto& random) {
    for (const Player player : {Player::x, Player::o}) {
      if (position.can_still_win(player)) continue;
      ++hopeless;
      TestType game = position;
      while (!game.status().is_over()) {
        const std::vector<Square> moves(game.legal_moves().begin(), game.legal_moves().end());
        game.play_unchecked(moves[random() % moves.size()]);
      }
      CHECK(game.status().winner() != player);
    }
  });
  // A random game of Connect Four ends before it comes to that.
  CHECK((hopeless > 0 || std::same_as<TestType, ConnectFour>));
}

TEMPLATE_LIST_TEST_CASE("a position and its mirror image have the same canonical position, which is like them",
                        "[threats]", GamesWithThreats) {
  std::mt19937 random{20260121};
  for (const auto& [id, start] : starts<TestType>()) {
    const BoardSize size = start.size();
    TestType position = start;
    TestType mirror = start;
    for (int ply = 0; ply < 8 && !position.status().is_over(); ++ply) {
      INFO(id << picture(position));
      const TestType canonical = position.canonical();
      CHECK(canonical == mirror.canonical());
      CHECK(canonical.canonical() == canonical);
      CHECK(canonical.status() == position.status());
      CHECK(canonical.marks(Player::x).size() == position.marks(Player::x).size());
      CHECK(canonical.legal_moves().size() == position.legal_moves().size());
      for (const Square square : size.every_square()) {
        const auto below = size.square(size.row(square) + 1, size.column(square));
        const bool floats = canonical.has_gravity() && canonical.owner(square) && below && !canonical.owner(*below);
        CHECK_FALSE(floats);
      }
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      const Square move = moves[random() % moves.size()];
      position.play_unchecked(move);
      mirror.play_unchecked(*size.square(size.row(move), size.columns - 1 - size.column(move)));
    }
  }
}
