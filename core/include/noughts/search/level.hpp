#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace noughts {

/// How strong an opponent is, from one who often overlooks things to one who never does.
enum class Level : std::uint8_t {
  easy,    ///< often overlooks things
  medium,  ///< sometimes does
  hard,    ///< seldom does
  best,    ///< never does
};

/// All levels, the weakest first.
inline constexpr std::array levels{Level::easy, Level::medium, Level::hard, Level::best};

/// The level's name for programs: `"easy"`, `"medium"`, `"hard"` or `"best"`.
constexpr std::string_view name(Level level) {
  switch (level) {
    case Level::easy: return "easy";
    case Level::medium: return "medium";
    case Level::hard: return "hard";
    case Level::best: return "best";
  }
  std::unreachable();
}

/// The level of that name, if there is one.
constexpr std::optional<Level> level_of(std::string_view text) {
  for (const Level level : levels) {
    if (name(level) == text) return level;
  }
  return std::nullopt;
}

}  // namespace noughts
