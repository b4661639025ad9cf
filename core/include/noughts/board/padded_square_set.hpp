#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "noughts/board/assert.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_iterator.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/board/unrolled.hpp"

namespace noughts {

/// A set of squares of a board with `columns` columns and `rows` rows, made for searching along
/// lines. It is iterated in order of index.
///
/// Each row ends with one extra bit that is no square. A line that runs over the edge of the board
/// meets this bit. No player can have marked it, so the line does not continue on the other side.
/// On a 3×3 board the bits are:
///
///     a3 b3 c3 ·      0 1  2  ·
///     a2 b2 c2 ·      4 5  6  ·
///     a1 b1 c1 ·      8 9 10  ·
template <int columns, int rows>
  requires(0 < columns && 0 < rows && columns * rows < Square::limit)
class PaddedSquareSet {
  using Word = std::uint64_t;
  static constexpr int word_bits = 64;
  static constexpr int words = (rows * (columns + 1) + word_bits - 1) / word_bits;

 public:
  /// The distance in bits from a square to the square below it.
  static constexpr int row_step = columns + 1;

  /// Visits the squares of a set in order of index.
  using Iterator = detail::SquareIterator<PaddedSquareSet>;

  /// The empty set.
  constexpr PaddedSquareSet() = default;

  /// The whole board.
  static constexpr PaddedSquareSet all() {
    PaddedSquareSet set;
    for (int index = 0; index < columns * rows; ++index) set.insert(Square{index});
    return set;
  }

  /// The bit for a square. Requires a square of this board.
  static constexpr int bit_of(Square square) { return square.index() + square.index() / columns; }

  /// The square for a bit. Requires a bit that stands for a square.
  static constexpr Square square_at(int bit) { return Square{bit - bit / row_step}; }

  /// Adds a square. Requires a square of this board.
  constexpr void insert(Square square) {
    NOUGHTS_ASSERT(square.index() < columns * rows);
    const int bit = bit_of(square);
    words_[at(bit / word_bits)] |= Word{1} << static_cast<unsigned>(bit % word_bits);
  }

  /// Whether the square is in the set; false for squares off the board.
  constexpr bool contains(Square square) const {
    if (square.index() >= columns * rows) return false;
    const int bit = bit_of(square);
    return (words_[at(bit / word_bits)] >> static_cast<unsigned>(bit % word_bits) & 1U) != 0;
  }

  /// Whether a bit is set; false for bits below the first and beyond the last.
  constexpr bool contains_bit(int bit) const {
    if (bit < 0 || bit >= bit_count) return false;
    return (words_[at(bit / word_bits)] >> static_cast<unsigned>(bit % word_bits) & Word{1}) != 0;
  }

  /// Whether the set has no squares.
  constexpr bool empty() const {
    Word any = 0;
    for (const Word word : words_) any |= word;
    return any == 0;
  }

  /// How many squares are in the set.
  constexpr int size() const {
    int size = 0;
    for (const Word word : words_) size += detail::popcount(word);
    return size;
  }

  /// The square at this place in the order of the set. Requires 0 ≤ place < size().
  constexpr Square operator[](int place) const {
    NOUGHTS_ASSERT(0 <= place && place < size());
    PaddedSquareSet rest = *this;
    for (; place > 0; --place) rest.drop_first();
    return rest.first_square();
  }

  /// The first square, by index.
  constexpr Iterator begin() const { return Iterator{*this}; }

  /// Past the last square.
  constexpr Iterator end() const { return Iterator{}; }

  /// Squares in either set.
  [[gnu::always_inline]] friend constexpr PaddedSquareSet operator|(PaddedSquareSet left,
                                                                    const PaddedSquareSet& right) {
    for_each_word([&](std::size_t word) { left.words_[word] |= right.words_[word]; });
    return left;
  }

  /// Squares in both sets.
  [[gnu::always_inline]] friend constexpr PaddedSquareSet operator&(PaddedSquareSet left,
                                                                    const PaddedSquareSet& right) {
    for_each_word([&](std::size_t word) { left.words_[word] &= right.words_[word]; });
    return left;
  }

  /// Squares in exactly one of the sets.
  [[gnu::always_inline]] friend constexpr PaddedSquareSet operator^(PaddedSquareSet left,
                                                                    const PaddedSquareSet& right) {
    for_each_word([&](std::size_t word) { left.words_[word] ^= right.words_[word]; });
    return left;
  }

  /// Squares in the left set that are not in the right one.
  [[gnu::always_inline]] friend constexpr PaddedSquareSet operator-(PaddedSquareSet left,
                                                                    const PaddedSquareSet& right) {
    for_each_word([&](std::size_t word) { left.words_[word] &= ~right.words_[word]; });
    return left;
  }

  /// The set with every bit moved down by `steps` places. Bits that would fall below the first are
  /// dropped.
  template <int steps>
    requires(0 <= steps)
  [[gnu::always_inline]] constexpr PaddedSquareSet moved_down() const {
    constexpr std::size_t whole = steps / word_bits;
    constexpr unsigned bits = steps % word_bits;
    PaddedSquareSet moved;
    for_each_word([&](std::size_t to) {
      if (to + whole >= at(words)) return;
      moved.words_[to] = words_[to + whole] >> bits;
      if constexpr (bits > 0) {
        if (to + whole + 1 < at(words)) moved.words_[to] |= words_[to + whole + 1] << (word_bits - bits);
      }
    });
    return moved;
  }

  /// The set with every bit moved up by `steps` places. Some bits may then stand for no square. The
  /// caller must remove them: keep only what is on the board.
  template <int steps>
    requires(0 <= steps)
  [[gnu::always_inline]] constexpr PaddedSquareSet moved_up() const {
    constexpr std::size_t whole = steps / word_bits;
    constexpr unsigned bits = steps % word_bits;
    PaddedSquareSet moved;
    for_each_word([&](std::size_t from) {
      if (from + whole >= at(words)) return;
      moved.words_[from + whole] = words_[from] << bits;
      if constexpr (bits > 0) {
        if (from > 0) moved.words_[from + whole] |= words_[from - 1] >> (word_bits - bits);
      }
    });
    return moved;
  }

  /// Calls a function with every bit that is set, in order, also with bits that stand for no
  /// square.
  constexpr void for_each_bit(auto visit) const {
    for (int word = 0; word < words; ++word) {
      for (Word rest = words_[at(word)]; rest != 0; rest &= rest - 1)
        visit(word * word_bits + detail::lowest_bit(rest));
    }
  }

  /// How many bits there are, including bits that stand for no square.
  static constexpr int bit_count = words * word_bits;

  /// A number that is the same for equal sets and rarely the same for different ones.
  constexpr std::uint64_t hash() const {
    std::uint64_t hash = 0;
    for (const Word word : words_) {
      hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
      hash ^= hash >> 32U;
    }
    return hash;
  }

  /// Sets are equal when they hold the same squares.
  friend constexpr bool operator==(const PaddedSquareSet&, const PaddedSquareSet&) = default;

 private:
  friend Iterator;

  static constexpr std::size_t at(int word) { return static_cast<std::size_t>(word); }

  /// Calls a function with the place of every word, without a loop. With a loop, a module compiled
  /// for small size is half as fast and no smaller.
  [[gnu::always_inline]] static constexpr void for_each_word(auto visit) {
    detail::for_each_below(detail::Constant<words>{},
                           [&](int word) __attribute__((always_inline)) { visit(at(word)); });
  }

  /// Requires a set that is not empty.
  constexpr Square first_square() const {
    int word = 0;
    while (words_[at(word)] == 0) ++word;
    return square_at(word * word_bits + detail::lowest_bit(words_[at(word)]));
  }

  /// Requires a set that is not empty.
  constexpr void drop_first() {
    int word = 0;
    while (words_[at(word)] == 0) ++word;
    words_[at(word)] &= words_[at(word)] - 1;
  }

  std::array<Word, at(words)> words_{};
};

}  // namespace noughts
