#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/search/tree.hpp"

// Several tree searches of the same position that know nothing of each other, with a seed of its own each, know more
// together: what they found out about its moves is merged (root parallelisation: T. Cazenave and N. Jouandeau, "On the
// parallelization of UCT", 2007).

namespace noughts {

/// What two searches of the same position, which overlook nothing, have found out together. What one has proven of a
/// move is proven. Requires the same moves in the same order.
template <typename Move>
std::vector<BasicMoveStatistics<Move>> merge(std::vector<BasicMoveStatistics<Move>> one,
                                             const std::vector<BasicMoveStatistics<Move>>& other) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    BasicMoveStatistics<Move>& mine = one[i];
    const BasicMoveStatistics<Move>& theirs = other[i];
    const std::uint32_t visits = mine.visits + theirs.visits;
    if (!mine.proven && theirs.proven) {
      mine.proven = theirs.proven;
      mine.mean = theirs.mean;
    } else if (!mine.proven && visits > 0) {
      mine.mean = (mine.mean * mine.visits + theirs.mean * theirs.visits) / visits;
    }
    mine.visits = visits;
  }
  return one;
}

/// The move that seems best by what is known of all of them: one that is proven to win, else the one tried most often
/// unless a sure draw is better, else one that loses; none where there are none.
template <typename Move>
std::optional<Move> best_move(const std::vector<BasicMoveStatistics<Move>>& moves) {
  const auto* best = detail::best_of(
      std::span{moves}, [](const auto& move) { return move.proven; }, [](const auto& move) { return move.mean; });
  return best ? std::optional{best->move} : std::nullopt;
}

}  // namespace noughts
