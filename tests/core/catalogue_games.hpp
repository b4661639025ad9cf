#pragma once

#include <tuple>

#include "noughts/catalogue.hpp"

namespace detail {
template <typename... Games>
std::tuple<Games...> games_of(const std::tuple<noughts::detail::Entry<Games>...>&);
}  // namespace detail

/// The types of all games in the catalogue, for tests that hold for each of them.
using CatalogueGames = decltype(detail::games_of(noughts::detail::entries));
