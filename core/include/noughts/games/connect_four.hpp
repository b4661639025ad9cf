#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/claimeven.hpp"
#include "noughts/games/four_board.hpp"
#include "noughts/games/line_rules.hpp"

namespace noughts {

/// Connect Four: four in a row on a board of seven columns and six rows. A mark falls to the lowest
/// free square of its column. Models `GameOnBoard`, `GameWithThreats`,
/// `GameWithKey` and `GameWithMirror`; these concepts document the members.
///
/// A position is two sets of cells: the cells of the player to move, and the cells of both players.
/// four_board.hpp shows the bits.
class ConnectFour {
 public:
  /// A set of cells. It is iterated column by column, from left to right, and from the bottom up.
  /// Its elements are squares of the board.
  class Cells {
   public:
    /// Visits the squares of a set.
    class Iterator {
     public:
      using value_type = Square;               ///< what is visited
      using difference_type = std::ptrdiff_t;  ///< the distance between two iterators

      constexpr Iterator() = default;
      constexpr Square operator*() const { return square_of_cell[static_cast<std::size_t>(detail::lowest_bit(rest_))]; }
      constexpr Iterator& operator++() {
        rest_ &= rest_ - 1;
        return *this;
      }
      constexpr Iterator operator++(int) {
        const Iterator before = *this;
        ++*this;
        return before;
      }
      friend constexpr bool operator==(Iterator, Iterator) = default;

     private:
      friend class Cells;
      constexpr explicit Iterator(std::uint64_t rest) : rest_{rest} {}
      std::uint64_t rest_ = 0;
    };

    /// The empty set.
    constexpr Cells() = default;
    /// The set of the cells whose bits are set.
    constexpr explicit Cells(std::uint64_t bits) : bits_{bits} {}

    /// The set as bits. four_board.hpp shows which bit is which cell.
    constexpr std::uint64_t bits() const { return bits_; }
    /// How many cells are in the set.
    constexpr int size() const { return detail::popcount(bits_); }
    /// Whether the set is empty.
    constexpr bool empty() const { return bits_ == 0; }
    /// Whether a square is in the set; false for squares off the board.
    constexpr bool contains(Square square) const { return square.index() < capacity && (bits_ & cell_of(square)) != 0; }
    /// The cell at this place in the order of the set, from 0. Requires 0 ≤ place < size().
    constexpr Square operator[](int place) const {
      Iterator at = begin();
      for (; place > 0; --place) ++at;
      return *at;
    }
    /// The first cell.
    constexpr Iterator begin() const { return Iterator{bits_}; }
    /// Past the last cell.
    constexpr Iterator end() const { return Iterator{}; }

    friend constexpr bool operator==(Cells, Cells) = default;

   private:
    std::uint64_t bits_ = 0;
  };

  using Move = BoardMove;                      ///< the square that is marked
  static constexpr int capacity = 42;          ///< how many squares the board has
  static constexpr int key_bits = 49;          ///< the number of bits in `key()`
  static constexpr int most_plies = capacity;  ///< the most plies of a game

  /// The empty board. By default, X moves first.
  constexpr explicit ConnectFour(Player first = Player::x) : turn_{first} {}

  /// The rules of the game.
  static constexpr LineRules rules() { return Rules::rules(); }

  /// A member of the concept `Game`.
  /// @{
  static constexpr ConnectFour start(Player first) { return ConnectFour{first}; }
  constexpr Player turn() const { return turn_; }

  constexpr Status status() const {
    if (Four::has_line(theirs())) return Status::won(other(turn_));
    return marked_ == Four::all ? Status::tie() : Status::next(turn_);
  }

  constexpr Cells legal_moves() const { return Cells{Four::has_line(theirs()) ? 0 : landing_cells()}; }

  constexpr void play_unchecked(BoardMove move) {
    const Square square = move.square();
    NOUGHTS_ASSERT(legal_moves().contains(square));
    own_ ^= marked_;
    marked_ |= cell_of(square);
    turn_ = other(turn_);
  }

  constexpr std::uint64_t hash() const {
    const std::uint64_t mixed =
        (key() << 1U | (turn_ == Player::x ? 0U : 1U)) * 0x9e3779b97f4a7c15U;  // the golden ratio
    return mixed ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  static constexpr BoardSize size() { return rules().size; }
  static constexpr Board board() {
    Board board;
    board.size = size();
    board.gravity = true;
    for (const auto line : Rules::lines().list()) board.lines.push_back(line_of(line));
    return board;
  }

  constexpr std::optional<Player> owner(Square square) const {
    const std::uint64_t cell = cell_of(square);
    if ((marked_ & cell) == 0) return std::nullopt;
    return (own_ & cell) != 0 ? turn_ : other(turn_);
  }

  constexpr std::vector<Line> won_lines() const {
    std::vector<Line> won;
    if (!Four::has_line(theirs())) return won;
    SquareSet<capacity> squares;
    for (const Square square : Cells{theirs()}) squares.insert(square);
    for (const auto line : Rules::lines().list()) {
      if (squares.contains(line)) won.push_back(line_of(line));
    }
    return won;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  constexpr bool has_gravity() const { return true; }

  /// A member of the concept `GameWithSetUp`.
  constexpr std::expected<ConnectFour, SetUpError> set_up(const SetUp& wanted) const {
    if (const auto error = detail::fault_of(wanted, board())) return std::unexpected{*error};
    ConnectFour position{detail::turn_of(wanted)};
    for (const Square square : size().every_square()) {
      const auto player = wanted.marks[static_cast<std::size_t>(square.index())];
      if (player) position.marked_ |= cell_of(square);
      if (player == position.turn_) position.own_ |= cell_of(square);
    }
    return position;
  }

  /// A member of the concept `GameWithThreats` or of those that it is made of.
  /// @{
  constexpr int plies_left() const { return capacity - detail::popcount(marked_); }
  constexpr Cells winning_moves() const { return Cells{completing(own_) & legal_moves().bits()}; }
  constexpr Cells threats() const { return Cells{completing(theirs())}; }
  constexpr Cells safe_moves() const { return safe_moves(threats()); }
  constexpr Cells safe_moves(Cells threats) const {
    std::uint64_t answers = landing_cells();
    // A single immediate threat must be answered. Two cannot be answered. And no mark may open the
    // cell above it if that cell wins for the other player.
    if (const std::uint64_t at_once = answers & threats.bits(); at_once != 0)
      answers = detail::has_one_bit(at_once) ? at_once : 0;
    return Cells{answers & ~(threats.bits() >> 1U)};
  }
  static constexpr int plies_to_forced_loss() { return 2; }
  constexpr bool can_still_win(Player player) const {
    return Four::has_line(Four::all & ~(player == turn_ ? theirs() : own_));
  }
  /// @}

  /// A member of the concept `GameWithThreats`.
  constexpr std::optional<Outcome> upper_bound(Cells threats) const {
    return detail::Claimeven<Four>{own_, theirs(), threats.bits()}.upper_bound();
  }

  /// A member of the concept `GameWithKey`: the marks of the player to move, and in each column a
  /// bit above the highest mark.
  constexpr std::uint64_t key() const { return own_ + marked_ + Four::bottom; }

  /// A member of the concept `GameWithMirror`.
  constexpr ConnectFour canonical() const {
    ConnectFour mirror = *this;
    mirror.own_ = Four::mirrored(own_);
    mirror.marked_ = Four::mirrored(marked_);
    return mirror.key() < key() ? mirror : *this;
  }

  /// Positions are equal if the marks and the player to move are the same.
  friend constexpr bool operator==(const ConnectFour&, const ConnectFour&) = default;

 private:
  using Rules = FixedLineRules<LineRules{.size = {.columns = 7, .rows = 6}, .in_a_row = 4, .gravity = true}>;
  using Four = detail::FourBoard<Rules::rules().size.columns, Rules::rules().size.rows>;

  /// For each square, row by row from the top: its cell.
  static constexpr std::array<std::uint8_t, capacity> place_of_square = [] {
    std::array<std::uint8_t, capacity> places{};
    for (int i = 0; i < capacity; ++i)
      places[static_cast<std::size_t>(i)] =
          static_cast<std::uint8_t>(Four::height * (i % Four::columns) + Four::rows - 1 - i / Four::columns);
    return places;
  }();

  /// For each cell: its square. Off the board for the cells that stay empty.
  static constexpr std::array<Square, std::size_t{Four::height} * Four::columns> square_of_cell = [] {
    const auto nowhere = Square::off_every_board();
    std::array<Square, std::size_t{Four::height} * Four::columns> squares{
        [&]<std::size_t... i>(std::index_sequence<i...>) {
          return std::array{((void)i, nowhere)...};
        }(std::make_index_sequence<std::size_t{Four::height} * Four::columns>{})};
    for (int i = 0; i < capacity; ++i) squares[place_of_square[static_cast<std::size_t>(i)]] = Square{i};
    return squares;
  }();

  static constexpr std::uint64_t cell_of(Square square) {
    return std::uint64_t{1} << place_of_square[static_cast<std::size_t>(square.index())];
  }

  constexpr std::uint64_t theirs() const { return own_ ^ marked_; }
  constexpr std::uint64_t landing_cells() const { return Four::landing(marked_); }

  /// The free cells that would complete a line with these cells.
  constexpr std::uint64_t completing(std::uint64_t cells) const { return Four::completing(cells) & ~marked_; }

  std::uint64_t own_ = 0;     // of the player to move
  std::uint64_t marked_ = 0;  // by either player
  Player turn_;
};

static_assert(GameOnBoard<ConnectFour> && detail::HasUpperBound<ConnectFour> && GameWithKey<ConnectFour> &&
              GameWithSetUp<ConnectFour>);

}  // namespace noughts

template <>
struct std::hash<noughts::ConnectFour> : noughts::PositionHash<noughts::ConnectFour> {};
