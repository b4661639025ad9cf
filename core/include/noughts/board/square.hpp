#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace noughts {

/// A place on a board, by index: row by row from the top left, 0 = top left.
///
/// A square does not know which board it is on. Any index may be asked for: one that no board has becomes
/// `Square::off_every_board()`, so that a wild number is refused as a move instead of wrapping round to a square that
/// exists.
class Square {
 public:
  /// Boards have fewer squares than this.
  static constexpr int limit = 1023;

  /// The square that lies on no board at all.
  static constexpr Square off_every_board() { return Square{limit}; }

  /// A square that lies on no board.
  constexpr Square() : Square{limit} {}

  /// From 0, the top left square. What no board has lies off every board.
  constexpr explicit Square(int index)
      : index_{static_cast<std::uint16_t>(0 <= index && index < limit ? index : limit)} {}

  /// From 0, the top left square; `limit` when the square lies on no board.
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
