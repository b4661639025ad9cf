// Positions of Gomoku that are won by threats. bench/core/threat_wins.cpp has found them.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/notation.hpp"
#include "rules_oracle.hpp"
#include "win_oracle.hpp"

using namespace noughts;

namespace {

/// A position that the player to move wins, so many plies before the end of a game.
struct KnownWin {
  std::string game;
  int plies = 0;
  std::vector<BoardMove> moves;  // that lead to the position
};

std::vector<KnownWin> known_wins() {
  std::vector<KnownWin> wins;
  std::ifstream file{NOUGHTS_PERFT_FOLDER "/../gomoku-wins.txt"};
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words{line};
    std::string game;
    words >> game;
    const auto match = parse_match<Gomoku>(game, "gomoku", Gomoku{}).value();
    const std::vector<BoardMove> all{match.moves().begin(), match.moves().end()};
    for (int plies = 0; words >> plies;) wins.push_back({game, plies, {all.begin(), all.end() - plies}});
  }
  return wins;
}

std::string board_after(const std::vector<BoardMove>& moves) {
  std::string board(225, '.');
  for (std::size_t ply = 0; ply < moves.size(); ++ply)
    board[static_cast<std::size_t>(moves[ply].square().index())] = ply % 2 == 0 ? 'X' : 'O';
  return board;
}

/// The winning move that the search finds.
std::optional<int> winning_move(const std::string& board, char player) {
  std::vector<std::optional<Player>> marks;
  for (const char mark : board)
    marks.push_back(mark == '.' ? std::nullopt : std::optional{mark == 'X' ? Player::x : Player::o});
  const auto position = Gomoku{}.set_up({.marks = marks, .turn = player == 'X' ? Player::x : Player::o}).value();
  const auto choice = solve(position, {.nodes = 4'000'000});
  if (!choice.outcome || choice.outcome->result != Outcome::Result::win) return std::nullopt;
  return choice.move->square().index();
}

/// Checks that every so many-th win holds against every reply.
void check_wins(std::size_t every) {
  const auto wins = known_wins();
  REQUIRE(wins.size() == 200);
  for (std::size_t i = 0; i < wins.size(); i += every) {
    INFO(wins[i].game << ", " << wins[i].plies << " plies before its end");
    WinOracle oracle{15, 15, winning_move, 300};
    CHECK(oracle.wins(board_after(wins[i].moves), wins[i].moves.size() % 2 == 0 ? 'X' : 'O'));
  }
}

/// A board of nine squares a side with marks on some squares, by index.
std::string small_board(const std::vector<int>& of_x, const std::vector<int>& of_o) {
  std::string board(81, '.');
  for (const int square : of_x) board[static_cast<std::size_t>(square)] = 'X';
  for (const int square : of_o) board[static_cast<std::size_t>(square)] = 'O';
  return board;
}

/// Whether X wins, who knows this move, and fives and fours.
bool wins_small(const std::string& board, std::optional<int> move) {
  return WinOracle{9, 9, [&](const std::string&, char) { return move; }, 10}.wins(board, 'X');
}

}  // namespace

TEST_CASE("the oracle of wins wins by a five, an open four, two fours and a move that it is told", "[oracle]") {
  CHECK(wins_small(small_board({36, 37, 38, 39}, {}), std::nullopt));
  CHECK(wins_small(small_board({37, 38, 39}, {}), std::nullopt));
  CHECK(wins_small(small_board({36, 37, 38, 13, 22, 31}, {4}), std::nullopt));
  // Two marks that become an open three win only if the other player has no answer: here they have.
  CHECK_FALSE(wins_small(small_board({38, 39}, {}), 40));
  // A three that is open by both sides, and a three in the column.
  CHECK(wins_small(small_board({38, 39, 22, 31}, {}), 40));
  // The other player would win first.
  CHECK_FALSE(wins_small(small_board({37, 38, 39}, {72, 73, 74, 75}), std::nullopt));
  CHECK_FALSE(wins_small(small_board({}, {}), 40));
}

TEST_CASE("the known wins are different positions of games that the winner wins", "[gomoku][forced]") {
  const LineOracle oracle{.columns = 15, .rows = 15, .in_a_row = 5};
  std::set<std::string> boards;
  for (const KnownWin& win : known_wins()) {
    const auto match = parse_match<Gomoku>(win.game, "gomoku", Gomoku{}).value();
    const std::string end = board_after({match.moves().begin(), match.moves().end()});
    const char winner = win.moves.size() % 2 == 0 ? 'X' : 'O';
    INFO(win.game);
    CHECK(!oracle.lines(end, winner).empty());
    CHECK(win.plies % 2 == 1);
    CHECK(boards.insert(board_after(win.moves)).second);
  }
}

TEST_CASE("some known wins at Gomoku hold against every reply", "[gomoku][forced]") { check_wins(23); }

TEST_CASE("all known wins at Gomoku hold against every reply", "[gomoku][forced][long]") { check_wins(1); }
