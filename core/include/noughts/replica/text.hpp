#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "noughts/board/digits.hpp"
#include "noughts/game/player.hpp"

// The parts of the texts that replicas write and read.

namespace noughts::detail {

inline constexpr std::array players{Player::x, Player::o};

inline constexpr char between_parts = '~';
inline constexpr char between_fields = '_';
inline constexpr char before_seal = '.';

inline std::string joined(std::string_view prefix, int number) { return std::string{prefix} + digits(number); }

/// Removes the text before the separator, and the separator, and returns that text. Without a
/// separator: the whole text.
inline std::string_view take_until(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view taken = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return taken;
}

}  // namespace noughts::detail
