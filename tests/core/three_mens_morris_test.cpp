// The example whose moves go from a square to a square, against an oracle that knows the rules by
// boards as text.

#include "three_mens_morris.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/testing/laws.hpp"
#include "noughts/text/notation.hpp"

using namespace noughts;

namespace {

/// Positions are texts such as "X.O.X....O": nine squares, and who is to move.
class MorrisOracle {
 public:
  MorrisOracle() {
    std::vector<std::string> waiting{".........X"};
    while (!waiting.empty()) {
      const std::string position = waiting.back();
      waiting.pop_back();
      if (moves_.contains(position)) continue;
      moves_[position] = is_won(position) ? std::vector<std::string>{} : positions_after(position);
      for (const std::string& next : moves_[position]) waiting.push_back(next);
    }
    // Each round decides what is decided one ply later than what the rounds before have decided.
    for (int plies = 0; decide_round(plies); ++plies) {
    }
  }

  /// The positions that come up, with those that follow each.
  const std::map<std::string, std::vector<std::string>>& positions() const { return moves_; }

  /// In how many plies the player to move wins. Where they lose, the negative of the plies less
  /// one: -1 at the end of a game. None where neither player can force a win.
  std::optional<int> plies(const std::string& position) const {
    const auto found = decided_.find(position);
    return found == decided_.end() ? std::nullopt : std::optional{found->second};
  }

 private:
  /// Rows, columns and diagonals, each in order: neighbours in the text are neighbours on the
  /// board.
  static constexpr std::array<std::array<std::size_t, 3>, 8> lines{
      {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

  static bool is_won(const std::string& position) {
    const char last = position[9] == 'X' ? 'O' : 'X';
    return std::ranges::any_of(lines, [&](const auto& line) {
      return std::ranges::all_of(line, [&](std::size_t square) { return position[square] == last; });
    });
  }

  static std::vector<std::string> positions_after(const std::string& position) {
    const char mover = position[9];
    const char next_mover = mover == 'X' ? 'O' : 'X';
    std::set<std::string> found;
    const auto add = [&](std::optional<std::size_t> from, std::size_t to) {
      std::string next = position;
      if (from) next[*from] = '.';
      next[to] = mover;
      next[9] = next_mover;
      found.insert(next);
    };
    if (std::count(position.begin(), position.begin() + 9, mover) < 3) {
      for (std::size_t to = 0; to < 9; ++to) {
        if (position[to] == '.') add(std::nullopt, to);
      }
    } else {
      for (const auto& line : lines) {
        for (const auto& [from, to] :
             {std::pair{line[0], line[1]}, {line[1], line[0]}, {line[1], line[2]}, {line[2], line[1]}}) {
          if (position[from] == mover && position[to] == '.') add(from, to);
        }
      }
    }
    return {found.begin(), found.end()};
  }

  /// Whether any position is decided that was not decided before.
  bool decide_round(int plies) {
    std::vector<std::pair<std::string, int>> found;
    for (const auto& [position, next] : moves_) {
      if (decided_.contains(position)) continue;
      const auto is_lost = [&](const std::string& one) { return decided_.contains(one) && decided_[one] < 0; };
      const auto is_won = [&](const std::string& one) { return decided_.contains(one) && decided_[one] > 0; };
      if (std::ranges::any_of(next, is_lost)) {
        found.emplace_back(position, plies);
      } else if (std::ranges::all_of(next, is_won)) {
        found.emplace_back(position, -plies - 1);
      }
    }
    decided_.insert(found.begin(), found.end());
    return !found.empty();
  }

  std::map<std::string, std::vector<std::string>> moves_;
  std::map<std::string, int> decided_;
};

const MorrisOracle& morris_oracle() {
  static const MorrisOracle oracle;
  return oracle;
}

std::string text_of(const ThreeMensMorris& position) {
  std::ostringstream text;
  text << position;
  std::string board = text.str();
  std::erase(board, '\n');
  return board + letter(position.turn());
}

/// Every position that comes up when X moves first, by its text.
std::map<std::string, ThreeMensMorris> all_of_three_mens_morris() {
  std::map<std::string, ThreeMensMorris> all;
  std::vector<ThreeMensMorris> waiting{ThreeMensMorris{}};
  while (!waiting.empty()) {
    const ThreeMensMorris position = waiting.back();
    waiting.pop_back();
    if (!all.emplace(text_of(position), position).second) continue;
    for (const auto& move : position.legal_moves()) waiting.push_back(after(position, move));
  }
  return all;
}

std::optional<Outcome> expected_outcome(const std::string& text) {
  const auto plies = morris_oracle().plies(text);
  if (!plies) return Outcome{.result = Outcome::Result::draw};
  return *plies < 0 ? Outcome{.result = Outcome::Result::loss, .plies = -*plies - 1}
                    : Outcome{.result = Outcome::Result::win, .plies = *plies};
}

}  // namespace

TEST_CASE("Three Men's Morris obeys the laws of games", "[law][morris]") {
  CHECK(to_string(testing::broken_laws(ThreeMensMorris{}, {.games = 60})) == "");
}

TEST_CASE("Three Men's Morris has the 5390 positions of the oracle, and the same moves in each", "[morris]") {
  const auto all = all_of_three_mens_morris();
  CHECK(all.size() == 5390);
  REQUIRE(all.size() == morris_oracle().positions().size());
  for (const auto& [text, next] : morris_oracle().positions()) {
    INFO(text);
    const ThreeMensMorris& position = all.at(text);
    std::vector<std::string> after_moves;
    for (const auto& move : position.legal_moves()) after_moves.push_back(text_of(after(position, move)));
    std::ranges::sort(after_moves);
    CHECK(after_moves == next);
    CHECK(position.status().is_over() == next.empty());
  }
}

TEST_CASE("every position of Three Men's Morris is solved as the oracle does, with its plies", "[morris]") {
  int longest = 0;
  for (const auto& [text, position] : all_of_three_mens_morris()) {
    INFO(text);
    const auto choice = solve(position);
    CHECK(choice.outcome == expected_outcome(text));
    CHECK(choice.nodes == 0);
    longest = std::max(longest, choice.outcome->plies.value_or(0));
  }
  CHECK(longest == ThreeMensMorris::most_plies);
}

TEST_CASE("the first player of Three Men's Morris wins by the middle, and by no other square", "[morris]") {
  const ThreeMensMorris start;
  CHECK(solve(start).outcome == Outcome{.result = Outcome::Result::win, .plies = 9});
  for (const auto& evaluation : evaluate(start)) {
    const bool is_middle = start.move_name(evaluation.move) == "b2";
    REQUIRE(evaluation.outcome);
    CHECK((evaluation.outcome->result == Outcome::Result::win) == is_middle);
  }
}

TEST_CASE("a match of Three Men's Morris is a tie when a position has come for the third time", "[morris]") {
  Match<ThreeMensMorris> match;
  const auto play = [&](std::string_view name) { REQUIRE(match.play(ThreeMensMorris::find_move(name).value())); };
  for (const std::string_view name : {"a1", "b1", "a3", "a2", "c2", "c3"}) play(name);
  for (int times = 2; times <= 3; ++times) {
    CHECK(match.status() == Status::next(Player::x));
    for (const std::string_view name : {"c2c1", "c3b3", "c1c2", "b3c3"}) play(name);
  }
  CHECK(match.status() == Status::tie());
  CHECK(parse_match<ThreeMensMorris>(to_string(match, "morris"), "morris", ThreeMensMorris{}) == match);
}
