#include "noughts/games/cube.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>
#include <vector>

#include "noughts/games/qubic.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

namespace {

using detail::CubeCells;
using detail::CubeMarks;

CubeCells cell_at(int column, int row, int layer) {
  return CubeCells{1} << static_cast<unsigned>(column + 4 * row + 16 * layer);
}

/// Where each of the 64 cells goes, for each way to exchange cells.
std::vector<std::array<CubeCells, 64>> ways(bool layers_stay) {
  std::vector<std::array<CubeCells, 64>> ways;
  for (std::size_t cell = 0; cell < 64; ++cell) {
    std::size_t way = 0;
    detail::for_each_image({.own = CubeCells{1} << cell, .other = 0}, layers_stay, [&](const CubeMarks& image) {
      if (way == ways.size()) ways.emplace_back();
      ways[way++][cell] = image.own;
    });
  }
  return ways;
}

std::set<CubeCells> lines_of_cube() {
  std::set<CubeCells> lines;
  for (const auto& line : CubeOracle::all_lines()) {
    CubeCells cells = 0;
    for (int cell = 0; cell < 64; ++cell) {
      const int square = CubeOracle::square(cell % 4, cell / 4 % 4, cell / 16);
      if (std::ranges::find(line, square) != line.end()) cells |= CubeCells{1} << static_cast<unsigned>(cell);
    }
    lines.insert(cells);
  }
  return lines;
}

CubeCells image_of(CubeCells cells, const std::array<CubeCells, 64>& way) {
  CubeCells image = 0;
  for (std::size_t cell = 0; cell < 64; ++cell) {
    if ((cells >> cell & 1U) != 0) image |= way[cell];
  }
  return image;
}

}  // namespace

TEST_CASE("there are 192 ways to exchange cells of a cube, and each leaves lines lines", "[qubic]") {
  const auto all = ways(/*layers_stay=*/false);
  CHECK(std::set<std::array<CubeCells, 64>>(all.begin(), all.end()).size() == 192);
  CHECK(all.size() == 192);
  const auto lines = lines_of_cube();
  for (const auto& way : all) {
    for (const CubeCells line : lines) CHECK(lines.contains(image_of(line, way)));
  }
}

TEST_CASE("eight of them leave each cell on its layer, above the same others", "[qubic]") {
  const auto all = ways(/*layers_stay=*/true);
  CHECK(std::set<std::array<CubeCells, 64>>(all.begin(), all.end()).size() == 8);
  const auto more = ways(/*layers_stay=*/false);
  for (const auto& way : all) {
    CHECK(std::ranges::find(more, way) != more.end());
    for (std::size_t cell = 0; cell < 48; ++cell) CHECK(way[cell + 16] == way[cell] << 16U);
  }
}

TEST_CASE("symmetric marks have the same canonical marks, and others do not", "[qubic]") {
  std::mt19937 random{7};
  const auto all = ways(/*layers_stay=*/false);
  for (int i = 0; i < 20; ++i) {
    const CubeMarks marks = random_position(Qubic{}, 12, random).marks();
    const CubeMarks least = detail::canonical(marks, /*layers_stay=*/false);
    std::set<CubeMarks> images;
    for (const auto& way : all) {
      const CubeMarks image{.own = image_of(marks.own, way), .other = image_of(marks.other, way)};
      images.insert(image);
      CHECK(detail::canonical(image, /*layers_stay=*/false) == least);
    }
    CHECK(*images.begin() == least);
  }
}

TEST_CASE("the corners and the middle of a cube are one kind of cell, and the others another", "[qubic]") {
  std::set<CubeMarks> kinds;
  for (int cell = 0; cell < 64; ++cell) {
    const CubeMarks marks{.own = cell_at(cell % 4, cell / 4 % 4, cell / 16), .other = 0};
    kinds.insert(detail::canonical(marks, /*layers_stay=*/false));
  }
  CHECK(kinds.size() == 2);
}
