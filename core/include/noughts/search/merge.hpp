#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/search/tree.hpp"

// Several tree searches of the same position, each with its own seed, know more together. Their
// statistics are merged (root parallelisation: T. Cazenave and N. Jouandeau, "On the
// parallelization of UCT", 2007).

namespace noughts {

/// What two searches of the same position have found out together. What one of them has proven is
/// proven. Requires that both overlook nothing, and list the same moves in the same order.
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

/// The best move by all statistics: one that is proven to win; else the one with the most visits,
/// unless a proven draw is better; else one that loses. None if there are no moves.
template <typename Move>
std::optional<Move> best_move(const std::vector<BasicMoveStatistics<Move>>& moves) {
  const auto* best = detail::best_of(
      std::span{moves}, [](const auto& move) { return move.proven; }, [](const auto& move) { return move.mean; });
  return best ? std::optional{best->move} : std::nullopt;
}

/// Whether two searches have divided the moves: none was tried by both.
template <typename Move>
bool are_shares(const std::vector<BasicMoveStatistics<Move>>& one,
                const std::vector<BasicMoveStatistics<Move>>& other) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i].visits > 0 && other[i].visits > 0) return false;
  }
  return true;
}

/// The best move where several searches divided the moves. Visits then say little: the search that
/// had a move had to try it. So instead of the most visits the highest lower confidence bound
/// counts.
template <typename Move>
std::optional<Move> best_of_shares(std::vector<BasicMoveStatistics<Move>> moves) {
  using Tree = detail::Tree<Move>;
  std::uint32_t visits = 1;
  for (const auto& move : moves) visits += move.visits;
  const float spread = Tree::spread_of(visits);
  BasicMoveStatistics<Move>* best = nullptr;
  double highest = 0;
  for (auto& move : moves) {
    if (move.proven || move.visits == 0) continue;
    const double bound = move.mean - std::sqrt(spread / static_cast<float>(move.visits + Tree::visits_of_value));
    if (!best || bound > highest) {
      best = &move;
      highest = bound;
    }
  }
  if (best) best->visits = visits;  // more than any other move
  return best_move(moves);
}

}  // namespace noughts
