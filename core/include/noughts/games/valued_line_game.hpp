#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/line_values.hpp"

namespace noughts {

/// A position of a line game on a board that is too large to be searched through: it values its positions by counting
/// lines. `Shape` says by which rules it is played, and how its lines are counted.
/// Models `GameOnBoard`, `GameWithLocalThreats`, `GameWithValues`, `GameWithSetUp` and `GameOfKnownLength`, which
/// document the members.
template <typename Shape>
class ValuedLineGame {
 public:
  using Move = Square;                              ///< the square that is marked
  using Rules = Shape::Rules;                       ///< by which it is played
  using Squares = Shape::Squares;                   ///< a set of squares of this board
  static constexpr int capacity = Shape::capacity;  ///< the most squares that there are

  /// The empty board. X moves first, unless told otherwise.
  constexpr explicit ValuedLineGame(Player first = Player::x) : ValuedLineGame{Rules{Shape{}.rules()}, first} {}

  /// The same by other rules. Requires such as this game can be played by.
  constexpr explicit ValuedLineGame(const Rules& rules, Player first = Player::x) : turn_{first}, shape_{rules} {}

  /// By which rules the game is played.
  constexpr Rules rules() const { return shape_.rules(); }

  /// A member of the concept `Game`.
  /// @{
  constexpr ValuedLineGame start(Player first) const { return ValuedLineGame{rules(), first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    if (has_line(other(turn_))) return Status::won(other(turn_));
    return free_squares().empty() ? Status::tie() : Status::next(turn_);
  }
  constexpr Squares legal_moves() const { return has_line(other(turn_)) ? Squares{} : free_squares(); }
  constexpr void play_unchecked(Square square) {
    NOUGHTS_ASSERT(legal_moves().contains(square));
    marks_[static_cast<std::size_t>(turn_)].insert(square);
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;
    const std::uint64_t turn = (turn_ == Player::x ? 0U : 1U) + 2U * shape_.number();
    const std::uint64_t mixed = (marks_of(Player::x).hash() * golden ^ marks_of(Player::o).hash()) + turn;
    return mixed * golden ^ mixed >> 32U;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return shape_.size(); }
  constexpr Board board() const {
    Board board;
    board.size = size();
    shape_.for_each_direction([&](auto direction) {
      for (const Square start : shape_.lines(direction, Squares{}, shape_.all_squares()).with(0))
        board.lines.push_back(line_from(direction, start));
    });
    return board;
  }
  constexpr std::optional<Player> owner(Square square) const {
    for (const Player player : {Player::x, Player::o}) {
      if (marks_of(player).contains(square)) return player;
    }
    return std::nullopt;
  }
  constexpr std::vector<Line> won_lines() const { return lines_owned_by(other(turn_)); }
  /// @}

  /// A member of the concept `GameWithSetUp`.
  constexpr std::expected<ValuedLineGame, SetUpError> set_up(const SetUp& wanted) const {
    if (const auto error = detail::fault_of_numbers(wanted, size())) return std::unexpected{*error};
    ValuedLineGame position{rules(), detail::turn_of(wanted)};
    for (const Square square : size().every_square()) {
      if (const auto player = wanted.marks[static_cast<std::size_t>(square.index())])
        position.marks_[static_cast<std::size_t>(*player)].insert(square);
    }
    // Of all lines only those matter that somebody owns, and that count.
    Board board;
    board.size = size();
    for (const Player player : {Player::x, Player::o}) {
      for (const Line& line : position.lines_owned_by(player)) board.lines.push_back(line);
    }
    if (const auto error = detail::fault_of(wanted, board)) return std::unexpected{*error};
    return position;
  }

  /// A member of the concept `GameOfKnownLength`.
  constexpr int plies_left() const { return free_squares().size(); }

  /// A member of the concept `GameWithForcedMoves`.
  /// @{
  constexpr Squares winning_moves() const {
    return has_line(other(turn_)) ? Squares{} : gaps_of(turn_, in_a_row() - 1);
  }
  constexpr Squares safe_moves() const {
    const Squares threats = gaps_of(other(turn_), in_a_row() - 1);
    // One threat has to be answered, two cannot be.
    return threats.empty() ? free_squares() : threats.size() == 1 ? threats : Squares{};
  }
  /// @}

  /// A member of the concept `GameWithForcingMoves`: the squares of lines of which two are missing to the player, who
  /// can have them.
  constexpr Squares forcing_moves() const { return gaps_of(turn_, in_a_row() - 2); }

  /// A member of the concept `GameWithLocalThreats`.
  constexpr ValuedLineGame passed() const {
    ValuedLineGame position = *this;
    position.turn_ = other(turn_);
    return position;
  }

  /// The same position with each player in the place of the other: all marks change hands, and the other player is
  /// next.
  constexpr ValuedLineGame exchanged() const {
    ValuedLineGame position = passed();
    std::swap(position.marks_[0], position.marks_[1]);
    return position;
  }

  /// A member of the concept `GameWithValues`.
  /// @{
  static constexpr int promising_moves = 24;
  constexpr int value() const {
    int score = 0;
    shape_.for_each_direction([&](auto direction) {
      const auto own = lines_of(direction, turn_);
      const auto others = lines_of(direction, other(turn_));
      for (int marks = 1; marks < in_a_row(); ++marks) {
        score += worth_of_line(marks, true) * own.with(marks).size();
        score -= worth_of_line(marks, false) * others.with(marks).size();
      }
    });
    return detail::value_of_score(score);
  }
  constexpr void values_of_moves(std::span<const Square> moves, std::span<std::uint16_t> values) const {
    int score = 0;                                         // of the player to move, if he passed
    std::array<std::int16_t, Squares::bit_count> gains{};  // by his marking a square
    shape_.for_each_direction([&](auto direction) {
      const auto own = lines_of(direction, turn_);
      const auto others = lines_of(direction, other(turn_));
      const auto count_lines = [&](const Squares& starts, int worth, int gain) {
        starts.for_each_bit([&](int bit) {
          score += worth;
          for (int i = 0; i < in_a_row(); ++i)
            gains[static_cast<std::size_t>(bit + i * direction.step())] += static_cast<std::int16_t>(gain);
        });
      };
      for (int marks = 0; marks < in_a_row(); ++marks) {
        const int worth = worth_of_line(marks, false);
        count_lines(own.with(marks), worth, worth_of_line(marks + 1, false) - worth);
        const int loss = worth_of_line(marks, true);
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
  friend constexpr bool operator==(const ValuedLineGame&, const ValuedLineGame&) = default;

 private:
  constexpr int in_a_row() const { return shape_.in_a_row(); }
  constexpr const Squares& marks_of(Player player) const { return marks_[static_cast<std::size_t>(player)]; }
  constexpr Squares free_squares() const { return shape_.all_squares() - (marks_of(Player::x) | marks_of(Player::o)); }

  constexpr int worth_of_line(int marks, bool to_move) const {
    return detail::worth_of_line(marks, in_a_row() - marks, to_move);
  }

  /// The lines that a player owns or can get.
  constexpr auto lines_of(auto direction, Player player) const {
    return shape_.lines(direction, marks_of(player), free_squares());
  }

  constexpr Line line_from(auto direction, Square start) const {
    Line line;
    for (int i = 0; i < in_a_row(); ++i)
      line.push_back(Squares::square_at(Squares::bit_of(start) + i * direction.step()));
    return line;
  }

  /// The lines that a player owns.
  constexpr std::vector<Line> lines_owned_by(Player player) const {
    std::vector<Line> owned;
    shape_.for_each_direction([&](auto direction) {
      for (const Square start : shape_.owned_lines(direction, marks_of(player)))
        owned.push_back(line_from(direction, start));
    });
    return owned;
  }

  constexpr bool has_line(Player player) const {
    bool has = false;
    shape_.for_each_direction(
        [&](auto direction) { has = has || !shape_.owned_lines(direction, marks_of(player)).empty(); });
    return has;
  }

  /// The free squares of the lines in which a player has so many marks.
  constexpr Squares gaps_of(Player player, int marks) const {
    Squares gaps;
    shape_.for_each_direction([&](auto direction) {
      const auto lines = lines_of(direction, player);
      gaps = gaps | lines.squares_of(lines.with(marks));
    });
    return gaps & free_squares();
  }

  std::array<Squares, 2> marks_{};  // by player
  Player turn_;
  [[no_unique_address]] Shape shape_;
};

}  // namespace noughts

template <typename Shape>
struct std::hash<noughts::ValuedLineGame<Shape>> : noughts::PositionHash<noughts::ValuedLineGame<Shape>> {};
