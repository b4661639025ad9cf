#pragma once

#include <iosfwd>
#include <string>
#include <version>

#include "noughts/board/square_name.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

/// A position with a board: its diagram, and its status below.
template <GameOnBoard G>
std::string to_string(const G& position) {
  return diagram(position) + to_string(position.status()) + "\n";
}

namespace detail {

/// Whether values of this type are printed with their `to_string`.
template <typename T>
inline constexpr bool prints = GameOnBoard<T>;
template <int capacity>
inline constexpr bool prints<SquareSet<capacity>> = true;
template <>
inline constexpr bool prints<Player> = true;
template <>
inline constexpr bool prints<SquareName> = true;
template <>
inline constexpr bool prints<Status> = true;
template <>
inline constexpr bool prints<Conflict> = true;
template <>
inline constexpr bool prints<MatchConflict> = true;
template <>
inline constexpr bool prints<Refusal> = true;
template <>
inline constexpr bool prints<noughts::Score> = true;
template <>
inline constexpr bool prints<Outcome::Result> = true;
template <>
inline constexpr bool prints<Outcome> = true;

}  // namespace detail

/// Types that can be printed with `<<`, and with `std::format` if the standard library has it:
/// positions with a board, and all other values whose `to_string` needs no board.
template <typename T>
concept Printable = detail::prints<T>;

/// Prints the value's `to_string`.
template <Printable T>
std::ostream& operator<<(std::ostream& out, const T& value) {
  return out << to_string(value);
}

/// Deleted, because a square has a name only on a board: print `to_string(move, position)`.
std::ostream& operator<<(std::ostream& out, Square square) = delete;

}  // namespace noughts

// Some standard libraries with std::format define only the second macro.
#if defined(__cpp_lib_format) || defined(__cpp_lib_format_ranges)
#include <format>

/// Prints the value's `to_string`, with the format options of a string.
template <noughts::Printable T>
struct std::formatter<T> : std::formatter<std::string> {
  /// Formats the text as a string.
  auto format(const T& value, auto& context) const {
    using noughts::to_string;
    return std::formatter<std::string>::format(to_string(value), context);
  }
};

#ifdef __cpp_lib_format_ranges
/// A set of squares is printed with its `to_string`, not as a range.
template <int capacity>
constexpr std::range_format std::format_kind<noughts::SquareSet<capacity>> = std::range_format::disabled;
#endif
#endif
