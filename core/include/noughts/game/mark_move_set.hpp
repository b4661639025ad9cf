#pragma once

#include <cstddef>

#include "noughts/board/square_set.hpp"
#include "noughts/game/board_move.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A set of moves that mark a square with a mark that the player chooses. The board has at most
/// `squares` squares. Iterated in order: first the X's by index, then the O's.
template <int squares>
class MarkMoveSet {
  using Places = SquareSet<2 * squares>;

 public:
  /// Visits the moves of a set in their order.
  class Iterator {
   public:
    using value_type = BoardMove;            ///< what is visited
    using difference_type = std::ptrdiff_t;  ///< between two iterators

    constexpr Iterator() = default;
    constexpr explicit Iterator(Places::Iterator place) : place_{place} {}

    constexpr BoardMove operator*() const { return move_at(*place_); }
    constexpr Iterator& operator++() {
      ++place_;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    Places::Iterator place_{};
  };

  /// The empty set.
  constexpr MarkMoveSet() = default;

  /// The moves that put an X on the squares `x`, and an O on the squares `o`.
  constexpr MarkMoveSet(SquareSet<squares> x, SquareSet<squares> o)
      : places_{Places{x} | Places{o}.moved_up(squares)} {}

  /// Adds a move. Requires a move that chooses a mark, on a square with an index below `squares`.
  constexpr void insert(BoardMove move) { places_.insert(place_of(move)); }

  /// Whether the move is in the set; false for every other kind of move.
  constexpr bool contains(BoardMove move) const {
    return move.mark() && move.square().index() < squares && places_.contains(place_of(move));
  }

  /// Whether the set has no moves.
  constexpr bool empty() const { return places_.empty(); }

  /// How many moves are in the set.
  constexpr int size() const { return places_.size(); }

  /// The move at this place in the order of the set. Requires 0 ≤ place < size().
  constexpr BoardMove operator[](int place) const { return move_at(places_[place]); }

  /// The first move.
  constexpr Iterator begin() const { return Iterator{places_.begin()}; }

  /// Past the last move.
  constexpr Iterator end() const { return Iterator{places_.end()}; }

  /// Moves in the left set that are not in the right one.
  friend constexpr MarkMoveSet operator-(MarkMoveSet left, MarkMoveSet right) {
    left.places_ = left.places_ - right.places_;
    return left;
  }

  /// Sets are equal when they hold the same moves.
  friend constexpr bool operator==(const MarkMoveSet&, const MarkMoveSet&) = default;

 private:
  static constexpr Square place_of(BoardMove move) {
    return Square{move.square().index() + (move.mark() == Player::o ? squares : 0)};
  }
  static constexpr BoardMove move_at(Square place) {
    const bool is_o = place.index() >= squares;
    return {Square{place.index() - (is_o ? squares : 0)}, is_o ? Player::o : Player::x};
  }

  Places places_;  // first the X's, then the O's
};

}  // namespace noughts
