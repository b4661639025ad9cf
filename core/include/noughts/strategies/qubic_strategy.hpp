#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/game/board_move.hpp"
#include "noughts/games/cube.hpp"
#include "noughts/games/qubic.hpp"

namespace noughts {

/// A strategy by which the first player wins Qubic from the empty cube. `core/tools/qubic.cpp`
/// proves that it wins, writes it and checks it.
///
/// `read` checks that the moves keep to the rules and pass no win, not that they win.
///
/// The other player may reply by any move. For each position that then comes, up to symmetry, it
/// has one move. It leaves out positions where the move is seen without it: a line
/// can be completed, a line of the other player has to be stopped, or a sequence of threats wins.
class QubicStrategy {
 public:
  /// A position in which the first player is to move, and the cell that they mark.
  struct Decision {
    detail::CubeMarks marks;  ///< `own` of the first player; canonical
    int cell = 0;             ///< a free one
  };

  /// The strategy in these bytes. None if they are not one. It takes memory in proportion to the
  /// bytes.
  static std::optional<QubicStrategy> read(std::span<const std::uint8_t> bytes);

  /// Tells what the first player does in a position.
  using CellIn = std::function<std::optional<int>(const detail::CubeMarks&)>;

  /// The bytes of a strategy. `cell_in` gives the cell that the first player marks in a canonical
  /// position where they are to move; none if a win is seen there without the strategy. If there is
  /// a line to stop, they have to stop it.
  ///
  /// The bytes follow the game from the empty cube, two plies at a time. For each position there
  /// are: the cell, unless it stops a line; then the replies after which the strategy goes on, each
  /// as the number of replies that lie before it, and after the one before. The last number counts
  /// the rest, if there is a rest. The positions are canonical, and in order of their marks.
  ///
  /// None if a cell is not free, or a line that can be completed or has to be stopped is not.
  static std::optional<std::vector<std::uint8_t>> write(const CellIn& cell_in);

  /// A member of the concept `Strategy`.
  /// @{
  static constexpr std::size_t files = 1;
  static std::optional<std::size_t> file_of(const Qubic& position) {
    return position.rules() == QubicRules{} ? std::optional{std::size_t{0}} : std::nullopt;
  }
  static bool knows(const Qubic& position) { return file_of(position).has_value(); }
  std::vector<BoardMove> moves(const Qubic& position) const;
  /// @}

  /// All decisions: those with fewer marks first, and then in order of the marks.
  const std::vector<Decision>& decisions() const { return decisions_; }

 private:
  explicit QubicStrategy(std::vector<Decision> decisions) : decisions_{std::move(decisions)} {}

  std::vector<Decision> decisions_;
};

}  // namespace noughts
