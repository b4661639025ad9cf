#include "noughts/games/large_line_game.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "check_ruling.hpp"
#include "marking_laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/tree_search.hpp"
#include "noughts/text/notation.hpp"
#include "picture.hpp"
#include "rules_oracle.hpp"
#include "threats.hpp"

using namespace noughts;

namespace {

constexpr LineRules rules_of(int columns, int rows, int in_a_row) {
  return {.size = {.columns = columns, .rows = rows}, .in_a_row = in_a_row};
}

LineOracle oracle_of(const LineRules& rules) {
  return {.columns = rules.size.columns,
          .rows = rules.size.rows,
          .in_a_row = rules.in_a_row,
          .gravity = false,
          .misere = false};
}

/// A random large board, and a length of lines that fits it.
LineRules random_rules(std::mt19937& random) {
  for (;;) {
    const auto upto = [&](unsigned most) { return static_cast<int>(random() % most) + 1; };
    const LineRules rules = rules_of(upto(19), upto(19), 1 + upto(9));
    if (rules.are_valid() && rules.are_large()) return rules;
  }
}

/// A free square next to the mover's own marks, if one is found. Random moves on all of a board
/// seldom make a line. Requires a free square.
Square near_square(const LargeLineGame& position, std::mt19937& random) {
  const auto moves = position.legal_moves();
  const BoardSize size = position.size();
  for (int attempt = 0; attempt < 40; ++attempt) {
    const Square square = moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))];
    for (const int down : {-1, 0, 1}) {
      for (const int right : {-1, 0, 1}) {
        const auto neighbour = size.square(size.row(square) + down, size.column(square) + right);
        if (neighbour && position.owner(*neighbour) == position.turn()) return square;
      }
    }
  }
  return moves[0];
}

/// A position after so many moves, in which no player missed a win. After many attempts it has
/// fewer.
LargeLineGame crowded_position(const LineRules& rules, int most_plies, std::mt19937& random) {
  for (int attempt = 0;; ++attempt) {
    const int plies = most_plies - attempt / 20;
    LargeLineGame position{rules};
    for (int ply = 0; ply < plies && position.winning_moves().empty() && !position.status().is_over(); ++ply)
      position.play_unchecked(near_square(position, random));
    if (position.winning_moves().empty() && !position.status().is_over()) return position;
  }
}

}  // namespace

TEST_CASE("a large board has all lines that fit its sides", "[large]") {
  CHECK(LargeLineGame{rules_of(19, 19, 5)}.board().lines.size() == 2 * 19 * 15 + 2 * 15 * 15);
  CHECK(LargeLineGame{rules_of(19, 4, 10)}.board().lines.size() == 4 * 10);
  CHECK(LargeLineGame{rules_of(9, 8, 4)}.board().lines.size() == 6 * 8 + 5 * 9 + 2 * 6 * 5);
}

TEST_CASE("line games on large boards follow the oracle's rules, with any size and length", "[large]") {
  std::mt19937 random{20261201};
  int won = 0;
  for (int game = 0; game < 60; ++game) {
    const LineRules rules = random_rules(random);
    const LineOracle oracle = oracle_of(rules);
    INFO(rules.size.columns << "x" << rules.size.rows << ", " << rules.in_a_row);
    LargeLineGame position{rules, game % 2 == 0 ? Player::x : Player::o};
    std::string board(static_cast<std::size_t>(rules.size.squares()), '.');
    for (int ply = 0; ply < 60 && !position.status().is_over(); ++ply) {
      const BoardMove move = near_square(position, random);
      board[static_cast<std::size_t>(move.square().index())] = letter(position.turn());
      position.play_unchecked(move);
      if (ply % 8 != 0 && !position.status().is_over()) continue;
      INFO(picture(position));
      check_ruling(position, oracle.judge(board, letter(position.turn())), board);
      CHECK(position.plies_left() == std::ranges::count(board, '.'));
    }
    won += position.status().winner() ? 1 : 0;
  }
  CHECK(won > 20);
}

TEST_CASE("a full large board without a line is a tie", "[large]") {
  // Pairs of marks, shifted by two columns from row to row: no five in a row.
  LargeLineGame position{rules_of(16, 16, 5)};
  std::vector<Square> of_x;
  std::vector<Square> of_o;
  for (const Square square : position.size().every_square()) {
    const int column = position.size().column(square);
    const int row = position.size().row(square);
    ((column + 2 * row) % 4 < 2 ? of_x : of_o).push_back(square);
  }
  REQUIRE(of_x.size() == of_o.size());
  for (std::size_t i = 0; i < of_x.size(); ++i) {
    position = try_play(position, of_x[i]).value();
    position = try_play(position, of_o[i]).value();
  }
  CHECK(position.status() == Status::tie());
  CHECK(position.legal_moves().empty());
}

TEST_CASE("threat moves on large boards are the moves that threaten to win next", "[large][traits]") {
  std::mt19937 random{20261202};
  int threats = 0;
  for (int game = 0; game < 16; ++game) {
    const LineRules rules = random_rules(random);
    if (rules.in_a_row < 3) continue;
    threats += check_threat_moves(crowded_position(rules, 10 + game, random), oracle_of(rules));
  }
  CHECK(threats > 20);
}

TEST_CASE("a win by threats on a large board beats every answer", "[large][forced]") {
  std::mt19937 random{20261203};
  int wins = 0;
  for (int game = 0; game < 400 && wins < 8; ++game) {
    const LineRules rules = rules_of(9 + game % 4, 8 + game % 3, 4 + game % 2);
    const LargeLineGame position = crowded_position(rules, 8 + game % 8, random);
    if (!detail::ForcedWin<LargeLineGame>{}.find(position, 1000)) continue;
    INFO(picture(position));
    CHECK(wins_against_everything(position));
    ++wins;
  }
  CHECK(wins == 8);
}

TEST_CASE("a move that does not interfere with a win by threats loses on large boards", "[large][forced]") {
  std::mt19937 random{20261204};
  int others = 0;
  for (int game = 0; game < 40; ++game)
    others += check_moves_that_do_not_matter(crowded_position(rules_of(10, 9, 4 + game % 2), 8 + game % 8, random));
  CHECK(others > 300);
}

TEST_CASE("five in a row on 15×15 is Gomoku, computed in another way", "[large][gomoku]") {
  const LineRules rules = rules_of(15, 15, 5);
  std::mt19937 random{20261205};
  LargeLineGame large{rules};
  Gomoku gomoku;
  int games = 0;
  for (int ply = 0; ply < 400; ++ply) {
    if (large.status().is_over()) {
      CHECK(large.won_lines() == gomoku.won_lines());
      large = LargeLineGame{rules};
      gomoku = Gomoku{};
      ++games;
    }
    INFO(picture(large));
    CHECK(LineEvaluator::value(large) == LineEvaluator::value(gomoku));
    CHECK(std::ranges::equal(large.legal_moves(), gomoku.legal_moves()));
    CHECK(std::ranges::equal(large.winning_moves(), gomoku.winning_moves()));
    CHECK(std::ranges::equal(large.safe_moves(), gomoku.safe_moves()));
    CHECK(std::ranges::equal(large.threat_moves(), gomoku.threat_moves()));
    const auto legal = large.legal_moves();
    const std::vector<BoardMove> moves(legal.begin(), legal.end());
    std::vector<std::uint16_t> values(moves.size());
    std::vector<std::uint16_t> values_of_gomoku(moves.size());
    LineEvaluator::values_of_moves(large, moves, values);
    LineEvaluator::values_of_moves(gomoku, moves, values_of_gomoku);
    CHECK(values == values_of_gomoku);
    const BoardMove move = near_square(large, random);
    large.play_unchecked(move);
    gomoku.play_unchecked(move);
  }
  CHECK(games > 5);
}

TEST_CASE("large line games have ids, up to 19×19 and ten in a row", "[large]") {
  CHECK(find_game("line-19x19-10").value() == CataloguePosition{LargeLineGame{rules_of(19, 19, 10)}});
  CHECK(id_of(CataloguePosition{LargeLineGame{rules_of(9, 8, 4), Player::o}}) == "line-9x8-4");
  CHECK(title_of(find_game("line-19x19-6").value()) == "6 in a row on 19×19");
  CHECK(find_line_game(rules_of(15, 15, 5)) == CataloguePosition{Gomoku{}});
  CHECK(find_game("line-15x15-5") == CataloguePosition{Gomoku{}});
  for (const char* id : {"line-20x4-4", "line-4x20-4", "line-19x19-11", "line-9x9-10", "line-9x8-1",
                         "line-9x9-4-gravity", "line-9x9-4-misere", "line-99999x99999-5", "line-19x19"}) {
    INFO(id);
    CHECK_FALSE(find_game(id));
  }
  CHECK_FALSE(find_line_game(rules_of(0, 100, 3)));
  CHECK_FALSE(find_line_game(rules_of(-19, -19, 3)));
  CHECK_FALSE(rules_of(1 << 30, 4, 3).are_valid());
}

TEST_CASE("a match on the largest board reads back from its text, with its last square", "[large][match]") {
  CatalogueMatch match{find_game("line-19x19-10").value()};
  for (const char* name : {"s1", "a19", "s19", "a1", "j10"}) {
    const Square square = match.position().size().square(SquareName::parse(name).value()).value();
    REQUIRE(match.play(square));
  }
  CHECK(match.moves().front() == Square{360});
  CHECK(to_string(match) == "line-19x19-10.X.s1.a19.s19.a1.j10");
  CHECK(parse_match(to_string(match)).value() == match);
}

TEST_CASE("an opponent on a large board wins at once, answers a threat, proves a double one", "[large]") {
  const LineRules rules = rules_of(19, 19, 6);
  const auto after_moves = [&](std::initializer_list<SquareName> names) {
    LargeLineGame position{rules};
    for (const SquareName name : names) position = try_play(position, name).value();
    return position;
  };
  const auto square = [&](SquareName name) { return *rules.size.square(name); };
  Opponent best{Level::best, 1};
  const LargeLineGame five =
      after_moves({"e10"_sq, "a1"_sq, "f10"_sq, "c1"_sq, "g10"_sq, "e1"_sq, "h10"_sq, "g1"_sq, "i10"_sq, "d10"_sq});
  CHECK(best.choose(five).value() == square("j10"_sq));
  const LargeLineGame to_answer =
      after_moves({"e10"_sq, "a1"_sq, "f10"_sq, "c1"_sq, "g10"_sq, "e1"_sq, "h10"_sq, "d10"_sq, "i10"_sq});
  CHECK(best.choose(to_answer).value() == square("j10"_sq));
  // Four with both sides open, and space beyond them, become five with both sides open.
  TreeSearch<LargeLineGame> search{
      after_moves({"f10"_sq, "a1"_sq, "g10"_sq, "c3"_sq, "h10"_sq, "q18"_sq, "i10"_sq, "s1"_sq}), 1};
  search.run(200);
  CHECK(search.is_proven());
  CHECK(search.mean() == 1);
}

TEST_CASE("large line games obey the laws of marks that stay", "[large][law]") {
  CHECK(broken_marking_laws(LargeLineGame{rules_of(9, 8, 4)}) == "");
  CHECK(broken_marking_laws(LargeLineGame{rules_of(19, 4, 10)}) == "");
}
