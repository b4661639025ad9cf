#pragma once

namespace noughts::detail {

/// The lines of five squares of one direction that a player can own or still get, each by its first square, all at
/// once: how many squares of each are his. `step` is how many bits it is from one square of a line to the next.
///
/// Counting is done for all lines side by side: of every line's count there is one set for each binary digit.
template <typename Squares, int step>
class LinesOfFive {
 public:
  /// Of the squares that a player has marked and those that nobody has. Where exactly five win, lines are left out that
  /// would belong to six or more.
  constexpr LinesOfFive(const Squares& own, const Squares& free, bool exactly_five) {
    const Squares open = own | free;
    open_ = open & at<1>(open) & at<2>(open) & at<3>(open) & at<4>(open);
    if (exactly_five) open_ = open_ - own.template moved_up<step>() - at<5>(own);
    const Squares b = at<1>(own);
    const Squares c = at<2>(own);
    const Squares d = at<3>(own);
    const Squares e = at<4>(own);
    const Squares first = own ^ b ^ c;
    const Squares carry = (own & b) | (c & (own ^ b));
    const Squares second = (first & d) | (e & (first ^ d));
    ones_ = first ^ d ^ e;
    twos_ = carry ^ second;
    fours_ = carry & second;
  }

  /// The first squares of the lines in which the player has marked so many. Requires 0 ≤ marks ≤ 5.
  constexpr Squares with(int marks) const {
    const Squares ones = (marks & 1) != 0 ? open_ & ones_ : open_ - ones_;
    const Squares twos = (marks & 2) != 0 ? ones & twos_ : ones - twos_;
    return (marks & 4) != 0 ? twos & fours_ : twos - fours_;
  }

  /// The squares of the lines that have these first ones.
  static constexpr Squares squares_of(const Squares& starts) {
    return starts | starts.template moved_up<step>() | starts.template moved_up<2 * step>() |
           starts.template moved_up<3 * step>() | starts.template moved_up<4 * step>();
  }

 private:
  /// What lies so many squares along every line.
  template <int places>
  static constexpr Squares at(const Squares& squares) {
    return squares.template moved_down<places * step>();
  }

  Squares open_;  // lines in which the other player has no mark
  Squares ones_;  // the digits of how many squares are the player's
  Squares twos_;
  Squares fours_;
};

}  // namespace noughts::detail
