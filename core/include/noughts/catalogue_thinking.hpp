#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>

#include "noughts/any_position.hpp"
#include "noughts/catalogue.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/thinking.hpp"

namespace noughts {

namespace detail {

template <typename Position>
struct ThinkingAbout;
template <Game... Games>
struct ThinkingAbout<AnyPosition<Games...>> {
  using Type = std::variant<std::monostate, Thinking<Games>...>;
};

}  // namespace detail

/// `Thinking` about a position of any game in the catalogue, which documents the members.
class CatalogueThinking {
 public:
  /// Begins to choose a move as an opponent does, in so many bytes. Requires a game that goes on.
  CatalogueThinking(const CataloguePosition& position, Opponent& opponent, std::size_t memory = SearchLimits{}.memory);

  /// A member of `Thinking`.
  /// @{
  bool run(std::uint64_t playouts);
  bool is_done() const;
  double progress() const;
  Square move();
  /// @}

 private:
  detail::ThinkingAbout<CataloguePosition>::Type thinking_;
};

/// The move that `Opponent::choose` makes of a position of any game in the catalogue. Requires a game that goes on.
Square choose(const CataloguePosition& position, Opponent& opponent);

}  // namespace noughts
