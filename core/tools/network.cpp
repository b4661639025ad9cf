// Makes the network that evaluates positions of Ultimate: plays games, and trains a network with
// them.
//
//   noughts_network play GAME FILE GAMES PLAYOUTS SEED [NETWORK]
//       plays GAMES games and adds their positions to FILE. Each move is searched with PLAYOUTS
//       playouts, or with as many evaluations by NETWORK, which may be of other rules.
//   noughts_network teach GAME NETWORK ROUNDS FILE…
//       trains ROUNDS times with the positions of all files, and writes NETWORK.
//
// GAME is ultimate, or a variation of it such as ultimate-most-boards.
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

/// The rules of Ultimate or of a variation, by its name.
std::optional<UltimateRules> rules_of(const std::string& game) {
  const std::string name = "ultimate";
  if (game == name) return UltimateRules{};
  for (const auto& variation : UltimateRules::variations()) {
    if (game == name + std::string{variation.id}) return variation.rules;
  }
  return std::nullopt;
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
  const auto rules = count > 1 ? rules_of(arguments[1]) : std::nullopt;
  if (rules && (count == 6 || count == 7) && arguments[0] == "play") {
    auto network = count == 7 ? read_network(arguments[6]) : std::nullopt;
    if (count == 7 && !network) {
      std::fprintf(stderr, "%s is no network of Ultimate\n", arguments[6].c_str());
      return 1;
    }
    if (network) network = network->with_rules(*rules);
    return play(arguments[2], number_of(arguments[3]),
                NetworkGames{*rules, number_of(arguments[5]), number_of(arguments[4]), network ? &*network : nullptr});
  }
  if (rules && count >= 5 && arguments[0] == "teach") {
    teach(*rules, arguments[2], number_of(arguments[3]), std::span{arguments}.subspan(4));
    return 0;
  }
  std::fprintf(stderr,
               "noughts_network play GAME FILE GAMES PLAYOUTS SEED [NETWORK] | "
               "noughts_network teach GAME NETWORK ROUNDS FILE…\n");
  return 1;
}
