#pragma once

namespace noughts::detail {

/// The lines of five squares in one direction that a player owns or can still complete, with the
/// number of the player's marks in each. `step` is the distance in bits from one square of a line
/// to the next.
///
/// A line is represented by its first square. All lines are counted at the same time: each binary
/// digit of the counts is one set of lines.
template <typename Squares, int step>
class LinesOfFive {
 public:
  /// `own` are the squares that the player has marked, and `free` the squares that no player has
  /// marked. With `exactly_five`, lines that would become part of six or more are left out.
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

  /// The first squares of the lines in which the player has this number of marks. Requires
  /// 0 ≤ marks ≤ 5.
  constexpr Squares with(int marks) const {
    const Squares ones = (marks & 1) != 0 ? open_ & ones_ : open_ - ones_;
    const Squares twos = (marks & 2) != 0 ? ones & twos_ : ones - twos_;
    return (marks & 4) != 0 ? twos & fours_ : twos - fours_;
  }

  /// All squares of the lines that start at these squares.
  static constexpr Squares squares_of(const Squares& starts) {
    return starts | starts.template moved_up<step>() | starts.template moved_up<2 * step>() |
           starts.template moved_up<3 * step>() | starts.template moved_up<4 * step>();
  }

 private:
  /// For every line, the square `places` steps from its first square.
  template <int places>
  static constexpr Squares at(const Squares& squares) {
    return squares.template moved_down<places * step>();
  }

  Squares open_;  // lines in which the other player has no mark
  Squares ones_;  // the binary digits of the number of the player's marks
  Squares twos_;
  Squares fours_;
};

}  // namespace noughts::detail
