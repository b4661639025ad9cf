#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace noughts::detail {

/// Keeps at most so many moves, those with the highest values. Of several moves with the lowest
/// value that is kept, it keeps the first ones. The moves stay in their order. Returns whether it
/// left any out. Requires as many values as moves, and `most` ≥ 1.
template <typename Move>
bool keep_best(std::vector<Move>& moves, std::vector<std::uint16_t>& values, std::size_t most) {
  if (moves.size() <= most) return false;
  std::vector<std::uint16_t> ranked = values;
  const auto last = ranked.begin() + static_cast<std::ptrdiff_t>(most) - 1;
  std::ranges::nth_element(ranked, last, std::ranges::greater{});
  const std::uint16_t least = *last;
  const auto above = std::ranges::count_if(values, [&](std::uint16_t value) { return value > least; });
  std::size_t room = most - static_cast<std::size_t>(above);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (values[i] < least || (values[i] == least && room == 0)) continue;
    if (values[i] == least) --room;
    moves[kept] = moves[i];
    values[kept++] = values[i];
  }
  moves.resize(kept);
  values.resize(kept);
  return true;
}

}  // namespace noughts::detail
