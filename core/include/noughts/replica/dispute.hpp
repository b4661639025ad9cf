#pragma once

#include "noughts/replica/record.hpp"

namespace noughts {

/// Two records that cannot both be true. It speaks for itself: whoever is shown it can check it, whatever else he has
/// seen.
struct Dispute {
  Record first;   ///< a record
  Record second;  ///< one that contradicts it

  friend bool operator==(const Dispute&, const Dispute&) = default;
};

/// Whether the second record contradicts the first: it is another one of the same player with the same number, or it is
/// said to follow the first, or to have seen it, and names another hash.
bool contradict(const Record& first, const Record& second);

}  // namespace noughts
