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
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/follow_up.hpp"
#include "noughts/games/four_board.hpp"
#include "noughts/games/line_rules.hpp"

namespace noughts {

/// Connect Four: four in a row on a board of seven columns and six rows, where marks fall to the lowest free square of
/// their column. Models `GameOnBoard`, `GameWithThreats`, `GameWithUpperBound`, `GameWithKey` and `GameWithMirror`,
/// which document the members.
///
/// A position is two sets of cells, those of the player to move and those of both; four_board.hpp draws them.
class ConnectFour {
 public:
  /// A set of cells, iterated by columns, from left to right and from the bottom up; its squares are those of the
  /// board.
  class Cells {
   public:
    /// Visits the squares of a set.
    class Iterator {
     public:
      using value_type = Square;               ///< what is visited
      using difference_type = std::ptrdiff_t;  ///< between iterators

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

    /// None.
    constexpr Cells() = default;
    /// The set of the cells whose bits are set.
    constexpr explicit Cells(std::uint64_t bits) : bits_{bits} {}

    /// Bit by bit, as drawn above.
    constexpr std::uint64_t bits() const { return bits_; }
    /// How many there are.
    constexpr int size() const { return detail::popcount(bits_); }
    /// Whether there are none.
    constexpr bool empty() const { return bits_ == 0; }
    /// Whether a square is among them; false for squares off the board.
    constexpr bool contains(Square square) const { return square.index() < capacity && (bits_ & cell_of(square)) != 0; }
    /// One of them, by its place from 0 on. Requires 0 ≤ place < size().
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

  using Move = Square;                         ///< the square that is marked
  static constexpr int capacity = 42;          ///< how many squares there are
  static constexpr int key_bits = 49;          ///< of `key`
  static constexpr int most_plies = capacity;  ///< of a game

  /// The empty board. X moves first, unless told otherwise.
  constexpr explicit ConnectFour(Player first = Player::x) : turn_{first} {}

  /// By which rules the game is played.
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

  constexpr void play_unchecked(Square square) {
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

  /// A member of the concept `GameWithGravity`.
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
    // One threat has to be answered, two cannot be; and no mark may lift the other player up to a cell of his.
    if (const std::uint64_t at_once = answers & threats.bits(); at_once != 0)
      answers = detail::has_one_bit(at_once) ? at_once : 0;
    return Cells{answers & ~(threats.bits() >> 1U)};
  }
  static constexpr int plies_when_unsafe() { return 2; }
  constexpr bool can_still_win(Player player) const {
    return Four::has_line(Four::all & ~(player == turn_ ? theirs() : own_));
  }
  static constexpr int promise(Square square) {
    const int from_middle = square.index() % Four::columns - Four::columns / 2;
    return Four::columns - (from_middle < 0 ? -from_middle : from_middle);
  }
  /// @}

  /// A member of the concept `GameWithUpperBound`.
  constexpr std::optional<Outcome> upper_bound(Cells threats) const {
    return detail::FollowUp<Four>{own_, theirs(), threats.bits()}.upper_bound();
  }

  /// A member of the concept `GameWithKey`: the marks of the player to move, and in each column a bit above its marks.
  constexpr std::uint64_t key() const { return own_ + marked_ + Four::bottom; }

  /// A member of the concept `GameWithMirror`.
  constexpr ConnectFour canonical() const {
    ConnectFour mirror = *this;
    mirror.own_ = Four::mirrored(own_);
    mirror.marked_ = Four::mirrored(marked_);
    return mirror.key() < key() ? mirror : *this;
  }

  /// Positions are equal when the same squares are marked by the same players and the same player is to move.
  friend constexpr bool operator==(const ConnectFour&, const ConnectFour&) = default;

 private:
  using Rules = FixedLineRules<LineRules{.size = {.columns = 7, .rows = 6}, .in_a_row = 4, .gravity = true}>;
  using Four = detail::FourBoard<Rules::rules().size.columns, Rules::rules().size.rows>;

  /// By square, row by row from the top.
  static constexpr std::array<std::uint8_t, capacity> place_of_square = [] {
    std::array<std::uint8_t, capacity> places{};
    for (int i = 0; i < capacity; ++i)
      places[static_cast<std::size_t>(i)] =
          static_cast<std::uint8_t>(Four::height * (i % Four::columns) + Four::rows - 1 - i / Four::columns);
    return places;
  }();

  /// By cell; off the board for those that stay empty.
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

  /// The free cells that would complete a line together with these.
  constexpr std::uint64_t completing(std::uint64_t cells) const { return Four::completing(cells) & ~marked_; }

  std::uint64_t own_ = 0;     // of the player to move
  std::uint64_t marked_ = 0;  // by either player
  Player turn_;
};

static_assert(GameOnBoard<ConnectFour> && GameWithUpperBound<ConnectFour> && GameWithKey<ConnectFour> &&
              GameWithSetUp<ConnectFour>);

}  // namespace noughts

template <>
struct std::hash<noughts::ConnectFour> : noughts::PositionHash<noughts::ConnectFour> {};
