#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

// Whole numbers from 0 up, as text. std::to_string would add all of printf to the WebAssembly
// module, and std::to_chars and std::from_chars would add their tables.

namespace noughts::detail {

/// The number as text.
inline std::string digits(int number) {
  std::array<char, std::numeric_limits<int>::digits10 + 1> buffer{};
  std::size_t begin = buffer.size();
  do {
    buffer[--begin] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  return {&buffer[begin], buffer.size() - begin};
}

/// Removes a number from the front of a text and returns it. The number has the form that `digits`
/// writes. Returns nothing if the text does not start with a number, or if the number is larger
/// than an int.
constexpr std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  std::size_t length = 0;
  for (; length < text.size() && (length != 1 || number != 0); ++length) {
    const int digit = text[length] - '0';
    if (digit < 0 || digit > 9) break;
    if (number > ((std::numeric_limits<int>::max)() - digit) / 10) return std::nullopt;
    number = number * 10 + digit;
  }
  if (length == 0) return std::nullopt;
  text.remove_prefix(length);
  return number;
}

/// The number that a text is, in the form that `digits` writes. Nothing for any other text.
constexpr std::optional<int> parse_number(std::string_view text) {
  const auto number = take_number(text);
  return text.empty() ? number : std::nullopt;
}

}  // namespace noughts::detail
