#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace noughts::detail {

/// SHA-256 according to FIPS 180-4. Records can come from an attacker, who could forge a weaker
/// hash.
class Sha256 {
 public:
  using Digest = std::array<std::uint8_t, 32>;

  static constexpr Digest of(std::string_view text) {
    Sha256 hash;
    const std::size_t rest = text.size() % block_size;
    const std::size_t whole = text.size() - rest;
    for (std::size_t done = 0; done < whole; done += block_size) hash.take(text.substr(done, block_size));
    hash.finish(text.substr(whole, rest), text.size());
    return hash.digest();
  }

 private:
  static constexpr std::size_t block_size = 64;
  static constexpr std::size_t place_of_length = block_size - 8;
  using Block = std::array<std::uint8_t, block_size>;

  static constexpr std::array<std::uint32_t, 64> round_constants{
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

  static constexpr std::uint8_t to_byte(char character) { return static_cast<std::uint8_t>(character); }

  constexpr void take(std::string_view text) {
    Block block{};
    std::ranges::transform(text, block.begin(), to_byte);
    mix(block);
  }

  /// Adds the rest, a one bit, zeros, and the length of the whole text in bits.
  constexpr void finish(std::string_view rest, std::uint64_t length) {
    Block block{};
    std::ranges::transform(rest, block.begin(), to_byte);
    block[rest.size() % block_size] = 0x80;
    if (rest.size() >= place_of_length) {
      mix(block);
      block = {};
    }
    for (std::size_t i = 0; i < 8; ++i)
      block[place_of_length + i] = static_cast<std::uint8_t>((length * 8) >> (56 - 8 * i));
    mix(block);
  }

  constexpr void mix(const Block& block) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i) {
      w[i] = std::uint32_t{block[4 * i]} << 24U | std::uint32_t{block[4 * i + 1]} << 16U |
             std::uint32_t{block[4 * i + 2]} << 8U | std::uint32_t{block[4 * i + 3]};
    }
    for (std::size_t i = 16; i < 64; ++i) {
      const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3U);
      const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10U);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = state_;
    for (std::size_t i = 0; i < 64; ++i) {
      const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
      const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
      const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
      const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    const std::array<std::uint32_t, 8> mixed{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += mixed[i];
  }

  constexpr Digest digest() const {
    Digest bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
      bytes[i] = static_cast<std::uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)));
    return bytes;
  }

  std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
};

}  // namespace noughts::detail
