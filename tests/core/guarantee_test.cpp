// The promise of `solve`, proved by exhaustion: for every position, each side and all play of the
// other player.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <unordered_map>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/search/solve.hpp"
#include "oracle.hpp"

using namespace noughts;

namespace {

/// All games of a player who makes the moves of `solve`, against all play of the other player.
class Guarantee {
 public:
  /// The choice of `solve`, asked once for each position.
  const Choice& choice(const TicTacToe& position) {
    const auto known = choices_.find(position);
    return known != choices_.end() ? known->second : choices_[position] = solve(position);
  }

  /// The worst result for `keeper`: 1 if they always win, 0 if they never lose, -1 otherwise.
  int worst_end(const TicTacToe& position, Player keeper) {
    if (position.status().is_over()) {
      const auto winner = position.status().winner();
      return !winner ? 0 : *winner == keeper ? 1 : -1;
    }
    if (position.turn() == keeper) {
      return worst_end(try_play(position, choice(position).move.value()).value(), keeper);
    }
    int worst = 1;
    for (const Square reply : position.legal_moves())
      worst = std::min(worst, worst_end(try_play(position, reply).value(), keeper));
    return worst;
  }

 private:
  std::unordered_map<TicTacToe, Choice> choices_;
};

}  // namespace

TEST_CASE("the moves of solve keep its promise from every position, against all play", "[guarantee]") {
  Guarantee guarantee;
  for (const Player first : {Player::x, Player::o}) {
    const auto positions = all_positions(first);
    CHECK(positions.size() == 5478);
    for (const auto& [text, position] : positions) {
      INFO(text << ", " << letter(position.turn()) << " to move");
      const int promised = static_cast<int>(guarantee.choice(position).outcome.value().result);
      CHECK(guarantee.worst_end(position, position.turn()) >= promised);
      CHECK(guarantee.worst_end(position, other(position.turn())) >= -promised);
    }
  }
}
