#include "noughts/games/infinite_tic_tac_toe.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "check_ruling.hpp"
#include "marking_laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/notation.hpp"
#include "picture.hpp"
#include "puzzle_files.hpp"
#include "puzzle_line.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// The position after some moves by name.
InfiniteTicTacToe after_moves_named(std::initializer_list<SquareName> names) {
  InfiniteTicTacToe position;
  for (const SquareName name : names) position = try_play(position, name).value();
  return position;
}

/// A position as text: the places of the marks of the player to move, and of the other player, the
/// oldest first.
struct Ages {
  std::string mover;
  std::string other;
  friend auto operator<=>(const Ages&, const Ages&) = default;
};

/// The outcome of each position, by an oracle that shares no code with the library. Each round
/// decides the positions that end a ply later than those of the round before. Plies of wins are
/// positive, those of losses negative or 0. Draws are missing.
class InfiniteValues {
 public:
  InfiniteValues() {
    collect({});
    for (bool is_new = true; is_new;) {
      std::vector<std::pair<Ages, int>> found;
      for (const auto& [ages, next] : next_) {
        if (!values_.contains(ages)) {
          if (const auto value = judge(ages, next)) found.emplace_back(ages, *value);
        }
      }
      is_new = !found.empty();
      values_.insert(found.begin(), found.end());
    }
  }

  std::size_t positions() const { return next_.size(); }
  const auto& all() const { return next_; }

  static Ages after(const Ages& ages, char place) {
    std::string marks = ages.mover + place;
    if (marks.size() > 3) marks.erase(0, 1);
    return {.mover = ages.other, .other = marks};
  }
  static Ages after(const Ages& ages, BoardMove move) {
    return after(ages, static_cast<char>('0' + move.square().index()));
  }

  std::optional<int> of(const Ages& ages) const {
    const auto value = values_.find(ages);
    return value == values_.end() ? std::nullopt : std::optional{value->second};
  }

 private:
  void collect(const Ages& start) {
    std::vector<Ages> open{start};
    while (!open.empty()) {
      const Ages ages = open.back();
      open.pop_back();
      if (next_.contains(ages)) continue;
      auto& next = next_[ages];
      if (InfiniteOracle::has_line(ages.other)) continue;
      for (char place = '0'; place <= '8'; ++place) {
        if ((ages.mover + ages.other).find(place) != std::string::npos) continue;
        next.push_back(after(ages, place));
        open.push_back(next.back());
      }
    }
  }

  std::optional<int> judge(const Ages& ages, const std::vector<Ages>& next) const {
    if (InfiniteOracle::has_line(ages.other)) return 0;
    std::optional<int> win;
    std::optional<int> loss = 0;
    for (const Ages& each : next) {
      const auto theirs = of(each);
      if (theirs && *theirs <= 0 && (!win || 1 - *theirs < *win)) win = 1 - *theirs;
      if (!theirs || *theirs <= 0) loss = std::nullopt;
      if (loss && theirs) loss = std::min(*loss, -1 - *theirs);
    }
    return win ? win : loss;
  }

  std::map<Ages, std::vector<Ages>> next_;
  std::map<Ages, int> values_;
};

const InfiniteValues& values() {
  static const InfiniteValues values;
  return values;
}

/// Calls `visit(position, ages)` once with every position that the library reaches.
void for_each_of_all(auto visit) {
  std::set<Ages> seen;
  struct Open {
    InfiniteTicTacToe position;
    Ages ages;
  };
  std::vector<Open> open{Open{.position = InfiniteTicTacToe{}, .ages = {}}};
  while (!open.empty()) {
    const auto [position, ages] = open.back();
    open.pop_back();
    if (!seen.insert(ages).second) continue;
    visit(position, ages);
    for (const BoardMove move : position.legal_moves()) {
      open.push_back({.position = after(position, move), .ages = InfiniteValues::after(ages, move)});
    }
  }
}

Outcome outcome_of_value(std::optional<int> value) {
  if (!value) return {.result = Result::draw};
  return {.result = *value > 0 ? Result::win : Result::loss, .plies = std::abs(*value)};
}

}  // namespace

TEST_CASE("a fourth mark removes the oldest, whose square is taken until then", "[infinite]") {
  const InfiniteTicTacToe full = after_moves_named({"a3"_sq, "b3"_sq, "b2"_sq, "c1"_sq, "c3"_sq, "a1"_sq});
  CHECK(picture(full) == "XOX|.X.|O.O");
  CHECK(full.turn() == Player::x);
  CHECK(full.vanishing_mark() == full.size().square("a3"_sq));
  CHECK(try_play(full, "a3"_sq).error() == Conflict::square_already_filled);
  const InfiniteTicTacToe next = try_play(full, "b1"_sq).value();
  CHECK(picture(next) == ".OX|.X.|OXO");
  CHECK(next.vanishing_mark() == next.size().square("b3"_sq));
  CHECK(picture(try_play(next, "a3"_sq).value()) == "O.X|.X.|OXO");
}

TEST_CASE("a diagram shows the mark that the next move removes as a small letter", "[infinite]") {
  const std::string expected =
      "   +---+---+---+\n"
      " 3 | x | O | X |\n"
      "   +---+---+---+\n"
      " 2 |   | X |   |\n"
      "   +---+---+---+\n"
      " 1 | O |   | O |\n"
      "   +---+---+---+\n"
      "     a   b   c\n";
  const CataloguePosition position{after_moves_named({"a3"_sq, "b3"_sq, "b2"_sq, "c1"_sq, "c3"_sq, "a1"_sq})};
  CHECK(diagram(position) == expected);
}

TEST_CASE("no mark goes while a player has fewer than three, or once the game has ended", "[infinite]") {
  InfiniteTicTacToe position;
  for (const SquareName name : {"a3"_sq, "a2"_sq, "b3"_sq, "b2"_sq}) {
    CHECK_FALSE(position.vanishing_mark());
    position = try_play(position, name).value();
  }
  position = try_play(position, "c3"_sq).value();
  CHECK(position.status() == Status::won(Player::x));
  CHECK_FALSE(position.vanishing_mark());
  CHECK(position.won_lines() == std::vector<Line>{{Square{0}, Square{1}, Square{2}}});
}

TEST_CASE("infinite tic-tac-toe follows the oracle's rules", "[infinite]") {
  std::mt19937 random{20261124};
  for (int game = 0; game < 300; ++game) {
    InfiniteTicTacToe position{game % 2 == 0 ? Player::x : Player::o};
    InfiniteOracle oracle;
    for (int ply = 0; ply < 100 && !position.status().is_over(); ++ply) {
      const BoardMove move = move_of_game(game, position, random);
      const Player mover = position.turn();
      position = try_play(position, move).value();
      oracle.play(move.square().index(), letter(mover));
      INFO(picture(position));
      check_ruling(position, oracle.judge(letter(other(mover))), oracle.board());
      const auto oldest = oracle.vanishing(letter(other(mover)));
      CHECK(position.vanishing_mark() == (oldest ? std::optional{Square{*oldest}} : std::nullopt));
    }
  }
}

TEST_CASE("infinite tic-tac-toe has 73,450 positions, each with its own key of 17 bits", "[infinite][exhaustive]") {
  std::set<std::uint64_t> keys;
  std::size_t positions = 0;
  for_each_of_all([&](const InfiniteTicTacToe& position, const Ages&) {
    ++positions;
    keys.insert(position.key());
  });
  CHECK(positions == 73'450);
  CHECK(positions == values().positions());
  CHECK(keys.size() == positions);
  CHECK(*keys.rbegin() < 1U << 17U);
  // The key does not tell which player has X, but the hash does.
  std::mt19937 random{20261123};
  for (int game = 0; game < 50; ++game) {
    InfiniteTicTacToe position;
    InfiniteTicTacToe twin{Player::o};
    while (!position.status().is_over()) {
      const BoardMove move = random_move(position, random);
      position.play_unchecked(move);
      twin.play_unchecked(move);
      CHECK(position.key() == twin.key());
      CHECK(position.hash() != twin.hash());
    }
  }
}

TEST_CASE("the tablebase of infinite tic-tac-toe agrees with the oracle", "[infinite]") {
  int wrong = 0;
  int longest = 0;
  for_each_of_all([&](const InfiniteTicTacToe& position, const Ages& ages) {
    const Outcome known = detail::Tablebase<InfiniteTicTacToe>::all().of(position);
    if (known != outcome_of_value(values().of(ages))) ++wrong;
    longest = std::max(longest, known.plies.value_or(0));
  });
  CHECK(wrong == 0);
  CHECK(longest == InfiniteTicTacToe::most_plies);
}

TEST_CASE("the first player wins in 13 plies, only by the middle of an edge", "[infinite]") {
  const Choice choice = solve(InfiniteTicTacToe{});
  CHECK(choice.outcome == Outcome{.result = Result::win, .plies = 13});
  std::set<std::string> winning;
  const auto evaluations = evaluate(InfiniteTicTacToe{Player::o});
  CHECK(evaluations.size() == 9);
  for (const Evaluation& evaluation : evaluations) {
    if (evaluation.outcome == Outcome{.result = Result::win, .plies = 13}) {
      winning.insert(to_string(InfiniteTicTacToe{}.size().name(evaluation.move.square())));
    } else {
      CHECK(evaluation.outcome == Outcome{.result = Result::draw});
    }
  }
  CHECK(winning == std::set<std::string>{"a2", "b1", "b3", "c2"});
}

TEST_CASE("the best level beats random moves, and never gives away a win or a tie", "[infinite]") {
  std::mt19937 random{20261125};
  for (int game = 0; game < 100; ++game) {
    Match<InfiniteTicTacToe> match;
    Opponent best{Level::best, static_cast<std::uint64_t>(game)};
    Ages ages;
    while (!match.status().is_over()) {
      const InfiniteTicTacToe& position = match.position();
      const bool is_best = (match.moves().size() % 2 == 0) == (game % 2 == 0);
      const BoardMove move = is_best ? best.choose(position).value() : random_move(position, random);
      if (is_best) {
        const auto& values_now = values().of(ages);
        const auto theirs = values().of(InfiniteValues::after(ages, move));
        if (!values_now) CHECK_FALSE(theirs);
        if (values_now && *values_now > 0) CHECK(theirs == 1 - *values_now);
        if (values_now && *values_now < 0) CHECK(theirs == -1 - *values_now);
      }
      ages = InfiniteValues::after(ages, move);
      REQUIRE(match.play(move));
    }
    CHECK(match.status() == Status::won(game % 2 == 0 ? Player::x : Player::o));
  }
}

TEST_CASE("every level makes legal moves, and best wins more games than easy", "[infinite]") {
  std::mt19937 random{20261126};
  std::vector<int> points;
  for (const Level level : levels) {
    int won = 0;
    for (int game = 0; game < 60; ++game) {
      Match<InfiniteTicTacToe> match{InfiniteTicTacToe{game % 2 == 0 ? Player::x : Player::o}};
      Opponent opponent{level, static_cast<std::uint64_t>(game)};
      while (!match.status().is_over()) {
        const bool is_turn = match.position().turn() == Player::x;
        REQUIRE(
            match.play(is_turn ? opponent.choose(match.position()).value() : random_move(match.position(), random)));
      }
      won += match.status().winner() == Player::x ? 2 : match.status().winner() ? 0 : 1;
    }
    points.push_back(won);
  }
  CHECK(points.front() < points.back());
  CHECK(points.front() > 60);
}

TEST_CASE("the oracle finds one good move in each puzzle of infinite tic-tac-toe, and no win in one",
          "[infinite][puzzle]") {
  const auto puzzles = lines_of_puzzles("infinite-tic-tac-toe");
  for (const std::string& text : puzzles) {
    INFO(text);
    const auto line = tools::parse_puzzle_line(text);
    REQUIRE(line);
    const auto match = parse_match<InfiniteTicTacToe>(line->match, "infinite-tic-tac-toe", InfiniteTicTacToe{});
    REQUIRE(match);
    Ages ages;
    for (const BoardMove move : match->moves()) ages = InfiniteValues::after(ages, move);
    REQUIRE(values().all().contains(ages));
    std::vector<char> keeping;
    for (char place = '0'; place <= '8'; ++place) {
      if ((ages.mover + ages.other).find(place) != std::string::npos) continue;
      const auto theirs = values().of(InfiniteValues::after(ages, place));
      CHECK(theirs != 0);
      if (line->wins ? theirs && *theirs <= 0 : !theirs) keeping.push_back(place);
    }
    REQUIRE(keeping.size() == 1);
    CHECK(to_string(match->position().size().name(Square{keeping.front() - '0'})) == line->solution);
    if (!line->wins) CHECK_FALSE(values().of(ages));
  }
  CHECK(puzzles.size() >= 200);
}

TEST_CASE("infinite tic-tac-toe obeys the laws of marks that stay but for the oldest", "[infinite][law]") {
  CHECK(broken_marking_laws(InfiniteTicTacToe{}) == "");
}
