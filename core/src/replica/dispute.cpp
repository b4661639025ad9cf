#include "noughts/replica/dispute.hpp"

#include <tuple>

namespace noughts {

namespace {

/// The content without the seal.
auto said_by(const Record& record) { return std::tie(record.previous, record.seen, record.situation, record.action); }

}  // namespace

bool contradict(const Record& first, const Record& second) {
  const bool is_same_seat = first.seat == second.seat;
  if (is_same_seat && first.number() == second.number()) return said_by(first) != said_by(second);
  const ChainEnd& named = is_same_seat ? second.previous : second.seen;
  return named.count == first.number() + 1 && named.head != hash_of(first);
}

}  // namespace noughts
