#include "noughts/search/opponent.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <random>
#include <set>
#include <vector>

#include "../../bench/core/casual.hpp"
#include "compiled_sessions.hpp"
#include "minimax.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/match/match_search.hpp"
#include "oracle.hpp"

using namespace noughts;

namespace {

TicTacToe position_after(std::initializer_list<int> moves) {
  TicTacToe position;
  for (const int move : moves) position = try_play(position, Square{move}).value();
  return position;
}

struct Results {
  int wins = 0;
  int ties = 0;
  int losses = 0;
};

/// Plays games between two opponents, who take turns in moving first.
Results play(Opponent player, Opponent against, int games) {
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

Opponent random_player(std::uint64_t seed) { return Opponent::with_mistakes(1, seed).value(); }

}  // namespace

TEST_CASE("an opponent always picks a legal move", "[opponent]") {
  for (const double mistakes : {0.0, 0.3, 1.0}) {
    Opponent opponent = Opponent::with_mistakes(mistakes, 1).value();
    for (const auto& [text, position] : all_positions(Player::x)) {
      if (position.status().is_over() || std::ranges::count(text, '.') > 6) continue;
      INFO(text);
      CHECK(can_play(position, opponent.choose(position).value()));
    }
  }
}

TEST_CASE("an opponent reports that a finished game has ended", "[opponent]") {
  Opponent opponent{Level::best, 1};
  const TicTacToe won = position_after({0, 3, 1, 4, 2});
  CHECK(opponent.choose(won).error() == Conflict::game_already_ended);
}

TEST_CASE("a probability of mistakes is a number from 0 to 1", "[opponent]") {
  for (const double probability :
       {-0.01, 1.01, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
    CHECK_FALSE(Opponent::with_mistakes(probability, 1));
  }
  for (const double probability : {0.0, 0.5, 1.0})
    CHECK(Opponent::with_mistakes(probability, 1)->skill().mistakes == Mistakes::all(probability));
}

TEST_CASE("an opponent without mistakes picks all of the best moves, and no others", "[opponent]") {
  Minimax<TicTacToe> minimax;
  Opponent opponent{Level::best, 1};
  for (const auto& [text, position] : all_positions(Player::x)) {
    if (position.status().is_over() || std::ranges::count(text, '.') > 7) continue;
    INFO(text);
    std::set<BoardMove> best;
    for (const BoardMove move : position.legal_moves()) {
      if (minimax.judge(position, move) == minimax.judge(position)) best.insert(move);
    }
    std::set<BoardMove> picked;
    for (std::size_t i = 0; i < 12 * best.size(); ++i) picked.insert(opponent.choose(position).value());
    CHECK(picked == best);
  }
}

TEST_CASE("the same seed gives the same moves, and another seed gives others", "[opponent]") {
  const auto moves = [](std::uint64_t seed) {
    Opponent opponent{Level::easy, seed};
    std::vector<BoardMove> all;
    for (int i = 0; i < 40; ++i) all.push_back(opponent.choose(TicTacToe{}).value());
    return all;
  };
  CHECK(moves(1) == moves(1));
  CHECK(moves(1) != moves(2));
}

TEST_CASE("an opponent chooses the same by the catalogue and by the game's type", "[opponent]") {
  Opponent one{Level::medium, 5};
  Opponent other{Level::medium, 5};
  const TicTacToe position = position_after({0, 4, 8});
  for (int i = 0; i < 40; ++i) CHECK(one.choose(position) == other.choose(CataloguePosition{position}));
}

TEST_CASE("an opponent with certain mistakes picks every free square about equally often", "[opponent]") {
  Opponent opponent = random_player(1);
  std::array<int, 9> counts{};
  for (int i = 0; i < 9000; ++i)
    ++counts[static_cast<std::size_t>(opponent.choose(TicTacToe{}).value().square().index())];
  // The expected count is 1000 each. Five standard deviations are 150.
  for (const int count : counts) CHECK((850 < count && count < 1150));
}

TEST_CASE("an opponent prefers a win or draw that it sees to a move that it overlooks", "[opponent]") {
  //  X X .      c3 wins. It is taken if it is seen, with probability 1 - p, or by chance.
  //  O O .
  //  . . .
  const TicTacToe position = position_after({0, 3, 1, 4});
  for (const double mistakes : {0.2, 0.5, 0.8}) {
    Opponent opponent = Opponent::with_mistakes(mistakes, 11).value();
    int taken = 0;
    for (int i = 0; i < 10'000; ++i) taken += opponent.choose(position).value() == Square{2} ? 1 : 0;
    CHECK(taken > 10'000 * (1 - mistakes) - 200);
  }
}

TEST_CASE("the best level never loses as either player to any level", "[opponent]") {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    CHECK(play({Level::best, seed}, random_player(seed + 100), 500).losses == 0);
    CHECK(play({Level::best, seed}, {Level::hard, seed + 100}, 20).losses == 0);
    CHECK(play({Level::best, seed}, {Level::best, seed + 100}, 100).ties == 100);
  }
}

TEST_CASE("each level loses less than the level below to random and to perfect play", "[opponent][long]") {
  const auto losses = [](const Opponent& opponent) {
    return std::array{play(opponent, random_player(2), 600).losses, play(opponent, {Level::best, 2}, 300).losses};
  };
  auto below = losses(random_player(1));
  for (const Level level : levels) {
    INFO(name(level));
    const auto here = losses({level, 1});
    CHECK(here[0] < below[0]);
    CHECK(here[1] < below[1]);
    below = here;
  }
}

namespace {

/// The points of a casual player against a level. They are O in all games and move first in half.
template <GameOnBoard G>
double casual_points(const G& start, Level level, int games) {
  double points = 0;
  for (int game = 0; game < games; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    CasualPlayer casual{start.board(), /*lines_lose=*/false, Random{seed}};
    Opponent opponent{level, seed + 1000};
    G position = start.start(game % 2 == 0 ? Player::x : Player::o);
    while (!position.status().is_over()) {
      const bool is_his = position.turn() == Player::o;
      position.play_unchecked(is_his ? casual.choose(position) : opponent.choose(position).value());
    }
    const auto winner = position.status().winner();
    points += !winner ? 0.5 : *winner == Player::o ? 1 : 0;
  }
  return points;
}

}  // namespace

TEST_CASE("a casual player often beats easy, sometimes medium, and seldom hard", "[opponent][long]") {
  constexpr int games = 60;
  const auto check = [](const auto& start, double share_against_easy) {
    const double easy = casual_points(start, Level::easy, games);
    const double medium = casual_points(start, Level::medium, games);
    const double hard = casual_points(start, Level::hard, games);
    INFO(easy << " " << medium << " " << hard);
    // Each has a standard deviation of four games.
    CHECK(easy > games * share_against_easy);
    CHECK(medium < easy);
    CHECK(medium > games * 0.2);
    CHECK(hard < games * 0.35);
  };
  // bench/README.md has the shares in 300 games: 0.48, 0.68 and 0.74. On 5×5 it takes more than
  // wins and blocks.
  check(FourInARow5x5{}, 0.35);
  check(ConnectFour{}, 0.5);
  check(Ultimate{}, 0.55);
}

TEST_CASE("easy takes a win in one most of the time", "[opponent]") {
  Opponent easy{Level::easy, 1};
  int chances = 0;
  int taken = 0;
  for (const auto& [text, position] : all_positions(Player::x)) {
    std::vector<BoardMove> wins;
    for (const BoardMove move : position.legal_moves()) {
      if (try_play(position, move).value().status().winner()) wins.push_back(move);
    }
    if (wins.empty()) continue;
    ++chances;
    taken += std::ranges::find(wins, easy.choose(position).value()) != wins.end() ? 1 : 0;
  }
  CHECK(chances > 1000);
  CHECK(taken > chances * 6 / 10);
}

TEST_CASE("hard loses a few games in a hundred to a perfect player", "[opponent]") {
  const Results results = play({Level::hard, 1}, {Level::best, 2}, 400);
  CHECK(results.wins == 0);
  CHECK(results.losses > 400 * 5 / 100);
  CHECK(results.losses < 400 * 17 / 100);
}

namespace {

/// An opponent's search without any pruning. It overlooks moves at every node.
class WholeForgetfulSearch {
 public:
  WholeForgetfulSearch(double mistakes, std::uint64_t seed) : forgets_{mistakes}, random_{seed} {}

  std::vector<BoardMove> best_moves(const TicTacToe& position) {
    std::vector<BoardMove> best;
    int most = -1000;
    for (const BoardMove move : position.legal_moves()) {
      const int worth = worth_of(position, move);
      if (worth > most) best.clear();
      most = std::max(most, worth);
      if (worth == most) best.push_back(move);
    }
    return best;
  }

 private:
  // A win in n plies is worth 100 - n, a draw 50, an overlooked move 25, a loss in n plies n - 100.
  static constexpr int draw = 50;
  static constexpr int forgotten = 25;

  int worth_of(const TicTacToe& position, BoardMove move) {
    if (forgets_(random_)) return forgotten;
    const TicTacToe after = try_play(position, move).value();
    if (after.status().winner()) return 99;
    if (after.status().is_over()) return draw;
    int theirs = -1000;
    for (const BoardMove reply : after.legal_moves()) theirs = std::max(theirs, worth_of(after, reply));
    if (theirs == draw || theirs == forgotten) return theirs;
    return theirs > 0 ? 1 - theirs : -1 - theirs;
  }

  std::bernoulli_distribution forgets_;
  std::mt19937_64 random_;
};

}  // namespace

TEST_CASE("an opponent overlooks moves as often as a search without pruning", "[opponent][strength]") {
  // Positions that have a loss, a draw and a win among their moves.
  for (const auto& position : {position_after({0, 3, 1}), position_after({4, 0, 8}), position_after({0, 4, 8, 1}),
                               position_after({0, 1, 4, 8, 2})}) {
    for (const double mistakes : {0.15, 0.4}) {
      constexpr int times = 6000;
      std::array<double, 9> counts{};
      std::array<double, 9> expected{};
      WholeForgetfulSearch whole{mistakes, 20260112};
      Random random{20260113};
      for (int i = 0; i < times; ++i) {
        const auto ours = ForgetfulSearch<TicTacToe>{mistakes, random}.best_moves(position);
        const auto theirs = whole.best_moves(position);
        for (const BoardMove move : ours)
          counts[static_cast<std::size_t>(move.square().index())] += 1.0 / static_cast<double>(ours.size());
        for (const BoardMove move : theirs)
          expected[static_cast<std::size_t>(move.square().index())] += 1.0 / static_cast<double>(theirs.size());
      }
      // The standard deviation of each count is at most 39: sqrt(6000 / 4).
      for (std::size_t i = 0; i < 9; ++i) {
        INFO("square " << i << " with mistakes " << mistakes << ": " << counts[i] << " and " << expected[i]);
        CHECK(std::abs(counts[i] - expected[i]) < 5 * 39 * 1.42);
      }
    }
  }
}
