// npm run levels: the results of each level against a random player and the best level in
// tic-tac-toe, of a casual player against each level, and of each level against the level below, as
// in the tables of the README. The first argument is the number of games in the latter two; others
// are the games to play.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "casual.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/opponent.hpp"

using namespace noughts;

namespace {

constexpr int games = 10'000;

struct Results {
  int wins = 0;
  int ties = 0;
  int losses = 0;
};

/// Games of `player` as X against another player as O. X moves first in half of the games.
Results play(Opponent player, Opponent against) {
  Results results;
  for (int game = 0; game < games; ++game) {
    const Player first = game % 2 == 0 ? Player::x : Player::o;
    TicTacToe position{first};
    while (!position.status().is_over()) {
      Opponent& mover = position.turn() == Player::x ? player : against;
      position = try_play(position, mover.choose(position).value()).value();
    }
    const auto winner = position.status().winner();
    ++(!winner ? results.ties : *winner == Player::x ? results.wins : results.losses);
  }
  return results;
}

void print(std::string_view name, const Opponent& player) {
  std::printf("| %-6.*s ", static_cast<int>(name.size()), name.data());
  for (const Opponent& against : {Opponent::with_mistakes(1, 2).value(), Opponent{Level::best, 2}}) {
    const Results results = play(player, against);
    std::printf("| %4.1f / %4.1f / %4.1f ", 100.0 * results.wins / games, 100.0 * results.ties / games,
                100.0 * results.losses / games);
  }
  std::printf("|\n");
}

/// The points in % of an opponent of some skill against another. Each moves first in half of the
/// games.
template <Game G>
double points(const G& start, const Skill& skill, const Skill& against, int count) {
  double points = 0;
  for (int game = 0; game < count; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    Opponent one{skill, 2 * seed};
    Opponent another{against, 2 * seed + 1};
    Match<G> match{start.start(game % 2 == 0 ? Player::x : Player::o)};
    while (!match.status().is_over())
      match.play((match.position().turn() == Player::x ? one : another).choose(match.position()).value());
    const auto winner = match.status().winner();
    points += !winner ? 0.5 : *winner == Player::x ? 1 : 0;
  }
  return 100 * points / count;
}

/// How many games against a level. The best level is slow where it does not see the end.
int games_against(Level level, const CataloguePosition& start, int count) {
  return level == Level::best && !sees_the_end(start) ? std::max(2, count / 10) : count;
}

void print_steps(std::string_view id, int count) {
  const CataloguePosition any = find_game(id).value();
  any.visit([&](const auto& start) {
    std::printf("| %-32s ", std::string{id}.c_str());
    Skill below{.mistakes = Mistakes::all(1), .playouts = 1, .nodes = 0};
    for (const Level level : levels) {
      std::printf("| %5.1f ", points(start, skill_of(level), below, games_against(level, any, count)));
      std::fflush(stdout);
      below = skill_of(level);
    }
    std::printf("|\n");
  });
}

/// The points in % of a casual player against a level. Each moves first in half of the games.
template <GameOnBoard G>
double casual_points(const G& start, bool lines_lose, Level level, int count) {
  double points = 0;
  for (int game = 0; game < count; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    CasualPlayer casual{start.board(), lines_lose, Random{2 * seed}};
    Opponent opponent{level, 2 * seed + 1};
    Match<G> match{start.start(game % 2 == 0 ? Player::x : Player::o)};
    while (!match.status().is_over()) {
      const G& position = match.position();
      match.play(position.turn() == Player::x ? casual.choose(position) : opponent.choose(position).value());
    }
    const auto winner = match.status().winner();
    points += !winner ? 0.5 : *winner == Player::x ? 1 : 0;
  }
  return 100 * points / count;
}

void print_casual(std::string_view id, int count) {
  const bool lines_lose = id.contains("misere") || id.contains("notakto");
  const CataloguePosition any = find_game(id).value();
  any.visit([&](const auto& start) {
    std::printf("| %-32s ", std::string{id}.c_str());
    for (const Level level : levels) {
      std::printf("| %5.1f ", casual_points(start, lines_lose, level, games_against(level, any, count)));
      std::fflush(stdout);
    }
    std::printf("|\n");
  });
}

/// The games of the catalogue, their variations, and two line games that have no name of their own.
std::vector<std::string> measured_games() {
  std::vector<std::string> ids;
  for (const CatalogueEntry& entry : catalogue()) ids.emplace_back(entry.id);
  for (const auto* id : {"ultimate-open-boards", "ultimate-most-boards", "ultimate-open-boards-most-boards",
                         "notakto-1", "notakto-2", "qubic-gravity", "gomoku-exactly-five", "gomoku-swap2",
                         "gomoku-exactly-five-swap2", "order-and-chaos-exactly-five", "line-6x6-4", "line-19x19-5"})
    ids.emplace_back(id);
  return ids;
}

void print_head() {
  std::printf("| game                             | easy  | medium | hard | best |\n");
  std::printf("| -------------------------------- | ----- | ------ | ---- | ---- |\n");
}

}  // namespace

int main(int argument_count, char* arguments[]) {
  const int count = argument_count > 1 ? std::atoi(arguments[1]) : 300;
  const std::vector<std::string> chosen(arguments + std::min(argument_count, 2), arguments + argument_count);
  if (std::ranges::any_of(chosen, [](const std::string& id) { return !find_game(id); })) {
    std::fprintf(stderr, "usage: noughts_levels [games [game...]]\n");
    return 2;
  }
  const std::vector<std::string> ids = chosen.empty() ? measured_games() : chosen;

  if (chosen.empty()) {
    std::printf("%d games each, half of them begun by either; wins / ties / losses in %%\n\n", games);
    std::printf("| level  | against random     | against best       |\n");
    std::printf("| ------ | ------------------ | ------------------ |\n");
    print("random", Opponent::with_mistakes(1, 1).value());
    for (const Level level : levels) print(name(level), Opponent{level, 1});
    std::printf("\n");
  }
  std::printf(
      "Points in %% of a casual player, who only takes wins and blocks, against each level; %d games each, a tenth "
      "for the best of the larger games\n\n",
      count);
  print_head();
  for (const std::string& id : ids) print_casual(id, count);
  std::printf(
      "\nPoints in %% against the level below, easy against random moves; %d games each, a tenth for the best of the "
      "larger games\n\n",
      count);
  print_head();
  for (const std::string& id : ids) print_steps(id, count);
}
