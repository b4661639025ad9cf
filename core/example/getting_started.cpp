#include <noughts/noughts.hpp>

#include <iostream>

using namespace noughts;

int main() {
  // Positions are values: a move gives a new position, or the reason why it is refused.
  TicTacToe start;
  std::expected<TicTacToe, Conflict> next = try_play(start, "b2"_sq);
  std::cout << *next;
  std::cout << sentence(try_play(*next, "b2"_sq).error()) << '\n';

  // Every move has an exact outcome. solve gives a best move.
  for (const Evaluation& evaluation : evaluate(*next)) {
    std::cout << to_string(evaluation, *next) << '\n';
  }
  Choice best = solve(*next);
  std::cout << "best: " << to_string(best, *next) << '\n';

  // A match goes on from game to game. An opponent chooses moves.
  Match<TicTacToe> match;
  Opponent x{Level::easy, 7};
  Opponent o{Level::best, 7};
  while (!match.status().is_over()) {
    Opponent& mover = match.position().turn() == Player::x ? x : o;
    static_cast<void>(match.play(*mover.choose(match.position())));
  }
  std::cout << match.position() << "won by O: " << match.score().o << '\n';
}
