#pragma once

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/strategies/strategy.hpp"

namespace noughts {

namespace detail {

template <typename G>
struct KnowledgeOf : EvaluatorPointerOf<G> {};
template <typename G>
  requires(plan_of<G>.first == Plan::First::book)
struct KnowledgeOf<G> {
  using Type = const Book<G>*;
};
template <GameWithStrategy G>
struct KnowledgeOf<G> {
  using Type = const G::Strategy*;
};

}  // namespace detail

/// What a program can read from a file and give to a search of a game: a pointer to its `Book`, its
/// evaluator or its strategy, which has to outlive the search. A null pointer gives nothing. It is
/// an empty type where a game has none of these.
template <Game G>
using Knowledge = detail::KnowledgeOf<G>::Type;

}  // namespace noughts
