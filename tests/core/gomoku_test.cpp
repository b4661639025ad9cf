#include "noughts/games/gomoku.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
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
#include "rules_oracle.hpp"
#include "threats.hpp"

using namespace noughts;

namespace {

LineOracle oracle_of(bool exactly_five) {
  return {.columns = 15, .rows = 15, .in_a_row = 5, .gravity = false, .misere = false, .exactly = exactly_five};
}

Gomoku by_rules(bool exactly_five, Player first = Player::x) {
  return Gomoku{GomokuRules{.exactly_five = exactly_five}, first};
}

Gomoku after_moves_named(bool exactly_five, std::initializer_list<SquareName> names) {
  Gomoku position = by_rules(exactly_five);
  for (const SquareName name : names) position = try_play(position, name).value();
  return position;
}

/// Part of the board. Random moves on all of it seldom make a line.
struct Quarter {
  int column;
  int row;
  int side = 7;

  explicit Quarter(std::mt19937& random)
      : column{static_cast<int>(random() % 9)}, row{static_cast<int>(random() % 9)} {}

  /// A random free square in it. Requires one.
  Square free_square(const Gomoku& position, std::mt19937& random) const {
    for (;;) {
      const auto across = static_cast<int>(random() % 7);
      const auto down = static_cast<int>(random() % 7);
      const Square square{(row + down) * 15 + column + across};
      if (!position.owner(square)) return square;
    }
  }
};

/// A position after so many random moves in one part of the board. No player missed a win, and the
/// player to move has none.
Gomoku crowded_position(const Gomoku& start, int plies, std::mt19937& random) {
  for (;;) {
    const Quarter quarter{random};
    Gomoku position = start;
    for (int ply = 0; ply < plies && position.winning_moves().empty(); ++ply)
      position.play_unchecked(quarter.free_square(position, random));
    if (position.winning_moves().empty()) return position;
  }
}

}  // namespace

TEST_CASE("a Gomoku board has 572 lines, twenty through the middle and three through a corner", "[gomoku]") {
  const auto lines = Gomoku{}.board().lines;
  // 11 in each of 15 rows and 15 columns, and 11² in each of two diagonal directions.
  CHECK(lines.size() == 2 * 15 * 11 + 2 * 11 * 11);
  const auto through = [&](SquareName name) {
    const Square square = Gomoku{}.size().square(name).value();
    return std::ranges::count_if(lines,
                                 [&](const Line& line) { return std::ranges::find(line, square) != line.end(); });
  };
  CHECK(through("h8"_sq) == 20);
  CHECK(through("a1"_sq) == 3);
  CHECK(through("o15"_sq) == 3);
  CHECK(through("a8"_sq) == 1 + 5 + 1 + 1);
}

TEST_CASE("Gomoku follows the oracle's rules, with five or more and with exactly five", "[gomoku]") {
  std::mt19937 random{20261125};
  int won = 0;
  int overlines = 0;
  for (int game = 0; game < 120; ++game) {
    const LineOracle oracle = oracle_of(game % 2 == 1);
    const Quarter quarter{random};
    Gomoku position = by_rules(oracle.exactly, game % 4 < 2 ? Player::x : Player::o);
    std::string board(225, '.');
    for (int ply = 0; ply < 49 && !position.status().is_over(); ++ply) {
      // Some games fill a line from both of its sides, to make it longer than five.
      const BoardMove move = quarter.free_square(position, random);
      board[static_cast<std::size_t>(move.square().index())] = letter(position.turn());
      position.play_unchecked(move);
      INFO(picture(position));
      check_ruling(position, oracle.judge(board, letter(position.turn())), board);
      CHECK(position.plies_left() == std::ranges::count(board, '.'));
      const auto five_or_more = oracle_of(false).lines(board, letter(other(position.turn())));
      overlines += oracle.exactly && !five_or_more.empty() && !position.status().is_over() ? 1 : 0;
    }
    won += position.status().winner() ? 1 : 0;
  }
  CHECK(won > 50);
  CHECK(overlines > 0);
}

TEST_CASE("six in a row win, unless exactly five are needed", "[gomoku]") {
  const std::initializer_list<SquareName> five_and_a_gap{"c8"_sq, "c1"_sq, "d8"_sq, "d1"_sq, "e8"_sq, "f1"_sq,
                                                         "g8"_sq, "h1"_sq, "h8"_sq, "l1"_sq, "f8"_sq};
  CHECK(after_moves_named(false, five_and_a_gap).status() == Status::won(Player::x));
  CHECK(after_moves_named(false, five_and_a_gap).won_lines().size() == 2);
  const Gomoku goes_on = after_moves_named(true, five_and_a_gap);
  CHECK(goes_on.status() == Status::next(Player::o));
  CHECK(goes_on.won_lines().empty());
}

TEST_CASE("a full board of Gomoku without a line is a tie", "[gomoku]") {
  // Pairs of marks, shifted by two columns from row to row: no five in a row.
  Gomoku position;
  std::vector<Square> of_x;
  std::vector<Square> of_o;
  for (const Square square : Gomoku{}.size().every_square()) {
    const int column = Gomoku{}.size().column(square);
    const int row = Gomoku{}.size().row(square);
    ((column + 2 * row) % 4 < 2 ? of_x : of_o).push_back(square);
  }
  // X has one more.
  while (of_x.size() > of_o.size() + 1) {
    of_o.push_back(of_x.back());
    of_x.pop_back();
  }
  REQUIRE(of_x.size() == 113);
  for (std::size_t i = 0; i < of_x.size(); ++i) {
    position = try_play(position, of_x[i]).value();
    if (i < of_o.size()) position = try_play(position, of_o[i]).value();
  }
  CHECK(position.status() == Status::tie());
  CHECK(position.legal_moves().empty());
  CHECK(position.plies_left() == 0);
}

TEST_CASE("with exactly five, a position with six in a row can be set up", "[gomoku][set up]") {
  std::vector<std::optional<Player>> marks(225);
  for (const SquareName name : {"c8"_sq, "d8"_sq, "e8"_sq, "f8"_sq, "g8"_sq, "h8"_sq})
    marks[static_cast<std::size_t>(Gomoku{}.size().square(name)->index())] = Player::x;
  for (const SquareName name : {"c1"_sq, "d1"_sq, "f1"_sq, "h1"_sq, "j1"_sq, "l1"_sq})
    marks[static_cast<std::size_t>(Gomoku{}.size().square(name)->index())] = Player::o;
  CHECK(by_rules(true).set_up({.marks = marks}).value().status() == Status::next(Player::x));
  CHECK(by_rules(false).set_up({.marks = marks}).error().fault == SetUpFault::ended_before);
}

TEST_CASE("Gomoku has two ids, for five or more and for exactly five", "[gomoku]") {
  CHECK(find_game("gomoku").value() == CataloguePosition{Gomoku{}});
  CHECK(find_game("gomoku-exactly-five").value() == CataloguePosition{by_rules(true)});
  CHECK(id_of(CataloguePosition{by_rules(true, Player::o)}) == "gomoku-exactly-five");
  CHECK(title_of(find_game("gomoku-exactly-five").value()) == "Gomoku, exactly five");
  CHECK_FALSE(find_game("gomoku-exactly-five-exactly-five"));
}

TEST_CASE("winning and safe moves of Gomoku agree with trying every move", "[gomoku][traits]") {
  const auto wins_at_once = [](const Gomoku& position) {
    return std::ranges::any_of(position.legal_moves(), [&](BoardMove move) {
      return after(position, move).status() == Status::won(position.turn());
    });
  };
  std::mt19937 random{20261201};
  int won = 0;
  int answered = 0;
  int lost = 0;
  for (int game = 0; game < 400 && (won < 10 || answered < 10 || lost < 2); ++game) {
    const Quarter quarter{random};
    Gomoku position = by_rules(game % 2 == 1);
    for (int ply = 0; ply < 18 + game % 16 && !position.status().is_over(); ++ply)
      position.play_unchecked(quarter.free_square(position, random));
    const bool threatens = !position.passed().winning_moves().empty();
    if (position.status().is_over() || (position.winning_moves().empty() && !threatens && game > 4)) continue;
    INFO(picture(position));
    const bool can_win = wins_at_once(position);
    int safe = 0;
    for (const BoardMove move : position.legal_moves()) {
      const Gomoku next = after(position, move);
      const bool wins = next.status() == Status::won(position.turn());
      CHECK(is_among(position.winning_moves(), move) == wins);
      if (can_win) continue;
      const bool is_safe = next.status().is_over() || !wins_at_once(next);
      CHECK(is_among(position.safe_moves(), move) == is_safe);
      safe += is_safe ? 1 : 0;
    }
    ++(can_win ? won : safe == 0 ? lost : answered);
  }
  CHECK(won >= 10);
  CHECK(answered >= 10);
  CHECK(lost >= 2);
}

TEST_CASE("threat moves of Gomoku are the moves that threaten to win next", "[gomoku][traits]") {
  std::mt19937 random{20261126};
  int threats = 0;
  for (int game = 0; game < 24; ++game) {
    const bool exactly = game % 2 == 1;
    const Gomoku position = crowded_position(by_rules(exactly), 16 + game, random);
    threats += check_threat_moves(position, oracle_of(exactly));
  }
  CHECK(threats > 100);
}

TEST_CASE("a win by fours beats every answer", "[gomoku][forced]") {
  std::mt19937 random{20261127};
  int wins = 0;
  int long_wins = 0;
  for (int game = 0; game < 1000 && (wins < 12 || long_wins < 3); ++game) {
    const Gomoku position = crowded_position(by_rules(game % 2 == 1), 16 + game % 8, random);
    const auto move = detail::ForcedWin<Gomoku>{}.find(position, 1000);
    // Longer than a double threat.
    const bool is_long = move && !after(position, *move).safe_moves().empty();
    if (!move || (wins >= 12 && !is_long)) continue;
    INFO(picture(position));
    CHECK(wins_against_everything(position));
    ++wins;
    long_wins += is_long ? 1 : 0;
  }
  CHECK(wins >= 12);
  CHECK(long_wins >= 3);
}

TEST_CASE("a move that does not interfere with a win by fours loses", "[gomoku][forced]") {
  std::mt19937 random{20261128};
  int others = 0;
  for (int game = 0; game < 100; ++game)
    others += check_moves_that_do_not_matter(crowded_position(by_rules(game % 2 == 1), 14 + game % 10, random));
  CHECK(others > 2000);
}

TEST_CASE("the value of a move of Gomoku complements the value of the next position", "[gomoku][traits]") {
  std::mt19937 random{20261129};
  for (int game = 0; game < 50; ++game) {
    const Gomoku position = crowded_position(Gomoku{}, game % 20, random);
    const auto legal = position.legal_moves();
    const std::vector<BoardMove> moves(legal.begin(), legal.end());
    std::vector<std::uint16_t> values(moves.size());
    LineEvaluator::values_of_moves(position, moves, values);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Gomoku next = after(position, moves[i]);
      INFO(picture(next));
      CHECK(values[i] == value_of_win - LineEvaluator::value(next));
    }
  }
}

TEST_CASE("a longer row raises the value of a position of Gomoku for its owner", "[gomoku][traits]") {
  const std::initializer_list<SquareName> names{"h8"_sq, "a1"_sq, "i8"_sq, "c2"_sq, "j8"_sq, "o15"_sq};
  Gomoku position;
  int before = LineEvaluator::value(position);
  CHECK(before == value_of_win / 2);
  for (const SquareName name : names) {
    position = try_play(position, name).value();
    if (position.turn() == Player::o) continue;
    CHECK(LineEvaluator::value(position) > before);
    before = LineEvaluator::value(position);
  }
}

TEST_CASE("a tree search answers an open three, and proves that a double three wins", "[gomoku][tree]") {
  // X has three in a row, open on both sides.
  const Gomoku open_three = after_moves_named(false, {"h8"_sq, "h9"_sq, "g8"_sq, "g9"_sq, "f8"_sq});
  TreeSearch<Gomoku> defence{open_three, 1};
  defence.run(300);
  const std::vector<Square> answers{*Gomoku{}.size().square("d8"_sq), *Gomoku{}.size().square("e8"_sq),
                                    *Gomoku{}.size().square("i8"_sq), *Gomoku{}.size().square("j8"_sq)};
  CHECK(std::ranges::find(answers, *defence.best_move()) != answers.end());
  for (const auto& of_move : defence.statistics()) {
    // All other moves lose. The search knows that without trying them.
    const bool is_answer = std::ranges::find(answers, of_move.move) != answers.end();
    if (!is_answer) CHECK(of_move.proven == Outcome::Result::loss);
  }

  // Two crossing twos. Their common square makes two open threes.
  const Gomoku crossing =
      after_moves_named(false, {"g8"_sq, "b2"_sq, "i8"_sq, "d13"_sq, "h9"_sq, "m4"_sq, "h7"_sq, "l13"_sq});
  TreeSearch<Gomoku> attack{crossing, 1};
  attack.run(20'000);
  CHECK(attack.is_proven());
  CHECK(attack.mean() == 1);
  CHECK(attack.playouts() < 20'000);
}

TEST_CASE("at Gomoku 500 evaluated positions beat the medium level, which beats random moves", "[gomoku][long]") {
  std::mt19937 random{20261130};
  int best_won = 0;
  int medium_won = 0;
  for (int game = 0; game < 6; ++game) {
    const Player strong = game % 2 == 0 ? Player::x : Player::o;
    for (const bool is_best : {true, false}) {
      const auto seed = static_cast<std::uint64_t>(game);
      Opponent opponent = is_best ? Opponent{Skill{.playouts = 500}, seed} : Opponent{Level::medium, seed};
      Opponent medium{Level::medium, seed + 100};
      Gomoku position;
      while (!position.status().is_over()) {
        if (position.turn() == strong) {
          position.play_unchecked(opponent.choose(position).value());
        } else if (is_best) {
          position.play_unchecked(medium.choose(position).value());
        } else {
          const auto moves = position.legal_moves();
          position.play_unchecked(moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))]);
        }
      }
      (is_best ? best_won : medium_won) += position.status() == Status::won(strong) ? 1 : 0;
    }
  }
  // Of a hundred such games it loses two.
  CHECK(best_won >= 5);
  CHECK(medium_won == 6);
}

TEST_CASE("Gomoku obeys the laws of marks that stay, with five or more and with exactly five", "[gomoku][law]") {
  for (const bool exactly_five : {false, true})
    CHECK(broken_marking_laws(Gomoku{GomokuRules{.exactly_five = exactly_five}}) == "");
}
