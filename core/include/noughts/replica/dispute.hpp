#pragma once

#include "noughts/replica/record.hpp"

namespace noughts {

/// Two records that cannot both be true. A dispute is its own proof: all participants can check it
/// without any other records.
struct Dispute {
  Record first;   ///< a record
  Record second;  ///< a record that contradicts the first one

  friend bool operator==(const Dispute&, const Dispute&) = default;
};

/// Whether the second record contradicts the first one. There are three cases: it is a different
/// record of the same player with the same number; it follows the first record but names another
/// hash for it; or it has seen the first record but names another hash for it.
bool contradict(const Record& first, const Record& second);

}  // namespace noughts
