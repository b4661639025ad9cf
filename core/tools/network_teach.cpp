#include "network_teach.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "network_sample.hpp"
#include "network_trainer.hpp"
#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/game/random.hpp"

namespace noughts {

void teach(UltimateRules rules, const std::string& name, std::uint64_t rounds, std::span<const std::string> files) {
  constexpr std::size_t batch = 512;
  // One sample in 50 only measures the error on unseen positions.
  constexpr std::size_t one_held_out = 50;
  std::vector<NetworkSample> samples;
  std::vector<const NetworkSample*> held_out;
  for (const std::string& file : files) {
    const auto more = NetworkSample::read(file);
    samples.insert(samples.end(), more.begin(), more.end());
  }
  const std::size_t learned = samples.size() - samples.size() / one_held_out;
  for (std::size_t i = learned; i < samples.size(); ++i) held_out.push_back(&samples[i]);
  std::vector<const NetworkSample*> order;
  order.reserve(learned);
  for (std::size_t i = 0; i < learned; ++i) order.push_back(&samples[i]);
  std::printf("%zu positions, and %zu held out\n", learned, held_out.size());

  constexpr std::uint64_t seed = 20261124;
  Random random{seed};
  NetworkTrainer trainer{seed, rounds * (learned / batch)};
  for (std::uint64_t round = 1; round <= rounds; ++round) {
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    for (std::size_t at = 0; at + batch <= order.size(); at += batch)
      trainer.learn(std::span{order}.subspan(at, batch));
    std::printf("round %llu: mean square error %.5f\n", static_cast<unsigned long long>(round),
                trainer.error_of(held_out));
    std::fflush(stdout);
    std::ofstream file{name, std::ios::binary};
    for (const std::uint8_t byte : UltimateNetwork::write(*trainer.weights(), rules)) file.put(static_cast<char>(byte));
  }
}

}  // namespace noughts
