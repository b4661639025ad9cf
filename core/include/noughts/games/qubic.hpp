#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/game/variation.hpp"
#include "noughts/games/cube.hpp"

namespace noughts {

class QubicStrategy;

/// The rule variants of Qubic.
struct QubicRules {
  /// Whether a mark must be on the lowest layer or above another mark, like balls on pegs (Score
  /// Four).
  bool gravity = false;

  /// The other rules, with their names: `Variation`.
  /// @{
  static constexpr auto variations() {
    return std::array{Variation<QubicRules>{.rules = {.gravity = true}, .id = "-gravity"}};
  }
  static constexpr std::array<std::string_view, 1> variation_titles() { return {", with gravity"}; }
  /// @}

  friend constexpr bool operator==(const QubicRules&, const QubicRules&) = default;
};

/// A position of Qubic: four in a row win in a cube of 4×4×4 squares, along any of its 76 lines.
/// The board shows the layers side by side as 8×8 squares: the lowest layer top left, the second
/// one top right, the third one bottom left, and the highest one bottom right. Models
/// `GameOnBoard`, `GameWithThreatMoves`, `GameOfKnownLength`, `GameWithMirror`, `GameWithSetUp` and
/// `GameWithStrategy`; these concepts document the members.
///
/// The first player wins (O. Patashnik, “Qubic: 4×4×4 tic-tac-toe”, 1980). `core/tools/qubic.cpp`
/// proves it, and writes the moves of the proof to a file. For the game with gravity, the authors
/// do not know the result.
class Qubic {
 public:
  using Move = BoardMove;              ///< the square that is marked
  using Strategy = QubicStrategy;      ///< of the first player, without gravity
  using Squares = SquareSet<64>;       ///< a set of squares of this board
  static constexpr int capacity = 64;  ///< how many squares the board has

  /// The empty cube. By default, X moves first.
  constexpr explicit Qubic(Player first = Player::x) : Qubic{QubicRules{}, first} {}

  /// The same, with other rules.
  constexpr explicit Qubic(const QubicRules& rules, Player first = Player::x) : turn_{first}, rules_{rules} {}

  /// The rules of the game.
  constexpr QubicRules rules() const { return rules_; }

  /// A member of the concept `Game`.
  /// @{
  constexpr Qubic start(Player first) const { return Qubic{rules_, first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    if (has_line(cells_of(other(turn_)))) return Status::won(other(turn_));
    return marked() == all ? Status::tie() : Status::next(turn_);
  }
  constexpr Squares legal_moves() const {
    return has_line(cells_of(other(turn_))) ? Squares{} : squares_of(playable_cells());
  }
  constexpr void play_unchecked(BoardMove move) {
    const Square square = move.square();
    NOUGHTS_ASSERT(legal_moves().contains(square));
    cells_[static_cast<std::size_t>(turn_)] |= cell_of(square);
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;
    const std::uint64_t spread = cells_of(Player::x) * golden;
    std::uint64_t mixed = (spread ^ spread >> 32U ^ cells_of(Player::o)) * golden;
    mixed += (turn_ == Player::x ? 0U : 1U) + (rules_.gravity ? 2U : 0U);
    mixed *= golden;
    return mixed ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  static constexpr BoardSize size() { return {.columns = 8, .rows = 8}; }
  constexpr Board board() const {
    Board board;
    board.size = size();
    board.nesting = Nesting::layered;
    for_each_line([&](Cells line) { board.lines.push_back(line_of(squares_of(line))); });
    for (unsigned layer = 0; layer < 4; ++layer)
      board.small_boards.push_back(line_of(squares_of(lowest_layer << 16U * layer)));
    return board;
  }
  constexpr std::optional<Player> owner(Square square) const {
    for (const Player player : {Player::x, Player::o}) {
      if ((cells_of(player) & cell_of(square)) != 0) return player;
    }
    return std::nullopt;
  }
  constexpr std::vector<Line> won_lines() const {
    std::vector<Line> lines;
    for_each_line([&](Cells line) {
      if ((line & ~cells_of(other(turn_))) == 0) lines.push_back(line_of(squares_of(line)));
    });
    return lines;
  }
  /// @}

  /// A member of the concept `GameWithSetUp`.
  constexpr std::expected<Qubic, SetUpError> set_up(const SetUp& wanted) const {
    if (const auto error = detail::fault_of(wanted, board(), rules_.gravity ? &below : nullptr))
      return std::unexpected{*error};
    Qubic position{rules_, detail::turn_of(wanted)};
    detail::for_each_mark(wanted, size(), [&](Square square, Player player) {
      position.cells_[static_cast<std::size_t>(player)] |= cell_of(square);
    });
    return position;
  }

  /// A member of the concept `GameOfKnownLength`.
  constexpr int plies_left() const { return capacity - squares_of(marked()).size(); }

  /// A member of the concept `GameWithImmediateTactics`.
  /// @{
  constexpr Squares winning_moves() const {
    if (has_line(cells_of(other(turn_)))) return {};
    return squares_of(detail::cube_gaps(cells_of(turn_)) & playable_cells());
  }
  constexpr Squares safe_moves() const {
    const Cells threats = detail::cube_gaps(cells_of(other(turn_))) & ~marked();
    const Cells moves = playable_cells();
    const Cells at_once = threats & moves;
    // A single immediate threat must be answered. Two cannot be answered. And no mark may open the
    // square above it if that square wins for the other player.
    const Cells answers = at_once == 0 ? moves : (at_once & (at_once - 1)) == 0 ? at_once : 0;
    return squares_of(rules_.gravity ? answers & ~(threats >> 16U) : answers);
  }
  /// @}

  /// A member of the concept `GameWithThreatMoves`: the playable squares of lines in which the
  /// player owns two squares and can mark the other two.
  constexpr Squares threat_moves() const {
    const Cells own = cells_of(turn_);
    const Cells playable = playable_cells();
    const Cells pairs = detail::cube_pairs(own, playable);
    if (!rules_.gravity) return squares_of(pairs);
    // With gravity, the mark can also be the missing support below a square that completes a line.
    // That line can be vertical.
    const Cells upright = (own & own >> 16U & lowest_layer) << 32U;
    return squares_of(pairs | (playable & (detail::cube_gaps(own) >> 16U | upright)));
  }

  /// A member of the concept `GameWithMirror`. There are 192 ways to exchange squares of the cube
  /// so that lines stay lines; with gravity 8.
  constexpr Qubic canonical() const {
    const auto least = detail::canonical({.own = cells_[0], .other = cells_[1]}, rules_.gravity);
    Qubic position = *this;
    position.cells_ = {least.own, least.other};
    return position;
  }

  /// The marks in the cube, `own` of the player to move.
  constexpr detail::CubeMarks marks() const { return {.own = cells_of(turn_), .other = cells_of(other(turn_))}; }

  /// The square of a cell of `marks`. Requires 0 ≤ cell < 64.
  static constexpr Square square_of(int cell) { return *squares_of(detail::cell_bit(cell)).begin(); }

  /// Positions are equal if the rules, the marks and the player to move are the same.
  friend constexpr bool operator==(const Qubic&, const Qubic&) = default;

 private:
  using Cells = detail::CubeCells;

  static constexpr Cells all = ~Cells{0};
  static constexpr Cells lowest_layer = 0xffffU;

  constexpr Cells cells_of(Player player) const { return cells_[static_cast<std::size_t>(player)]; }
  constexpr Cells marked() const { return cells_of(Player::x) | cells_of(Player::o); }

  /// The cells that can be marked, unless the game has ended.
  constexpr Cells playable_cells() const {
    const Cells free = ~marked();
    return rules_.gravity ? free & (marked() << 16U | lowest_layer) : free;
  }

  static constexpr bool has_line(Cells cells) {
    Cells lines = 0;
    for (const auto& [step, starts] : detail::cube_directions)
      lines |= cells & cells >> step & cells >> 2 * step & cells >> 3 * step & starts;
    return lines != 0;
  }

  static constexpr void for_each_line(auto visit) {
    for (const auto& [step, starts] : detail::cube_directions) {
      for (const Square start : Squares::of_number(starts)) {
        Cells line = 0;
        for (unsigned i = 0; i < 4; ++i) line |= Cells{1} << (static_cast<unsigned>(start.index()) + i * step);
        visit(line);
      }
    }
  }

  /// The index of a square has three bits for its row and three for its column. The index of a cell
  /// has the highest bit of both first. So the conversion exchanges bits of the index, for all
  /// elements of a set at the same time.
  ///
  ///     square  r r r c c c
  ///             2 1 0 2 1 0
  ///     cell    r c r r c c
  ///             2 2 1 0 1 0
  static constexpr Cells cells_of(Squares squares) { return along_row.of(along_column.of(squares.number())); }
  static constexpr Squares squares_of(Cells cells) { return Squares::of_number(along_column.of(along_row.of(cells))); }
  static constexpr auto along_row = detail::exchanged_bits(3, 2);
  static constexpr auto along_column = detail::exchanged_bits(4, 2);
  static constexpr Cells cell_of(Square square) {
    Squares one;
    one.insert(square);
    return cells_of(one);
  }

  /// The square one layer lower. Nothing below the lowest layer.
  static constexpr std::optional<Square> below(Square square, BoardSize /*size*/) {
    const Squares lower = squares_of(cell_of(square) >> 16U);
    return lower.empty() ? std::nullopt : std::optional{*lower.begin()};
  }

  std::array<Cells, 2> cells_{};  // by player
  Player turn_;
  QubicRules rules_;
};

static_assert(GameOnBoard<Qubic> && GameWithThreatMoves<Qubic> && GameOfKnownLength<Qubic> && GameWithMirror<Qubic> &&
              GameWithSetUp<Qubic>);

}  // namespace noughts

template <>
struct std::hash<noughts::Qubic> : noughts::PositionHash<noughts::Qubic> {};
