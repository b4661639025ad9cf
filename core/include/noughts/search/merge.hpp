#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/random.hpp"
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

/// How good a move is at least: its lower confidence bound. Requires a move that was tried, and the
/// `visits` of all moves.
template <typename Move>
double lower_bound_of(const BasicMoveStatistics<Move>& move, std::uint32_t visits) {
  using Tree = detail::Tree<Move>;
  return move.mean - std::sqrt(Tree::spread_of(visits) / static_cast<float>(move.visits + Tree::visits_of_value));
}

/// How many visits all moves had, and one more.
template <typename Move>
std::uint32_t visits_of_all(const std::vector<BasicMoveStatistics<Move>>& moves) {
  std::uint32_t visits = 1;
  for (const auto& move : moves) visits += move.visits;
  return visits;
}

/// The best move where several searches divided the moves. Visits then say little: the search that
/// had a move had to try it. So instead of the most visits the highest lower confidence bound
/// counts.
template <typename Move>
std::optional<Move> best_of_shares(std::vector<BasicMoveStatistics<Move>> moves) {
  const std::uint32_t visits = visits_of_all(moves);
  BasicMoveStatistics<Move>* best = nullptr;
  double highest = 0;
  for (auto& move : moves) {
    if (move.proven || move.visits == 0) continue;
    const double bound = lower_bound_of(move, visits);
    if (!best || bound > highest) {
      best = &move;
      highest = bound;
    }
  }
  if (best) best->visits = visits;  // more than any other move
  return best_move(moves);
}

/// One of the moves that are as good as the best one: their lower confidence bounds are at most
/// half a percent of a win below its bound. The best one itself if its result is proven. An
/// evaluator gives every search of a position the same tree, so without this an opponent would
/// always play the same game. Requires statistics of the best move.
template <typename Move>
Move pick_as_good(const Move& best, const std::vector<BasicMoveStatistics<Move>>& moves, Random& random) {
  constexpr double margin = 0.005;
  const std::uint32_t visits = visits_of_all(moves);
  const auto found = std::ranges::find(moves, best, &BasicMoveStatistics<Move>::move);
  std::vector<Move> equals;
  for (const auto& move : moves) {
    if (move.proven || move.visits == 0) continue;
    if (lower_bound_of(move, visits) >= lower_bound_of(*found, visits) - margin) equals.push_back(move.move);
  }
  return equals.empty() || found->proven ? best : random.pick(equals);
}

}  // namespace noughts
