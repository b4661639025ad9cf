#pragma once

#include <cstddef>
#include <cstdint>

namespace noughts {

/// How much work a search may do, and how much memory it may take. It exceeds none of them.
struct Limits {
  /// How many positions it may visit to find out for certain how a game ends.
  std::uint64_t nodes = 10'000'000;
  /// How many playouts it may play to estimate what it cannot find out. Only an analysis estimates.
  /// When the game's evaluator needs no file, it plays none. It then estimates by the evaluator's
  /// values unless this is 0.
  std::uint64_t playouts = 0;
  /// How many bytes the table or the tree may take; a few thousand at least. The path that it looks
  /// at comes on top: some hundred bytes a ply.
  std::size_t bytes = std::size_t{64} << 20U;

  friend constexpr bool operator==(const Limits&, const Limits&) = default;
};

/// How many bytes a search takes where many run side by side in little memory, as on a page. The
/// first is for one that chooses the moves of a whole game, the second for one that answers a
/// question.
/// @{
inline constexpr std::size_t bytes_of_thinking_beside_others = std::size_t{32} << 20U;
inline constexpr std::size_t bytes_of_search_beside_others = std::size_t{16} << 20U;
/// @}

/// The work of a search is counted in nodes: positions that it visits. A playout counts as so many
/// of them, which take about the same time.
inline constexpr std::uint64_t nodes_a_playout = 8;

}  // namespace noughts
