#pragma once

#include <cstddef>
#include <iterator>

#include "noughts/board/square.hpp"

namespace noughts::detail {

/// Visits the squares of a set in order of index. The set must have `first_square()`, which returns
/// its first square, and `drop_first()`, which removes it.
template <typename Set>
class SquareIterator {
 public:
  using value_type = Square;
  using difference_type = std::ptrdiff_t;

  constexpr SquareIterator() = default;
  constexpr explicit SquareIterator(const Set& squares) : rest_{squares} {}

  constexpr Square operator*() const { return rest_.first_square(); }
  constexpr SquareIterator& operator++() {
    rest_.drop_first();
    return *this;
  }
  constexpr SquareIterator operator++(int) {
    const SquareIterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(const SquareIterator&, const SquareIterator&) = default;
  friend constexpr bool operator==(const SquareIterator& iterator, std::default_sentinel_t) {
    return iterator.rest_.empty();
  }

 private:
  Set rest_{};
};

}  // namespace noughts::detail
