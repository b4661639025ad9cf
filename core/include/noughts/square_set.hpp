#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <type_traits>

#include "noughts/square.hpp"

namespace noughts {

/// A set of squares of a board with at most `capacity` squares, at most 64; iterated in order of index.
///
/// Square i is bit i of one word, the smallest that has room: on a 3×3 board
///
///     a3 b3 c3        bit 0 1 2
///     a2 b2 c2            3 4 5
///     a1 b1 c1            6 7 8
template <int capacity>
  requires(0 < capacity && capacity <= 64)
class SquareSet {
  using Word = std::conditional_t<capacity <= 16, std::uint16_t,
                                  std::conditional_t<capacity <= 32, std::uint32_t, std::uint64_t>>;

 public:
  /// Visits the squares of a set in order of index.
  class Iterator {
   public:
    using value_type = Square;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr Square operator*() const { return Square{std::countr_zero(rest_)}; }
    constexpr Iterator& operator++() {
      rest_ = static_cast<Word>(rest_ & (rest_ - 1));  // drops the lowest bit, which has been visited
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    friend class SquareSet;
    constexpr explicit Iterator(Word rest) : rest_{rest} {}
    Word rest_ = 0;
  };

  /// The empty set.
  constexpr SquareSet() = default;

  /// The set of these squares. Requires each to be below the capacity.
  constexpr SquareSet(std::initializer_list<Square> squares) {
    for (const Square square : squares) insert(square);
  }

  /// The set of the squares with indices below `count`: a whole board. Requires 0 ≤ count ≤ capacity.
  static constexpr SquareSet first(int count) {
    if (count == 0) return {};
    return SquareSet{static_cast<Word>(static_cast<Word>(~Word{0}) >> (std::numeric_limits<Word>::digits - count))};
  }

  /// Adds a square. Requires an index below the capacity.
  constexpr void insert(Square square) { word_ = static_cast<Word>(word_ | (Word{1} << square.index())); }

  /// Whether the square is in the set; false for squares off the board.
  constexpr bool contains(Square square) const {
    return square.index() < capacity && ((word_ >> square.index()) & 1U) != 0;
  }

  /// Whether every square of `subset` is in this set.
  constexpr bool contains(SquareSet subset) const { return (subset - *this).empty(); }

  /// Whether there is no square in it.
  constexpr bool empty() const { return word_ == 0; }
  /// How many squares there are in it.
  constexpr int size() const { return std::popcount(word_); }

  /// The first square, by index.
  constexpr Iterator begin() const { return Iterator{word_}; }
  /// Past the last square.
  constexpr Iterator end() const { return Iterator{}; }

  /// Squares in either set.
  friend constexpr SquareSet operator|(SquareSet left, SquareSet right) {
    return SquareSet{static_cast<Word>(left.word_ | right.word_)};
  }

  /// Squares in both sets.
  friend constexpr SquareSet operator&(SquareSet left, SquareSet right) {
    return SquareSet{static_cast<Word>(left.word_ & right.word_)};
  }

  /// Squares in the left set that are not in the right one.
  friend constexpr SquareSet operator-(SquareSet left, SquareSet right) {
    return SquareSet{static_cast<Word>(left.word_ & ~right.word_)};
  }

  friend constexpr bool operator==(SquareSet, SquareSet) = default;

  /// A number that tells sets apart: square i is worth 2^i.
  constexpr std::uint64_t number() const { return word_; }

 private:
  constexpr explicit SquareSet(Word word) : word_{word} {}
  Word word_ = 0;
};

static_assert(std::forward_iterator<SquareSet<9>::Iterator>);

}  // namespace noughts

template <int capacity>
struct std::hash<noughts::SquareSet<capacity>> {
  std::size_t operator()(noughts::SquareSet<capacity> squares) const {
    return std::hash<std::uint64_t>{}(squares.number());
  }
};
