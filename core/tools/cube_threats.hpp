#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "cube.hpp"

namespace noughts::cube {

/// A threat and the only answer to it. The last threat of a win has no answer.
struct Threat {
  int cell = 0;
  std::optional<int> answer;
};

/// The threats of a win, the last one first.
using Line = std::vector<Threat>;

/// Looks for wins by threats alone: each move leaves the other player one answer, the last one
/// none. It remembers positions without such a win.
class Threats {
 public:
  Threats() : table_(std::size_t{1} << 22U) {}

  /// Whether the player to move, whose marks are `own`, wins in this way. It visits at most so many
  /// positions.
  bool find(const Marks& marks, std::uint64_t most_positions) {
    line_.clear();
    is_cut_ = false;
    until_ = positions_ + most_positions;
    return search(marks);
  }

  /// The win that was found last.
  const Line& line() const { return line_; }

  /// How many positions it has visited.
  std::uint64_t positions() const { return positions_; }

 private:
  bool search(const Marks& marks) {
    ++positions_;
    const Cells free = marks.free();
    if (const Cells won = gaps(marks.own, free); won != 0) return keep({.cell = first_of(won), .answer = {}});
    Cells moves = detail::cube_pairs(marks.own, free);
    if (const Cells forced = gaps(marks.other, free); forced != 0) {
      if (has_several(forced)) return false;
      moves &= forced;
    }
    if (moves == 0 || entry_of(marks) == marks) return false;
    const bool was_cut = is_cut_;
    is_cut_ = false;
    for (Cells left = moves; left != 0; left &= left - 1) {
      if (positions_ >= until_) {
        is_cut_ = true;
        break;
      }
      const int cell = first_of(left);
      const Marks then{.own = marks.own | bit(cell), .other = marks.other};
      const Cells answers = gaps(then.own, then.free());
      if (has_several(answers)) return keep({.cell = cell, .answer = {}});
      if (answers == 0) continue;
      if (search({.own = then.own, .other = then.other | answers}))
        return keep({.cell = cell, .answer = first_of(answers)});
    }
    if (!is_cut_) entry_of(marks) = marks;
    is_cut_ = is_cut_ || was_cut;
    return false;
  }

  bool keep(const Threat& threat) {
    line_.push_back(threat);
    return true;
  }

  Marks& entry_of(const Marks& marks) { return table_[hash(marks) & (table_.size() - 1)]; }

  std::vector<Marks> table_;  // positions without a win; a power of two
  Line line_;
  std::uint64_t positions_ = 0;
  std::uint64_t until_ = 0;
  bool is_cut_ = false;  // whether the search left something out
};

/// Whether the same threats win from another position as well.
inline bool wins_by(const Line& line, Marks marks) {
  for (std::size_t i = line.size(); i-- > 0;) {
    if (gaps(marks.own, marks.free()) != 0) return true;
    const Cells move = bit(line[i].cell);
    const Cells forced = gaps(marks.other, marks.free());
    if ((forced != 0 && forced != move) || (marks.all() & move) != 0) return false;
    marks.own |= move;
    const Cells answers = gaps(marks.own, marks.free());
    if (has_several(answers)) return true;
    if (answers == 0) return false;
    marks.other |= answers;
  }
  return gaps(marks.own, marks.free()) != 0;
}

}  // namespace noughts::cube
