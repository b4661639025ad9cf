// Signatures: they change when a search does, or the stream of random numbers, never with the platform. All of them
// stand here. tests/engine/opponent.test.js and tests/engine/games.test.js pin the same games.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "compiled_searches.hpp"
#include "nim.hpp"
#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/proof_search.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/tree_search.hpp"
#include "noughts/text/move_name.hpp"

using namespace noughts;

namespace {

template <Game G>
std::string game(G position, Level level_of_x, Level level_of_o) {
  Opponent x{level_of_x, 1};
  Opponent o{level_of_o, 2};
  std::string moves;
  while (!position.status().is_over()) {
    const auto move = (position.turn() == Player::x ? x : o).choose(position).value();
    moves += (moves.empty() ? "" : " ") + move_name(position, move);
    position.play_unchecked(move);
  }
  return moves;
}

void check_tree(const auto& start, std::string_view move, std::uint32_t visits, std::size_t nodes) {
  TreeSearch search{start, 20261121};
  search.run(2000);
  CHECK(move_name(start, search.best_move().value()) == move);
  const auto statistics = search.statistics();
  std::uint32_t most = 0;
  for (const auto& of_move : statistics) most = std::max(most, of_move.visits);
  CHECK(most == visits);
  CHECK(search.nodes() == nodes);
}

/// Whether the player to move wins, as an exact search says, is found out after looking at so many positions.
template <Game G>
void check_proof(const G& position, std::uint64_t nodes) {
  ProofSearch<G> search{std::size_t{1} << 20U};
  search.begin(position, position.turn());
  while (!search.run(1000)) continue;
  CHECK(search.result() == (solve(position).outcome.value().result == Outcome::Result::win));
  CHECK(search.nodes() == nodes);
}

/// A game of Ultimate after so many moves that follow from nothing but their number.
Ultimate ultimate_after(int plies) {
  Ultimate position;
  for (int ply = 0; ply < plies; ++ply) {
    const auto legal = position.legal_moves();
    const std::vector<Square> moves{legal.begin(), legal.end()};
    position.play_unchecked(moves[static_cast<std::size_t>(ply) * 7 % moves.size()]);
  }
  return position;
}

constexpr LineRules five_by_four{.size = {.columns = 5, .rows = 4}, .in_a_row = 4, .gravity = true};

}  // namespace

TEST_CASE("an exact search visits the same number of positions on every platform", "[signature]") {
  CHECK(solve(TicTacToe{}).nodes == 43);
  CHECK(solve(apply(TicTacToe{}, "b2"_sq).value()).nodes == 20);
  CHECK(solve(FourInARow4x4{}).nodes == 9092);
  CHECK(solve(FourInARow5x5{}).nodes == 458894);
  CHECK(solve(LineGame<five_by_four>{}).nodes == 16526);
  CHECK(solve(FreeLineGame{FreeLineRules{five_by_four}}).nodes == 17458);
  CHECK(solve(Nim{}).nodes == 705);
  // By name, as JavaScript asks for them; the smallest line games share the searches of all line games there.
  CHECK(solve(find_game("tic-tac-toe").value()).nodes == 0);  // whose outcomes are known
  CHECK(solve(find_game("line-4x3-3").value()).nodes == 60);
  CHECK(solve(find_game("four-in-a-row-4x4").value()).nodes == 9120);
}

TEST_CASE("a tree search is the same on every platform, to the node", "[signature]") {
  check_tree(ConnectFour{}, "d1", 1427, 3753);
  check_tree(Ultimate{}, "g6", 70, 4345);
  check_tree(FourInARow5x5{}, "c3", 203, 8536);
  check_tree(Nim{}, "b1", 446, 2964);
}

TEST_CASE("a proof looks at the same number of positions on every platform", "[signature]") {
  check_proof(TicTacToe{}, 1023);
  check_proof(Nim{}, 508);
  check_proof(ultimate_after(38), 54848);
  check_proof(ultimate_after(39), 397);
  check_proof(ultimate_after(40), 441);
}

TEST_CASE("the same seeds give the same games on every platform", "[signature]") {
  CHECK(game(TicTacToe{}, Level::easy, Level::easy) == "b3 b1 a2 a3 c3 a1 c1 c2 b2");
  CHECK(game(TicTacToe{}, Level::medium, Level::medium) == "a1 a2 c1 b1 c2 c3 b2 a3 b3");
  CHECK(game(TicTacToe{}, Level::hard, Level::hard) == "c1 b2 c3 c2 a2 a3 a1 b1 b3");
  CHECK(game(TicTacToe{}, Level::best, Level::best) == "b1 b2 c2 c1 a3 a1 c3 b3 a2");
  CHECK(game(ConnectFour{}, Level::medium, Level::easy) == "b1 c1 f1 c2 e1 d1 c3 d2 g1 e2 b2 f2");
}
