#include "noughts/games/notakto.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "check_ruling.hpp"
#include "laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_searches.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/notation.hpp"
#include "picture.hpp"
#include "puzzle_line.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

Notakto on_boards(int boards, Player first = Player::x) { return Notakto{NotaktoRules{.boards = boards}, first}; }

/// A board of nine places as the least of the texts that turning and mirroring make of it.
std::string least_turned(const std::string& board) {
  // Where each place comes to lie by a quarter turn, and by a mirror.
  const auto moved = [](const std::string& places, std::string_view from) {
    std::string all;
    for (const char place : from) all += places[static_cast<std::size_t>(place - '0')];
    return all;
  };
  std::string least = board;
  std::string turned = board;
  for (int quarter = 0; quarter < 4; ++quarter) {
    turned = moved(turned, "630741852");
    least = std::min({least, turned, moved(turned, "210543876")});
  }
  return least;
}

/// How a game of the oracle ends from these marks, in how many plies: a win is positive, a loss negative, and 0 is that
/// of a player who finds all boards closed. Boards may be turned, and exchanged for one another.
class NotaktoValues {
 public:
  explicit NotaktoValues(int boards) : oracle_{.boards = boards} {}

  int of(const std::string& marks) {
    const auto [known, is_new] = values_.try_emplace(in_order(marks), 0);
    if (!is_new) return known->second;
    std::optional<int> win;
    std::optional<int> loss;
    for (const int square : oracle_.judge(marks, 'X').moves) {
      const int theirs = of(with(marks, square));
      if (theirs < 0) win = std::min(win.value_or(100), 1 - theirs);
      if (theirs >= 0) loss = std::min(loss.value_or(0), -1 - theirs);
    }
    return values_[in_order(marks)] = win ? *win : loss.value_or(0);
  }

  static std::string with(std::string marks, int square) {
    marks[static_cast<std::size_t>(square)] = 'X';
    return marks;
  }

  std::size_t positions() const { return values_.size(); }

 private:
  std::string in_order(const std::string& marks) const {
    std::vector<std::string> boards;
    for (int board = 0; board < oracle_.boards; ++board) {
      std::string one;
      for (int place = 0; place < 9; ++place)
        one += marks[static_cast<std::size_t>(oracle_.square(board, place / 3, place % 3))];
      boards.push_back(oracle_.lines(marks, board).empty() ? least_turned(one) : "closed");
    }
    std::ranges::sort(boards);
    std::string all;
    for (const std::string& board : boards) all += board;
    return all;
  }

  NotaktoOracle oracle_;
  std::map<std::string, int> values_;
};

Outcome outcome_of_value(int value) {
  return {.result = value < 0 ? Result::loss : Result::win, .plies = std::abs(value)};
}

/// What a board counts for when boards are played together and the last to move loses: a word of the letters a, b, c
/// and d in any order, of which those that are equal by the rules below have the same exponents.
using Word = std::array<int, 4>;

/// The misère quotient of Notakto as Plambeck and Whitehead give it: a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd =
/// ad, d² = c².
Word product(const Word& left, const Word& right) {
  Word word{};
  for (std::size_t i = 0; i < word.size(); ++i) word[i] = left[i] + right[i];
  auto& [a, b, c, d] = word;
  for (Word before{-1}; before != word;) {
    before = word;
    a %= 2;
    if (b >= 3 || (b >= 2 && c + d > 0)) b -= 2;
    if (c >= 3) --c, ++a;
    if (c > 0 && d > 0) --c, ++a;
    if (d >= 2) d -= 2, c += 2;
  }
  return word;
}

/// Whether whoever is to move loses: of the eighteen words those that are a, b², bc and c².
bool is_lost(const Word& word) {
  const std::set<Word> lost{{1, 0, 0, 0}, {0, 2, 0, 0}, {0, 1, 1, 0}, {0, 0, 2, 0}};
  return lost.contains(word);
}

}  // namespace

TEST_CASE("both players make an X, and whoever closes the last board loses", "[notakto]") {
  Notakto position = on_boards(1);
  for (const SquareName name : {"b2"_sq, "a3"_sq, "b3"_sq}) position = apply(position, name).value();
  CHECK(picture(position) == "XX.|.X.|...");
  CHECK(position.turn() == Player::o);
  CHECK(apply(position, "a3"_sq).error() == Conflict::square_already_filled);
  CHECK(position.safe_moves().size() == 3);  // a1, a2 and c2
  position = apply(position, "c3"_sq).value();
  CHECK(position.status() == Status::won(Player::x));
  CHECK(position.won_lines() == std::vector<Line>{{Square{0}, Square{1}, Square{2}}});
  CHECK(position.legal_moves().empty());
}

TEST_CASE("nothing can be marked on a board that is closed, and the game goes on on the others", "[notakto]") {
  Notakto position = on_boards(2);
  for (const SquareName name : {"a3"_sq, "b2"_sq, "c1"_sq}) position = apply(position, name).value();
  CHECK(picture(position) == "X.....|.X....|..X...");
  CHECK(position.status() == Status::next(Player::o));
  CHECK(position.won_lines().empty());
  CHECK(position.board_status(0) == Status::tie());
  CHECK(position.board_lines(0) == std::vector<Line>{{Square{0}, Square{7}, Square{14}}});
  CHECK(position.board_status(1) == Status::next(Player::o));
  CHECK(position.board_lines(1).empty());
  CHECK(apply(position, "b3"_sq).error() == Conflict::square_not_playable);
  CHECK(position.legal_moves().size() == 9);
  for (const SquareName name : {"d1"_sq, "e1"_sq}) position = apply(position, name).value();
  CHECK(position.safe_moves().size() == 6);
  position = apply(position, "f1"_sq).value();
  CHECK(position.status() == Status::won(Player::x));
  CHECK(position.won_lines().size() == 2);  // of both boards
}

TEST_CASE("a diagram of Notakto shows its boards side by side", "[notakto]") {
  const CataloguePosition position{apply(apply(on_boards(2), "a3"_sq).value(), "f1"_sq).value()};
  CHECK(diagram(position).starts_with("   +---+---+---+---+---+---+\n 3 | X |   |   |   |   |   |\n"));
}

TEST_CASE("Notakto has a name on each number of boards, and on no other number", "[notakto]") {
  CHECK(id_of(find_game("notakto").value()) == "notakto");
  CHECK(find_game("notakto").value() == CataloguePosition{on_boards(3)});
  for (const int boards : {1, 2}) {
    const std::string id = "notakto-" + std::to_string(boards);
    CHECK(find_game(id).value() == CataloguePosition{on_boards(boards)});
    CHECK(id_of(CataloguePosition{on_boards(boards, Player::o)}) == id);
  }
  CHECK(title_of(find_game("notakto-1").value()) == "Notakto on 1 board");
  CHECK(title_of(find_game("notakto-2").value()) == "Notakto on 2 boards");
  for (const std::string_view id : {"notakto-0", "notakto-3", "notakto-4", "notakto-02", "notakto-", "notakto-2x"})
    CHECK_FALSE(find_game(id));
}

TEST_CASE("Notakto goes by the rules of the oracle", "[notakto]") {
  std::mt19937 random{20261125};
  for (int game = 0; game < 600; ++game) {
    const NotaktoOracle oracle{.boards = 1 + game % 3};
    Notakto position = on_boards(oracle.boards, game % 2 == 0 ? Player::x : Player::o);
    std::string board(static_cast<std::size_t>(9 * oracle.boards), '.');
    for (;;) {
      INFO(picture(position));
      check_ruling(position, oracle.judge(board, letter(position.turn())), board);
      if (position.status().is_over()) break;
      const Square move = move_of_game(game, position, random);
      position.play_unchecked(move);
      board = NotaktoValues::with(board, move.index());
    }
  }
}

TEST_CASE("how each position of Notakto ends is what an oracle finds out by trying everything", "[notakto]") {
  std::mt19937 random{20261126};
  for (int boards = 1; boards <= 3; ++boards) {
    NotaktoValues values{boards};
    for (int game = 0; game < 200; ++game) {
      Notakto position = on_boards(boards);
      while (!position.status().is_over()) {
        INFO(picture(position));
        const Outcome outcome = detail::KnownOutcomes<Notakto>::all().of(position);
        CHECK(outcome == outcome_of_value(values.of(board_of(position))));
        position.play_unchecked(game % 2 == 0 ? random_move(position, random) : patient_move(position, random));
      }
    }
  }
}

TEST_CASE("whoever begins Notakto wins on one board and on three, in 6 and 14 plies, and loses on two in 11",
          "[notakto]") {
  CHECK(solve(on_boards(1)).outcome == Outcome{.result = Result::win, .plies = 6});
  CHECK(solve(on_boards(2)).outcome == Outcome{.result = Result::loss, .plies = 11});
  CHECK(solve(on_boards(3)).outcome == Outcome{.result = Result::win, .plies = 14});
  // By which squares, and how soon.
  const auto winning = [](int boards) {
    std::map<int, std::set<std::string>> names;
    for (const Evaluation& evaluation : evaluate(on_boards(boards))) {
      if (evaluation.outcome.value().result == Result::win)
        names[*evaluation.outcome->plies].insert(to_string(on_boards(boards).size().name(evaluation.move)));
    }
    return names;
  };
  CHECK(winning(1) == std::map<int, std::set<std::string>>{{6, {"b2"}}});
  CHECK(winning(2).empty());
  const auto on_three = winning(3);
  CHECK(on_three.size() == 2);
  CHECK(on_three.at(14) == std::set<std::string>{"b2", "e2", "h2"});
  CHECK(on_three.at(18).size() == 24);
}

TEST_CASE(
    "on one board whoever takes the middle and then answers a knight's move away from each mark without a row wins",
    "[notakto]") {
  const auto is_knights_move = [](Square from, Square to) {
    const BoardSize size{.columns = 3, .rows = 3};
    const int rows = std::abs(size.row(from) - size.row(to));
    const int columns = std::abs(size.column(from) - size.column(to));
    return rows * columns == 2;
  };
  int games = 0;
  const auto wins = [&](const auto& self, const Notakto& position) -> bool {
    return std::ranges::all_of(position.legal_moves(), [&](Square theirs) {
      const Notakto next = after(position, theirs);
      if (next.status().is_over()) return ++games, next.status() == Status::won(Player::x);
      bool all_win = true;
      bool any = false;
      for (const Square answer : next.safe_moves()) {
        if (!is_knights_move(theirs, answer)) continue;
        any = true;
        all_win = all_win && self(self, after(next, answer));
      }
      return any && all_win;
    });
  };
  CHECK(wins(wins, apply(on_boards(1), "b2"_sq).value()));
  CHECK(games > 100);
}

TEST_CASE("Notakto has 18,424 positions, but for how boards lie", "[notakto]") {
  NotaktoValues values{3};
  CHECK(values.of(std::string(27, '.')) == 14);
  CHECK(values.positions() == 18'424);
}

TEST_CASE("who loses Notakto is what its misère quotient says, whichever boards are played together", "[notakto]") {
  // What kinds of boards count for. The empty one is c, with a mark in its middle it is c², in any other place 1.
  struct Kind {
    std::string_view board;
    Word word;
  };
  const std::vector<Kind> examples{
      {"...|...|...", {0, 0, 1, 0}}, {"...|.X.|...", {0, 0, 2, 0}}, {"X..|...|...", {0, 0, 0, 0}},
      {"XX.|...|...", {0, 0, 0, 1}}, {"X.X|...|...", {0, 1, 0, 0}}, {"X..|...|..X", {1, 0, 0, 0}},
      {"XX.|.X.|...", {1, 1, 0, 0}}, {"XX.|..X|...", {1, 0, 0, 1}},
  };
  // Every other board counts for as much as one of these, as far as can be seen by playing it together with two of
  // them.
  const auto with_boards = [](const std::array<std::string, 3>& boards) {
    Notakto position = on_boards(3);
    for (int square = 0; square < 27; ++square) {
      const auto& board = boards[static_cast<std::size_t>(square % 9 / 3)];
      if (board[static_cast<std::size_t>(square / 9 * 4 + square % 3)] == 'X') position.play_unchecked(Square{square});
    }
    return position;
  };
  const auto loses = [&](const std::string& first, const std::string& second, const std::string& third) {
    const Notakto position = with_boards({first, second, third});
    return detail::KnownOutcomes<Notakto>::all().of(position).result == Result::loss;
  };
  std::vector<std::pair<std::string, Word>> boards;
  for (unsigned set = 0; set < 512; ++set) {
    std::string board;
    for (unsigned place = 0; place < 9; ++place) {
      if (place == 3 || place == 6) board += '|';
      board += (set >> place & 1U) != 0 ? 'X' : '.';
    }
    std::string marks = board;
    std::erase(marks, '|');
    if (!NotaktoOracle{.boards = 1}.lines(marks, 0).empty()) continue;
    std::vector<Word> words;
    for (const auto& [example, word] : examples) {
      const bool is_alike = std::ranges::all_of(examples, [&](const Kind& second) {
        return std::ranges::all_of(examples, [&](const Kind& third) {
          const std::string one{second.board};
          const std::string another{third.board};
          return loses(board, one, another) == loses(std::string{example}, one, another);
        });
      });
      if (is_alike) words.push_back(word);
    }
    INFO(board);
    REQUIRE(words.size() == 1);
    boards.emplace_back(board, words.front());
  }
  // One of each kind that can be turned into another is enough, and of these any three.
  std::map<Word, std::vector<std::string>> by_word;
  for (const auto& [board, word] : boards) by_word[word].push_back(board);
  CHECK(by_word.size() == 8);
  int wrong = 0;
  int seen = 0;
  std::mt19937 random{20261127};
  const auto any_of = [&](const std::vector<std::string>& alike) { return alike[random() % alike.size()]; };
  for (const auto& [first, firsts] : by_word) {
    for (const auto& [second, seconds] : by_word) {
      for (const auto& [third, thirds] : by_word) {
        for (int time = 0; time < 10; ++time, ++seen) {
          const bool expected = is_lost(product(product(first, second), third));
          wrong += loses(any_of(firsts), any_of(seconds), any_of(thirds)) == expected ? 0 : 1;
        }
      }
    }
  }
  CHECK(seen == 5120);
  CHECK(wrong == 0);
}

TEST_CASE("positions of Notakto have one key where boards are turned, mirrored or exchanged, and have 15 bits",
          "[notakto]") {
  std::mt19937 random{20261128};
  std::map<std::uint64_t, std::string> canonical;
  for (int game = 0; game < 3000; ++game) {
    Notakto position = on_boards(1 + game % 3);
    while (!position.status().is_over()) {
      CHECK(position.key() < 1U << 15U);
      CHECK(position.canonical().key() == position.key());
      CHECK(position.canonical().canonical() == position.canonical());
      position.play_unchecked(random_move(position, random));
    }
  }
  // A key tells the open boards; what closed the others makes no difference.
  for (int game = 0; game < 3000; ++game) {
    Notakto position = on_boards(3);
    for (int ply = 0; ply < 5 && !position.status().is_over(); ++ply)
      position.play_unchecked(random_move(position, random));
    if (std::ranges::any_of(std::array{0, 1, 2},
                            [&](int small) { return position.board_status(small) == Status::tie(); }))
      continue;
    const std::string least = picture(position.canonical());
    CHECK(canonical.try_emplace(position.key(), least).first->second == least);
  }
  CHECK(canonical.size() > 300);
  const auto with_closed = [](std::initializer_list<SquareName> closing) {
    Notakto position = on_boards(2);
    for (const SquareName name : closing) position = apply(position, name).value();
    return apply(position, "e2"_sq).value();
  };
  const Notakto by_a_row = with_closed({"a3"_sq, "b3"_sq, "c3"_sq});
  const Notakto by_a_diagonal = with_closed({"a3"_sq, "b2"_sq, "b1"_sq, "c1"_sq});
  CHECK(by_a_row != by_a_diagonal);
  CHECK(by_a_row.key() == by_a_diagonal.key());
}

TEST_CASE("the best level of Notakto wins from every position that is won", "[notakto]") {
  std::mt19937 random{20261129};
  std::map<int, NotaktoValues> values_on;
  for (int boards = 1; boards <= 3; ++boards) values_on.try_emplace(boards, boards);
  for (int game = 0; game < 60; ++game) {
    const int boards = 1 + game % 3;
    NotaktoValues& values = values_on.at(boards);
    Match<Notakto> match{on_boards(boards)};
    Opponent best{Level::best, static_cast<std::uint64_t>(game)};
    bool is_won = false;
    while (!match.status().is_over()) {
      const Notakto& position = match.position();
      if (position.turn() == Player::o) {
        REQUIRE(match.play(random_move(position, random)));
        continue;
      }
      is_won = is_won || values.of(board_of(position)) > 0;
      REQUIRE(match.play(best.choose(position).value()));
    }
    if (is_won) CHECK(match.status() == Status::won(Player::x));
  }
}

TEST_CASE("a level of Notakto wins more often than the one below", "[notakto]") {
  std::vector<int> won;
  for (const Level level : levels) {
    std::mt19937 random{20261130};
    int wins = 0;
    for (int game = 0; game < 100; ++game) {
      Notakto position = on_boards(3, game % 2 == 0 ? Player::x : Player::o);
      Opponent opponent{level, static_cast<std::uint64_t>(game)};
      while (!position.status().is_over()) {
        const bool is_turn = position.turn() == Player::x;
        position.play_unchecked(is_turn ? opponent.choose(position).value() : patient_move(position, random));
      }
      wins += position.status().winner() == Player::x ? 1 : 0;
    }
    won.push_back(wins);
  }
  CAPTURE(won);
  CHECK(std::ranges::adjacent_find(won, std::greater_equal{}) == won.end());
}

TEST_CASE("in its puzzles one move keeps the win by the oracle as well", "[notakto][puzzle]") {
  std::ifstream file{NOUGHTS_BOOKS "/puzzles/notakto.txt"};
  NotaktoValues values{3};
  int puzzles = 0;
  for (std::string text; std::getline(file, text); ++puzzles) {
    INFO(text);
    const auto line = tools::parse_puzzle_line(text);
    REQUIRE(line);
    CHECK(line->wins);
    const auto match = parse_match<Notakto>(line->match, "notakto", Notakto{});
    REQUIRE(match);
    const std::string marks = board_of(match->position());
    std::vector<int> keeping;
    for (const int square : NotaktoOracle{.boards = 3}.judge(marks, 'X').moves) {
      if (values.of(NotaktoValues::with(marks, square)) < 0) keeping.push_back(square);
    }
    REQUIRE(keeping.size() == 1);
    CHECK(to_string(match->position().size().name(Square{keeping.front()})) == line->solution);
  }
  CHECK(puzzles == 400);
}

TEST_CASE("Notakto obeys the laws of games on each number of boards", "[notakto][law]") {
  for (const int boards : {1, 2, 3}) CHECK(broken_laws(on_boards(boards)) == "");
}
