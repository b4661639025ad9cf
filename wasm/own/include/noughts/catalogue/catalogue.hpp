#pragma once

// Replaces the catalogue in the module for a game whose rules are in JavaScript: that game is the
// only one.

#include <optional>
#include <string>
#include <string_view>

#include "noughts/catalogue/own_game.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/knowledge.hpp"

namespace noughts {

using CataloguePosition = OwnGame;
using CatalogueMatch = Match<OwnGame>;

namespace detail {

template <>
struct KnowledgeOf<OwnGame> {
  using Type = const OwnGame::Evaluator*;
};

}  // namespace detail

/// The start of the game if this is its name.
std::optional<CataloguePosition> find_game(std::string_view id);

/// The name of the game for programs.
std::string id_of(const CataloguePosition& position);

}  // namespace noughts
