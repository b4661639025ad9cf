#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "noughts/search/level.hpp"

namespace noughts::terminal {

/// Who plays a side: a human, or the computer at a level.
struct Seat {
  std::optional<Level> level = std::nullopt;  ///< none for a human

  friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

/// The seat that a word names: `human` or a level.
constexpr std::optional<Seat> seat_of(std::string_view word) {
  if (word == "human") return Seat{};
  const auto level = level_of(word);
  return level ? std::optional{Seat{level}} : std::nullopt;
}

/// How it is played.
struct Options {
  std::optional<Seat> x = std::nullopt;              ///< who plays X; none: it is asked for
  std::optional<Seat> o = std::nullopt;              ///< who plays O; none: it is asked for
  std::optional<std::uint64_t> seed = std::nullopt;  ///< decides what the computer plays; none: chance does
  std::uint64_t games = 1;                           ///< how many the computer plays against itself
  bool quiet = false;  ///< whether nothing but the score at the end is printed, where the computer plays itself
};

}  // namespace noughts::terminal
