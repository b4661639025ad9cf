#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

/// The input of a fuzzer, read as small choices, one after the other.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : rest_{data, size} {}

  bool empty() const { return rest_.empty(); }

  /// A number from 0 to `limit` - 1, or 0 after the end of the input. Requires 0 < limit.
  int below(int limit) {
    if (rest_.empty()) return 0;
    const int byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte % limit;
  }

 private:
  std::span<const std::uint8_t> rest_;
};
