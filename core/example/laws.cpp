// Whether games of one's own obey the laws of games.

#include "nim.hpp"
#include "three_mens_morris.hpp"
#include "two_marks.hpp"

#include <noughts/noughts.hpp>
#include <noughts/testing/laws.hpp>

#include <iostream>

using namespace noughts;

int main() {
  // Each law that is broken has the trait that is wrong, a sentence, and a game that shows it.
  for (const testing::BrokenLaw& broken : testing::broken_laws(Nim{})) std::cout << to_string(broken) << '\n';

  // More games find more. A test compares the text with nothing.
  const auto broken = testing::broken_laws(TwoMarks{}, {.games = 1000});
  std::cout << "two marks a turn: " << (broken.empty() ? "all laws hold" : to_string(broken)) << '\n';

  // A game that obeys the laws is solved without a mistake, also where it can go round in circles.
  const ThreeMensMorris start;
  std::cout << "Three Men's Morris: "
            << (testing::broken_laws(start).empty() ? to_string(solve(start), start) : "not solved") << '\n';
}
