#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace noughts {

/// How strong an opponent is, from one who often overlooks things to one who never does.
enum class Level : std::uint8_t { easy, medium, hard, best };

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

/// The probability with which an opponent of this level forgets each outcome that it considers. The figures were chosen
/// by measurement: `npm run levels` prints how the levels fare.
constexpr double mistake_probability(Level level) {
  switch (level) {
    case Level::easy: return 0.5;
    case Level::medium: return 0.15;
    case Level::hard: return 0.03;
    case Level::best: return 0;
  }
  std::unreachable();
}

}  // namespace noughts
