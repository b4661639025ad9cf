#pragma once

// What the bindings share. Only numbers and texts pass between C++ and JavaScript. All other data
// is in one of these places, which JavaScript can read and write.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"

namespace noughts::bindings {

/// A position is passed as its bytes.
static_assert(std::is_trivially_copyable_v<CataloguePosition>);

/// The position for all questions. JavaScript keeps positions as copies of these bytes, and copies
/// one here before it asks.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): calls from JavaScript never overlap
inline CataloguePosition shown;

/// The books of the games. All searches use them.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): the same
inline Books books;

/// A list of numbers of two bytes each, for values that are more than one number. Squares are
/// passed as indices; players, statuses and outcomes as codes. Squares and lines come after their
/// count.
class Numbers {
 public:
  /// Empties the list.
  void clear() { size_ = 0; }

  /// Adds a number. Numbers beyond the capacity are dropped: no board needs that many.
  void add(int number) {
    if (size_ < numbers_.size()) numbers_[size_++] = static_cast<std::uint16_t>(number);
  }

  /// Adds the number of squares, and then each square.
  void add_squares(const auto& squares) {
    add(static_cast<int>(squares.size()));
    for (const Square square : squares) add(square.index());
  }

  /// Adds the number of lines, and then the squares of each line.
  void add_lines(const auto& lines) {
    add(static_cast<int>(lines.size()));
    for (const auto& line : lines) add_squares(line);
  }

  /// Adds the numbers of moves of a game.
  void add_moves(const CataloguePosition& game, std::span<const BoardMove> moves) {
    for (const BoardMove move : moves) add(number_of_move(game, move));
  }

  /// How many numbers are in the list.
  int size() const { return static_cast<int>(size_); }

  std::uint16_t operator[](std::size_t index) const { return numbers_[index]; }

  /// The place of the numbers in memory.
  std::uint16_t* data() { return numbers_.data(); }

  /// The most numbers. The lines of eight squares on a 19×19 board need 6,697.
  static constexpr std::size_t capacity = 8192;

 private:
  std::array<std::uint16_t, capacity> numbers_{};
  std::size_t size_ = 0;
};

/// The answer to the last question, or the squares of a position to set up.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): the same
inline Numbers numbers;

/// An object that JavaScript keeps by its address until it drops it.
/// @{
using Address = std::uintptr_t;

template <typename T>
T& at(Address address) {
  return *reinterpret_cast<T*>(address);  // NOLINT: it came from `hold`
}

template <typename T>
Address hold(T value) {
  return reinterpret_cast<Address>(new T(std::move(value)));  // NOLINT: `drop` deletes it
}

template <typename T>
void drop(Address address) {
  delete &at<T>(address);  // NOLINT: it came from `hold`
}
/// @}

/// The square for a number from JavaScript. A number that is not a valid index gives a square off
/// every board.
inline Square to_square(double index) {
  const bool is_index = 0 <= index && index < Square::limit && index == static_cast<int>(index);
  return is_index ? Square{static_cast<int>(index)} : Square::off_every_board();
}

/// The move for a number from JavaScript.
inline BoardMove to_move(const CataloguePosition& position, double number) {
  return move_of_number(position, to_square(number).index());
}

}  // namespace noughts::bindings
