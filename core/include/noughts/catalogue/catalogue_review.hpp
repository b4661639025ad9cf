#pragma once

#include "noughts/board/square.hpp"
#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/limits.hpp"

// Reviews of games in the catalogue: what the templates are for a game, compiled once.

namespace noughts {

/// Begins to review the current game of a match, within limits that hold for each of its positions. Books must outlive
/// it.
[[nodiscard]] Reviewing<Square> begin_review(const CatalogueMatch& match, const Limits& limits = review_limits,
                                             const Books* books = nullptr);

/// Reviews it.
[[nodiscard]] Review review(const CatalogueMatch& match, const Limits& limits = review_limits,
                            const Books* books = nullptr);

}  // namespace noughts
