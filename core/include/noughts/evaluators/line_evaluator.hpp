#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/board_move.hpp"
#include "noughts/game/player.hpp"
#include "noughts/games/padded_line_game.hpp"

namespace noughts {

/// The evaluator of line games on large boards, such as Gomoku. It adds up the worth of each line
/// in which only one player has marks.
struct LineEvaluator {
  /// The tree search looks at so many moves first. A large board has several hundred.
  static constexpr int most_moves_searched = 24;

  /// A member of the concept `Evaluator`.
  /// @{
  template <typename Shape>
  static constexpr int value(const PaddedLineGame<Shape>& position) {
    const Player mover = position.turn();
    int score = 0;
    position.for_each_direction([&](auto direction) {
      const auto own = position.open_lines(direction, mover);
      const auto others = position.open_lines(direction, other(mover));
      for (int marks = 1; marks < position.in_a_row(); ++marks) {
        score += worth_of_line(position, marks, true) * own.with(marks).size();
        score -= worth_of_line(position, marks, false) * others.with(marks).size();
      }
    });
    return value_of_score(score);
  }

  template <typename Shape>
  static constexpr void values_of_moves(const PaddedLineGame<Shape>& position, std::span<const BoardMove> moves,
                                        std::span<std::uint16_t> values) {
    using Squares = PaddedLineGame<Shape>::Squares;
    const Player mover = position.turn();
    const int in_a_row = position.in_a_row();
    using Gains = std::array<std::int16_t, Squares::bit_count>;
    int score = 0;  // of the player to move, after a pass
    Gains gains{};  // by a mark on a square
    position.for_each_direction([&](auto direction) {
      const auto own = position.open_lines(direction, mover);
      const auto others = position.open_lines(direction, other(mover));
      Gains of_lines{};  // by their first squares
      const auto count_lines = [&](const Squares& starts, int worth, int gain) {
        starts.for_each_bit([&](int bit) {
          score += worth;
          std::int16_t& sum = of_lines[static_cast<std::size_t>(bit)];
          sum = static_cast<std::int16_t>(sum + gain);
        });
      };
      for (int marks = 0; marks < in_a_row; ++marks) {
        const int worth = worth_of_line(position, marks, false);
        count_lines(own.with(marks), worth, worth_of_line(position, marks + 1, false) - worth);
        const int loss = worth_of_line(position, marks, true);
        if (marks > 0) count_lines(others.with(marks), -loss, loss);
      }
      add_along(of_lines, static_cast<std::size_t>(direction.step()), static_cast<std::size_t>(in_a_row), gains);
    });
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const int gain = gains[static_cast<std::size_t>(Squares::bit_of(moves[i].square()))];
      values[i] = static_cast<std::uint16_t>(value_of_score(score + gain));
    }
  }
  /// @}

 private:
  /// Adds the gains of lines to those of their squares. What a square gains by the lines of one
  /// direction is a difference of two running sums. A sum may wrap around; the difference is right.
  template <typename Gains>
  static constexpr void add_along(const Gains& of_lines, std::size_t step, std::size_t length, Gains& gains) {
    Gains sums = of_lines;
    for (std::size_t bit = step; bit < sums.size(); ++bit)
      sums[bit] = static_cast<std::int16_t>(sums[bit] + sums[bit - step]);
    for (std::size_t bit = 0; bit < length * step; ++bit)
      gains[bit] = static_cast<std::int16_t>(gains[bit] + sums[bit]);
    for (std::size_t bit = length * step; bit < sums.size(); ++bit)
      gains[bit] = static_cast<std::int16_t>(gains[bit] + sums[bit] - sums[bit - length * step]);
  }

  /// The worth of a line in which one player has so many marks and the other none. 100 multiplies
  /// the odds of a win by e. It depends on how many marks are missing, so that lines longer or
  /// shorter than five are valued too, and on whether that player is to move.
  ///
  /// The first numbers came from a regression over games of Gomoku that the tree search played
  /// against itself. Then variations played each other with the same number of values, and those
  /// that won more stayed.
  static constexpr int worth_of_line(const auto& position, int marks, bool to_move) {
    constexpr std::array<int, 5> of_mover{0, 400, 60, 15, 3};
    constexpr std::array<int, 5> of_other{1000, 100, 48, 12, 2};
    if (marks == 0) return 0;
    const int missing = position.in_a_row() - marks;
    return (to_move ? of_mover : of_other)[static_cast<std::size_t>((std::min)(missing, 4))];
  }

  /// How likely a win is with this score, from 0 to `value_of_win`. It approximates the logistic
  /// function by a fraction of whole numbers, which is the same on every platform.
  static constexpr int value_of_score(int score) {
    // ½ + ½ tanh(x). Up to 3, x (27 + x²) / (27 + 9 x²) is close to tanh(x). It is 1 at 3.
    constexpr std::int64_t one = 200;
    const std::int64_t x = std::clamp<std::int64_t>(score, -3 * one, 3 * one);
    const std::int64_t square = x * x;
    const std::int64_t part = value_of_win / 2 * x * (27 * one * one + square) / (one * (27 * one * one + 9 * square));
    return value_of_win / 2 + static_cast<int>(part);
  }
};

}  // namespace noughts
