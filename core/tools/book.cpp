// Makes and checks the book of Connect Four: the result of every position after a number of plies.
//
//   noughts_book make FILE [PLIES]   solves the positions that FILE.part lacks, one character for
//                                    each, and then writes FILE. It can be stopped at any time and
//                                    continues at the same place.
//   noughts_book check FILE          solves a thousand random positions again, each with a new
//                                    table
//
// The contents of FILE do not depend on the time or the machine.

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/game/random.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/transposition_table.hpp"

using namespace noughts;

namespace {

using FourBook = Book<ConnectFour>;
using Result = Outcome::Result;

constexpr std::string_view letters = "-=+";  // loss, draw, win

char letter_of(Result result) { return letters[static_cast<std::size_t>(static_cast<int>(result) + 1)]; }

Result solved(const ConnectFour& position, TranspositionTable<ConnectFour>& table) {
  ExactSearch<ConnectFour> search{table};
  search.begin(position, /*wants_move=*/false);
  while (!search.result()) search.run(1000);
  return *search.result();
}

std::string contents_of(const std::string& name) {
  std::ifstream file{name, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

int make(const std::string& name, int plies) {
  const auto positions = FourBook::positions(plies);
  const std::string part = name + ".part";
  std::string results = contents_of(part);
  std::printf("%zu of %zu positions are solved\n", results.size(), positions.size());
  TranspositionTable<ConnectFour> table{std::size_t{1} << 30U};
  std::ofstream file{part, std::ios::binary | std::ios::app};
  while (results.size() < positions.size()) {
    results += letter_of(solved(positions[results.size()], table));
    file << results.back() << std::flush;
    if (results.size() % 1000 == 0) std::printf("%zu\n", results.size());
    std::fflush(stdout);
  }
  std::vector<Result> values;
  for (const char letter : results) values.push_back(static_cast<Result>(static_cast<int>(letters.find(letter)) - 1));
  std::ofstream whole{name, std::ios::binary};
  for (const std::uint8_t byte : FourBook::write(plies, values)) whole.put(static_cast<char>(byte));
  return 0;
}

int check(const std::string& name) {
  const std::string text = contents_of(name);
  const auto book = FourBook::read(std::vector<std::uint8_t>(text.begin(), text.end()));
  if (!book) {
    std::fprintf(stderr, "%s is no book of Connect Four\n", name.c_str());
    return 1;
  }
  const auto positions = FourBook::positions(book->plies());
  std::map<char, int> numbers;
  for (const ConnectFour& position : positions) ++numbers[letter_of(*book->result(position))];
  std::printf("%zu positions: %d wins, %d draws, %d losses; the start: %c\n", positions.size(), numbers['+'],
              numbers['='], numbers['-'], letter_of(*book->result(ConnectFour{})));
  Random random{20261122};
  for (int i = 0; i < 1000; ++i) {
    const ConnectFour& position = random.pick(positions);
    TranspositionTable<ConnectFour> table{std::size_t{64} << 20U};
    if (solved(position, table) == book->result(position)) continue;
    std::fprintf(stderr, "the position of key %llu is wrong\n", static_cast<unsigned long long>(position.key()));
    return 1;
  }
  std::printf("a thousand positions solved again are right\n");
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  int plies = 8;
  if (arguments.size() == 3) std::from_chars(arguments[2].data(), arguments[2].data() + arguments[2].size(), plies);
  if (arguments.size() >= 2 && arguments[0] == "make") return make(arguments[1], plies);
  if (arguments.size() == 2 && arguments[0] == "check") return check(arguments[1]);
  std::fprintf(stderr, "noughts_book make FILE [PLIES] | noughts_book check FILE\n");
  return 1;
}
