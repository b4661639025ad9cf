// Random games of every kind. The library and an oracle that shares no code with it judge each
// position.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "check_ruling.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

namespace {

/// Plays the random game with that number. `oracle(move, mover, next)` makes each move on the
/// oracle's board, too, and rules on the new position. Returns the final status.
template <GameOnBoard G>
Status follow(int game, const G& start, std::mt19937& random, const std::string& board, auto oracle) {
  G position = start;
  while (!position.status().is_over()) {
    const BoardMove move = move_of_game(game, position, random);
    const Player mover = position.turn();
    position = try_play(position, move).value();
    INFO(picture(position));
    check_ruling(position, oracle(move.square().index(), letter(mover), letter(other(mover))), board);
  }
  return position.status();
}

/// Plays random games against the oracle. Returns how many are ties.
template <GameOnBoard G>
int follow_line_games(const G& start, std::mt19937& random, int games) {
  const LineRules rules = start.rules();
  const LineOracle oracle{rules.size.columns, rules.size.rows, rules.in_a_row, rules.gravity, rules.misere};
  INFO(rules.size.columns << "x" << rules.size.rows << "-" << rules.in_a_row << " gravity " << rules.gravity
                          << " misere " << rules.misere);
  int ties = 0;
  for (int game = 0; game < games; ++game) {
    std::string board(static_cast<std::size_t>(rules.size.squares()), '.');
    const auto judge = [&](int move, char mover, char next_mark) {
      board[static_cast<std::size_t>(move)] = mover;
      return oracle.judge(board, next_mark);
    };
    const Player first = game % 2 == 0 ? Player::x : Player::o;
    ties += follow(game, start.start(first), random, board, judge) == Status::tie() ? 1 : 0;
  }
  return ties;
}

}  // namespace

TEST_CASE("line games of every size, length and kind follow the oracle's rules", "[rules][exhaustive]") {
  std::mt19937 random{20260106};
  for (int columns = 1; columns <= 9; ++columns) {
    for (int rows = 1; rows <= 9; ++rows) {
      for (int in_a_row = 2; in_a_row <= 6; ++in_a_row) {
        for (int kind = 0; kind < 4; ++kind) {
          const LineRules rules{.size = {.columns = columns, .rows = rows},
                                .in_a_row = in_a_row,
                                .gravity = kind % 2 == 1,
                                .misere = kind >= 2};
          if (rules.are_valid() && !rules.are_large()) follow_line_games(FreeLineGame{FreeLineRules{rules}}, random, 4);
        }
      }
    }
  }
}

TEST_CASE("line games with rules known to the compiler follow the oracle's rules", "[rules]") {
  std::mt19937 random{20260107};
  follow_line_games(TicTacToe{}, random, 500);
  follow_line_games(MisereTicTacToe{}, random, 500);
  follow_line_games(FourInARow4x4{}, random, 100);
  follow_line_games(FourInARow5x5{}, random, 100);
  follow_line_games(LineGame<LineRules{.size = {.columns = 8, .rows = 8}, .in_a_row = 5}>{}, random, 40);
  follow_line_games(LineGame<LineRules{.size = {.columns = 26, .rows = 2}, .in_a_row = 3, .misere = true}>{}, random,
                    40);
}

TEST_CASE("Connect Four follows the oracle's rules, to its last square", "[rules]") {
  std::mt19937 random{20260110};
  CHECK(follow_line_games(ConnectFour{}, random, 600) > 10);
}

TEST_CASE("Connect Four follows the oracle in all games of ten plies in two neighbouring columns", "[rules]") {
  constexpr LineOracle oracle{.columns = 7, .rows = 6, .in_a_row = 4, .gravity = true, .misere = false};
  for (const Player first : {Player::x, Player::o}) {
    for (int left = 0; left < 6; ++left) {
      for (unsigned choice = 0; choice < 1U << 10U; ++choice) {
        ConnectFour position{first};
        std::string board(42, '.');
        Ruling ruling = oracle.judge(board, letter(first));
        for (unsigned ply = 0; ply < 10 && ruling.next != '.'; ++ply) {
          const int column = left + static_cast<int>(choice >> ply & 1U);
          const auto landing = std::ranges::find_if(ruling.moves, [&](int move) { return move % 7 == column; });
          if (landing == ruling.moves.end()) break;
          board[static_cast<std::size_t>(*landing)] = letter(position.turn());
          position.play_unchecked(Square{*landing});
          ruling = oracle.judge(board, letter(position.turn()));
        }
        INFO(picture(position));
        check_ruling(position, ruling, board);
      }
    }
  }
}

TEST_CASE("Ultimate follows the oracle's rules, with each of its options", "[rules][exhaustive]") {
  std::mt19937 random{20260108};
  for (int kind = 0; kind < 4; ++kind) {
    const UltimateRules rules{.open_boards = kind % 2 == 1, .most_boards = kind >= 2};
    INFO("open boards " << rules.open_boards << " most boards " << rules.most_boards);
    std::map<bool, int> decided_by_count;  // by whether there was a winner
    for (int game = 0; game < 300; ++game) {
      UltimateOracle oracle{rules.open_boards, rules.most_boards};
      const Ultimate start{rules, game % 2 == 0 ? Player::x : Player::o};
      Ruling last;
      const auto judge = [&](int move, char mover, char next) {
        oracle.play(move, mover);
        return last = oracle.judge(next);
      };
      const Status status = follow(game, start, random, oracle.board, judge);
      if (last.lines.empty()) ++decided_by_count[status.winner().has_value()];
    }
    CHECK(decided_by_count[rules.most_boards] > 10);
  }
}

TEST_CASE("the small boards of Ultimate have the oracle's status and winning lines", "[rules]") {
  std::mt19937 random{20260111};
  for (int kind = 0; kind < 4; ++kind) {
    const UltimateRules rules{.open_boards = kind % 2 == 1, .most_boards = kind >= 2};
    for (int game = 0; game < 40; ++game) {
      UltimateOracle oracle{rules.open_boards, rules.most_boards};
      Ultimate position{rules, game % 2 == 0 ? Player::x : Player::o};
      while (!position.status().is_over()) {
        const BoardMove move = move_of_game(game, position, random);
        oracle.play(move.square().index(), letter(position.turn()));
        position.play_unchecked(move);
        INFO(picture(position));
        for (int board = 0; board < 9; ++board) {
          const char winner = oracle.won[static_cast<std::size_t>(board)];
          const bool is_full = oracle.small(board).find('.') == std::string::npos;
          const Status status = position.board_status(board);
          CHECK(letter_of(status.winner()) == winner);
          if (winner == '.') CHECK(status == (is_full ? Status::tie() : Status::next(position.turn())));
          for (const Player player : {Player::x, Player::o})
            CHECK(position.boards_won(player).contains(Square{board}) == (letter(player) == winner));
          const auto lines = UltimateOracle::lines(oracle.small(board), winner == '.' ? '#' : winner);
          std::set<Line> expected;
          for (const std::string& line : lines) {
            Line squares;
            for (const char place : line) {
              const int within = place - '0';
              squares.emplace_back((board / 3 * 3 + within / 3) * 9 + board % 3 * 3 + within % 3);
            }
            expected.insert(squares);
          }
          const auto found = position.board_lines(board);
          CHECK(std::set<Line>(found.begin(), found.end()) == expected);
          CHECK(found.size() == expected.size());
        }
      }
    }
  }
}

TEST_CASE("rules that fit no board are not valid", "[rules]") {
  const auto are_valid = [](int columns, int rows, int in_a_row) {
    return LineRules{.size = {.columns = columns, .rows = rows}, .in_a_row = in_a_row}.are_valid();
  };
  CHECK(
      (are_valid(3, 3, 3) && are_valid(8, 8, 8) && are_valid(26, 2, 26) && are_valid(1, 64, 2) && are_valid(1, 2, 2)));
  CHECK_FALSE((are_valid(0, 3, 3) || are_valid(3, 0, 3) || are_valid(-3, -3, 3) || are_valid(27, 1, 3)));
  CHECK_FALSE((are_valid(20, 8, 3) || are_valid(3, 3, 4) || are_valid(3, 3, 1) || are_valid(1, 1, 2)));
  CHECK_FALSE(are_valid(1 << 16, 1 << 16, 3));
}
