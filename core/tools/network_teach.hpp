#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "noughts/games/ultimate_rules.hpp"

namespace noughts {

/// Trains a network for these rules with the positions in these files, `rounds` times, and writes
/// it. Prints the error. The additions of floating-point numbers may be reordered, which is faster.
void teach(UltimateRules rules, const std::string& name, std::uint64_t rounds, std::span<const std::string> files);

}  // namespace noughts
