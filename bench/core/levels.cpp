// npm run levels: how each level fares against a random player and against the best one, as the table in the README.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/level.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/table.hpp"

using namespace noughts;

namespace {

constexpr int games = 10'000;

struct Tally {
  int wins = 0;
  int ties = 0;
  int losses = 0;
};

/// Games of `player`, who is X, against another one, who is O. In half of them X moves first.
Tally play(Opponent player, Opponent against) {
  const Table<TicTacToe> tables[] = {Table{TicTacToe{Player::x}}, Table{TicTacToe{Player::o}}};
  Tally tally;
  for (int game = 0; game < games; ++game) {
    const Player first = game % 2 == 0 ? Player::x : Player::o;
    TicTacToe position{first};
    while (!position.status().is_over()) {
      Opponent& mover = position.turn() == Player::x ? player : against;
      position = apply(position, mover.choose(position, tables[static_cast<std::size_t>(first)]).value()).value();
    }
    const auto winner = position.status().winner();
    ++(!winner ? tally.ties : *winner == Player::x ? tally.wins : tally.losses);
  }
  return tally;
}

void print(std::string_view name, const Opponent& player) {
  std::printf("| %-6.*s ", static_cast<int>(name.size()), name.data());
  for (const Opponent& against : {Opponent::with_mistakes(1, 2).value(), Opponent{Level::best, 2}}) {
    const Tally tally = play(player, against);
    std::printf("| %4.1f / %4.1f / %4.1f ", 100.0 * tally.wins / games, 100.0 * tally.ties / games,
                100.0 * tally.losses / games);
  }
  std::printf("|\n");
}

}  // namespace

int main() {
  std::printf("%d games each, half of them begun by either; wins / ties / losses in %%\n\n", games);
  std::printf("| level  | against random     | against best       |\n");
  std::printf("| ------ | ------------------ | ------------------ |\n");
  print("random", Opponent::with_mistakes(1, 1).value());
  for (const Level level : levels) print(name(level), Opponent{level, 1});
}
