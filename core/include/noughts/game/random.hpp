#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "noughts/board/assert.hpp"

namespace noughts {

/// A stream of random numbers that is the same on every platform: PCG-XSH-RR 64/32 (M. O'Neill,
/// "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number
/// Generation", 2014). It is a value: a copy continues the same stream independently.
///
/// The standard library's distributions differ between platforms. So this class has its own
/// functions to draw numbers from the stream.
class Random {
 public:
  /// Different seeds give different streams. If two seeds are close, the first few numbers of their
  /// streams are slightly related.
  constexpr explicit Random(std::uint64_t seed) : Random{seed, default_sequence} {}

  /// One of 2^63 unrelated streams for each seed.
  constexpr Random(std::uint64_t seed, std::uint64_t sequence) : increment_{sequence << 1U | 1U} {
    next();
    state_ += seed;
    next();
  }

  /// The next 32 random bits.
  constexpr std::uint32_t next() {
    const std::uint64_t before = state_;
    state_ = before * 6364136223846793005U + increment_;
    const auto folded = static_cast<std::uint32_t>(((before >> 18U) ^ before) >> 27U);
    return std::rotr(folded, static_cast<int>(before >> 59U));
  }

  /// A whole number from 0 to `limit` - 1, each equally likely. Requires 0 < limit.
  constexpr int below(int limit) {
    NOUGHTS_ASSERT(limit > 0);
    // The upper half of the product is evenly distributed, except for a few values of the lower
    // half (D. Lemire, "Fast random integer generation in an interval", 2019).
    const auto count = static_cast<std::uint32_t>(limit);
    std::uint64_t product = std::uint64_t{next()} * count;
    if (static_cast<std::uint32_t>(product) < count) {
      const std::uint32_t uneven = (0U - count) % count;
      while (static_cast<std::uint32_t>(product) < uneven) product = std::uint64_t{next()} * count;
    }
    return static_cast<int>(product >> 32U);
  }

  /// One of several moves, each equally likely. `moves` can be any type that has `size()` and `[]`.
  /// Requires at least one.
  template <typename Moves>
  constexpr auto pick(const Moves& moves) {
    using Size = std::remove_cvref_t<decltype(moves.size())>;
    return moves[static_cast<Size>(below(static_cast<int>(moves.size())))];
  }

  /// True with this probability. If the probability is ≤ 0 or ≥ 1, the result is certain and no
  /// number is taken from the stream.
  constexpr bool chance(double probability) {
    if (probability <= 0) return false;
    if (probability >= 1) return true;
    return next() < probability * 4294967296.0;
  }

  friend constexpr bool operator==(const Random&, const Random&) = default;

 private:
  static constexpr std::uint64_t default_sequence = 54;

  std::uint64_t state_ = 0;
  std::uint64_t increment_;
};

}  // namespace noughts
