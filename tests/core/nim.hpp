#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/game/gifts.hpp"

/// Nim: from one of three heaps as many are taken as one likes, and whoever takes the last one wins.
class Nim {
 public:
  /// So many are taken from that heap.
  struct Move {
    int heap = 0;
    int number = 1;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };

  constexpr Nim() = default;
  constexpr explicit Nim(std::array<int, 3> heaps, noughts::Player first = noughts::Player::x)
      : heaps_{heaps}, turn_{first} {}

  static constexpr Nim start(noughts::Player first) { return Nim{Nim{}.heaps_, first}; }
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    const bool all_taken = heaps_ == std::array{0, 0, 0};
    return all_taken ? noughts::Status::won(other(turn_)) : noughts::Status::next(turn_);
  }
  constexpr std::vector<Move> legal_moves() const {
    std::vector<Move> moves;
    for (int heap = 0; heap < 3; ++heap) {
      for (int number = 1; number <= heaps_[static_cast<std::size_t>(heap)]; ++number)
        moves.push_back({.heap = heap, .number = number});
    }
    return moves;
  }
  constexpr void play_unchecked(const Move& move) {
    heaps_[static_cast<std::size_t>(move.heap)] -= move.number;
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    std::uint64_t hash = turn_ == noughts::Player::x ? 0 : 1;
    for (const int heap : heaps_) hash = hash * 64 + static_cast<std::uint64_t>(heap);
    return hash * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const Nim&, const Nim&) = default;

  /// `b3` takes three from the second heap.
  static std::string move_name(const Move& move) {
    return {static_cast<char>('a' + move.heap), static_cast<char>('0' + move.number)};
  }
  static std::optional<Move> find_move(std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'c' || name[1] < '1' || name[1] > '9') return std::nullopt;
    return Move{.heap = name[0] - 'a', .number = name[1] - '0'};
  }

  constexpr const std::array<int, 3>& heaps() const { return heaps_; }

 private:
  std::array<int, 3> heaps_{3, 4, 5};
  noughts::Player turn_ = noughts::Player::x;
};

static_assert(noughts::GameWithMoveNames<Nim>);
