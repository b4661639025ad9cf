#pragma once

#include <concepts>
#include <type_traits>
#include <utility>

namespace noughts::detail {

/// A number that is known at compile time.
template <int value>
using Constant = std::integral_constant<int, value>;

/// Calls a function with 0, 1, … count - 1. If the count is a `Constant`, the calls follow each
/// other without a loop.
template <typename Count>
[[gnu::always_inline]] constexpr void for_each_below(Count count, auto function) {
  if constexpr (std::same_as<Count, int>) {
    for (int i = 0; i < count; ++i) function(i);
  } else {
    [&]<int... i>(std::integer_sequence<int, i...>) __attribute__((always_inline)) {
      (function(Constant<i>{}), ...);
    }(std::make_integer_sequence<int, Count::value>{});
  }
}

}  // namespace noughts::detail
