#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "noughts/board/board.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_set.hpp"

namespace noughts::detail {

/// All places of a 3×3 board, as nine bits: row by row, starting with the lowest bit.
inline constexpr std::uint16_t all_places = 0b111'111'111;

/// The set of one place.
constexpr std::uint16_t bit_of(int place) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(place)); }

/// A set of places without the first one.
constexpr std::uint16_t without_lowest(std::uint16_t places) {
  return static_cast<std::uint16_t>(places & (places - 1));
}

/// The lines of a 3×3 board: rows, columns, diagonals.
inline constexpr std::array<std::uint16_t, 8> small_board_lines{
    0b000'000'111, 0b000'111'000, 0b111'000'000,  //
    0b001'001'001, 0b010'010'010, 0b100'100'100,  //
    0b100'010'001, 0b001'010'100,
};

/// For every set of places: whether it contains a line.
inline constexpr std::array<bool, 512> has_line_of_places = [] {
  std::array<bool, 512> has_line{};
  for (std::size_t set = 0; set < has_line.size(); ++set) {
    for (const std::uint16_t line : small_board_lines) has_line[set] = has_line[set] || (line & ~set) == 0;
  }
  return has_line;
}();

/// For every set of places: the places outside it that would complete a line with it.
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

/// For every set of places: how many there are.
inline constexpr std::array<std::uint8_t, 512> count_of_places = [] {
  std::array<std::uint8_t, 512> counts{};
  for (std::size_t set = 0; set < counts.size(); ++set) counts[set] = static_cast<std::uint8_t>(std::popcount(set));
  return counts;
}();

/// For every set of places: its elements, in order.
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

/// The eight ways to turn and mirror the board. The first one changes nothing. For each place:
/// where it goes.
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

/// A set of places after such a turn.
constexpr std::uint16_t turned_places(std::uint16_t places, const std::array<std::uint8_t, 9>& turn) {
  unsigned turned = 0;
  for (unsigned place = 0; place < 9; ++place) turned |= (places >> place & 1U) << turn[place];
  return static_cast<std::uint16_t>(turned);
}

/// A square of a board that consists of nine small boards.
struct PlaceInBoard {
  std::uint8_t board = 0;  // which of them
  std::uint8_t place = 0;  // within it
};

/// For each square of the whole board.
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

/// The square of the whole board at a place of a small board.
constexpr Square square_at(int board, int place) {
  return squares_by_place[static_cast<std::size_t>(board)][static_cast<std::size_t>(place)];
}

/// The squares of some places of a small board.
constexpr Line squares_of(int board, std::uint16_t places) {
  Line squares;
  for (; places != 0; places = without_lowest(places)) squares.push_back(square_at(board, lowest_bit(places)));
  return squares;
}

/// The squares of some small boards, in order of index.
constexpr Line squares_of_boards(std::uint16_t boards) {
  Line squares;
  for (int i = 0; i < 81; ++i) {
    if ((boards & bit_of(places_in_boards[static_cast<std::size_t>(i)].board)) != 0) squares.emplace_back(i);
  }
  return squares;
}

}  // namespace noughts::detail
