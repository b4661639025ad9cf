#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "noughts/board/square.hpp"

namespace noughts::detail {

/// All places of a board of three columns and rows, as nine bits: row by row, from the lowest.
inline constexpr std::uint16_t all_places = 0b111'111'111;

/// The lines of such a board: rows, columns, diagonals.
inline constexpr std::array<std::uint16_t, 8> small_board_lines{
    0b000'000'111, 0b000'111'000, 0b111'000'000,  //
    0b001'001'001, 0b010'010'010, 0b100'100'100,  //
    0b100'010'001, 0b001'010'100,
};

/// Of every set of places: whether it holds a line.
inline constexpr std::array<bool, 512> has_line_of_places = [] {
  std::array<bool, 512> has_line{};
  for (std::size_t set = 0; set < has_line.size(); ++set) {
    for (const std::uint16_t line : small_board_lines) has_line[set] = has_line[set] || (line & ~set) == 0;
  }
  return has_line;
}();

/// Of every set of places: those outside it that would complete a line with it.
inline constexpr std::array<std::uint16_t, 512> gaps_of_places = [] {
  std::array<std::uint16_t, 512> gaps{};
  for (std::size_t set = 0; set < gaps.size(); ++set) {
    for (const std::uint16_t line : small_board_lines) {
      const auto missing = static_cast<std::uint16_t>(line & ~set);
      if (std::has_single_bit(missing)) gaps[set] |= missing;
    }
  }
  return gaps;
}();

/// Of every set of places: how many there are.
inline constexpr std::array<std::uint8_t, 512> count_of_places = [] {
  std::array<std::uint8_t, 512> counts{};
  for (std::size_t set = 0; set < counts.size(); ++set) counts[set] = static_cast<std::uint8_t>(std::popcount(set));
  return counts;
}();

/// Of every set of places: each of them, in order.
inline constexpr std::array<std::array<std::uint8_t, 9>, 512> list_of_places = [] {
  std::array<std::array<std::uint8_t, 9>, 512> lists{};
  for (std::size_t set = 0; set < lists.size(); ++set) {
    std::size_t count = 0;
    for (std::uint8_t place = 0; place < 9; ++place) {
      if ((set >> place & 1U) != 0) lists[set][count++] = place;
    }
  }
  return lists;
}();

/// The ways in which such a board can be turned and mirrored, the first of which leaves it as it is: by place, where it
/// comes to lie.
inline constexpr std::array<std::array<std::uint8_t, 9>, 8> turns_of_places = [] {
  std::array<std::array<std::uint8_t, 9>, 8> turns{};
  for (unsigned turn = 0; turn < turns.size(); ++turn) {
    for (unsigned place = 0; place < 9; ++place) {
      const unsigned row = (turn & 1U) != 0 ? 2 - place / 3 : place / 3;
      const unsigned column = (turn & 2U) != 0 ? 2 - place % 3 : place % 3;
      turns[turn][place] = static_cast<std::uint8_t>((turn & 4U) != 0 ? 3 * column + row : 3 * row + column);
    }
  }
  return turns;
}();

/// A set of places as it lies after such a turn.
constexpr std::uint16_t turned_places(std::uint16_t places, const std::array<std::uint8_t, 9>& turn) {
  unsigned turned = 0;
  for (unsigned place = 0; place < 9; ++place) turned |= (places >> place & 1U) << turn[place];
  return static_cast<std::uint16_t>(turned);
}

/// A square of a board of nine such boards.
struct PlaceInBoard {
  std::uint8_t board = 0;  // which of them
  std::uint8_t place = 0;  // within it
};

/// By square of the whole board.
inline constexpr std::array<PlaceInBoard, 81> places_in_boards = [] {
  std::array<PlaceInBoard, 81> places{};
  for (unsigned i = 0; i < places.size(); ++i) {
    const unsigned row = i / 9;
    const unsigned column = i % 9;
    places[i] = {.board = static_cast<std::uint8_t>(row / 3 * 3 + column / 3),
                 .place = static_cast<std::uint8_t>(row % 3 * 3 + column % 3)};
  }
  return places;
}();

/// The squares of the whole board by small board and place.
inline constexpr std::array<std::array<Square, 9>, 9> squares_by_place = [] {
  const auto find = [](std::size_t board, std::size_t place) {
    int square = 0;
    for (const PlaceInBoard& at : places_in_boards) {
      if (at.board == board && at.place == place) break;
      ++square;
    }
    return Square{square};
  };
  return [&]<std::size_t... board>(std::index_sequence<board...> nine) {
    const auto row = [&]<std::size_t... place>(std::size_t of, std::index_sequence<place...>) {
      return std::array{find(of, place)...};
    };
    return std::array{row(board, nine)...};
  }(std::make_index_sequence<9>{});
}();

}  // namespace noughts::detail
