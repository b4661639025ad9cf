#pragma once

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/plan.hpp"

namespace noughts {

namespace detail {

template <typename G>
struct KnowledgeOf : EvaluatorPointerOf<G> {};
template <typename G>
  requires(plan_of<G>.first == Plan::First::book)
struct KnowledgeOf<G> {
  using Type = const Book<G>*;
};

}  // namespace detail

/// What a program can read from a file and give to a search of a game: a pointer to its `Book`, or
/// to its evaluator. Both have to outlive the search. A null pointer gives nothing. It is an empty
/// type where a game has neither.
template <Game G>
using Knowledge = detail::KnowledgeOf<G>::Type;

}  // namespace noughts
