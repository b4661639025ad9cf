#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

/// The cube of Qubic as sets of cells: its lines and its symmetries.
namespace noughts::detail {

/// A set of cells of a 4×4×4 cube, as the bits of a number: 16 bits for each layer, from the lowest
/// layer up, row by row within a layer. So two bits of a cell's index tell its column, the next two
/// its row, and the highest two its layer.
using CubeCells = std::uint64_t;

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

/// The cells with two bits of every index exchanged.
template <unsigned high, unsigned low>
constexpr CubeCells with_exchanged_bits(CubeCells cells) {
  constexpr CubeCells with_low_alone = [] {
    CubeCells places = 0;
    for (unsigned place = 0; place < 64; ++place) {
      if ((place >> high & 1U) == 0 && (place >> low & 1U) != 0) places |= CubeCells{1} << place;
    }
    return places;
  }();
  constexpr unsigned distance = (1U << high) - (1U << low);
  const CubeCells different = (cells >> distance ^ cells) & with_low_alone;
  return cells ^ different ^ different << distance;
}

/// The cells with some bits of every index reversed, those that are set in `bits`.
template <unsigned bits>
constexpr CubeCells with_reversed_bits(CubeCells cells) {
  if constexpr (bits == 0) {
    return cells;
  } else {
    constexpr unsigned lowest = bits & -bits;
    constexpr CubeCells without = [] {
      CubeCells places = 0;
      for (unsigned place = 0; place < 64; ++place) {
        if ((place & lowest) == 0) places |= CubeCells{1} << place;
      }
      return places;
    }();
    return with_reversed_bits < bits ^ lowest > ((cells & without) << lowest | (cells >> lowest & without));
  }
}

/// The marks of both players in a cube.
struct CubeMarks {
  CubeCells own = 0;    ///< of one player
  CubeCells other = 0;  ///< of the other player

  constexpr CubeCells all() const { return own | other; }
  constexpr CubeCells free() const { return ~all(); }
  /// The marks with both sets of cells changed in the same way.
  constexpr CubeMarks changed(auto change) const { return {.own = change(own), .other = change(other)}; }
  friend constexpr auto operator<=>(const CubeMarks&, const CubeMarks&) = default;
};

/// Calls `visit` with the images of marks under all 192 ways to exchange cells so that lines stay
/// lines (R. Silver, “The group of automorphisms of the game of 3-dimensional ticktacktoe”, 1967).
/// If layers stay where they are, there are 8 ways.
///
/// All of them exchange or reverse bits of the cells' indices: whole coordinates, or the two bits of
/// every coordinate.
constexpr void for_each_image(CubeMarks marks, bool layers_stay, auto visit) {
  const auto change = [&](auto by) { marks = marks.changed(by); };
  const auto mirror = [&](int way) {
    switch (way) {
      case 0: return change(with_reversed_bits<0b000011>);
      case 1: return change(with_reversed_bits<0b001100>);
      case 2: return change(with_reversed_bits<0b110000>);
      default: return change(with_reversed_bits<0b010101>);
    }
  };
  const int mirrors = layers_stay ? 2 : 4;
  // A Gray code: each step mirrors in one way, and the last step leads back.
  const auto visit_mirrored = [&] {
    for (unsigned step = 1; step <= 1U << static_cast<unsigned>(mirrors); ++step) {
      visit(marks);
      mirror((std::min)(std::countr_zero(step), mirrors - 1));
    }
  };
  // Two ways to exchange coordinates in turn lead to all six orders of them, and back.
  const auto visit_turned = [&] {
    for (int step = 0; step < (layers_stay ? 2 : 6); ++step) {
      visit_mirrored();
      if (layers_stay || step % 2 == 0) {
        change([](CubeCells cells) { return with_exchanged_bits<3, 1>(with_exchanged_bits<2, 0>(cells)); });
      } else {
        change([](CubeCells cells) { return with_exchanged_bits<5, 3>(with_exchanged_bits<4, 2>(cells)); });
      }
    }
  };
  visit_turned();
  if (layers_stay) return;
  change([](CubeCells cells) {
    return with_exchanged_bits<1, 0>(with_exchanged_bits<3, 2>(with_exchanged_bits<5, 4>(cells)));
  });
  visit_turned();
}

/// The least of the images of marks: the same for all of them.
constexpr CubeMarks canonical(CubeMarks marks, bool layers_stay) {
  CubeMarks least = marks;
  for_each_image(marks, layers_stay, [&](const CubeMarks& image) { least = (std::min)(least, image); });
  return least;
}

}  // namespace noughts::detail
