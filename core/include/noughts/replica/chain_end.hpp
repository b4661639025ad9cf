#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "noughts/replica/hash.hpp"

namespace noughts {

/// Where a player's chain of records ends, or once ended.
struct ChainEnd {
  /// No chain gets longer.
  static constexpr int longest_chain = 1'000'000'000;

  int count = 0;  ///< how many records there are
  Hash head;      ///< of the last of them; before the first one, of the match that everything began with

  friend constexpr bool operator==(const ChainEnd&, const ChainEnd&) = default;
};

/// The count and the hash, with `_` between them.
std::string to_string(const ChainEnd& end);

namespace detail {

/// Takes what `to_string` writes off a text, and the separator behind it; none where there is no such thing.
std::optional<ChainEnd> take_chain_end(std::string_view& text);

}  // namespace detail

}  // namespace noughts
