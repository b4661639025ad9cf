// Two players and spectators on bad networks. NOUGHTS_SCHEDULES sets the number of schedules.
// NOUGHTS_SEED runs one schedule again. Both together run so many schedules from that seed on.

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "world.hpp"

using namespace noughts;

namespace {

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::stoull(text);
}

/// The setting of a seed's schedule.
Setting setting_of(std::uint64_t seed) {
  Random random{seed, 1};
  Setting setting;
  setting.steps = 40 + random.below(100);
  setting.spectators = random.chance(0.1) ? random.below(9) : random.below(3);
  setting.loss = random.chance(0.5) ? 0.3 * random.below(4) / 3 : 0;
  setting.repetition = random.chance(0.5) ? 0.2 : 0;
  const Hostile all[] = {Hostile::none, Hostile::none, Hostile::stranger, Hostile::player, Hostile::player};
  setting.hostile = random.pick(std::span{all});
  setting.forks = random.chance(0.5);
  return setting;
}

}  // namespace

TEST_CASE("despite bad networks and hostile players honest replicas agree, and lose nothing confirmed",
          "[simulation]") {
  const std::uint64_t first = number_from("NOUGHTS_SEED", 1);
  const bool is_replay = std::getenv("NOUGHTS_SEED") != nullptr;
  const std::uint64_t count = number_from("NOUGHTS_SCHEDULES", is_replay ? 1 : NOUGHTS_DEFAULT_SCHEDULES);
  int disputes = 0;
  int games = 0;
  int refused = 0;
  int joined = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    World world{seed, setting_of(seed)};
    world.run();
    world.heal();
    world.judge();
    disputes += world.has_dispute() ? 1 : 0;
    games += world.games();
    refused += world.refused();
    joined += world.joined();
    INFO("NOUGHTS_SEED=" << seed << " runs this schedule again");
    INFO(world.wrong());
    if (!world.wrong().empty()) FAIL("a schedule went wrong");
  }
  if (count < 1000) return;
  // The schedules met the events that they are for.
  CHECK(disputes > 0);
  CHECK(games > static_cast<int>(count));
  CHECK(refused > 0);
  CHECK(joined > 0);
}
