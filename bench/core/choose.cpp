// The cost of choosing a move: the worst case over all positions, compared with a frame at 144 Hz
// and with the naive search of the whole tree for the first move. Part of `npm run bench`.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "timing.hpp"

using namespace noughts;

namespace {

constexpr double frame_microseconds = 1e6 / 144;

double microseconds(int runs, auto what) { return 1e6 * median_seconds(runs, what); }

/// The number of nodes in the whole tree below a position, itself included.
std::uint64_t nodes_of_whole_tree(const TicTacToe& position) {
  std::uint64_t nodes = 1;
  for (const BoardMove move : position.legal_moves()) nodes += nodes_of_whole_tree(try_play(position, move).value());
  return nodes;
}

/// The positions with eight or nine free squares, which have the longest searches.
std::vector<TicTacToe> hardest_positions() {
  std::vector<TicTacToe> positions{TicTacToe{}};
  for (const BoardMove move : TicTacToe{}.legal_moves()) positions.push_back(try_play(TicTacToe{}, move).value());
  return positions;
}

double worst(int runs, auto choose) {
  double worst = 0;
  for (const TicTacToe& position : hardest_positions()) {
    worst = std::max(worst, microseconds(runs, [&] { choose(position); }));
  }
  return worst;
}

void print(const char* what, double time, double naive) {
  std::printf("%-48s %12.3f µs %9.3f %% of a frame %12.1f times as fast as the naive search\n", what, time,
              100 * time / frame_microseconds, naive / time);
}

}  // namespace

int main() {
  volatile std::uint64_t nodes = 0;
  const double naive = microseconds(21, [&] { nodes = nodes_of_whole_tree(TicTacToe{}); });
  std::printf("the naive search of the whole tree: %llu nodes\n", static_cast<unsigned long long>(nodes));
  print("naive search, empty board", naive, naive);

  print("perfect move, worst position",
        worst(51,
              [&](const TicTacToe& position) {
                nodes = static_cast<std::uint64_t>(solve(position).move.value().square().index());
              }),
        naive);
  for (const Level level : levels) {
    Opponent opponent{level, 1};
    const std::string label = std::string{"move at level "} + std::string{name(level)} + ", worst position";
    print(label.c_str(),
          worst(101,
                [&](const TicTacToe& position) {
                  nodes = static_cast<std::uint64_t>(opponent.choose(position).value().square().index());
                }),
          naive);
  }
  Opponent almost_best = Opponent::with_mistakes(0.001, 1).value();
  print("move with hardly a mistake, worst position",
        worst(101,
              [&](const TicTacToe& position) {
                nodes = static_cast<std::uint64_t>(almost_best.choose(position).value().square().index());
              }),
        naive);
}
