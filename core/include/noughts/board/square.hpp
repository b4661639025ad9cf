#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace noughts {

/// A place on a board, by index: row by row from the top left, 0 = top left.
///
/// A square does not know its board. Any index is allowed. An index that no board has becomes
/// `Square::off_every_board()`. So a wrong number is refused as a move, and does not wrap round to
/// a real square.
class Square {
 public:
  /// Boards have fewer squares than this.
  static constexpr int limit = 1023;

  /// The square that is on no board.
  static constexpr Square off_every_board() { return Square{limit}; }

  /// A square that is on no board.
  constexpr Square() : Square{limit} {}

  /// From 0, the top left square. An index that no board has gives the square that is off every
  /// board.
  constexpr explicit Square(int index)
      : index_{static_cast<std::uint16_t>(0 <= index && index <= limit ? index : limit)} {}

  /// From 0, the top left square; `limit` if the square is on no board.
  constexpr int index() const { return index_; }

  /// By index.
  friend constexpr auto operator<=>(Square, Square) = default;

 private:
  std::uint16_t index_;
};

}  // namespace noughts

template <>
struct std::hash<noughts::Square> {
  std::size_t operator()(noughts::Square square) const { return std::hash<int>{}(square.index()); }
};
