#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "noughts/search/level.hpp"

namespace noughts::terminal {

/// The player of a side: a human, or the computer at a level.
struct Seat {
  std::optional<Level> level = std::nullopt;  ///< nothing for a human

  friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

/// The seat for this word: `human` or a level.
constexpr std::optional<Seat> seat_of(std::string_view word) {
  if (word == "human") return Seat{};
  const auto level = level_of(word);
  return level ? std::optional{Seat{level}} : std::nullopt;
}

/// The options of a terminal match.
struct Options {
  std::optional<Seat> x = std::nullopt;  ///< who plays X; nothing: the program asks
  std::optional<Seat> o = std::nullopt;  ///< who plays O; nothing: the program asks
  /// Fixes the computer's choices; nothing: random.
  std::optional<std::uint64_t> seed = std::nullopt;
  /// How many games the computer plays against itself.
  std::uint64_t games = 1;
  bool quiet = false;  ///< whether only the final score is printed when the computer plays itself
};

}  // namespace noughts::terminal
