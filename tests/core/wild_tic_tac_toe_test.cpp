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
#include "marking_laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
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
  for (const std::string_view name : names) position = try_play(position, find_move(position, name).value()).value();
  return position;
}

/// The outcome of a game of the oracle for the player to move, by trying every move. It is the same
/// for X and for O.
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

  /// The outcome of a move for the player who makes it.
  Outcome of_move(const std::string& board, int move) {
    Outcome outcome = of(with_chosen_mark(board, move));
    if (outcome.result != Result::draw) outcome.result = outcome.result == Result::win ? Result::loss : Result::win;
    ++*outcome.plies;
    return outcome;
  }

 private:
  /// Prefers a quick win and a slow loss.
  static bool is_preferred(const Outcome& left, const Outcome& right) {
    if (left.result != right.result) return left.result > right.result;
    return left.result == Result::win ? *left.plies < *right.plies : *left.plies > *right.plies;
  }

  WildOracle oracle_;
  std::map<std::string, Outcome> values_;
};

/// Every position that moves of the oracle reach, by its board.
template <GameOnBoard G>
std::map<std::string, G> every_position() {
  std::map<std::string, G> positions;
  const auto visit = [&](const auto& self, const G& position, const std::string& board) -> void {
    if (!positions.emplace(board, position).second) return;
    for (const int move : wild_oracle<G>.judge(board, 'X').moves)
      self(self, after(position, move_of_number(position, move)), with_chosen_mark(board, move));
  };
  visit(visit, G{}, std::string(9, '.'));
  return positions;
}

/// A board turned or mirrored in one of eight ways, with its marks exchanged from way 8 on.
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

TEST_CASE("both players mark X or O, and completing three of the same wins, or in misère loses", "[wild]") {
  const std::initializer_list<std::string_view> names{"b2o", "a1o", "c3x"};
  const WildTicTacToe position = after_moves_called(WildTicTacToe{}, names);
  CHECK(picture(position) == "..X|.O.|O..");
  CHECK(position.turn() == Player::o);
  CHECK(try_play(position, find_move(position, "a1x").value()).error() == Conflict::square_already_filled);
  CHECK(try_play(position, BoardMove{Square{9}, Player::x}).error() == Conflict::square_off_board);
  CHECK(try_play(position, Square{1}).error() == Conflict::move_not_legal);  // which mark?
  CHECK(position.winning_moves().empty());
  CHECK(position.legal_moves().size() == 12);
  const WildTicTacToe threatened = after_moves_called(position, {"b3x"});
  const BoardMove x_in_corner{Square{0}, Player::x};
  CHECK(threatened.winning_moves() == WildTicTacToe::Moves{{Square{0}}, {}});
  const WildTicTacToe won = try_play(threatened, x_in_corner).value();
  CHECK(won.status() == Status::won(Player::x));
  CHECK(won.won_lines() == std::vector<Line>{{Square{0}, Square{1}, Square{2}}});
  CHECK(won.legal_moves().empty());

  const auto lost = after_moves_called(after_moves_called(MisereWildTicTacToe{}, names), {"b3x", "a3x"});
  CHECK(lost.status() == Status::won(Player::o));
}

TEMPLATE_TEST_CASE("wild tic-tac-toe follows the oracle's rules", "[wild]", WildTicTacToe, MisereWildTicTacToe) {
  std::mt19937 random{20261202};
  int ties = 0;
  for (int game = 0; game < 300; ++game) {
    TestType position{game % 2 == 0 ? Player::x : Player::o};
    std::string board(9, '.');
    for (;;) {
      INFO(picture(position));
      check_ruling(position, wild_oracle<TestType>.judge(board, letter(position.turn())), board);
      if (position.status().is_over()) break;
      const BoardMove move = move_of_game(game, position, random);
      position.play_unchecked(move);
      board = with_chosen_mark(board, number_of_move(position, move));
    }
    ties += position.status() == Status::tie() ? 1 : 0;
  }
  CHECK(ties > 5);
}

TEMPLATE_TEST_CASE("all 18,753 positions of wild tic-tac-toe have the oracle's outcomes", "[wild][exhaustive]",
                   WildTicTacToe, MisereWildTicTacToe) {
  WildValues values{wild_oracle<TestType>};
  const std::map<std::string, TestType> positions = every_position<TestType>();
  CHECK(positions.size() == 18'753);
  for (const auto& [board, position] : positions) {
    bool is_right = solve(position).outcome == values.of(board);
    const auto evaluations = evaluate(position);
    const std::vector<int> moves = wild_oracle<TestType>.judge(board, 'X').moves;
    is_right = is_right && std::ranges::equal(evaluations, moves, {},
                                              [&](const auto& each) { return number_of_move(TestType{}, each.move); });
    for (const Evaluation& evaluation : evaluations)
      is_right = is_right && evaluation.outcome == values.of_move(board, number_of_move(position, evaluation.move));
    INFO(board);
    CHECK(is_right);
  }
}

TEST_CASE("only the middle wins wild tic-tac-toe for the first player, and in misère draws", "[wild]") {
  CHECK(solve(WildTicTacToe{}).outcome == Outcome{.result = Result::win, .plies = 7});
  CHECK(solve(MisereWildTicTacToe{}).outcome == Outcome{.result = Result::draw, .plies = 9});
  const auto outcomes = [](const auto& start) {
    std::map<bool, std::set<std::string>> seen;  // by whether the move is the middle
    for (const Evaluation& evaluation : evaluate(start)) {
      const Outcome outcome = evaluation.outcome.value();
      seen[evaluation.move.square() == Square{4}].insert(to_string(outcome));
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

TEST_CASE("turned boards and exchanged marks of wild tic-tac-toe have one canonical position", "[wild]") {
  std::map<std::string, std::string> canonical_of;
  std::map<std::uint64_t, std::string> boards;
  for (const auto& [board, position] : every_position<WildTicTacToe>()) {
    canonical_of[board] = board_of(position.canonical());
    CHECK(position.canonical().turn() == position.turn());
    // Each board has its own key, which does not tell the player to move.
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

TEST_CASE("positions of wild tic-tac-toe differ by the player to move, and by each mark", "[wild]") {
  const auto x = after_moves_called(WildTicTacToe{}, {"b2x"});
  const auto o = after_moves_called(WildTicTacToe{}, {"b2o"});
  const auto by_other = after_moves_called(WildTicTacToe{Player::o}, {"b2x"});
  CHECK((x != o && x != by_other && x.key() == by_other.key()));
  CHECK(std::set{x.hash(), o.hash(), by_other.hash()}.size() == 3);
  CHECK(after_moves_called(x, {"a1o"}) == after_moves_called(WildTicTacToe{}, {"a1o", "b2x"}));
}

TEST_CASE("the text of a match of wild tic-tac-toe needs the mark of each move", "[wild]") {
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

TEMPLATE_TEST_CASE("the best level of wild tic-tac-toe keeps every win and draw", "[wild]", WildTicTacToe,
                   MisereWildTicTacToe) {
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

TEMPLATE_TEST_CASE("each level of wild tic-tac-toe beats the level below more often than it loses", "[wild][strength]",
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

TEST_CASE("the oracle finds one good move in each puzzle of misère wild tic-tac-toe", "[wild][puzzle]") {
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
      if (values.of_move(board, move).result == kept)
        keeping.push_back(move_name(match->position(), move_of_number(match->position(), move)));
    }
    CHECK(keeping == std::vector{line->solution});
  }
  CHECK(puzzles == 152);
}

TEMPLATE_TEST_CASE("wild tic-tac-toe obeys the laws of marks that stay", "[wild][law]", WildTicTacToe,
                   MisereWildTicTacToe) {
  CHECK(broken_marking_laws(TestType{}) == "");
}
