#pragma once

#include <noughts/game/game.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

/// Seven matches: both players take one or two at a time. The player who takes the last one wins.
struct SevenMatches {
  using Move = int;
  int left = 7;
  noughts::Player next = noughts::Player::x;

  SevenMatches start(noughts::Player first) const { return {.left = 7, .next = first}; }
  noughts::Player turn() const { return next; }
  noughts::Status status() const { return left > 0 ? noughts::Status::next(next) : noughts::Status::won(other(next)); }
  std::vector<int> legal_moves() const { return left > 1 ? std::vector{1, 2} : std::vector(std::size_t(left), 1); }
  void play_unchecked(int number) { *this = {.left = left - number, .next = other(next)}; }
  std::uint64_t hash() const { return std::uint64_t(left) * 2 + std::uint64_t(next); }
  bool operator==(const SevenMatches&) const = default;
};
