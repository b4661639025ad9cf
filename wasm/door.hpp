#pragma once

// What the bindings share: everything that crosses the door to JavaScript is a number or a text, and what is more than
// that lies in one of these places, which JavaScript sees.

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"

namespace noughts::door {

/// A position goes in and out as its bytes.
static_assert(std::is_trivially_copyable_v<CataloguePosition>);

/// The position that is asked about. JavaScript keeps positions as copies of these bytes, and puts one here before it
/// asks.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): calls cross the door one after the other
inline CataloguePosition shown;

/// The books of games, which all searches look into.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): as above
inline Books books;

/// What is more than one number goes out, and comes in, as numbers of two bytes in a row: squares by index, players,
/// statuses and outcomes by their codes, and before each list how many there are.
class Numbers {
 public:
  /// Begins anew.
  void clear() { size_ = 0; }

  /// Adds a number. What no board comes to is left out.
  void add(int number) {
    if (size_ < numbers_.size()) numbers_[size_++] = static_cast<std::uint16_t>(number);
  }

  /// Adds how many squares there are, and each of them.
  void add_squares(const auto& squares) {
    add(static_cast<int>(squares.size()));
    for (const Square square : squares) add(square.index());
  }

  /// Adds how many lines there are, and the squares of each.
  void add_lines(const auto& lines) {
    add(static_cast<int>(lines.size()));
    for (const auto& line : lines) add_squares(line);
  }

  /// How many have been added.
  int size() const { return static_cast<int>(size_); }

  std::uint16_t operator[](std::size_t index) const { return numbers_[index]; }

  /// Where they lie.
  std::uint16_t* data() { return numbers_.data(); }

  /// How many there can be: the lines of eight squares on a board of 19×19 take 6,697.
  static constexpr std::size_t capacity = 8192;

 private:
  std::array<std::uint16_t, capacity> numbers_{};
  std::size_t size_ = 0;
};

/// What the last question was answered with, and the squares of a position that is to be set up.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): and so does this
inline Numbers numbers;

/// Something that JavaScript holds by its address, until it gives it back.
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

/// A number as JavaScript has them: anything but a whole number lies on no board.
inline Square to_square(double index) {
  const bool is_index = 0 <= index && index < Square::limit && index == static_cast<int>(index);
  return is_index ? Square{static_cast<int>(index)} : Square::off_every_board();
}

}  // namespace noughts::door
