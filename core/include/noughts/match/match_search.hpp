#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "noughts/game/conflict.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/session_of.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/thinking.hpp"

// Searches of the current game of a match. They do the same as the searches of a position, but they
// also know the moves played. This matters in a game in which positions can come again and that has
// a tablebase: a position that has come twice is a tie when it comes again.

namespace noughts {

namespace detail {

/// The result of `solve` for a match whose current game has ended: by the rules, by a resignation
/// or by the third repetition.
template <Game G>
BasicChoice<typename G::Move> choice_of_ended(const Match<G>& match) {
  const auto winner = match.status().winner();
  const auto result = !winner                              ? Outcome::Result::draw
                      : *winner == match.position().turn() ? Outcome::Result::win
                                                           : Outcome::Result::loss;
  return {.move = std::nullopt, .outcome = Outcome{.result = result, .plies = 0}};
}

}  // namespace detail

/// The move that an opponent makes. The best level knows which moves would be a tie by repetition.
/// Refused if the game has ended, also by a resignation.
template <Game G>
[[nodiscard]] std::expected<typename G::Move, Conflict> choose(Opponent& opponent, const Match<G>& match,
                                                               Knowledge<G> knowledge = {}) {
  if (match.status().is_over()) return std::unexpected{Conflict::game_already_ended};
  Thinking<typename G::Move> thinking{detail::session_after(match.positions(), knowledge), opponent.skill(),
                                      opponent.next_seed(), Limits{}.bytes};
  while (!thinking.run(UINT64_MAX)) {
  }
  return thinking.result();
}

/// A best move with its exact outcome, as far as the limits allow. If the game has ended: no move,
/// and the outcome for the player who would be next.
template <Game G>
[[nodiscard]] BasicChoice<typename G::Move> solve(const Match<G>& match, const Limits& limits = {},
                                                  Knowledge<G> knowledge = {}) {
  if (match.status().is_over()) return detail::choice_of_ended(match);
  if (is_in_opening(match.position())) return {};
  return detail::choice_of(*detail::session_after(match.positions(), knowledge), limits);
}

/// Begins to find out what every legal move leads to. Requires a match whose current game goes on.
template <Game G>
[[nodiscard]] Analysis<typename G::Move> analyse(const Match<G>& match, const Limits& limits,
                                                 Knowledge<G> knowledge = {}) {
  return {detail::session_after(match.positions(), knowledge), limits};
}

/// Every legal move with its exact outcome or an estimate, as `evaluate` does for a position. Empty
/// if the game has ended.
template <Game G>
[[nodiscard]] std::vector<BasicEvaluation<typename G::Move>> evaluate(const Match<G>& match, const Limits& limits = {},
                                                                      Knowledge<G> knowledge = {}) {
  if (match.status().is_over()) return {};
  auto analysis = analyse(match, limits, knowledge);
  while (!analysis.run(UINT64_MAX)) {
  }
  return analysis.result();
}

}  // namespace noughts
