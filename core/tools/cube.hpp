#pragma once

#include <bit>
#include <cstdint>

#include "noughts/games/cube.hpp"

/// The cube of Qubic for searches that need millions of positions a second.
namespace noughts::cube {

using Cells = detail::CubeCells;

using detail::canonical;
using detail::has_several;

/// The marks of two players: `own` of the player who is to win.
using Marks = detail::CubeMarks;

constexpr Cells bit(int cell) { return detail::cell_bit(cell); }
constexpr int first_of(Cells cells) { return std::countr_zero(cells); }
constexpr int count(Cells cells) { return std::popcount(cells); }

constexpr std::uint64_t hash(const Marks& marks) {
  std::uint64_t mixed = marks.own * 0x9e3779b97f4a7c15U;
  mixed = (mixed ^ mixed >> 32U ^ marks.other) * 0xd6e8feb86659fd93U;
  mixed = (mixed ^ mixed >> 32U) * 0x9e3779b97f4a7c15U;
  return mixed ^ mixed >> 29U;
}

/// The free cells that would complete a line of these cells.
constexpr Cells gaps(Cells cells, Cells free) { return detail::cube_gaps(cells) & free; }

}  // namespace noughts::cube
