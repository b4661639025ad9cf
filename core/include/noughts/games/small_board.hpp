#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace noughts::detail {

/// All places of a board of three columns and rows, as nine bits: row by row, from the lowest.
inline constexpr std::uint16_t all_places = 0b111'111'111;

/// The lines of such a board: rows, columns, diagonals.
inline constexpr std::array<std::uint16_t, 8> small_board_lines{
    0b000'000'111, 0b000'111'000, 0b111'000'000,  //
    0b001'001'001, 0b010'010'010, 0b100'100'100,  //
    0b100'010'001, 0b001'010'100,
};

/// What there is to know of a set of places.
struct SmallBoard {
  std::uint16_t gaps = 0;                // the places outside it that would complete a line with it
  std::uint8_t size = 0;                 // how many places it has
  bool has_line = false;                 // whether it holds a line
  std::array<std::uint8_t, 9> places{};  // in order; the first `size` count
};

/// Of every set of places.
inline constexpr std::array<SmallBoard, 512> small_boards = [] {
  std::array<SmallBoard, 512> boards{};
  for (std::size_t set = 0; set < boards.size(); ++set) {
    SmallBoard& board = boards[set];
    for (const std::uint16_t line : small_board_lines) {
      const auto missing = static_cast<std::uint16_t>(line & ~set);
      if (missing == 0) board.has_line = true;
      if ((missing & (missing - 1)) == 0) board.gaps |= missing;
    }
    for (std::uint8_t place = 0; place < 9; ++place) {
      if ((set >> place & 1U) != 0) board.places[board.size++] = place;
    }
  }
  return boards;
}();

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
inline constexpr std::array<std::array<std::uint8_t, 9>, 9> squares_by_place = [] {
  std::array<std::array<std::uint8_t, 9>, 9> squares{};
  for (std::size_t i = 0; i < places_in_boards.size(); ++i)
    squares[places_in_boards[i].board][places_in_boards[i].place] = static_cast<std::uint8_t>(i);
  return squares;
}();

}  // namespace noughts::detail
