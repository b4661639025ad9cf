// Who wins Notakto: by an oracle that tries every move, and by what is published.

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notakto_boards.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/notakto.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/notation.hpp"
#include "picture.hpp"
#include "puzzle_files.hpp"
#include "puzzle_line.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"
#include "smallest_image.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// The outcome of a game of the oracle from these marks, in plies: a win is positive, a loss
/// negative. 0 is the win of a player to move who finds all boards closed. Turned, mirrored and
/// exchanged boards are the same.
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
    return known->second = win ? *win : loss.value_or(0);
  }

  /// The values of all tests. Each value is computed once.
  static NotaktoValues& on(int boards) {
    static std::map<int, NotaktoValues> values;
    return values.try_emplace(boards, boards).first->second;
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
      boards.push_back(oracle_.lines(marks, board).empty() ? smallest_image(one) : "closed");
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

/// The element of the misère quotient that a board stands for, when boards are played together and
/// the last player to move loses: the exponents of a, b, c and d. Elements that the rules below
/// make equal have the same exponents.
using Word = std::array<int, 4>;

/// The misère quotient of Notakto by Plambeck and Whitehead: a² = 1, b³ = b, b²c = c, c³ = ac²,
/// b²d = d, cd = ad, d² = c².
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

/// Whether the player to move loses: true for a, b², bc and c² among the eighteen elements.
bool is_lost(const Word& word) {
  const std::set<Word> lost{{1, 0, 0, 0}, {0, 2, 0, 0}, {0, 1, 1, 0}, {0, 0, 2, 0}};
  return lost.contains(word);
}

}  // namespace

TEST_CASE("outcomes of Notakto agree with an oracle that tries every move", "[notakto][exhaustive]") {
  std::mt19937 random{20261126};
  for (int boards = 1; boards <= 3; ++boards) {
    NotaktoValues& values = NotaktoValues::on(boards);
    for (int game = 0; game < 200; ++game) {
      Notakto position = on_boards(boards);
      while (!position.status().is_over()) {
        INFO(picture(position));
        const Outcome outcome = detail::Tablebase<Notakto>::all().of(position);
        CHECK(outcome == outcome_of_value(values.of(board_of(position))));
        position.play_unchecked(game % 2 == 0 ? random_move(position, random) : patient_move(position, random));
      }
    }
  }
}

TEST_CASE("the first player wins Notakto on one board in 6 plies and on three in 14, and loses on two in 11",
          "[notakto]") {
  CHECK(solve(on_boards(1)).outcome == Outcome{.result = Result::win, .plies = 6});
  CHECK(solve(on_boards(2)).outcome == Outcome{.result = Result::loss, .plies = 11});
  CHECK(solve(on_boards(3)).outcome == Outcome{.result = Result::win, .plies = 14});
  // The winning first moves, and their plies.
  const auto winning = [](int boards) {
    std::map<int, std::set<std::string>> names;
    for (const Evaluation& evaluation : evaluate(on_boards(boards))) {
      if (evaluation.outcome.value().result == Result::win)
        names[*evaluation.outcome->plies].insert(to_string(on_boards(boards).size().name(evaluation.move.square())));
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

TEST_CASE("on one board the middle wins, with safe answers a knight's move away", "[notakto]") {
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
  CHECK(wins(wins, try_play(on_boards(1), "b2"_sq).value()));
  CHECK(games > 100);
}

TEST_CASE("Notakto has 18,424 positions, not counting symmetric ones", "[notakto][exhaustive]") {
  NotaktoValues& values = NotaktoValues::on(3);
  CHECK(values.of(std::string(27, '.')) == 14);
  CHECK(values.positions() == 18'424);
}

TEST_CASE("the misère quotient tells the loser of Notakto on any three boards", "[notakto]") {
  // Boards and their elements. The empty board is c. With a mark in its middle it is c², with a
  // mark in any other place 1.
  struct Kind {
    std::string_view board;
    Word word;
  };
  const std::vector<Kind> examples{
      {"...|...|...", {0, 0, 1, 0}}, {"...|.X.|...", {0, 0, 2, 0}}, {"X..|...|...", {0, 0, 0, 0}},
      {"XX.|...|...", {0, 0, 0, 1}}, {"X.X|...|...", {0, 1, 0, 0}}, {"X..|...|..X", {1, 0, 0, 0}},
      {"XX.|.X.|...", {1, 1, 0, 0}}, {"XX.|..X|...", {1, 0, 0, 1}},
  };
  // Each other board has the element of the example that it matches in play together with any two
  // examples.
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
    return detail::Tablebase<Notakto>::all().of(position).result == Result::loss;
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
  // Ten random choices of boards for each three elements are enough.
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

TEST_CASE("the best level of Notakto wins from every won position", "[notakto][strength]") {
  std::mt19937 random{20261129};
  for (int game = 0; game < 60; ++game) {
    const int boards = 1 + game % 3;
    NotaktoValues& values = NotaktoValues::on(boards);
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

TEST_CASE("each level of Notakto wins more often than the level below", "[notakto][strength]") {
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

TEST_CASE("the oracle finds one winning move in each puzzle of Notakto", "[notakto][puzzle][exhaustive]") {
  NotaktoValues& values = NotaktoValues::on(3);
  const auto puzzles = lines_of_puzzles("notakto");
  for (const std::string& text : puzzles) {
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
  CHECK(puzzles.size() == 400);
}
