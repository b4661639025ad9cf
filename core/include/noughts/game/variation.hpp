#pragma once

#include <string_view>

namespace noughts {

/// Other rules of a game, and what they add to its name for programs. A game's rules have two
/// static members, by which the catalogue finds their variations and names them:
/// - `variations()`: an array of these;
/// - `variation_titles()`: what each adds to the game's name for people, such as `, with gravity`.
template <typename Rules>
struct Variation {
  Rules rules;          ///< not the usual ones
  std::string_view id;  ///< such as `-gravity`
};

}  // namespace noughts
