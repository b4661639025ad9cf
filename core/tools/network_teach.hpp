#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace noughts {

/// Teaches a network by the positions in some files, each so many times, and writes it. Prints how far it is off. By
/// fractions that may be added in any order, which is faster.
void teach(const std::string& name, std::uint64_t rounds, std::span<const std::string> files);

}  // namespace noughts
