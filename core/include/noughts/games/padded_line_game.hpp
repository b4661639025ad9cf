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
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"

namespace noughts {

struct LineEvaluator;

/// A position of a line game on a large board. `Shape` holds the rules, gives the type of sets of
/// squares, and counts the lines. Models `GameOnBoard`, `GameWithThreatMoves`, `GameWithEvaluator`,
/// `GameWithSetUp` and `GameOfKnownLength`; these concepts document the members.
template <typename Shape>
class PaddedLineGame {
 public:
  using Move = BoardMove;                           ///< the square that is marked
  using Rules = Shape::Rules;                       ///< the rules of the game
  using Squares = Shape::Squares;                   ///< a set of squares of this board
  using Evaluator = LineEvaluator;                  ///< a member of the concept `GameWithEvaluator`
  static constexpr int capacity = Shape::capacity;  ///< the most squares that a board can have

  /// The empty board. By default, X moves first.
  constexpr explicit PaddedLineGame(Player first = Player::x) : PaddedLineGame{Rules{Shape{}.rules()}, first} {}

  /// The same with other rules. Requires rules that are valid for `Shape`.
  constexpr explicit PaddedLineGame(const Rules& rules, Player first = Player::x) : turn_{first}, shape_{rules} {}

  /// The rules of the game.
  constexpr Rules rules() const { return shape_.rules(); }

  /// The members of the concept `Game`.
  /// @{
  constexpr PaddedLineGame start(Player first) const { return PaddedLineGame{rules(), first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const {
    if (has_line(other(turn_))) return Status::won(other(turn_));
    return free_squares().empty() ? Status::tie() : Status::next(turn_);
  }
  constexpr Squares legal_moves() const { return has_line(other(turn_)) ? Squares{} : free_squares(); }
  constexpr void play_unchecked(BoardMove move) {
    const Square square = move.square();
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

  /// The members of the concept `GameOnBoard`.
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

  /// The member of the concept `GameWithSetUp`.
  constexpr std::expected<PaddedLineGame, SetUpError> set_up(const SetUp& wanted) const {
    if (const auto error = detail::fault_of_numbers(wanted, size())) return std::unexpected{*error};
    PaddedLineGame position{rules(), detail::turn_of(wanted)};
    detail::for_each_mark(wanted, size(), [&](Square square, Player player) {
      position.marks_[static_cast<std::size_t>(player)].insert(square);
    });
    // Only the lines that a player owns matter here. A line that does not count is not one of them.
    Board board;
    board.size = size();
    for (const Player player : {Player::x, Player::o}) {
      for (const Line& line : position.lines_owned_by(player)) board.lines.push_back(line);
    }
    if (const auto error = detail::fault_of(wanted, board)) return std::unexpected{*error};
    return position;
  }

  /// The member of the concept `GameOfKnownLength`.
  constexpr int plies_left() const { return free_squares().size(); }

  /// The members of the concept `GameWithImmediateTactics`.
  /// @{
  constexpr Squares winning_moves() const {
    return has_line(other(turn_)) ? Squares{} : gaps_of(turn_, in_a_row() - 1);
  }
  constexpr Squares safe_moves() const {
    const Squares threats = gaps_of(other(turn_), in_a_row() - 1);
    // The player has to answer one threat, and cannot answer two.
    return threats.empty() ? free_squares() : threats.size() == 1 ? threats : Squares{};
  }
  /// @}

  /// A member of the concept `GameWithThreatMoves`: the free squares of lines that the player can
  /// still get, and in which two marks are missing.
  constexpr Squares threat_moves() const { return gaps_of(turn_, in_a_row() - 2); }

  /// The threat moves, each with the move that the other player has to answer with.
  class AnsweredThreats {
   public:
    /// The moves, as in `threat_moves`.
    constexpr const Squares& moves() const { return moves_; }

    /// The only answer to a move; none if there are two threats to answer. Requires one of the
    /// moves.
    constexpr std::optional<BoardMove> answer(BoardMove move) const {
      if (double_threats_.contains(move.square())) return std::nullopt;
      return Square{answers_[static_cast<std::size_t>(move.square().index())]};
    }

   private:
    friend PaddedLineGame;

    constexpr void add(Square move, Square answer) {
      std::uint16_t& known = answers_[static_cast<std::size_t>(move.index())];
      const auto index = static_cast<std::uint16_t>(answer.index());
      if (moves_.contains(move) && known != index) double_threats_.insert(move);
      moves_.insert(move);
      known = index;
    }

    Squares moves_;
    Squares double_threats_;
    std::array<std::uint16_t, static_cast<std::size_t>(capacity)> answers_{};  // of the moves
  };

  /// A member of the concept `detail::AnswersThreats`. A line is a threat by each of its two free
  /// squares, and the other one is the answer.
  constexpr AnsweredThreats answered_threats() const {
    AnsweredThreats threats;
    const Squares free = free_squares();
    shape_.for_each_direction([&](auto direction) {
      const auto lines = open_lines(direction, turn_);
      lines.with(in_a_row() - 2).for_each_bit([&](int start) {
        std::array<Square, 2> gaps{};
        std::size_t found = 0;
        for (int i = 0; i < in_a_row(); ++i) {
          const Square square = Squares::square_at(start + i * direction.step());
          if (free.contains(square)) gaps[found++] = square;
        }
        threats.add(gaps[0], gaps[1]);
        threats.add(gaps[1], gaps[0]);
      });
    });
    return threats;
  }

  /// A member of the concept `detail::AnswersThreats`. Few marks near the last one threaten
  /// nothing.
  constexpr Squares safe_replies_to(BoardMove last) const {
    const int middle = Squares::bit_of(last.square());
    bool may_threaten = false;
    shape_.for_each_direction([&](auto direction) {
      int marks = 0;
      for (int i = 1 - in_a_row(); i < in_a_row(); ++i)
        marks += marks_of(other(turn_)).contains_bit(middle + i * direction.step()) ? 1 : 0;
      may_threaten = may_threaten || marks >= in_a_row() - 1;
    });
    return may_threaten ? safe_moves() : free_squares();
  }

  /// A member of the concept `GameWithThreatMoves`.
  constexpr PaddedLineGame passed() const {
    PaddedLineGame position = *this;
    position.turn_ = other(turn_);
    return position;
  }

  /// The same position with the two players exchanged: all marks change hands, and the other player
  /// is to move.
  constexpr PaddedLineGame exchanged() const {
    PaddedLineGame position = passed();
    std::swap(position.marks_[0], position.marks_[1]);
    return position;
  }

  /// How many marks in a row win.
  constexpr int in_a_row() const { return shape_.in_a_row(); }

  /// Calls a function with each direction of lines.
  constexpr void for_each_direction(auto function) const { shape_.for_each_direction(function); }

  /// The lines in a direction that a player owns or can still get.
  constexpr auto open_lines(auto direction, Player player) const {
    return shape_.lines(direction, marks_of(player), free_squares());
  }

  /// Positions are equal if the rules, the marks and the player to move are the same.
  friend constexpr bool operator==(const PaddedLineGame&, const PaddedLineGame&) = default;

 private:
  constexpr const Squares& marks_of(Player player) const { return marks_[static_cast<std::size_t>(player)]; }
  constexpr Squares free_squares() const { return shape_.all_squares() - (marks_of(Player::x) | marks_of(Player::o)); }

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

  /// The free squares of the lines that a player can still get, and in which they have so many
  /// marks.
  constexpr Squares gaps_of(Player player, int marks) const {
    Squares gaps;
    shape_.for_each_direction([&](auto direction) {
      const auto lines = open_lines(direction, player);
      const Squares starts = lines.with(marks);
      if (!starts.empty()) gaps = gaps | lines.squares_of(starts);
    });
    return gaps & free_squares();
  }

  std::array<Squares, 2> marks_{};  // by player
  Player turn_;
  [[no_unique_address]] Shape shape_;
};

}  // namespace noughts

template <typename Shape>
struct std::hash<noughts::PaddedLineGame<Shape>> : noughts::PositionHash<noughts::PaddedLineGame<Shape>> {};
