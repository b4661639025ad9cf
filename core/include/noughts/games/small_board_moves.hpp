#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "noughts/board/assert.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/games/small_board.hpp"

namespace noughts {

/// A set of squares of a board that consists of nine small boards; iterated small board by small
/// board.
class SmallBoardMoves {
  using Places = std::uint16_t;

 public:
  /// Visits the squares.
  class Iterator {
   public:
    using value_type = Square;               ///< what is visited
    using difference_type = std::ptrdiff_t;  ///< the distance between two iterators

    constexpr Iterator() = default;
    constexpr Square operator*() const {
      return detail::square_at(detail::lowest_bit(rest_ >> 16U), detail::lowest_bit(rest_));
    }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      if ((rest_ & detail::all_places) == 0) enter(detail::without_lowest(static_cast<Places>(rest_ >> 16U)));
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator& left, const Iterator& right) { return left.rest_ == right.rest_; }

   private:
    friend class SmallBoardMoves;
    constexpr explicit Iterator(const SmallBoardMoves& moves) : moves_{&moves} { enter(moves.boards_); }
    constexpr void enter(Places boards) {
      rest_ = boards == 0 ? 0 : std::uint32_t{boards} << 16U | moves_->places_in(detail::lowest_bit(boards));
    }

    const SmallBoardMoves* moves_ = nullptr;  // must outlive this iterator
    // Upper half: boards left; lower half: places left in the first.
    std::uint32_t rest_ = 0;
  };

  /// The empty set. The places are not cleared: that would take longer than most uses of the set.
  // NOLINTNEXTLINE(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)
  constexpr SmallBoardMoves() {}

  /// Adds squares of a small board: its number, from 0 to 8, and nine bits for its places, row by
  /// row, starting with the lowest bit. Requires that the set has no square of this board yet.
  constexpr void add(int board, std::uint16_t places) {
    NOUGHTS_ASSERT((boards_ & detail::bit_of(board)) == 0 && places <= detail::all_places);
    if (places == 0) return;
    places_[static_cast<std::size_t>(board)] = places;
    boards_ |= detail::bit_of(board);
    size_ += size_in(board);
  }

  /// How many squares are in the set.
  constexpr int size() const { return size_; }

  /// Whether the set is empty.
  constexpr bool empty() const { return size_ == 0; }

  /// Whether a square is in the set; false for squares off the board.
  constexpr bool contains(Square square) const {
    const auto index = static_cast<std::size_t>(square.index());
    if (index >= detail::places_in_boards.size()) return false;
    const auto [board, place] = detail::places_in_boards[index];
    return (boards_ & detail::bit_of(board)) != 0 && (places_[board] & detail::bit_of(place)) != 0;
  }

  /// The square at this place in the order of the set, from 0. Requires 0 ≤ place < size().
  constexpr Square operator[](int place) const {
    Places boards = boards_;
    for (; place >= size_in(detail::lowest_bit(boards)); boards = detail::without_lowest(boards))
      place -= size_in(detail::lowest_bit(boards));
    const int board = detail::lowest_bit(boards);
    return detail::square_at(board, detail::list_of_places[places_in(board)][static_cast<std::size_t>(place)]);
  }

  /// The first square. Valid only during the lifetime of this set.
  constexpr Iterator begin() const { return Iterator{*this}; }

  /// Past the last square.
  constexpr Iterator end() const { return Iterator{}; }

 private:
  constexpr Places places_in(int board) const { return places_[static_cast<std::size_t>(board)]; }
  constexpr int size_in(int board) const { return detail::count_of_places[places_in(board)]; }

  std::array<Places, 9> places_;  // by small board; only those in `boards_` are initialized
  Places boards_ = 0;             // the small boards with at least one square of the set
  int size_ = 0;
};

}  // namespace noughts
