#pragma once

#include <cstddef>
#include <cstdint>

namespace noughts {

/// How much a search may use. Without a limit on nodes it goes on until it has finished.
struct SearchLimits {
  /// How many positions it may visit.
  std::uint64_t nodes = UINT64_MAX;
  /// How many bytes its table of positions may take, or its tree.
  std::size_t memory = std::size_t{64} << 20U;
  /// How many random games it may play to estimate what it cannot find out. Only an analysis estimates.
  std::uint64_t playouts = 0;

  friend constexpr bool operator==(const SearchLimits&, const SearchLimits&) = default;
};

}  // namespace noughts
