#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/known_moves.hpp"
#include "noughts/search/known_outcomes.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/searches.hpp"
#include "noughts/search/searches_of.hpp"
#include "noughts/search/tree_proof.hpp"

namespace noughts {

/// What `solve` found.
template <typename Move>
struct BasicChoice {
  /// A best move; none once the game has ended, and where the limit was reached before one was known.
  std::optional<Move> move;
  /// The outcome for the player to move, guaranteed against any play; none where the limit was reached before.
  std::optional<Outcome> outcome;
  /// How many positions the search visited.
  std::uint64_t nodes = 0;

  friend constexpr bool operator==(const BasicChoice&, const BasicChoice&) = default;
};

/// In a game on a board.
using Choice = BasicChoice<Square>;

namespace detail {

template <Game G>
BasicChoice<typename G::Move> choice_of(auto search, const G& position, const Limits& limits) {
  search.begin(position);
  search.run(limits.nodes);
  BasicChoice<typename G::Move> choice{.move = std::nullopt, .outcome = search.outcome(), .nodes = search.nodes()};
  if (choice.outcome) choice.move = search.move();
  return choice;
}

/// The same by the searches of a position.
template <typename Move>
BasicChoice<Move> choice_of(Searches<Move>& searches, const Limits& limits) {
  searches.begin_exact({}, limits.bytes);
  searches.run_exact(limits.nodes);
  BasicChoice<Move> choice{.move = std::nullopt, .outcome = searches.exact_outcome(), .nodes = searches.exact_nodes()};
  if (choice.outcome) choice.move = searches.exact_move();
  return choice;
}

/// What solving comes to in a game with so few positions that nothing need be searched.
template <GameWithFewPositions G>
BasicChoice<typename G::Move> known_solution(const G& position) {
  const Outcome outcome = KnownOutcomes<G>::all().of(position);
  BasicChoice<typename G::Move> choice{.move = std::nullopt, .outcome = outcome};
  for (const auto& move : moves_of(position)) {
    if (!choice.move && known_outcome(position, move) == outcome) choice.move = move;
  }
  return choice;
}

}  // namespace detail

/// A best move of a position with its exact, guaranteed outcome, as far as the limits go. On a finished game no move,
/// and the outcome for the player who would be next. A `GameWithFewPositions` that is longer than tic-tac-toe is looked
/// up; of any other one that can go round in circles a search proves wins and losses, and no draw. A `GameSolvedByTree`
/// is solved as far as the tree search proves it, which does not know in how many plies. Of an opening nothing is
/// certain.
template <Game G>
[[nodiscard]] BasicChoice<typename G::Move> solve(const G& position, const Limits& limits = {}) {
  if constexpr (detail::OfAnyGame<G>) {
    return detail::choice_of(*detail::searches_of(position), limits);
  } else if constexpr (GameWithOpening<G>) {
    if (position.is_in_opening()) return {};
    return solve(position.without_opening(), limits);
  } else if constexpr (detail::LookedUpGame<G>) {
    return detail::known_solution(position);
  } else if constexpr (GameSolvedByTree<G>) {
    return detail::choice_of(detail::TreeProof<G>{limits.bytes}, position, limits);
  } else {
    TranspositionTable<G> table{limits.bytes};
    return detail::choice_of(ExactSearch<G>{table}, position, limits);
  }
}

/// The same with a book, by which who wins is known sooner.
template <GameWithBook G>
[[nodiscard]] BasicChoice<typename G::Move> solve(const G& position, const Limits& limits, const Book<G>& book) {
  TranspositionTable<G> table{limits.bytes};
  return detail::choice_of(ExactSearch<G>{table, &book}, position, limits);
}

}  // namespace noughts
