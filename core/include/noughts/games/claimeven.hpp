#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "noughts/board/square_set.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts::detail {

/// Proves an upper bound for the player to move, in games where marks fall. The other player
/// answers each move of the mover with a fixed reply, chosen beforehand. This is a part of the
/// rules by L. V. Allis, "A Knowledge-Based Approach of Connect-Four", 1988. The bound is correct
/// for all play.
///
/// The free cells of each column are divided into pairs, from the top. When the mover takes the
/// lower cell of a pair, the other player takes the upper one (claimeven). If a column has an odd
/// number of free cells, its lowest free cell is single. Two singles make a pair (baseinverse). So
/// the mover gets at most the lower cells, and one cell of each pair of singles. If these cells and
/// the mover's own cells contain no line, the mover cannot win.
///
/// If the other player has a threat on an upper cell, the mover never takes the cell below it, and
/// gets no more cells in that column. In the end no other cells are left, and the mover must lose
/// (zugzwang). A threat on a lower cell has the same effect if the number of the other free cells
/// is even. Here the cells of that column do not count, from the cell below the threat upwards.
template <typename Board>
class Claimeven {
 public:
  /// `mover` and `other` are the cells of the player to move and of the other player. `threats` are
  /// the free cells with which the other player completes a line.
  constexpr Claimeven(std::uint64_t mover, std::uint64_t other, std::uint64_t threats)
      : mover_{mover},
        other_{other},
        free_{Board::all & ~(mover | other)},
        landing_{Board::landing(mover | other)},
        threats_{threats & ~landing_} {}

  /// The best outcome that the mover can hope for. Nothing if no bound can be proved. For a loss,
  /// the plies are an upper limit.
  constexpr std::optional<Outcome> upper_bound() const {
    if (popcount(free_) % 2 == 0) return with_all_pairs();
    std::uint64_t threats = threats_ & ~upper;
    for (; threats != 0; threats &= threats - 1) {
      if (const auto bound = with_zugzwang(threats & (~threats + 1))) return bound;
    }
    return std::nullopt;
  }

 private:
  /// The upper cell of each pair in an empty column. If a column has an odd number of cells, the
  /// lowest is single.
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

  /// The bound from a threat that the mover must make possible in the end. The pairs below the
  /// threat start one cell lower.
  constexpr std::optional<Outcome> with_zugzwang(std::uint64_t threat) const {
    const std::uint64_t region = free_ & ~from_below(threat);
    if (popcount(region) % 2 != 0) return std::nullopt;
    if (!holds(region, upper ^ column_of(threat), mover_ | threat >> 1U)) return std::nullopt;
    return loss_within(popcount(region) + 2);
  }

  /// Whether the mover gets no line if the mover owns the cells `own`, the cells of `region` are
  /// divided into pairs, and `uppers` are the upper cells of the pairs.
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

  /// The same, with a and b as one pair of singles and the remaining singles as another pair. Gives
  /// up if there are more than four singles.
  static constexpr bool holds_with(std::uint64_t most, std::uint64_t a, std::uint64_t b, std::uint64_t singles) {
    const std::uint64_t others = singles & ~(a | b);
    if (popcount(others) > 2) return false;
    const std::uint64_t c = others & (~others + 1);
    const std::uint64_t d = others ^ c;
    return !Board::has_line(most | a | c) && !Board::has_line(most | a | d) &&  //
           !Board::has_line(most | b | c) && !Board::has_line(most | b | d);
  }

  /// The cells of a column from the cell below this one upwards.
  static constexpr std::uint64_t from_below(std::uint64_t cell) { return column_of(cell) & ~((cell >> 1U) - 1); }

  static constexpr std::uint64_t column_of(std::uint64_t cell) {
    const int column = lowest_bit(cell) / Board::height;
    return Board::column << static_cast<unsigned>(column * Board::height);
  }

  std::uint64_t mover_;
  std::uint64_t other_;
  std::uint64_t free_;
  std::uint64_t landing_;
  std::uint64_t threats_;  // without the threats that can be carried out at once
};

}  // namespace noughts::detail
