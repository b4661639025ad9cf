#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

// The cube of Qubic as sets of cells: its lines and its symmetries.
namespace noughts::detail {

/// A set of cells of a 4×4×4 cube, as the bits of a number: 16 bits for each layer, from the lowest
/// layer up, row by row within a layer. So two bits of a cell's index tell its column, the next two
/// its row, and the highest two its layer.
using CubeCells = std::uint64_t;

/// The set of one cell. Requires 0 ≤ cell < 64.
constexpr CubeCells cell_bit(int cell) { return CubeCells{1} << static_cast<unsigned>(cell); }
/// Whether a set has two cells or more.
constexpr bool has_several(CubeCells cells) { return (cells & (cells - 1)) != 0; }

/// The lines of a cube in one direction.
struct CubeDirection {
  unsigned step = 0;     ///< from one cell of a line to the next
  CubeCells starts = 0;  ///< the first cells of the lines
};

/// All 13 directions: along the edges, along the diagonals of the faces, and along the diagonals
/// through the middle of the cube.
inline constexpr std::array<CubeDirection, 13> cube_directions = [] {
  std::array<CubeDirection, 13> directions{};
  std::size_t count = 0;
  for (int z = 0; z <= 1; ++z) {
    for (int y = -1; y <= 1; ++y) {
      for (int x = -1; x <= 1; ++x) {
        const int step = 16 * z + 4 * y + x;
        if (step <= 0) continue;
        // A line starts at one face of the cube and ends at the opposite one.
        const auto is_start = [](int direction, unsigned at) {
          return direction == 0 || at == (direction > 0 ? 0U : 3U);
        };
        CubeDirection& direction = directions[count++];
        direction.step = static_cast<unsigned>(step);
        for (unsigned cell = 0; cell < 64; ++cell) {
          if (is_start(x, cell % 4) && is_start(y, cell / 4 % 4) && is_start(z, cell / 16))
            direction.starts |= CubeCells{1} << cell;
        }
      }
    }
  }
  return directions;
}();

/// The cells, free or not, that would complete a line with these cells.
constexpr CubeCells cube_gaps(CubeCells cells) {
  CubeCells gaps = 0;
  for (const auto& [step, starts] : cube_directions) {
    const std::array<CubeCells, 4> along{cells & starts, cells >> step & starts, cells >> 2 * step & starts,
                                         cells >> 3 * step & starts};
    const CubeCells first = along[0] & along[1];
    const CubeCells last = along[2] & along[3];
    gaps |=
        (along[1] & last) | (along[0] & last) << step | (first & along[3]) << 2 * step | (first & along[2]) << 3 * step;
  }
  return gaps;
}

/// The free cells of lines that consist of two of `cells` and two free cells.
constexpr CubeCells cube_pairs(CubeCells cells, CubeCells free) {
  CubeCells found = 0;
  for (const auto& [step, starts] : cube_directions) {
    for (unsigned i = 0; i < 4; ++i) {
      for (unsigned j = i + 1; j < 4; ++j) {
        CubeCells lines = starts & free >> i * step & free >> j * step;
        for (unsigned k = 0; k < 4; ++k) {
          if (k != i && k != j) lines &= cells >> k * step;
        }
        found |= lines << i * step | lines << j * step;
      }
    }
  }
  return found;
}

/// The marks of both players in a cube.
struct CubeMarks {
  CubeCells own = 0;    ///< of one player
  CubeCells other = 0;  ///< of the other player

  constexpr CubeCells all() const { return own | other; }
  constexpr CubeCells free() const { return ~all(); }
  friend constexpr auto operator<=>(const CubeMarks&, const CubeMarks&) = default;
};

/// Exchanges pairs of cells: each cell of `first` with the one whose index is higher by `distance`.
struct CubeExchange {
  CubeCells first = 0;
  unsigned distance = 0;

  constexpr CubeCells of(CubeCells cells) const {
    const CubeCells different = (cells >> distance ^ cells) & first;
    return cells ^ different ^ different << distance;
  }
};

/// Reverses a bit of every index.
consteval CubeExchange reversed_bit(unsigned bit) {
  CubeExchange exchange{.distance = 1U << bit};
  for (unsigned place = 0; place < 64; ++place) {
    if ((place >> bit & 1U) == 0) exchange.first |= CubeCells{1} << place;
  }
  return exchange;
}

/// Exchanges two bits of every index. Requires high > low.
consteval CubeExchange exchanged_bits(unsigned high, unsigned low) {
  CubeExchange exchange{.distance = (1U << high) - (1U << low)};
  for (unsigned place = 0; place < 64; ++place) {
    if ((place >> high & 1U) == 0 && (place >> low & 1U) != 0) exchange.first |= CubeCells{1} << place;
  }
  return exchange;
}

/// A way to exchange cells so that lines stay lines.
using CubeMirror = std::array<CubeExchange, 3>;

/// Reverses the columns, the rows or the layers; the last one exchanges neighbours in all three.
inline constexpr std::array<CubeMirror, 4> cube_mirrors{{
    {reversed_bit(0), reversed_bit(1)},
    {reversed_bit(2), reversed_bit(3)},
    {reversed_bit(4), reversed_bit(5)},
    {reversed_bit(0), reversed_bit(2), reversed_bit(4)},
}};

/// Columns become rows, and rows columns; the same of rows and layers.
inline constexpr std::array<CubeMirror, 2> cube_turns{{
    {exchanged_bits(2, 0), exchanged_bits(3, 1)},
    {exchanged_bits(4, 2), exchanged_bits(5, 3)},
}};

/// The cells in the middle of each line go to its ends.
inline constexpr CubeMirror cube_inside_out{exchanged_bits(1, 0), exchanged_bits(3, 2), exchanged_bits(5, 4)};

/// Calls `visit` with the images of marks under all 192 ways to exchange cells so that lines stay
/// lines (R. Silver, “The group of automorphisms of the game of 3-dimensional ticktacktoe”, 1967).
/// If layers stay where they are, there are 8 ways.
constexpr void for_each_image(CubeMarks marks, bool layers_stay, auto visit) {
  const auto go = [&](const CubeMirror& way) {
    for (const CubeExchange& exchange : way) marks = {.own = exchange.of(marks.own), .other = exchange.of(marks.other)};
  };
  const int mirrors = layers_stay ? 2 : 4;
  // Two ways to turn, one after the other, lead to all six orders of the coordinates, and back.
  const unsigned turns = layers_stay ? 2 : 6;
  for (unsigned turn = 1; turn <= (layers_stay ? turns : 2 * turns); ++turn) {
    // A Gray code: each step mirrors in one way, and the last step leads back.
    for (unsigned step = 1; step <= 1U << static_cast<unsigned>(mirrors); ++step) {
      visit(marks);
      go(cube_mirrors[static_cast<std::size_t>((std::min)(std::countr_zero(step), mirrors - 1))]);
    }
    go(cube_turns[layers_stay ? 0 : turn % 2]);
    if (turn == 6) go(cube_inside_out);
  }
}

/// The least of the images of marks: the same for all of them. Copies of it in each search would
/// make the module larger.
[[gnu::noinline]] constexpr CubeMarks canonical(CubeMarks marks, bool layers_stay = false) {
  CubeMarks least = marks;
  for_each_image(marks, layers_stay, [&](const CubeMarks& image) { least = (std::min)(least, image); });
  return least;
}

}  // namespace noughts::detail
