#pragma once

#include <cstdint>
#include <optional>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/session.hpp"
#include "noughts/search/session_of.hpp"

namespace noughts {

/// What `solve` found.
template <typename Move>
struct BasicChoice {
  /// A best move. None when the game has ended, or a limit was reached first.
  std::optional<Move> move;
  /// The outcome for the player to move, guaranteed against any play. None if a limit was reached
  /// first.
  std::optional<Outcome> outcome;
  /// How many positions the search visited.
  std::uint64_t nodes = 0;

  friend constexpr bool operator==(const BasicChoice&, const BasicChoice&) = default;
};

/// The choice in a game on a board.
using Choice = BasicChoice<BoardMove>;

namespace detail {

/// Solves the position of a session.
template <typename Move>
BasicChoice<Move> choice_of(Session<Move>& session, const Limits& limits) {
  Solver<Move>& solver = session.solver();
  solver.begin({}, limits.bytes);
  solver.run(limits.nodes);
  BasicChoice<Move> choice{.move = std::nullopt, .outcome = solver.outcome(), .nodes = solver.nodes()};
  if (choice.outcome) choice.move = solver.move();
  return choice;
}

}  // namespace detail

/// A best move of a position with its exact outcome, as far as the limits allow. When the game has
/// ended there is no move, and the outcome is for the player who would be next. `plan_of` says how
/// a game is solved:
/// - a game with a tablebase is looked up, and visits no nodes;
/// - a game that the tree search solves has an outcome without plies;
/// - in an opening nothing is certain, so there is no outcome;
/// - another game in which positions can come again is searched for wins and losses. A draw is
///   never proven there. Such a game gets a tablebase if it models `GameWithRepetition` and
///   `GameWithKey`, with keys of at most 18 bits and at most 60 plies.
///
/// With a `Book`, it knows who wins sooner. Where a strategy knows the position, its move wins, and
/// the outcome has no plies.
template <Game G>
[[nodiscard]] BasicChoice<typename G::Move> solve(const G& position, const Limits& limits = {},
                                                  Knowledge<G> knowledge = {}) {
  if (is_in_opening(position)) return {};
  return detail::choice_of(*detail::session_of(position, knowledge), limits);
}

}  // namespace noughts
