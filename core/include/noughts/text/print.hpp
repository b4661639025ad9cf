#pragma once

#include <concepts>
#include <iosfwd>
#include <string>
#include <version>

#include "noughts/board/square_name.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

/// A position with a board: its diagram, and below it how it stands.
template <GameOnBoard G>
std::string to_string(const G& position) {
  return diagram(position) + to_string(position.status()) + "\n";
}

/// What the library can say in text: whatever has a `to_string` here. It prints by `<<`, and by `std::format` where the
/// standard library has that.
template <typename T>
concept Printable = requires(const T& value) {
  { noughts::to_string(value) } -> std::same_as<std::string>;
};

/// Prints the value's `to_string`.
template <Printable T>
std::ostream& operator<<(std::ostream& out, const T& value) {
  return out << noughts::to_string(value);
}

}  // namespace noughts

// Some libraries that format, ranges too, say no more than that.
#if defined(__cpp_lib_format) || defined(__cpp_lib_format_ranges)
#include <format>

/// Prints the value's `to_string`, by the format of a string.
template <noughts::Printable T>
struct std::formatter<T> : std::formatter<std::string> {
  /// As a string is formatted.
  auto format(const T& value, auto& context) const {
    return std::formatter<std::string>::format(noughts::to_string(value), context);
  }
};

#ifdef __cpp_lib_format_ranges
/// A set of squares is printed by its `to_string`, and not as ranges are.
template <int capacity>
constexpr std::range_format std::format_kind<noughts::SquareSet<capacity>> = std::range_format::disabled;
#endif
#endif
