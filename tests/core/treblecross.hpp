#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"

/// Treblecross: on a row of squares both players make the same mark. The player who completes three
/// in a row wins.
template <int squares>
class Treblecross {
 public:
  using Move = noughts::BoardMove;
  using Squares = noughts::SquareSet<squares>;
  static constexpr int capacity = squares;

  constexpr explicit Treblecross(noughts::Player first = noughts::Player::x) : turn_{first} {}

  // What a search asks for.
  constexpr Treblecross start(noughts::Player first) const { return Treblecross{first}; }
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    const Squares three = marked() & marked().moved_down(1) & marked().moved_down(2);
    if (!three.empty()) return noughts::Status::won(other(turn_));
    return marked() == all_squares() ? noughts::Status::tie() : noughts::Status::next(turn_);
  }
  constexpr Squares legal_moves() const { return status().is_over() ? Squares{} : all_squares() - marked(); }
  constexpr void play_unchecked(Move move) {
    (turn_ == noughts::Player::x ? marked_by_x_ : marked_by_o_).insert(move.square());
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t turn = turn_ == noughts::Player::x ? 0 : 1;
    return (marked_by_x_.number() << 32U ^ marked_by_o_.number() << 1U ^ turn) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const Treblecross&, const Treblecross&) = default;

  // What people look at: a board, on which no line belongs to one player alone.
  constexpr noughts::BoardSize size() const { return {.columns = squares, .rows = 1}; }
  constexpr noughts::Board board() const { return {.size = size()}; }
  constexpr std::optional<noughts::Player> owner(noughts::Square square) const {
    if (!marked().contains(square)) return std::nullopt;
    return marked_by_x_.contains(square) ? noughts::Player::x : noughts::Player::o;
  }
  constexpr std::vector<noughts::Line> won_lines() const { return {}; }

 private:
  static constexpr Squares all_squares() { return Squares::first(squares); }
  constexpr Squares marked() const { return marked_by_x_ | marked_by_o_; }

  Squares marked_by_x_;
  Squares marked_by_o_;
  noughts::Player turn_;
};

template <int squares>
struct std::hash<Treblecross<squares>> : noughts::PositionHash<Treblecross<squares>> {};

static_assert(noughts::GameOnBoard<Treblecross<9>>);
