#include "noughts/search/tablebase.hpp"

#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <unordered_set>
#include <vector>

#include "minimax.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/review.hpp"
#include "noughts/match/tablebase_review.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/tablebase_answers.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

template <Game G>
using Positions = std::unordered_set<G, PositionHash<G>>;

/// Adds every position that a game can reach.
template <Game G>
void collect(const G& position, Positions<G>& positions) {
  if (!positions.insert(position).second || position.status().is_over()) return;
  for (const BoardMove move : position.legal_moves()) collect(after(position, move), positions);
}

template <Game G>
Positions<G> positions_of() {
  Positions<G> positions;
  for (const Player first : {Player::x, Player::o}) collect(G{}.start(first), positions);
  return positions;
}

using ThreeByTwo = LineGame<LineRules{.size = {.columns = 3, .rows = 2}, .in_a_row = 2, .gravity = true}>;

}  // namespace

TEMPLATE_TEST_CASE("a tablebase agrees with plain minimax in every position", "[tablebase]", TicTacToe, MisereTicTacToe,
                   ThreeByTwo) {
  Minimax<TestType> oracle;
  const auto& outcomes = detail::Tablebase<TestType>::all();
  int wrong = 0;
  for (const TestType& position : positions_of<TestType>())
    wrong += outcomes.of(position) == oracle.judge(position) ? 0 : 1;
  CHECK(wrong == 0);
}

TEST_CASE("a tablebase has positions that can be set up but not reached by play", "[tablebase][set up]") {
  using Falling = LineGame<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3, .gravity = true}>;
  Minimax<Falling> oracle;
  const auto reached = positions_of<Falling>();
  int others = 0;
  int wrong = 0;
  for (int board = 0; board < 19'683; ++board) {
    std::array<std::optional<Player>, 9> marks;
    int rest = board;
    for (auto& mark : marks) {
      if (rest % 3 > 0) mark = rest % 3 == 1 ? Player::x : Player::o;
      rest /= 3;
    }
    const auto position = Falling{}.set_up({.marks = marks});
    if (!position) continue;
    others += reached.contains(*position) ? 0 : 1;
    wrong += detail::Tablebase<Falling>::all().of(*position) == oracle.judge(*position) ? 0 : 1;
  }
  CHECK(others > 0);
  CHECK(wrong == 0);
}

TEST_CASE("tic-tac-toe has its known number of positions for each first player", "[tablebase]") {
  // 5,478 with X first, and as many with O first.
  CHECK(positions_of<TicTacToe>().size() == 2 * 5478);
}

TEST_CASE("only games with fixed rules and few positions have a tablebase", "[tablebase]") {
  STATIC_CHECK(detail::HasTablebase<TicTacToe>);
  STATIC_CHECK_FALSE(detail::HasTablebase<FreeLineGame>);
  STATIC_CHECK_FALSE(detail::HasTablebase<FourInARow4x4>);
  STATIC_CHECK_FALSE(detail::HasTablebase<ConnectFour>);
}

TEMPLATE_TEST_CASE("with a tablebase the best level makes every best move, and no other", "[tablebase]", TicTacToe,
                   MisereTicTacToe) {
  Minimax<TestType> oracle;
  TestType position;
  for (int ply = 0; !position.status().is_over(); ++ply) {
    CAPTURE(ply);
    std::set<int> best;
    for (const BoardMove move : position.legal_moves()) {
      if (!is_better(oracle.judge(position), oracle.judge(position, move))) best.insert(move.square().index());
    }
    std::set<int> chosen;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
      chosen.insert(Opponent{Level::best, seed}.choose(position).value().square().index());
    CHECK(chosen == best);
    position = after(position, *position.legal_moves().begin());
  }
}

TEST_CASE("with a tablebase an analysis is done before it runs", "[tablebase]") {
  const Analysis analysis{TicTacToe{}, Limits{.nodes = 1}};
  CHECK(analysis.is_done());
  CHECK(analysis.result().size() == 9);
  for (const Evaluation& evaluation : analysis.result())
    CHECK(evaluation.outcome == Outcome{.result = Outcome::Result::draw, .plies = 9});
}

TEMPLATE_TEST_CASE("answers of a tablebase agree with plain minimax in every position", "[tablebase]", TicTacToe,
                   MisereTicTacToe) {
  Minimax<TestType> oracle;
  int wrong = 0;
  for (const TestType& position : positions_of<TestType>()) {
    const auto evaluations = detail::tablebase_evaluations(position);
    const Choice choice = detail::tablebase_solution(position);
    if (count(evaluations) != count(position.legal_moves())) ++wrong;
    for (const Evaluation& evaluation : evaluations)
      wrong += evaluation.outcome == oracle.judge(position, evaluation.move) ? 0 : 1;
    if (choice.outcome != oracle.judge(position) || choice.nodes != 0) ++wrong;
    if (choice.move.has_value() == position.status().is_over()) ++wrong;
    if (choice.move && oracle.judge(position, *choice.move) != choice.outcome) ++wrong;
  }
  CHECK(wrong == 0);
}

TEMPLATE_TEST_CASE("choices and reviews by tablebase are those of opponents and reviews", "[tablebase]", TicTacToe,
                   MisereTicTacToe) {
  std::mt19937 random{7};
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Match<TestType> match{TestType{}.start(seed % 2 == 0 ? Player::x : Player::o)};
    const Skill skill = skill_of(levels[seed % levels.size()]);
    while (!match.status().is_over()) {
      Opponent opponent{skill, seed};
      Opponent same{skill, seed};
      CHECK(detail::tablebase_choice(match.position(), skill, opponent.next_seed()) == same.choose(match.position()));
      REQUIRE(match.play(random_move(match.position(), random)));
      if (seed % 10 == 0 && match.moves().size() == 4) REQUIRE(match.resign());
      CHECK(detail::tablebase_review(match.start(), match.moves(), match.status()) == review(match));
    }
  }
}

namespace {

/// A way with a turn-off: the second player can end the game in a tie, or go on and win by the
/// fourth move. It says that positions can come again, so it is searched from its ends.
struct TurnOff {
  using Move = int;
  static constexpr int key_bits = 3;
  static constexpr int most_plies = 4;
  static constexpr int turn_off = 1;
  static constexpr int tie = 2;
  static constexpr int end = 5;

  int place = 0;
  Player mover = Player::x;

  TurnOff start(Player first) const { return {.mover = first}; }
  Player turn() const { return mover; }
  Status status() const {
    return place == tie ? Status::tie() : place == end ? Status::won(other(mover)) : Status::next(mover);
  }
  std::vector<int> legal_moves() const {
    if (status().is_over()) return {};
    return place == turn_off ? std::vector{tie, tie + 1} : std::vector{place + 1};
  }
  void play_unchecked(int to) {
    place = to;
    mover = other(mover);
  }
  std::uint64_t hash() const { return static_cast<std::uint64_t>(2 * place + static_cast<int>(mover)); }
  std::uint64_t key() const { return static_cast<std::uint64_t>(place); }
  bool can_repeat() const { return true; }
  friend bool operator==(const TurnOff&, const TurnOff&) = default;
};

}  // namespace

TEST_CASE("a tie that a player need not choose hides no win", "[tablebase]") {
  CHECK(solve(TurnOff{}).outcome == Outcome{.result = Outcome::Result::loss, .plies = 4});
}
