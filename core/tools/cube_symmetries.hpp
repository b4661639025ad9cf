#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "cube.hpp"

namespace noughts::cube {

/// The 192 ways to exchange cells so that lines stay lines (R. Silver, “The group of automorphisms
/// of the game of 3-dimensional ticktacktoe”, 1967).
class Symmetries {
 public:
  Symmetries() {
    const std::array generators{
        mapped([](Place at) { return Place{3 - at[0], at[1], at[2]}; }),
        mapped([](Place at) { return Place{at[1], at[0], at[2]}; }),
        mapped([](Place at) { return Place{at[0], at[2], at[1]}; }),
        mapped([](Place at) { return exchanged(at, {1, 0, 3, 2}); }),
        mapped([](Place at) { return exchanged(at, {0, 2, 1, 3}); }),
    };
    std::vector<Map> found{mapped([](Place at) { return at; })};
    std::set<Map> seen{found.front()};
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (const Map& next : generators) {
        Map both;
        for (std::size_t cell = 0; cell < both.size(); ++cell) both[cell] = next[found[i][cell]];
        if (seen.insert(both).second) found.push_back(both);
      }
    }
    for (const Map& map : found) tables_.push_back(table_of(map));
  }

  std::size_t size() const { return tables_.size(); }

  /// The cells where one of the symmetries puts these.
  Cells image(std::size_t symmetry, Cells cells) const {
    Cells image = 0;
    for (std::size_t part = 0; part < 8; ++part) image |= tables_[symmetry][part][cells >> 8 * part & 0xffU];
    return image;
  }

  /// The same marks for all symmetric ones.
  Marks canonical(const Marks& marks) const {
    Marks least = marks;
    for (std::size_t symmetry = 0; symmetry < size(); ++symmetry) {
      const Cells own = image(symmetry, marks.own);
      if (own > least.own) continue;
      const Marks moved{.own = own, .other = image(symmetry, marks.other)};
      if (moved < least) least = moved;
    }
    return least;
  }

 private:
  using Place = std::array<int, 3>;                     // column, row and layer
  using Map = std::array<std::uint8_t, 64>;             // where each cell goes
  using Table = std::array<std::array<Cells, 256>, 8>;  // where the cells of each byte go

  static Place exchanged(Place at, std::array<int, 4> places) {
    for (int& coordinate : at) coordinate = places[static_cast<std::size_t>(coordinate)];
    return at;
  }

  static Map mapped(auto move) {
    Map map{};
    for (int cell = 0; cell < 64; ++cell) {
      const Place to = move(Place{cell % 4, cell / 4 % 4, cell / 16});
      map[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(to[0] + 4 * to[1] + 16 * to[2]);
    }
    return map;
  }

  static Table table_of(const Map& map) {
    Table table{};
    for (std::size_t part = 0; part < 8; ++part) {
      for (std::size_t byte = 0; byte < 256; ++byte) {
        for (std::size_t i = 0; i < 8; ++i) {
          if ((byte >> i & 1U) != 0) table[part][byte] |= bit(map[8 * part + i]);
        }
      }
    }
    return table;
  }

  std::vector<Table> tables_;
};

}  // namespace noughts::cube
