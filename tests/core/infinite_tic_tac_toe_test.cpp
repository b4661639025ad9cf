#include "noughts/games/infinite_tic_tac_toe.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "check_ruling.hpp"
#include "laws.hpp"
#include "noughts/catalogue/compiled_searches.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/review.hpp"
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

/// The position after some moves by name.
InfiniteTicTacToe after_moves_named(std::initializer_list<SquareName> names) {
  InfiniteTicTacToe position;
  for (const SquareName name : names) position = apply(position, name).value();
  return position;
}

/// A position as text from which it can be made again: the marks of the player to move, and of the other one, each the
/// oldest first.
struct Ages {
  std::string mover;
  std::string other;
  friend auto operator<=>(const Ages&, const Ages&) = default;
};

/// How the game ends from each of its positions, found out by an oracle that shares no code with the library: in round
/// after round, what is decided a ply later than in the round before. Plies of wins are positive, those of losses
/// negative or 0; draws are missing.
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

/// Calls `visit(position, ages)` with every position that the library comes to, each once.
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
    for (const Square move : position.legal_moves()) {
      open.push_back({.position = after(position, move),
                      .ages = InfiniteValues::after(ages, static_cast<char>('0' + move.index()))});
    }
  }
}

Outcome outcome_of_value(std::optional<int> value) {
  if (!value) return {.result = Result::draw};
  return {.result = *value > 0 ? Result::win : Result::loss, .plies = std::abs(*value)};
}

}  // namespace

TEST_CASE("a fourth mark takes the place of the oldest, whose square is taken until then", "[infinite]") {
  const InfiniteTicTacToe full = after_moves_named({"a3"_sq, "b3"_sq, "b2"_sq, "c1"_sq, "c3"_sq, "a1"_sq});
  CHECK(picture(full) == "XOX|.X.|O.O");
  CHECK(full.turn() == Player::x);
  CHECK(full.vanishing_mark() == full.size().square("a3"_sq));
  CHECK(apply(full, "a3"_sq).error() == Conflict::square_already_filled);
  const InfiniteTicTacToe next = apply(full, "b1"_sq).value();
  CHECK(picture(next) == ".OX|.X.|OXO");
  CHECK(next.vanishing_mark() == next.size().square("b3"_sq));
  CHECK(picture(apply(next, "a3"_sq).value()) == "O.X|.X.|OXO");
}

TEST_CASE("a diagram shows the mark that goes with the next move as a small letter", "[infinite]") {
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

TEST_CASE("nothing goes while a player has fewer than three marks, and nothing once the game has ended", "[infinite]") {
  InfiniteTicTacToe position;
  for (const SquareName name : {"a3"_sq, "a2"_sq, "b3"_sq, "b2"_sq}) {
    CHECK_FALSE(position.vanishing_mark());
    position = apply(position, name).value();
  }
  position = apply(position, "c3"_sq).value();
  CHECK(position.status() == Status::won(Player::x));
  CHECK_FALSE(position.vanishing_mark());
  CHECK(position.won_lines() == std::vector<Line>{{Square{0}, Square{1}, Square{2}}});
}

TEST_CASE("it goes by the rules of the oracle", "[infinite]") {
  std::mt19937 random{20261124};
  for (int game = 0; game < 300; ++game) {
    InfiniteTicTacToe position{game % 2 == 0 ? Player::x : Player::o};
    InfiniteOracle oracle;
    for (int ply = 0; ply < 100 && !position.status().is_over(); ++ply) {
      const Square move = move_of_game(game, position, random);
      const Player mover = position.turn();
      position = apply(position, move).value();
      oracle.play(move.index(), letter(mover));
      INFO(picture(position));
      check_ruling(position, oracle.judge(letter(other(mover))), oracle.board());
      const auto oldest = oracle.vanishing(letter(other(mover)));
      CHECK(position.vanishing_mark() == (oldest ? std::optional{Square{*oldest}} : std::nullopt));
    }
  }
}

TEST_CASE("it has 73,450 positions, each with a key of its own that has 17 bits", "[infinite]") {
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
  // It does not matter who has X.
  std::mt19937 random{20261123};
  for (int game = 0; game < 50; ++game) {
    InfiniteTicTacToe position;
    InfiniteTicTacToe twin{Player::o};
    while (!position.status().is_over()) {
      const Square move = random_move(position, random);
      position.play_unchecked(move);
      twin.play_unchecked(move);
      CHECK(position.key() == twin.key());
      CHECK(position.hash() != twin.hash());
    }
  }
}

TEST_CASE("how each position ends is what an oracle finds out round by round", "[infinite]") {
  int wrong = 0;
  int longest = 0;
  for_each_of_all([&](const InfiniteTicTacToe& position, const Ages& ages) {
    const Outcome known = detail::KnownOutcomes<InfiniteTicTacToe>::all().of(position);
    if (known != outcome_of_value(values().of(ages))) ++wrong;
    longest = std::max(longest, known.plies.value_or(0));
  });
  CHECK(wrong == 0);
  CHECK(longest == InfiniteTicTacToe::most_plies);
}

TEST_CASE("whoever begins wins in 13 plies, by the middle of an edge and no other move", "[infinite]") {
  const Choice choice = solve(InfiniteTicTacToe{});
  CHECK(choice.outcome == Outcome{.result = Result::win, .plies = 13});
  std::set<std::string> winning;
  const auto evaluations = evaluate(InfiniteTicTacToe{Player::o});
  CHECK(evaluations.size() == 9);
  for (const Evaluation& evaluation : evaluations) {
    if (evaluation.outcome == Outcome{.result = Result::win, .plies = 13}) {
      winning.insert(to_string(InfiniteTicTacToe{}.size().name(evaluation.move)));
    } else {
      CHECK(evaluation.outcome == Outcome{.result = Result::draw});
    }
  }
  CHECK(winning == std::set<std::string>{"a2", "b1", "b3", "c2"});
}

TEST_CASE("the best level wins against moves at random, and none of its moves lets a win or a tie go", "[infinite]") {
  std::mt19937 random{20261125};
  for (int game = 0; game < 100; ++game) {
    Match<InfiniteTicTacToe> match;
    Opponent best{Level::best, static_cast<std::uint64_t>(game)};
    Ages ages;
    while (!match.status().is_over()) {
      const InfiniteTicTacToe& position = match.position();
      const bool is_best = (match.moves().size() % 2 == 0) == (game % 2 == 0);
      const Square move = is_best ? best.choose(position).value() : random_move(position, random);
      if (is_best) {
        const auto& values_now = values().of(ages);
        const auto theirs = values().of(InfiniteValues::after(ages, static_cast<char>('0' + move.index())));
        if (!values_now) CHECK_FALSE(theirs);
        if (values_now && *values_now > 0) CHECK(theirs == 1 - *values_now);
        if (values_now && *values_now < 0) CHECK(theirs == -1 - *values_now);
      }
      ages = InfiniteValues::after(ages, static_cast<char>('0' + move.index()));
      REQUIRE(match.play(move));
    }
    CHECK(match.status() == Status::won(game % 2 == 0 ? Player::x : Player::o));
  }
}

TEST_CASE("every level makes legal moves, and the best wins more than the easiest", "[infinite]") {
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

TEST_CASE("a game is a tie when a position has come for the third time", "[infinite][match]") {
  // Whoever plays at random, and never ends the game, goes round in circles.
  Match<InfiniteTicTacToe> match;
  std::mt19937 random{1};
  while (!match.status().is_over()) REQUIRE(match.play(patient_move(match.position(), random)));
  CHECK(match.status() == Status::tie());
  CHECK_FALSE(match.position().status().is_over());
  InfiniteTicTacToe position;
  int times = position == match.position() ? 1 : 0;
  for (const Square move : match.moves()) {
    position.play_unchecked(move);
    times += position == match.position() ? 1 : 0;
  }
  CHECK(times == 3);
  CHECK(match.score() == Score{.ties = 1});
  CHECK(match.legal_moves().empty());
  CHECK(match.play(Square{0}).error() == Refusal{Conflict::game_already_ended});
  CHECK(match.resign().error() == Refusal{Conflict::game_already_ended});

  Match<InfiniteTicTacToe> same = match;
  REQUIRE(same.undo());
  CHECK(same.status() == Status::next(same.position().turn()));
  REQUIRE(same.redo());
  CHECK(same.status() == Status::tie());
  CHECK(same == match);
  same.next();
  CHECK(same.status() == Status::next(Player::o));
}

/// A match in which each player moves round four squares, until a position has come for the third time.
CatalogueMatch tied_match() {
  constexpr std::array round{0, 2, 1, 3, 5, 7, 6, 8};
  CatalogueMatch match{find_game("infinite-tic-tac-toe").value()};
  for (std::size_t ply = 0; !match.status().is_over(); ++ply) REQUIRE(match.play(Square{round[ply % round.size()]}));
  return match;
}

TEST_CASE("a match of any game ties at the third time, and survives its text", "[infinite][match]") {
  const CatalogueMatch match = tied_match();
  CHECK(match.status() == Status::tie());
  CHECK(match.moves().size() == 22);  // each player has three marks after 6 plies, and a round takes 8
  const auto read = parse_match(to_string(match));
  REQUIRE(read);
  CHECK(*read == match);
  CHECK(read->status() == Status::tie());
  CHECK_FALSE(parse_match(to_string(match) + ".a3"));
}

TEST_CASE("a game goes on that ended by repetition and was taken back", "[infinite][match]") {
  for (const bool resigns : {false, true}) {
    CatalogueMatch match = tied_match();
    REQUIRE(match.undo());
    if (resigns) {
      REQUIRE(match.resign());
      CHECK(match.status() == Status::won(other(match.position().turn())));
      REQUIRE(match.undo());
    } else {
      const Square last = tied_match().moves().back();
      const auto moves = match.legal_moves();
      REQUIRE(match.play(*std::ranges::find_if(moves, [&](Square move) { return move != last; })));
      REQUIRE(match.undo());
    }
    CHECK(match.status() == Status::next(match.position().turn()));
  }
}

TEST_CASE("a match that ties at the third time is reviewed", "[infinite][match][review]") {
  const CatalogueMatch match = tied_match();
  const Review review = noughts::review(match);
  REQUIRE(review.moves.size() == match.moves().size());
  CHECK(review.moves.back().after.outcome == Outcome{.result = Result::draw});
}

TEST_CASE("in its puzzles one move keeps the result by the oracle as well, and no move wins at once",
          "[infinite][puzzle]") {
  std::ifstream file{NOUGHTS_BOOKS "/puzzles/infinite-tic-tac-toe.txt"};
  int puzzles = 0;
  for (std::string text; std::getline(file, text); ++puzzles) {
    INFO(text);
    const auto line = tools::parse_puzzle_line(text);
    REQUIRE(line);
    const auto match = parse_match<InfiniteTicTacToe>(line->match, "infinite-tic-tac-toe", InfiniteTicTacToe{});
    REQUIRE(match);
    Ages ages;
    for (const Square move : match->moves()) ages = InfiniteValues::after(ages, static_cast<char>('0' + move.index()));
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
  CHECK(puzzles >= 200);
}

TEST_CASE("no other game looks back", "[infinite][match]") {
  for (const CatalogueEntry& entry : catalogue())
    CHECK(entry.start.can_repeat() == (entry.id == "infinite-tic-tac-toe"));
}

TEST_CASE("infinite tic-tac-toe obeys the laws of games", "[infinite][law]") {
  CHECK(broken_laws(InfiniteTicTacToe{}) == "");
}
