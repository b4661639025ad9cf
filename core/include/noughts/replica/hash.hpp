#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "noughts/replica/sha256.hpp"

namespace noughts {

/// The hash of a text: the first 128 bits of its SHA-256.
struct Hash {
  std::array<std::uint8_t, 16> bytes{};  ///< the first byte first

  /// An order that is the same on every platform.
  friend constexpr auto operator<=>(const Hash&, const Hash&) = default;
};

/// The hash of a text.
constexpr Hash hash_of(std::string_view text) {
  const auto digest = detail::Sha256::of(text);
  Hash hash;
  std::copy_n(digest.begin(), hash.bytes.size(), hash.bytes.begin());
  return hash;
}

/// The hash as 32 hexadecimal digits with small letters.
constexpr std::string to_string(const Hash& hash) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(2 * hash.bytes.size(), '0');
  for (std::size_t i = 0; i < hash.bytes.size(); ++i) {
    text[2 * i] = digits[hash.bytes[i] >> 4U];
    text[2 * i + 1] = digits[hash.bytes[i] & 15U];
  }
  return text;
}

/// Reads the texts that `to_string` writes, and no others.
constexpr std::optional<Hash> parse_hash(std::string_view text) {
  Hash hash;
  if (text.size() != 2 * hash.bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool is_digit = '0' <= c && c <= '9';
    if (!is_digit && (c < 'a' || c > 'f')) return std::nullopt;
    const int value = is_digit ? c - '0' : c - 'a' + 10;
    hash.bytes[i / 2] = static_cast<std::uint8_t>(hash.bytes[i / 2] << 4U | value);
  }
  return hash;
}

}  // namespace noughts
