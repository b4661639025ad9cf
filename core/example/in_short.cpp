#include <noughts/noughts.hpp>

#include <iostream>

using namespace noughts;

int main() {
  const TicTacToe start;
  const std::expected<TicTacToe, Conflict> next = try_play(start, "b2"_sq);  // start stays as it is
  for (const Evaluation& evaluation : evaluate(*next)) {
    std::cout << to_string(evaluation, *next) << '\n';
  }
  std::cout << "best: " << to_string(solve(*next), *next) << '\n';
}
