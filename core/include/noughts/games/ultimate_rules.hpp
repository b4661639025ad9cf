#pragma once

#include <array>
#include <string_view>

#include "noughts/game/variation.hpp"

namespace noughts {

/// The rule variants of Ultimate tic-tac-toe.
struct UltimateRules {
  /// Whether players can still mark a won small board until it is full. Its winner stays the same.
  bool open_boards = false;
  /// Whether the player with more small boards wins if no player has a line of small boards.
  /// Otherwise that is a tie.
  bool most_boards = false;

  /// The other rules, with their names: `Variation`.
  /// @{
  static constexpr auto variations() {
    return std::array{
        Variation<UltimateRules>{.rules = {.open_boards = true}, .id = "-open-boards"},
        Variation<UltimateRules>{.rules = {.most_boards = true}, .id = "-most-boards"},
        Variation<UltimateRules>{.rules = {.open_boards = true, .most_boards = true}, .id = "-open-boards-most-boards"},
    };
  }
  static constexpr std::array<std::string_view, 3> variation_titles() {
    return {", won boards stay open", ", most boards win", ", won boards stay open, most boards win"};
  }
  /// @}

  friend constexpr bool operator==(const UltimateRules&, const UltimateRules&) = default;
};

}  // namespace noughts
