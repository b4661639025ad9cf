#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>

#include "noughts/any_position.hpp"
#include "noughts/games/tic_tac_toe.hpp"

namespace noughts {

namespace detail {

template <Game G>
struct Entry {
  std::string_view id;
  std::string_view title;
};

/// Every game that there is: a new one takes its line here.
inline constexpr std::tuple entries{
    Entry<TicTacToe>{.id = "tic-tac-toe", .title = "Tic-tac-toe"},
};

template <Game... Games>
AnyPosition<Games...> any_position_of(const std::tuple<Entry<Games>...>&);

}  // namespace detail

/// A position of any game in the catalogue.
using CataloguePosition = decltype(detail::any_position_of(detail::entries));

static_assert(Game<CataloguePosition>);

/// A game that can be asked for by name.
struct CatalogueEntry {
  /// The game's name for programs: lower-case letters and hyphens. It never changes.
  std::string_view id;
  /// The game's name for people, in English.
  std::string_view title;
  /// The game's rules, as a position at the start of which X moves first.
  CataloguePosition start;
};

/// All games, in the order in which a list would show them.
std::span<const CatalogueEntry> catalogue();

/// The game of that name, if there is one.
std::optional<CatalogueEntry> find_game(std::string_view id);

/// The game that a position belongs to.
const CatalogueEntry& entry_of(const CataloguePosition& position);

}  // namespace noughts
