#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace noughts {

/// The name of a square for players: `b2` is the second column from the left and the second row
/// from the BOTTOM.
///
/// A name does not belong to a board. `BoardSize::square` gives the square with that name on one
/// board.
struct SquareName {
  /// From 0, the leftmost column, named `a`; at most 25, named `z`.
  int column = 0;
  /// From 1, the bottom row; at most 99.
  int rank = 1;

  /// Reads a name: one lower-case letter, then a number from 1 to 99 without leading zeros. Any
  /// other text gives nothing.
  static constexpr std::optional<SquareName> parse(std::string_view text);

  /// By column, then by rank.
  friend constexpr auto operator<=>(const SquareName&, const SquareName&) = default;
};

/// The name as text, such as `"b2"`.
constexpr std::string to_string(SquareName name) {
  std::string text(1, static_cast<char>('a' + name.column));
  if (name.rank >= 10) text += static_cast<char>('0' + name.rank / 10);
  text += static_cast<char>('0' + name.rank % 10);
  return text;
}

constexpr std::optional<SquareName> SquareName::parse(std::string_view text) {
  const auto is_digit = [](char character) { return '0' <= character && character <= '9'; };
  if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] > 'z' || text[1] == '0') return std::nullopt;
  int rank = 0;
  for (const char character : text.substr(1)) {
    if (!is_digit(character)) return std::nullopt;
    rank = 10 * rank + (character - '0');
  }
  return SquareName{.column = text[0] - 'a', .rank = rank};
}

inline namespace literals {

/// `"b2"_sq`. Text that is not a name does not compile.
consteval SquareName operator""_sq(const char* text, std::size_t length) {
  return SquareName::parse({text, length}).value();
}

}  // namespace literals
}  // namespace noughts
