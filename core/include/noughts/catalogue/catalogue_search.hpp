#pragma once

#include <type_traits>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/search/opponent.hpp"

namespace noughts {

namespace detail {

template <Game G>
struct SearchedAs : std::type_identity<G> {};
template <LineRules rules>
  requires(Opponent::sees_the_end(rules.size))
struct SearchedAs<LineGame<rules>> : std::type_identity<FreeLineGame> {};

template <typename Position>
struct SearchedPositionOf;
template <Game... Games>
struct SearchedPositionOf<AnyPosition<Games...>> : PositionOfEach<AnyPosition<>, typename SearchedAs<Games>::type...> {
};

}  // namespace detail

/// A position as the searches of the catalogue take it. The smallest line games, for which any search is fast, share
/// one that takes all line games, so that the library has one less of everything.
using SearchedPosition = detail::SearchedPositionOf<CataloguePosition>::type;

/// A position of the catalogue as its searches take it.
inline SearchedPosition searched(const CataloguePosition& position) {
  return position.visit(
      []<typename G>(const G& known) { return SearchedPosition{typename detail::SearchedAs<G>::type{known}}; });
}

}  // namespace noughts
