// Positions of Gomoku that are won by threats, some plies before the end of games of the search.
//   noughts_threat_wins make [POSITIONS]    finds and checks them, and prints them
//   noughts_threat_wins FILE [MOST_VALUES]  prints how fast the search proves them, by plies

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/evaluators/line_evaluator.hpp"
#include "noughts/game/random.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/search/tree_search.hpp"
#include "noughts/text/notation.hpp"
#include "processor_time.hpp"
#include "win_oracle.hpp"

using namespace noughts;

namespace {

constexpr int fewest_plies = 5;
constexpr int most_plies = 19;

/// How many values the search has to prove a win.
constexpr std::uint64_t values_of_proof = 50'000;

Gomoku after_moves(const std::vector<BoardMove>& moves, std::size_t count) {
  Gomoku position;
  for (std::size_t ply = 0; ply < count; ++ply) position.play_unchecked(moves[ply]);
  return position;
}

/// A game of the search against itself with so many values a move, after five random moves in the
/// middle.
std::vector<BoardMove> play(Random& random, std::uint64_t values) {
  constexpr int first_moves = 5;
  Gomoku position;
  std::vector<BoardMove> moves;
  while (!position.status().is_over()) {
    BoardMove move = Square{15 * (4 + random.below(7)) + 4 + random.below(7)};
    if (moves.size() < first_moves) {
      if (position.owner(move.square())) continue;
    } else {
      TreeSearch<Gomoku> search{position, 1};
      search.run(values);
      move = *search.best_move();
    }
    moves.push_back(move);
    position.play_unchecked(move);
  }
  return moves;
}

/// The winning move that the search finds.
std::optional<int> winning_move(const std::string& board, char player) {
  std::vector<std::optional<Player>> marks;
  for (const char mark : board)
    marks.push_back(mark == '.' ? std::nullopt : std::optional{mark == 'X' ? Player::x : Player::o});
  const SetUp wanted{.marks = marks, .turn = player == 'X' ? Player::x : Player::o};
  TreeSearch<Gomoku> search{Gomoku{}.set_up(wanted).value(), 1};
  search.run(values_of_proof);
  if (search.result() != Outcome::Result::win) return std::nullopt;
  return search.best_move()->square().index();
}

bool is_checked_win(const Gomoku& position) {
  std::string board;
  for (const Square square : position.size().every_square()) {
    const auto owner = position.owner(square);
    board += !owner ? '.' : *owner == Player::x ? 'X' : 'O';
  }
  constexpr int most_positions = 300;
  WinOracle oracle{15, 15, winning_move, most_positions};
  return oracle.wins(board, position.turn() == Player::x ? 'X' : 'O');
}

/// Prints games, each with the plies before its end where a win is known.
void make(int wanted) {
  Random random{40, 7};
  const int most_of_each = wanted * 3 / 20;
  std::map<int, int> found;
  for (int all = 0; all < wanted;) {
    const auto moves = play(random, 300);
    std::string plies;
    for (int left = fewest_plies; left <= most_plies && left + 5 < std::ssize(moves) && all < wanted; left += 2) {
      if (found[left] == most_of_each) continue;
      const Gomoku position = after_moves(moves, moves.size() - static_cast<std::size_t>(left));
      TreeSearch<Gomoku> search{position, 1};
      search.run(values_of_proof);
      if (search.result() != Outcome::Result::win || !is_checked_win(position)) break;
      ++found[left];
      ++all;
      plies += ' ' + std::to_string(left);
    }
    if (plies.empty()) continue;
    Match<Gomoku> match{Gomoku{}};
    for (const BoardMove move : moves) match.play(move).value();
    std::printf("%s%s\n", to_string(match, "gomoku").c_str(), plies.c_str());
    std::fflush(stdout);
  }
}

/// Prints how many positions the search proves with at most so many values, and how long it takes.
void time(const char* name, std::uint64_t most_values) {
  std::map<int, std::vector<double>> milliseconds;  // of the proven ones, by plies
  std::map<int, int> all;
  std::ifstream file{name};
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words{line};
    std::string text;
    words >> text;
    const auto match = parse_match<Gomoku>(text, "gomoku", Gomoku{}).value();
    const std::vector<BoardMove> moves{match.moves().begin(), match.moves().end()};
    for (int left = 0; words >> left;) {
      const double begin = processor_seconds();
      TreeSearch<Gomoku> search{after_moves(moves, moves.size() - static_cast<std::size_t>(left)), 1};
      search.run(most_values);
      ++all[left];
      if (search.result() == Outcome::Result::win) milliseconds[left].push_back(1000 * (processor_seconds() - begin));
    }
  }
  std::printf("plies  proven  median ms  slowest ms\n");
  for (const auto& [left, count] : all) {
    auto& times = milliseconds[left];
    std::ranges::sort(times);
    std::printf("%5d %3zu of %-3d", left, times.size(), count);
    if (!times.empty()) std::printf(" %8.2f %10.1f", times[times.size() / 2], times.back());
    std::printf("\n");
  }
}

}  // namespace

int main(int count, char* arguments[]) {
  const auto number = [&](int usual) { return count > 2 ? std::atoi(arguments[2]) : usual; };
  if (count < 2) return 1;
  if (std::string_view{arguments[1]} == "make") {
    make(number(200));
  } else {
    time(arguments[1], static_cast<std::uint64_t>(number(20'000)));
  }
}
