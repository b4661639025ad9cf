#pragma once

// What the bindings of searches share: how to read numbers from JavaScript, and where the results
// are.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <vector>

#include "door.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/opponent.hpp"

namespace noughts::bindings {

/// Requires a whole number from 0 up.
inline std::uint64_t to_count(double number) { return static_cast<std::uint64_t>(number); }

inline std::size_t to_bytes(double most, std::size_t usual) { return std::min(usual, static_cast<std::size_t>(most)); }

inline Limits limits(double nodes, double playouts, double most_bytes) {
  return {.nodes = to_count(nodes),
          .playouts = to_count(playouts),
          .bytes = to_bytes(most_bytes, bytes_of_search_beside_others)};
}

inline Opponent& opponent_at(Address address) { return at<Opponent>(address); }

/// The answers that are found at once, or without a pause. With a match, its position is the shown
/// one. Without a match (0), they are for the position alone. The module that knows only
/// tic-tac-toe has its own version.
/// @{
bool sees_the_end();
std::expected<BoardMove, Conflict> choose_at_once(Opponent& opponent, Address match);
Choice solve_at_once(Address match, const Limits& limits);
/// @}

/// The result of an analysis.
const std::vector<Evaluation>& evaluations_at(Address search);

/// The result of a review.
const Review& review_at(Address search);

/// A position of the searched game. It gives the moves their numbers.
const CataloguePosition& game_at(Address search);

}  // namespace noughts::bindings
