#pragma once

#include <cstddef>
#include <cstdint>

namespace noughts {

/// How much a search may do, and how much memory it may take. All of it is kept to.
struct Limits {
  /// How many positions it may visit to find out for certain how a game ends.
  std::uint64_t nodes = 10'000'000;
  /// How many random games it may play to estimate what it could not find out. Only an evaluation estimates. In a game
  /// that values its positions by itself it plays none, and tells their values where it might have played enough.
  std::uint64_t playouts = 0;
  /// How many bytes it may take for what it remembers of positions; a few thousand at least. The path that is being
  /// looked at comes on top: some hundred bytes a ply.
  std::size_t bytes = std::size_t{64} << 20U;

  friend constexpr bool operator==(const Limits&, const Limits&) = default;
};

/// The work of a search is counted in nodes, positions visited. A random game counts as so many of them, which takes
/// about as long.
inline constexpr std::uint64_t nodes_a_playout = 8;

}  // namespace noughts
