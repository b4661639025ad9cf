#pragma once

// What the bindings of searches share: how JavaScript's numbers are read, and where that lies which has been found out.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "door.hpp"
#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/opponent.hpp"

namespace noughts::door {

/// Requires a whole number from 0 on.
inline std::uint64_t to_count(double number) { return static_cast<std::uint64_t>(number); }

inline std::size_t to_bytes(double most, std::size_t usual) { return std::min(usual, static_cast<std::size_t>(most)); }

inline Limits limits(double nodes, double playouts, double most_bytes) {
  return {.nodes = to_count(nodes),
          .playouts = to_count(playouts),
          .bytes = to_bytes(most_bytes, bytes_of_search_beside_others)};
}

inline Opponent& opponent_at(Address address) { return at<Opponent>(address); }

/// What an analysis has found out.
const std::vector<Evaluation>& evaluations_at(Address search);

/// What a review has found out.
const Review& review_at(Address search);

}  // namespace noughts::door
