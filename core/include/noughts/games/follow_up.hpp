#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "noughts/board/square_set.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts::detail {

/// What the player who has just moved can make sure of by answering each move with another one that is fixed
/// beforehand, where marks fall down. It is a part of the rules by L. V. Allis, "A Knowledge-Based Approach of
/// Connect-Four", 1988, and sound whatever is played.
///
/// The free cells are divided into pairs, from the top of each column: as soon as the mover takes the lower cell of a
/// pair, the other player takes the upper one (claimeven). Of a column with an odd number of free cells the lowest is
/// single; singles make pairs with each other (baseinverse). So the mover gets at most the lower cells and one of each
/// pair of singles. If there is no line among these and his own, he does not win.
///
/// If the other player has a threat on an upper cell, the mover never takes the one below it, and gets nothing in that
/// column from there on; in the end nothing else is left, and he has lost (zugzwang). With a threat on a lower cell the
/// same happens where an even number of cells is left without those from below the threat on.
template <typename Board>
class FollowUp {
 public:
  /// The cells of the player to move, those of the other one, and the free ones with which that one completes a line.
  constexpr FollowUp(std::uint64_t mover, std::uint64_t other, std::uint64_t threats)
      : mover_{mover},
        other_{other},
        free_{Board::all & ~(mover | other)},
        landing_{Board::landing(mover | other)},
        threats_{threats & ~landing_} {}

  /// An outcome than which the mover can get no better; none where none can be told. The plies of a loss are the most
  /// that there can be.
  constexpr std::optional<Outcome> upper_bound() const {
    if (popcount(free_) % 2 == 0) return with_all_pairs();
    std::uint64_t threats = threats_ & ~upper;
    for (; threats != 0; threats &= threats - 1) {
      if (const auto bound = with_zugzwang(threats & (~threats + 1))) return bound;
    }
    return std::nullopt;
  }

 private:
  /// The upper cell of each pair where all cells of a column are free, but for the lowest if their number is odd.
  static constexpr std::uint64_t upper = [] {
    std::uint64_t cells = 0;
    for (int row = Board::rows - 1; row >= 0; row -= 2) cells |= Board::bottom << static_cast<unsigned>(row);
    return cells;
  }();

  static constexpr Outcome loss_within(int plies) { return {.result = Outcome::Result::loss, .plies = plies}; }

  constexpr std::optional<Outcome> with_all_pairs() const {
    if (!holds(free_, upper, mover_)) return std::nullopt;
    const std::uint64_t sure = free_ & upper & ~landing_;
    if ((threats_ & sure) != 0) {
      int plies = popcount(free_);
      for (std::uint64_t threats = threats_ & sure; threats != 0; threats &= threats - 1)
        plies = (std::min)(plies, popcount(free_ & ~from_below(threats & (~threats + 1))) + 2);
      return loss_within(plies);
    }
    if (Board::has_line(other_ | sure)) return loss_within(popcount(free_));
    return Outcome{.result = Outcome::Result::draw, .plies = popcount(free_)};
  }

  /// With a threat that the mover has to make possible in the end. What pairs there are below it begin a cell lower.
  constexpr std::optional<Outcome> with_zugzwang(std::uint64_t threat) const {
    const std::uint64_t region = free_ & ~from_below(threat);
    if (popcount(region) % 2 != 0) return std::nullopt;
    if (!holds(region, upper ^ column_of(threat), mover_ | threat >> 1U)) return std::nullopt;
    return loss_within(popcount(region) + 2);
  }

  /// Whether the mover, owning some cells, gets no line when a region is divided into pairs with such upper cells.
  constexpr bool holds(std::uint64_t region, std::uint64_t uppers, std::uint64_t own) const {
    const std::uint64_t singles = landing_ & region & uppers;
    const std::uint64_t out_of_reach = Board::above(threats_ & region & uppers);
    const std::uint64_t most = own | (region & ~uppers & ~out_of_reach);
    if (!Board::has_line(most | singles)) return true;
    if (singles == 0 || Board::has_line(most)) return false;
    const std::uint64_t first = singles & (~singles + 1);
    for (std::uint64_t rest = singles ^ first; rest != 0; rest &= rest - 1) {
      if (holds_with(most, first, rest & (~rest + 1), singles)) return true;
    }
    return false;
  }

  /// The same with a pair of two singles, and another one of those that remain. With six it gives up.
  static constexpr bool holds_with(std::uint64_t most, std::uint64_t a, std::uint64_t b, std::uint64_t singles) {
    const std::uint64_t others = singles & ~(a | b);
    if (popcount(others) > 2) return false;
    const std::uint64_t c = others & (~others + 1);
    const std::uint64_t d = others ^ c;
    return !Board::has_line(most | a | c) && !Board::has_line(most | a | d) &&  //
           !Board::has_line(most | b | c) && !Board::has_line(most | b | d);
  }

  /// The cells of a column from the one below a cell on.
  static constexpr std::uint64_t from_below(std::uint64_t cell) { return column_of(cell) & ~((cell >> 1U) - 1); }

  static constexpr std::uint64_t column_of(std::uint64_t cell) {
    const int column = lowest_bit(cell) / Board::height;
    return Board::column << static_cast<unsigned>(column * Board::height);
  }

  std::uint64_t mover_;
  std::uint64_t other_;
  std::uint64_t free_;
  std::uint64_t landing_;
  std::uint64_t threats_;  // those that are not there to be taken at once
};

}  // namespace noughts::detail
