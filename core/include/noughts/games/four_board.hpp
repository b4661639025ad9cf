#pragma once

#include <cstdint>

namespace noughts::detail {

/// Sets of cells as bits, for a board where marks fall and four in a row win. The cells of a column
/// are neighbouring bits. One more cell above each column stays empty, so no line runs over the
/// edge, and adding a cell carries upwards (J. Tromp, "John's Connect Four Playground"). With seven
/// columns and six rows:
///
///      6 13 20 27 34 41 48     always empty
///      5 12 19 26 33 40 47     row 6
///      4 11 18 25 32 39 46
///      3 10 17 24 31 38 45
///      2  9 16 23 30 37 44
///      1  8 15 22 29 36 43
///      0  7 14 21 28 35 42     row 1
template <int column_count, int row_count>
struct FourBoard {
  static constexpr int columns = column_count;
  static constexpr int rows = row_count;
  static constexpr int height = rows + 1;  // of a column, including the cell that stays empty

  // The first column.
  static constexpr std::uint64_t column = (std::uint64_t{1} << static_cast<unsigned>(rows)) - 1;
  static constexpr std::uint64_t bottom = [] {
    std::uint64_t cells = 0;
    for (unsigned i = 0; i < columns; ++i) cells |= std::uint64_t{1} << (height * i);
    return cells;
  }();
  static constexpr std::uint64_t all = bottom * column;

  /// The lowest free cell of each column.
  static constexpr std::uint64_t landing(std::uint64_t marked) { return (marked + bottom) & all; }

  /// Whether these cells contain four in a row: two pairs of neighbours at a distance of two.
  static constexpr bool has_line(std::uint64_t cells) {
    const auto in_direction = [&](unsigned step) {
      const std::uint64_t pairs = cells & cells >> step;
      return pairs & pairs >> 2 * step;
    };
    return (in_direction(1) | in_direction(height - 1) | in_direction(height) | in_direction(height + 1)) != 0;
  }

  /// The cells, marked or free, that would complete a line with these cells.
  static constexpr std::uint64_t completing(std::uint64_t cells) {
    const auto in_direction = [&](unsigned step) __attribute__((always_inline)) {
      const std::uint64_t pair_before = cells << step & cells << 2 * step;
      const std::uint64_t pair_after = cells >> step & cells >> 2 * step;
      return (pair_before & (cells << 3 * step | cells >> step)) | (pair_after & (cells >> 3 * step | cells << step));
    };
    // In a column, only the top cell can be missing.
    const std::uint64_t found = (cells << 1U & cells << 2U & cells << 3U) | in_direction(height - 1) |
                                in_direction(height) | in_direction(height + 1);
    return found & all;
  }

  /// The cells above any of these, in the same column.
  static constexpr std::uint64_t above(std::uint64_t cells) {
    std::uint64_t found = 0;
    for (std::uint64_t next = cells << 1U & all; (next & ~found) != 0; next = next << 1U & all) found |= next;
    return found;
  }

  static constexpr std::uint64_t mirrored(std::uint64_t cells) {
    std::uint64_t mirrored = 0;
    for (unsigned i = 0; i < columns; ++i) mirrored |= (cells >> height * i & column) << height * (columns - 1 - i);
    return mirrored;
  }
};

}  // namespace noughts::detail
