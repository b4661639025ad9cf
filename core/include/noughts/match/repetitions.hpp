#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"

namespace noughts::detail {

/// How often the positions of a game have come. Of a game in which none can come again it remembers nothing.
template <Game G>
class Repetitions {
 public:
  /// Takes note of the position before the next move.
  void add(const G& /*before*/) {}
  /// Forgets all of them.
  void clear() {}
  /// Whether a position has come for the third time, after these moves from a start.
  bool is_third_time(const G& /*position*/, const G& /*start*/, std::span<const typename G::Move> /*moves*/) const {
    return false;
  }

  friend bool operator==(const Repetitions&, const Repetitions&) = default;
};

/// Hashes tell quickly that a position is new; where they do not, the game is played once more.
template <GameWithRepetition G>
class Repetitions<G> {
 public:
  void add(const G& before) {
    if (before.can_repeat()) hashes_.push_back(before.hash());
  }

  void clear() { hashes_.clear(); }

  bool is_third_time(const G& position, const G& start, std::span<const typename G::Move> moves) const {
    if (std::ranges::count(hashes_, position.hash()) < times_before) return false;
    int times = 0;
    G before = start;
    for (const auto& move : moves) {
      if (before == position) ++times;
      before.play_unchecked(move);
    }
    return times >= times_before;
  }

  friend bool operator==(const Repetitions&, const Repetitions&) = default;

 private:
  static constexpr int times_before = 2;

  std::vector<std::uint64_t> hashes_;  // of the positions before each move
};

}  // namespace noughts::detail
