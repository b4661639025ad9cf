#pragma once

#include <noughts/game/game.hpp>
#include <noughts/game/traits.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

/// Nim: a move takes any number of matches from one of three heaps. The player who takes the last
/// match wins.
class Nim {
 public:
  struct Move {
    std::size_t heap = 0;
    int number = 1;
    friend bool operator==(const Move&, const Move&) = default;
  };

  explicit Nim(noughts::Player first = noughts::Player::x) : turn_{first} {}

  static Nim start(noughts::Player first) { return Nim{first}; }
  noughts::Player turn() const { return turn_; }
  noughts::Status status() const {
    return legal_moves().empty() ? noughts::Status::won(other(turn_)) : noughts::Status::next(turn_);
  }
  std::vector<Move> legal_moves() const {
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
      for (int number = 1; number <= heaps_[heap]; ++number) moves.push_back({heap, number});
    }
    return moves;
  }
  void play_unchecked(Move move) {
    heaps_[move.heap] -= move.number;
    turn_ = other(turn_);
  }
  std::uint64_t hash() const {
    std::uint64_t hash = turn_ == noughts::Player::x ? 0 : 1;
    for (const int heap : heaps_) hash = hash * 8 + static_cast<std::uint64_t>(heap);
    return hash * 0x9e3779b97f4a7c15U;
  }
  friend bool operator==(const Nim&, const Nim&) = default;

  const std::array<int, 3>& heaps() const { return heaps_; }

  // For people: the name of a move, and the text of a position.
  std::string move_name(Move move) const { return "abc"[move.heap] + std::to_string(move.number); }
  std::optional<Move> find_move(std::string_view text) const {
    for (const Move move : Nim{}.legal_moves()) {
      if (move_name(move) == text) return move;
    }
    return std::nullopt;
  }
  friend std::ostream& operator<<(std::ostream& out, const Nim& nim) {
    for (std::size_t heap = 0; heap < nim.heaps_.size(); ++heap) {
      out << "abc"[heap] << ' ' << std::string(static_cast<std::size_t>(nim.heaps_[heap]), '|') << '\n';
    }
    return out;
  }

 private:
  std::array<int, 3> heaps_{3, 4, 5};
  noughts::Player turn_;
};

static_assert(noughts::Game<Nim> && noughts::GameInText<Nim>);
