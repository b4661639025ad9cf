// The promise of `solve`, proved by exhaustion: for every position, each side and every play of the other one.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <unordered_map>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/search/solve.hpp"
#include "oracle.hpp"

using namespace noughts;

namespace {

/// Everything that can happen to one who makes the moves of `solve`, whatever the other player does.
class Guarantee {
 public:
  /// What `solve` says of a position; it is asked once of each.
  const Choice& choice(const TicTacToe& position) {
    const auto known = choices_.find(position);
    return known != choices_.end() ? known->second : choices_[position] = solve(position);
  }

  /// The worst end of the game for `keeper`: 1 when he wins every time, 0 when he never loses, -1 otherwise.
  int worst_end(const TicTacToe& position, Player keeper) {
    if (position.status().is_over()) {
      const auto winner = position.status().winner();
      return !winner ? 0 : *winner == keeper ? 1 : -1;
    }
    if (position.turn() == keeper) {
      return worst_end(apply(position, choice(position).move.value()).value(), keeper);
    }
    int worst = 1;
    for (const Square reply : position.legal_moves())
      worst = std::min(worst, worst_end(apply(position, reply).value(), keeper));
    return worst;
  }

 private:
  std::unordered_map<TicTacToe, Choice> choices_;
};

}  // namespace

TEST_CASE("whoever makes the moves of solve never gets less than it promised, from any position, against any play",
          "[guarantee]") {
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
