#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/padded_square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/gomoku_lines.hpp"
#include "noughts/games/gomoku_values.hpp"

namespace noughts {

/// In what Gomoku differs from house to house.
struct GomokuRules {
  /// Whether six or more in a row do not win (“standard” in tournaments, where the other is “freestyle”).
  bool exactly_five = false;

  friend constexpr bool operator==(const GomokuRules&, const GomokuRules&) = default;
};

/// A position of Gomoku: five in a row win on a board of 15×15, in a row, in a column or diagonally. Models
/// `GameOnBoard`, `GameWithLocalThreats`, `GameWithValues`, `GameWithSetUp` and `GameOfKnownLength`, which document the
/// members.
///
/// Whoever begins wins, by either rule (L. V. Allis, “Searching for solutions in games and artificial intelligence”,
/// 1994); nothing here proves it.
class Gomoku {
 public:
  using Move = Square;                      ///< the square that is marked
  using Squares = PaddedSquareSet<15, 15>;  ///< a set of squares of this board
  static constexpr int capacity = 15 * 15;  ///< how many squares there are

  /// The empty board. X moves first, unless told otherwise.
  constexpr explicit Gomoku(Player first = Player::x) : Gomoku{GomokuRules{}, first} {}

  /// The same by other rules.
  constexpr explicit Gomoku(const GomokuRules& rules, Player first = Player::x) : turn_{first}, rules_{rules} {}

  /// By which rules the game is played.
  constexpr GomokuRules rules() const { return rules_; }

  /// A member of the concept `Game`.
  /// @{
  constexpr Gomoku start(Player first) const { return Gomoku{rules_, first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    if (has_five(other(turn_))) return Status::won(other(turn_));
    return free_squares().empty() ? Status::tie() : Status::next(turn_);
  }
  constexpr Squares legal_moves() const { return has_five(other(turn_)) ? Squares{} : free_squares(); }
  constexpr void play_unchecked(Square square) {
    NOUGHTS_ASSERT(legal_moves().contains(square));
    marks_[static_cast<std::size_t>(turn_)].insert(square);
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;
    const std::uint64_t turn = (turn_ == Player::x ? 0U : 1U) + (rules_.exactly_five ? 2U : 0U);
    const std::uint64_t mixed = (marks_of(Player::x).hash() * golden ^ marks_of(Player::o).hash()) + turn;
    return mixed * golden ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  static constexpr BoardSize size() { return {.columns = 15, .rows = 15}; }
  constexpr Board board() const {
    Board board;
    board.size = size();
    for_each_direction([&]<int step>(Direction<step>) {
      for (const Square start : Lines<step>{{}, all_squares(), false}.with(0))
        board.lines.push_back(line_from<step>(start));
    });
    return board;
  }
  constexpr std::optional<Player> owner(Square square) const {
    for (const Player player : {Player::x, Player::o}) {
      if (marks_of(player).contains(square)) return player;
    }
    return std::nullopt;
  }
  constexpr std::vector<Line> won_lines() const { return fives_of(other(turn_)); }
  /// @}

  /// A member of the concept `GameWithSetUp`.
  constexpr std::expected<Gomoku, SetUpError> set_up(const SetUp& wanted) const {
    if (const auto error = detail::fault_of_numbers(wanted, size())) return std::unexpected{*error};
    Gomoku position{rules_, detail::turn_of(wanted)};
    for (const Square square : size().every_square()) {
      if (const auto player = wanted.marks[static_cast<std::size_t>(square.index())])
        position.marks_[static_cast<std::size_t>(*player)].insert(square);
    }
    // Of all lines only those matter that somebody owns, and that count.
    Board board;
    board.size = size();
    for (const Player player : {Player::x, Player::o}) {
      for (const Line& line : position.fives_of(player)) board.lines.push_back(line);
    }
    if (const auto error = detail::fault_of(wanted, board)) return std::unexpected{*error};
    return position;
  }

  /// A member of the concept `GameOfKnownLength`.
  constexpr int plies_left() const { return free_squares().size(); }

  /// A member of the concept `GameWithForcedMoves`.
  /// @{
  constexpr Squares winning_moves() const { return has_five(other(turn_)) ? Squares{} : gaps_of(turn_, 4); }
  constexpr Squares safe_moves() const {
    const Squares threats = gaps_of(other(turn_), 4);
    // One threat has to be answered, two cannot be.
    return threats.empty() ? free_squares() : threats.size() == 1 ? threats : Squares{};
  }
  /// @}

  /// A member of the concept `GameWithForcingMoves`: the squares of lines of which the player has three, and can have
  /// the other two.
  constexpr Squares forcing_moves() const { return gaps_of(turn_, 3); }

  /// A member of the concept `GameWithLocalThreats`.
  constexpr Gomoku passed() const {
    Gomoku position = *this;
    position.turn_ = other(turn_);
    return position;
  }

  /// A member of the concept `GameWithValues`.
  /// @{
  static constexpr int promising_moves = 24;
  constexpr int value() const {
    int score = 0;
    for_each_direction([&]<int step>(Direction<step>) {
      const auto own = lines_of<step>(turn_);
      const auto others = lines_of<step>(other(turn_));
      for (int marks = 1; marks < 5; ++marks) {
        score += detail::worth_of_line(marks, true) * own.with(marks).size();
        score -= detail::worth_of_line(marks, false) * others.with(marks).size();
      }
    });
    return detail::value_of_score(score);
  }
  constexpr void values_of_moves(std::span<const Square> moves, std::span<std::uint16_t> values) const {
    int score = 0;                                         // of the player to move, if he passed
    std::array<std::int16_t, Squares::bit_count> gains{};  // by his marking a square
    for_each_direction([&]<int step>(Direction<step>) {
      const auto own = lines_of<step>(turn_);
      const auto others = lines_of<step>(other(turn_));
      const auto count_lines = [&](const Squares& starts, int worth, int gain) {
        starts.for_each_bit([&](int bit) {
          score += worth;
          for (int i = 0; i < 5; ++i)
            gains[static_cast<std::size_t>(bit + i * step)] += static_cast<std::int16_t>(gain);
        });
      };
      for (int marks = 0; marks < 5; ++marks) {
        const int worth = detail::worth_of_line(marks, false);
        count_lines(own.with(marks), worth, detail::worth_of_line(marks + 1, false) - worth);
        const int loss = detail::worth_of_line(marks, true);
        if (marks > 0) count_lines(others.with(marks), -loss, loss);
      }
    });
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const int gain = gains[static_cast<std::size_t>(Squares::bit_of(moves[i]))];
      values[i] = static_cast<std::uint16_t>(detail::value_of_score(score + gain));
    }
  }
  /// @}

  /// Positions are equal when they are played by the same rules, the same squares are marked by the same players and
  /// the same player is to move.
  friend constexpr bool operator==(const Gomoku&, const Gomoku&) = default;

 private:
  template <int step>
  using Lines = detail::LinesOfFive<Squares, step>;
  template <int step>
  using Direction = std::integral_constant<int, step>;

  static constexpr Squares all_squares() {
    constexpr Squares all = Squares::all();
    return all;
  }
  constexpr const Squares& marks_of(Player player) const { return marks_[static_cast<std::size_t>(player)]; }
  constexpr Squares free_squares() const { return all_squares() - (marks_of(Player::x) | marks_of(Player::o)); }

  /// The lines that a player owns or can get.
  template <int step>
  constexpr Lines<step> lines_of(Player player) const {
    return {marks_of(player), free_squares(), rules_.exactly_five};
  }

  template <int step>
  static constexpr Line line_from(Square start) {
    Line line;
    for (int i = 0; i < 5; ++i) line.push_back(Squares::square_at(Squares::bit_of(start) + i * step));
    return line;
  }

  /// The lines that a player owns.
  constexpr std::vector<Line> fives_of(Player player) const {
    std::vector<Line> fives;
    for_each_direction([&]<int step>(Direction<step>) {
      for (const Square start : lines_of<step>(player).with(5)) fives.push_back(line_from<step>(start));
    });
    return fives;
  }

  constexpr bool has_five(Player player) const {
    bool has = false;
    for_each_direction([&]<int step>(Direction<step>) { has = has || !lines_of<step>(player).with(5).empty(); });
    return has;
  }

  /// The free squares of the lines in which a player has so many marks.
  constexpr Squares gaps_of(Player player, int marks) const {
    Squares gaps;
    for_each_direction(
        [&]<int step>(Direction<step>) { gaps = gaps | Lines<step>::squares_of(lines_of<step>(player).with(marks)); });
    return gaps & free_squares();
  }

  /// Along rows, columns, and diagonals that fall to the right and to the left.
  static constexpr void for_each_direction(auto visit) {
    constexpr int down = Squares::row_step;
    visit(Direction<1>{});
    visit(Direction<down>{});
    visit(Direction<down + 1>{});
    visit(Direction<down - 1>{});
  }

  std::array<Squares, 2> marks_{};  // by player
  Player turn_;
  GomokuRules rules_;
};

static_assert(GameOnBoard<Gomoku> && GameWithLocalThreats<Gomoku> && GameWithValues<Gomoku> && GameWithSetUp<Gomoku> &&
              GameOfKnownLength<Gomoku>);

}  // namespace noughts

template <>
struct std::hash<noughts::Gomoku> : noughts::PositionHash<noughts::Gomoku> {};
