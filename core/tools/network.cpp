// Makes the network that evaluates positions of Ultimate: plays games, and trains a network with
// them.
//
//   noughts_network play FILE GAMES PLAYOUTS SEED [NETWORK]
//       plays GAMES games and adds their positions to FILE. Each move is searched with PLAYOUTS
//       playouts, or with as many evaluations by NETWORK.
//   noughts_network teach NETWORK ROUNDS FILE…
//       trains ROUNDS times with the positions of all files, and writes NETWORK.
//
// The same seed gives the same games. The training depends on how the machine rounds floating-point
// numbers.

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "network_games.hpp"
#include "network_sample.hpp"
#include "network_teach.hpp"
#include "noughts/evaluators/ultimate_network.hpp"

using namespace noughts;

namespace {

std::uint64_t number_of(const std::string& text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::optional<UltimateNetwork> read_network(const std::string& name) {
  std::ifstream file{name, std::ios::binary};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  return UltimateNetwork::read(std::vector<std::uint8_t>(text.begin(), text.end()));
}

int play(const std::string& name, std::uint64_t count, NetworkGames games) {
  std::ofstream file{name, std::ios::binary | std::ios::app};
  for (std::uint64_t game = 0; game < count; ++game) {
    for (const NetworkSample& sample : games.play(game)) sample.write(file);
    if ((game + 1) % 1000 == 0) std::printf("%llu\n", static_cast<unsigned long long>(game + 1));
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const std::size_t count = arguments.size();
  if ((count == 5 || count == 6) && arguments[0] == "play") {
    const auto network = count == 6 ? read_network(arguments[5]) : std::nullopt;
    if (count == 6 && !network) {
      std::fprintf(stderr, "%s is no network of Ultimate\n", arguments[5].c_str());
      return 1;
    }
    return play(arguments[1], number_of(arguments[2]),
                NetworkGames{number_of(arguments[4]), number_of(arguments[3]), network ? &*network : nullptr});
  }
  if (count >= 4 && arguments[0] == "teach") {
    teach(arguments[1], number_of(arguments[2]), std::span{arguments}.subspan(3));
    return 0;
  }
  std::fprintf(
      stderr, "noughts_network play FILE GAMES PLAYOUTS SEED [NETWORK] | noughts_network teach NETWORK ROUNDS FILE…\n");
  return 1;
}
