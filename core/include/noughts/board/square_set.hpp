#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <type_traits>

#include "noughts/board/assert.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_iterator.hpp"

namespace noughts {

namespace detail {

/// How many bits are set. It counts by twos, then by fours, then by eights. On processors without
/// an instruction for this, that is faster than the function that compilers call.
template <typename Word>
constexpr int popcount(Word word) {
#if defined(__POPCNT__) || defined(__wasm__) || defined(__aarch64__)
  return std::popcount(word);
#else
  using Bits = std::conditional_t<sizeof(Word) <= 4, std::uint32_t, std::uint64_t>;
  Bits bits = word;
  bits -= bits >> 1U & static_cast<Bits>(0x5555555555555555U);
  bits = (bits & static_cast<Bits>(0x3333333333333333U)) + (bits >> 2U & static_cast<Bits>(0x3333333333333333U));
  bits = (bits + (bits >> 4U)) & static_cast<Bits>(0x0f0f0f0f0f0f0f0fU);
  return static_cast<int>(bits * static_cast<Bits>(0x0101010101010101U) >> (sizeof(Bits) * 8 - 8));
#endif
}

/// Whether exactly one bit is set. Does not count the bits.
template <typename Word>
constexpr bool has_one_bit(Word word) {
  return word != 0 && (word & (word - 1)) == 0;
}

/// The place of the lowest set bit. Does not check for zero: requires at least one set bit.
template <typename Word>
constexpr int lowest_bit(Word word) {
  if constexpr (sizeof(Word) <= sizeof(unsigned)) return __builtin_ctz(word);
  return __builtin_ctzll(word);
}

}  // namespace detail

/// A set of squares of a board with at most `capacity` squares; iterated in order of index.
///
/// Square i is bit i. The set is one word, of the smallest type with enough bits, or an array of
/// words of 64 bits. On a 3×3 board:
///
///     a3 b3 c3        bit 0 1 2
///     a2 b2 c2            3 4 5
///     a1 b1 c1            6 7 8
template <int capacity>
  requires(0 < capacity && capacity < Square::limit)
class SquareSet {
  using Word = std::conditional_t<capacity <= 16, std::uint16_t,
                                  std::conditional_t<capacity <= 32, std::uint32_t, std::uint64_t>>;
  static constexpr int word_bits = std::numeric_limits<Word>::digits;
  static constexpr int words = (capacity + word_bits - 1) / word_bits;

 public:
  /// Visits the squares of a set in order of index.
  using Iterator = detail::SquareIterator<SquareSet>;

  /// The empty set.
  constexpr SquareSet() = default;

  /// The set of these squares. Requires each to be below the capacity.
  constexpr SquareSet(std::initializer_list<Square> squares) {
    for (const Square square : squares) insert(square);
  }

  /// The same squares, in a set for a board of the same or a larger size.
  template <int smaller>
    requires(smaller <= capacity)
  constexpr explicit SquareSet(SquareSet<smaller> squares) {
    if constexpr (smaller <= 64) {
      for (int word = 0, left = smaller; left > 0; ++word, left -= word_bits) {
        words_[at(word)] = static_cast<Word>(squares.number() >> (word * word_bits));
      }
    } else {
      std::ranges::copy(squares.words_, words_.begin());
    }
  }

  /// The set of the squares with an index below `count`. Use it for a whole board. Requires
  /// 0 ≤ count ≤ capacity.
  static constexpr SquareSet first(int count) {
    SquareSet set;
    for (int word = 0; word < words && count > 0; ++word, count -= word_bits) {
      const Word all = static_cast<Word>(~Word{0});
      set.words_[at(word)] = count >= word_bits ? all : static_cast<Word>(all >> (word_bits - count));
    }
    return set;
  }

  /// The set for which `number()` returns this number. Requires a capacity of at most 64, and a
  /// number of such a set.
  static constexpr SquareSet of_number(std::uint64_t number) {
    SquareSet set;
    set.words_[0] = static_cast<Word>(number);
    return set;
  }

  /// Adds a square. Requires an index below the capacity.
  constexpr void insert(Square square) {
    NOUGHTS_ASSERT(square.index() < capacity);
    Word& word = words_[at(square.index() / word_bits)];
    word = static_cast<Word>(word | (Word{1} << (square.index() % word_bits)));
  }

  /// Whether the square is in the set; false for squares off the board.
  constexpr bool contains(Square square) const {
    if (square.index() >= capacity) return false;
    return ((words_[at(square.index() / word_bits)] >> (square.index() % word_bits)) & Word{1}) != 0;
  }

  /// Whether every square of `subset` is in this set.
  constexpr bool contains(SquareSet subset) const { return (subset - *this).empty(); }

  /// Whether a bit is set; false for bits below the first and beyond the last.
  constexpr bool contains_bit(int bit) const {
    if (bit < 0 || bit >= bit_count) return false;
    return (words_[at(bit / word_bits)] >> static_cast<unsigned>(bit % word_bits) & Word{1}) != 0;
  }

  /// Whether the set has no squares.
  constexpr bool empty() const {
    Word any = 0;
    for (const Word word : words_) any = static_cast<Word>(any | word);
    return any == 0;
  }

  /// Whether the set has exactly one square.
  constexpr bool has_one() const {
    if constexpr (words == 1) return detail::has_one_bit(words_[0]);
    return size() == 1;
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
    SquareSet rest = *this;
    if constexpr (words > 1) {
      for (int word = 0; word < words; ++word) {
        const int size = detail::popcount(words_[at(word)]);
        if (place < size) break;
        place -= size;
        rest.words_[at(word)] = 0;
      }
    }
    for (; place > 0; --place) rest.drop_first();
    return rest.first_square();
  }

  /// The first square, by index.
  constexpr Iterator begin() const { return Iterator{*this}; }

  /// Past the last square.
  constexpr Iterator end() const { return Iterator{}; }

  /// Squares in either set.
  friend constexpr SquareSet operator|(SquareSet left, SquareSet right) {
    return combine(left, right, [](Word a, Word b) { return a | b; });
  }

  /// Squares in both sets.
  friend constexpr SquareSet operator&(SquareSet left, SquareSet right) {
    return combine(left, right, [](Word a, Word b) { return a & b; });
  }

  /// Squares in the left set that are not in the right one.
  friend constexpr SquareSet operator-(SquareSet left, SquareSet right) {
    return combine(left, right, [](Word a, Word b) { return a & ~b; });
  }

  /// The set with every index reduced by `steps`. Squares that would fall below 0 are dropped.
  /// Requires 0 ≤ steps.
  constexpr SquareSet moved_down(int steps) const {
    SquareSet moved;
    if constexpr (words == 1) {
      if (steps < word_bits) moved.words_[0] = static_cast<Word>(words_[0] >> steps);
      return moved;
    }
    for (int from = 0; from < words; ++from) {
      const int to = from - steps / word_bits;
      const int bits = steps % word_bits;
      if (to >= 0) moved.merge(to, static_cast<Word>(words_[at(from)] >> bits));
      if (to >= 1 && bits > 0) moved.merge(to - 1, static_cast<Word>(words_[at(from)] << (word_bits - bits)));
    }
    return moved;
  }

  /// The set with every index increased by `steps`. Requires 0 ≤ steps, and no index may reach the
  /// capacity.
  constexpr SquareSet moved_up(int steps) const {
    SquareSet moved;
    if constexpr (words == 1) {
      if (steps < word_bits) moved.words_[0] = static_cast<Word>(words_[0] << steps);
      return moved;
    }
    for (int from = 0; from < words; ++from) {
      const int to = from + steps / word_bits;
      const int bits = steps % word_bits;
      if (to < words) moved.merge(to, static_cast<Word>(words_[at(from)] << bits));
      if (to + 1 < words && bits > 0) moved.merge(to + 1, static_cast<Word>(words_[at(from)] >> (word_bits - bits)));
    }
    return moved;
  }

  /// The bit for a square.
  static constexpr int bit_of(Square square) { return square.index(); }

  /// The square for a bit.
  static constexpr Square square_at(int bit) { return Square{bit}; }

  /// Calls a function with every set bit, in order.
  constexpr void for_each_bit(auto visit) const {
    for (int word = 0; word < words; ++word) {
      for (Word rest = words_[at(word)]; rest != 0; rest &= rest - 1)
        visit(word * word_bits + detail::lowest_bit(rest));
    }
  }

  /// How many bits there are.
  static constexpr int bit_count = words * word_bits;

  /// Sets are equal when they hold the same squares.
  friend constexpr bool operator==(const SquareSet&, const SquareSet&) = default;

  /// A number that is different for different sets of at most 64 squares: square i is worth 2^i.
  /// For larger sets the words are folded together.
  constexpr std::uint64_t number() const {
    std::uint64_t number = 0;
    for (const Word word : words_) number = std::rotl(number, 29) * 0x9e3779b97f4a7c15U + word;
    return number;
  }

  /// A number that is the same for equal sets and rarely the same for different ones.
  constexpr std::uint64_t hash() const { return number(); }

 private:
  template <int larger>
    requires(0 < larger && larger < Square::limit)
  friend class SquareSet;
  friend Iterator;

  static constexpr std::size_t at(int word) { return static_cast<std::size_t>(word); }

  static constexpr SquareSet combine(SquareSet left, SquareSet right, auto operation) {
    SquareSet set;
    for (int word = 0; word < words; ++word) {
      set.words_[at(word)] = static_cast<Word>(operation(left.words_[at(word)], right.words_[at(word)]));
    }
    return set;
  }

  constexpr void merge(int word, Word bits) { words_[at(word)] = static_cast<Word>(words_[at(word)] | bits); }

  /// Requires a set that is not empty.
  constexpr Square first_square() const {
    int word = 0;
    while (words_[at(word)] == 0) ++word;
    return Square{word * word_bits + detail::lowest_bit(words_[at(word)])};
  }

  /// Requires a set that is not empty.
  constexpr void drop_first() {
    int word = 0;
    while (words_[at(word)] == 0) ++word;
    words_[at(word)] = static_cast<Word>(words_[at(word)] & (words_[at(word)] - 1));
  }

  std::array<Word, at(words)> words_{};
};

}  // namespace noughts

template <int capacity>
struct std::hash<noughts::SquareSet<capacity>> {
  std::size_t operator()(noughts::SquareSet<capacity> squares) const {
    return std::hash<std::uint64_t>{}(squares.number());
  }
};
