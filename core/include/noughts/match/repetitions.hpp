#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"

namespace noughts::detail {

/// The positions before each move of a game, as far as they may come again. Of a game in which none can it remembers
/// nothing.
template <Game G>
class Repetitions {
 public:
  /// Takes note of the position before the next move.
  void add(const G& /*before*/) {}
  /// Forgets what came after so many moves; the position that they led to, if it is remembered.
  std::optional<G> go_back_to(std::size_t /*moves*/) { return std::nullopt; }
  /// Whether a position has come for the third time.
  bool is_third_time(const G& /*position*/) const { return false; }

  friend bool operator==(const Repetitions&, const Repetitions&) = default;
};

template <GameWithRepetition G>
class Repetitions<G> {
 public:
  void add(const G& before) {
    if (!before.can_repeat()) return;
    hashes_.push_back(before.hash());
    positions_.push_back(before);
  }

  std::optional<G> go_back_to(std::size_t moves) {
    if (moves >= positions_.size()) return std::nullopt;
    const G position = positions_[moves];
    hashes_.resize(moves);
    positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(moves), positions_.end());
    return position;
  }

  bool is_third_time(const G& position) const {
    // Hashes tell quickly that there is nothing to look for.
    if (std::ranges::count(hashes_, position.hash()) < times_before) return false;
    return std::ranges::count(positions_, position) >= times_before;
  }

  friend bool operator==(const Repetitions&, const Repetitions&) = default;

 private:
  static constexpr int times_before = 2;

  std::vector<std::uint64_t> hashes_;
  std::vector<G> positions_;
};

}  // namespace noughts::detail
