#include "noughts/games/wild_tic_tac_toe.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "check_ruling.hpp"
#include "chosen_marks_oracle.hpp"
#include "laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_searches.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/notation.hpp"
#include "noughts/text/words.hpp"
#include "picture.hpp"
#include "puzzle_files.hpp"
#include "puzzle_line.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

template <typename G>
constexpr WildOracle wild_oracle{.misere = std::is_same_v<G, MisereWildTicTacToe>};

template <GameOnBoard G>
G after_moves_called(const G& start, std::initializer_list<std::string_view> names) {
  G position = start;
  for (const std::string_view name : names) position = apply(position, find_move(position, name).value()).value();
  return position;
}

/// How a game of the oracle ends for the player to move, by trying everything. Who that is makes no difference.
class WildValues {
 public:
  explicit WildValues(const WildOracle& oracle) : oracle_{oracle} {}

  Outcome of(const std::string& board) {
    const auto known = values_.find(board);
    if (known != values_.end()) return known->second;
    const Ruling ruling = oracle_.judge(board, 'X');
    Outcome best{.result = Result::draw, .plies = 0};
    if (ruling.winner != '.') best.result = ruling.winner == 'X' ? Result::win : Result::loss;
    bool is_first = true;
    for (const int move : ruling.moves) {
      const Outcome outcome = of_move(board, move);
      if (is_first || is_preferred(outcome, best)) best = outcome;
      is_first = false;
    }
    return values_[board] = best;
  }

  /// Of a move, for whoever makes it.
  Outcome of_move(const std::string& board, int move) {
    Outcome outcome = of(with_chosen_mark(board, move));
    if (outcome.result != Result::draw) outcome.result = outcome.result == Result::win ? Result::loss : Result::win;
    ++*outcome.plies;
    return outcome;
  }

 private:
  /// Sooner won, later lost.
  static bool is_preferred(const Outcome& left, const Outcome& right) {
    if (left.result != right.result) return left.result > right.result;
    return left.result == Result::win ? *left.plies < *right.plies : *left.plies > *right.plies;
  }

  WildOracle oracle_;
  std::map<std::string, Outcome> values_;
};

/// Every position that the moves of the oracle lead to, by its board.
template <GameOnBoard G>
std::map<std::string, G> every_position() {
  std::map<std::string, G> positions;
  const auto visit = [&](const auto& self, const G& position, const std::string& board) -> void {
    if (!positions.emplace(board, position).second) return;
    for (const int move : wild_oracle<G>.judge(board, 'X').moves)
      self(self, after(position, Square{move}), with_chosen_mark(board, move));
  };
  visit(visit, G{}, std::string(9, '.'));
  return positions;
}

/// A board turned or mirrored in one of eight ways, perhaps with its marks exchanged.
std::string wild_image(const std::string& board, int way) {
  constexpr std::array<std::string_view, 8> places{"012345678", "630741852", "876543210", "258147036",
                                                   "210543876", "036147258", "678345012", "852741630"};
  std::string image;
  for (const char place : places.at(static_cast<std::size_t>(way % 8))) {
    const char mark = board[static_cast<std::size_t>(place - '0')];
    image += way < 8 || mark == '.' ? mark : mark == 'X' ? 'O' : 'X';
  }
  return image;
}

}  // namespace

TEST_CASE("both make an X or an O, and whoever completes three of the same wins, or in misère loses", "[wild]") {
  const std::initializer_list<std::string_view> names{"b2o", "a1o", "c3x"};
  const WildTicTacToe position = after_moves_called(WildTicTacToe{}, names);
  CHECK(picture(position) == "..X|.O.|O..");
  CHECK(position.turn() == Player::o);
  CHECK(apply(position, find_move(position, "a1x").value()).error() == Conflict::square_already_filled);
  CHECK(apply(position, Square{18}).error() == Conflict::square_off_board);
  CHECK(position.winning_moves().empty());
  CHECK(position.legal_moves().size() == 12);
  const WildTicTacToe threatened = after_moves_called(position, {"b3x"});
  CHECK(threatened.winning_moves() == WildTicTacToe::Moves{Square{0}});  // an X in the corner, a3
  const WildTicTacToe won = apply(threatened, Square{0}).value();
  CHECK(won.status() == Status::won(Player::x));
  CHECK(won.won_lines() == std::vector<Line>{{Square{0}, Square{1}, Square{2}}});
  CHECK(won.legal_moves().empty());

  const auto lost = after_moves_called(after_moves_called(MisereWildTicTacToe{}, names), {"b3x", "a3x"});
  CHECK(lost.status() == Status::won(Player::o));
}

TEMPLATE_TEST_CASE("wild tic-tac-toe goes by the rules of the oracle", "[wild]", WildTicTacToe, MisereWildTicTacToe) {
  std::mt19937 random{20261202};
  int ties = 0;
  for (int game = 0; game < 300; ++game) {
    TestType position{game % 2 == 0 ? Player::x : Player::o};
    std::string board(9, '.');
    for (;;) {
      INFO(picture(position));
      check_ruling(position, wild_oracle<TestType>.judge(board, letter(position.turn())), board);
      if (position.status().is_over()) break;
      const Square move = move_of_game(game, position, random);
      position.play_unchecked(move);
      board = with_chosen_mark(board, move.index());
    }
    ties += position.status() == Status::tie() ? 1 : 0;
  }
  CHECK(ties > 5);
}

TEMPLATE_TEST_CASE(
    "how each of the 18,753 positions of wild tic-tac-toe ends is what an oracle finds out by trying everything",
    "[wild]", WildTicTacToe, MisereWildTicTacToe) {
  WildValues values{wild_oracle<TestType>};
  const std::map<std::string, TestType> positions = every_position<TestType>();
  CHECK(positions.size() == 18'753);
  for (const auto& [board, position] : positions) {
    bool is_right = solve(position).outcome == values.of(board);
    const auto evaluations = evaluate(position);
    const std::vector<int> moves = wild_oracle<TestType>.judge(board, 'X').moves;
    is_right =
        is_right && std::ranges::equal(evaluations, moves, {}, [](const auto& each) { return each.move.index(); });
    for (const Evaluation& evaluation : evaluations)
      is_right = is_right && evaluation.outcome == values.of_move(board, evaluation.move.index());
    INFO(board);
    CHECK(is_right);
  }
}

TEST_CASE("whoever begins wild tic-tac-toe wins by the middle alone, and in misère draws by it alone", "[wild]") {
  CHECK(solve(WildTicTacToe{}).outcome == Outcome{.result = Result::win, .plies = 7});
  CHECK(solve(MisereWildTicTacToe{}).outcome == Outcome{.result = Result::draw, .plies = 9});
  const auto outcomes = [](const auto& start) {
    std::map<bool, std::set<std::string>> seen;  // by whether it is the middle
    for (const Evaluation& evaluation : evaluate(start)) {
      const Outcome outcome = evaluation.outcome.value();
      seen[evaluation.move.index() % 9 == 4].insert(to_string(outcome));
    }
    return seen;
  };
  const auto named = [](Result result, int plies) {
    return std::set{to_string(Outcome{.result = result, .plies = plies})};
  };
  CHECK(outcomes(WildTicTacToe{}).at(true) == named(Result::win, 7));
  CHECK(outcomes(WildTicTacToe{}).at(false) == named(Result::draw, 9));
  CHECK(outcomes(MisereWildTicTacToe{}).at(true) == named(Result::draw, 9));
  CHECK(outcomes(MisereWildTicTacToe{}).at(false) == named(Result::loss, 9));
}

TEST_CASE("a position of wild tic-tac-toe is canonically one of those that turns and exchanged marks make of it",
          "[wild]") {
  std::map<std::string, std::string> canonical_of;
  std::map<std::uint64_t, std::string> boards;
  for (const auto& [board, position] : every_position<WildTicTacToe>()) {
    canonical_of[board] = board_of(position.canonical());
    CHECK(position.canonical().turn() == position.turn());
    // A key is that of one board, and does not tell who is to move.
    CHECK(boards.emplace(position.key(), board).second);
    CHECK(position.key() < 1U << 15U);
  }
  std::set<std::string> different;
  for (const auto& [board, canonical] : canonical_of) {
    bool is_image = false;
    for (int way = 0; way < 16; ++way) {
      const std::string image = wild_image(board, way);
      is_image = is_image || image == canonical;
      CHECK(canonical_of.at(image) == canonical);
    }
    INFO(board);
    CHECK(is_image);
    different.insert(canonical);
  }
  CHECK(different.size() == 1359);
}

TEST_CASE("positions of wild tic-tac-toe are told apart by who is to move, and by which mark is where", "[wild]") {
  const auto x = after_moves_called(WildTicTacToe{}, {"b2x"});
  const auto o = after_moves_called(WildTicTacToe{}, {"b2o"});
  const auto by_other = after_moves_called(WildTicTacToe{Player::o}, {"b2x"});
  CHECK((x != o && x != by_other && x.key() == by_other.key()));
  CHECK(std::set{x.hash(), o.hash(), by_other.hash()}.size() == 3);
  CHECK(after_moves_called(x, {"a1o"}) == after_moves_called(WildTicTacToe{}, {"a1o", "b2x"}));
}

TEST_CASE("a match of wild tic-tac-toe is written with the mark of each move, and not read without", "[wild]") {
  const std::string text = "wild-tic-tac-toe.O.b2x.a1o.undo.c3o.a1x.b3o.a3o";
  const auto match = parse_match(text);
  REQUIRE(match);
  CHECK(to_string(match->position().status()) == "O won");
  CHECK(picture(match->position()) == "OOO|.X.|X..");
  CHECK(to_string(*match) == "wild-tic-tac-toe.O.b2x.c3o.a1x.b3o.a3o");
  CHECK(parse_match(to_string(*match)) == match);
  for (const std::string_view wrong : {"b2", "b2X", "b2z", "xb2", "b2xo", "x", "5x", "14"})
    CHECK_FALSE(parse_match("wild-tic-tac-toe.X." + std::string{wrong}));
  CHECK(code(parse_match("wild-tic-tac-toe.X.d9x").error()) == "square-off-board");
  CHECK_FALSE(parse_match("tic-tac-toe.X.b2x"));
}

TEST_CASE("a diagram of wild tic-tac-toe shows both marks, and each free square once", "[wild]") {
  const CataloguePosition position{after_moves_called(WildTicTacToe{}, {"b2o", "a1x"})};
  CHECK(diagram(position, MoveLabels::numbers) ==
        "   +---+---+---+\n"
        " 3 | 1 | 2 | 3 |\n"
        "   +---+---+---+\n"
        " 2 | 4 | O | 6 |\n"
        "   +---+---+---+\n"
        " 1 | X | 8 | 9 |\n"
        "   +---+---+---+\n"
        "     a   b   c\n");
  CHECK(diagram(position, MoveLabels::names).starts_with("   +---+---+---+\n 3 | a3| b3| c3|\n"));
}

TEMPLATE_TEST_CASE("the best level of wild tic-tac-toe wins all that is won and loses nothing that is not lost",
                   "[wild]", WildTicTacToe, MisereWildTicTacToe) {
  std::mt19937 random{20261203};
  WildValues values{wild_oracle<TestType>};
  int won = 0;
  for (int game = 0; game < 60; ++game) {
    TestType position{game % 2 == 0 ? Player::x : Player::o};
    Opponent best{Level::best, static_cast<std::uint64_t>(game)};
    Result held = Result::loss;
    while (!position.status().is_over()) {
      if (position.turn() == Player::x) held = std::max(held, values.of(board_of(position)).result);
      position.play_unchecked(position.turn() == Player::x ? best.choose(position).value()
                                                           : patient_move(position, random));
    }
    const bool has_won = position.status() == Status::won(Player::x);
    INFO(picture(position));
    if (held == Result::win) CHECK(has_won);
    if (held == Result::draw) CHECK((has_won || position.status() == Status::tie()));
    won += has_won ? 1 : 0;
  }
  CHECK(won > 20);
}

TEMPLATE_TEST_CASE("a level of wild tic-tac-toe beats the one below more often than it loses to it", "[wild]",
                   WildTicTacToe, MisereWildTicTacToe) {
  std::optional<Level> below;
  for (const Level level : levels) {
    int lead = 0;
    for (int game = 0; below && game < 100; ++game) {
      const auto seed = static_cast<std::uint64_t>(game);
      Opponent higher{level, seed};
      Opponent lower{*below, seed + 1000};
      TestType position{game % 2 == 0 ? Player::x : Player::o};
      while (!position.status().is_over())
        position.play_unchecked((position.turn() == Player::x ? higher : lower).choose(position).value());
      const auto winner = position.status().winner();
      lead += !winner ? 0 : *winner == Player::x ? 1 : -1;
    }
    INFO(name(level) << " leads by " << lead);
    if (below) CHECK(lead > 5);
    below = level;
  }
}

TEST_CASE("in the puzzles of misère wild tic-tac-toe one move keeps the result by the oracle as well",
          "[wild][puzzle]") {
  WildValues values{WildOracle{.misere = true}};
  int puzzles = 0;
  for (const std::string& text : lines_of_puzzles("misere-wild-tic-tac-toe")) {
    INFO(text);
    ++puzzles;
    const auto line = tools::parse_puzzle_line(text);
    REQUIRE(line);
    const auto match = parse_match<MisereWildTicTacToe>(line->match, "misere-wild-tic-tac-toe", MisereWildTicTacToe{});
    REQUIRE(match);
    const std::string board = board_of(match->position());
    const Result kept = line->wins ? Result::win : Result::draw;
    CHECK(values.of(board).result == kept);
    std::vector<std::string> keeping;
    for (const int move : WildOracle{.misere = true}.judge(board, 'X').moves) {
      if (values.of_move(board, move).result == kept) keeping.push_back(move_name(match->position(), Square{move}));
    }
    CHECK(keeping == std::vector{line->solution});
  }
  CHECK(puzzles == 152);
}

TEMPLATE_TEST_CASE("wild tic-tac-toe obeys the laws of games", "[wild][law]", WildTicTacToe, MisereWildTicTacToe) {
  CHECK(broken_laws(TestType{}) == "");
}
