#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "noughts/replica/hash.hpp"

namespace noughts {

/// The end of a player's chain of records, now or at an earlier time.
struct ChainEnd {
  /// The largest number of records in a chain.
  static constexpr int longest_chain = 1'000'000'000;

  int count = 0;  ///< the number of records
  /// The hash of the last record; before the first record, the hash of the starting match.
  Hash head;

  friend constexpr bool operator==(const ChainEnd&, const ChainEnd&) = default;
};

/// The count and the hash, separated by `_`.
std::string to_string(const ChainEnd& end);

namespace detail {

/// Reads what `to_string` writes from the front of a text. Removes it and the separator after it.
/// Nothing if the text begins with anything else.
std::optional<ChainEnd> take_chain_end(std::string_view& text);

}  // namespace detail

}  // namespace noughts
