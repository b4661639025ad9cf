#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"

/// Treblecross: on a row of squares both players make the same mark, and whoever completes three in a row wins.
template <int squares>
class Treblecross {
 public:
  using Squares = noughts::SquareSet<squares>;

  constexpr explicit Treblecross(noughts::Player first = noughts::Player::x) : turn_{first} {}

  // The board, on which no line belongs to one player alone.
  static constexpr Treblecross start(noughts::Player first) { return Treblecross{first}; }
  static constexpr noughts::BoardSize size() { return {.columns = squares, .rows = 1}; }
  static constexpr std::vector<Squares> lines() { return {}; }
  static constexpr bool has_gravity() { return false; }

  // How the game stands.
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    const Squares three = marked() & marked().moved_down(1) & marked().moved_down(2);
    if (!three.empty()) return noughts::Status::won(other(turn_));
    return marked() == Squares::first(squares) ? noughts::Status::tie() : noughts::Status::next(turn_);
  }
  constexpr std::vector<Squares> won_lines() const { return {}; }
  constexpr std::optional<noughts::Player> owner(noughts::Square square) const {
    if (!marked().contains(square)) return std::nullopt;
    return marked_by_x_.contains(square) ? noughts::Player::x : noughts::Player::o;
  }

  // What can be done, and doing it.
  constexpr Squares legal_moves() const { return status().is_over() ? Squares{} : Squares::first(squares) - marked(); }
  constexpr void play_unchecked(noughts::Square square) {
    (turn_ == noughts::Player::x ? marked_by_x_ : marked_by_o_).insert(square);
    turn_ = other(turn_);
  }

  // Equal positions have equal hashes, which search relies on.
  constexpr std::uint64_t hash() const {
    const std::uint64_t turn = turn_ == noughts::Player::x ? 0 : 1;
    return (marked_by_x_.number() << 32U ^ marked_by_o_.number() << 1U ^ turn) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const Treblecross&, const Treblecross&) = default;

 private:
  constexpr Squares marked() const { return marked_by_x_ | marked_by_o_; }

  Squares marked_by_x_;
  Squares marked_by_o_;
  noughts::Player turn_;
};

template <int squares>
struct std::hash<Treblecross<squares>> : noughts::PositionHash<Treblecross<squares>> {};

static_assert(noughts::Game<Treblecross<9>>);
