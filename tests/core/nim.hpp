#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "noughts/game.hpp"
#include "noughts/square_set.hpp"

/// Nim with one heap: players take one, two or three matches in turn, by marking the last one that they take. Whoever
/// takes the very last match wins.
template <int matches>
class Nim {
 public:
  using Squares = noughts::SquareSet<matches>;

  constexpr explicit Nim(noughts::Player first = noughts::Player::x) : turn_{first} {}

  // The board is a single row, without lines.
  static constexpr Nim start(noughts::Player first) { return Nim{first}; }
  static constexpr noughts::BoardSize size() { return {.columns = matches, .rows = 1}; }
  static constexpr std::vector<Squares> lines() { return {}; }
  static constexpr bool has_gravity() { return false; }

  // How the game stands.
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    return taken_ == matches ? noughts::Status::won(other(turn_)) : noughts::Status::next(turn_);
  }
  constexpr std::vector<Squares> won_lines() const { return {}; }
  constexpr std::optional<noughts::Player> owner(noughts::Square square) const {
    if (square.index() >= taken_) return std::nullopt;
    return taken_by_x_.contains(square) ? noughts::Player::x : noughts::Player::o;
  }

  // What can be done, and doing it.
  constexpr Squares legal_moves() const {
    return Squares::first(std::min(taken_ + 3, matches)) - Squares::first(taken_);
  }
  constexpr void play_unchecked(noughts::Square square) {
    const int taken = square.index() + 1;
    if (turn_ == noughts::Player::x) taken_by_x_ = taken_by_x_ | (Squares::first(taken) - Squares::first(taken_));
    taken_ = taken;
    turn_ = other(turn_);
  }

  // Equal positions have equal hashes, which search relies on.
  constexpr std::uint64_t hash() const {
    return (taken_by_x_.number() << 8U | static_cast<std::uint64_t>(taken_)) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const Nim&, const Nim&) = default;

 private:
  Squares taken_by_x_;
  int taken_ = 0;  // matches, from the left
  noughts::Player turn_;
};

template <int matches>
struct std::hash<Nim<matches>> : noughts::PositionHash<Nim<matches>> {};

static_assert(noughts::Game<Nim<12>>);
