// Random games of every kind, in which each position is judged by the library and by an oracle that shares nothing with
// it.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <vector>

#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/ultimate.hpp"
#include "picture.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

namespace {

template <Game G>
void check_ruling(const G& position, const Ruling& ruling) {
  const auto letter_of = [](std::optional<Player> player) { return player ? letter(*player) : '.'; };
  CHECK(letter_of(position.status().next_player()) == ruling.next);
  CHECK(letter_of(position.status().winner()) == ruling.winner);
  std::vector<int> moves;
  for (const Square move : position.legal_moves()) moves.push_back(move.index());
  CHECK(moves == ruling.moves);
  std::vector<std::vector<int>> lines;
  for (const auto& line : position.won_lines()) {
    lines.emplace_back();
    for (const Square square : line) lines.back().push_back(square.index());
  }
  std::ranges::sort(lines);
  CHECK(lines == ruling.lines);
}

Square random_move(const auto& position, std::mt19937& random) {
  const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
  return moves[random() % moves.size()];
}

/// Follows random games; `judge(move, mover, next)` makes a move on the oracle's board, too, and rules on what follows.
template <Game G>
void follow(const G& start, std::mt19937& random, auto judge) {
  G position = start;
  while (!position.status().is_over()) {
    const Square move = random_move(position, random);
    const Player mover = position.turn();
    position = apply(position, move).value();
    INFO(picture(position));
    check_ruling(position, judge(move.index(), letter(mover), letter(other(mover))));
  }
}

template <Game G>
void follow_line_games(const G& start, std::mt19937& random, int games) {
  const LineRules rules = start.rules();
  const LineOracle oracle{rules.size.columns, rules.size.rows, rules.in_a_row, rules.gravity, rules.misere};
  INFO(rules.size.columns << "x" << rules.size.rows << "-" << rules.in_a_row << " gravity " << rules.gravity
                          << " misere " << rules.misere);
  for (int game = 0; game < games; ++game) {
    std::string board(static_cast<std::size_t>(rules.size.squares()), '.');
    follow(start.start(game % 2 == 0 ? Player::x : Player::o), random, [&](int move, char mover, char next) {
      board[static_cast<std::size_t>(move)] = mover;
      return oracle.judge(board, next);
    });
  }
}

}  // namespace

TEST_CASE("line games of every size, length and kind go by the rules of the oracle", "[rules]") {
  std::mt19937 random{20260106};
  for (int columns = 1; columns <= 9; ++columns) {
    for (int rows = 1; rows <= 9; ++rows) {
      for (int in_a_row = 2; in_a_row <= 6; ++in_a_row) {
        for (int kind = 0; kind < 4; ++kind) {
          const LineRules rules{.size = {.columns = columns, .rows = rows},
                                .in_a_row = in_a_row,
                                .gravity = kind % 2 == 1,
                                .misere = kind >= 2};
          if (rules.are_valid()) follow_line_games(FreeLineGame{FreeLineRules{rules}}, random, 4);
        }
      }
    }
  }
}

TEST_CASE("rules that the compiler knows and rules chosen at run time are the same", "[rules]") {
  std::mt19937 random{20260107};
  follow_line_games(TicTacToe{}, random, 500);
  follow_line_games(ConnectFour{}, random, 200);
  follow_line_games(LineGame<LineRules{.size = {.columns = 8, .rows = 8}, .in_a_row = 5}>{}, random, 40);
  follow_line_games(LineGame<LineRules{.size = {.columns = 26, .rows = 2}, .in_a_row = 3, .misere = true}>{}, random,
                    40);
}

TEST_CASE("ultimate goes by the rules of the oracle, with each of its options", "[rules]") {
  std::mt19937 random{20260108};
  for (int kind = 0; kind < 4; ++kind) {
    const UltimateRules rules{.open_boards = kind % 2 == 1, .most_boards = kind >= 2};
    INFO("open boards " << rules.open_boards << " most boards " << rules.most_boards);
    for (int game = 0; game < 150; ++game) {
      UltimateOracle oracle{rules.open_boards, rules.most_boards};
      follow(Ultimate{rules, game % 2 == 0 ? Player::x : Player::o}, random, [&](int move, char mover, char next) {
        oracle.play(move, mover);
        return oracle.judge(next);
      });
    }
  }
}

TEST_CASE("rules that no board has room for are not valid", "[rules]") {
  const auto are_valid = [](int columns, int rows, int in_a_row) {
    return LineRules{.size = {.columns = columns, .rows = rows}, .in_a_row = in_a_row}.are_valid();
  };
  CHECK(
      (are_valid(3, 3, 3) && are_valid(8, 8, 8) && are_valid(26, 2, 26) && are_valid(1, 64, 2) && are_valid(1, 2, 2)));
  CHECK_FALSE((are_valid(0, 3, 3) || are_valid(3, 0, 3) || are_valid(-3, -3, 3) || are_valid(27, 1, 3)));
  CHECK_FALSE((are_valid(9, 8, 3) || are_valid(3, 3, 4) || are_valid(3, 3, 1) || are_valid(1, 1, 2)));
  CHECK_FALSE(are_valid(1 << 16, 1 << 16, 3));
}
