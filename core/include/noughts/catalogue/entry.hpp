#pragma once

#include <string_view>

#include "noughts/game/game.hpp"

namespace noughts::detail {

/// An entry in the list of games: a game, and its names for programs and for people.
template <GameOnBoard G>
struct Entry {
  using Position = G;
  std::string_view id;
  std::string_view title;
};

}  // namespace noughts::detail
