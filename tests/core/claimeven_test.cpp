// The bound from answering each move by a fixed move, compared with trying every move in every
// position of small boards.

#include "noughts/games/claimeven.hpp"

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <unordered_map>
#include <utility>
#include <vector>

#include "minimax.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/four_board.hpp"
#include "picture.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

using enum Outcome::Result;

/// Every reachable position of a board, and its outcome, by rules written independently here: a
/// list of lines, and every move tried.
template <typename Board>
class EveryPosition {
 public:
  EveryPosition() {
    for (const auto& [right, up] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
      for (int column = 0; column < Board::columns; ++column) {
        for (int row = 0; row < Board::rows; ++row) add_line(column, row, right, up);
      }
    }
    judge(0, 0);
  }

  /// Calls `visit(mover, other, score)` with each position in which the game goes on and no move
  /// wins at once. The score is the plies until the mover wins, negative if they lose, and 0 for a
  /// draw.
  void for_each(auto visit) const {
    for (const auto& [key, score] : scores_) {
      if (score == ended || score == 1) continue;
      const std::uint64_t mover = key & 0xffffffffU;
      const std::uint64_t other = key >> 32U;
      if ((mover | other) == Board::all) continue;
      visit(mover, other, score);
    }
  }

 private:
  static constexpr int ended = -1000;  // lost, just now

  static std::uint64_t cell(int column, int row) {
    return std::uint64_t{1} << static_cast<unsigned>(column * Board::height + row);
  }

  void add_line(int column, int row, int right, int up) {
    std::uint64_t line = 0;
    for (int i = 0; i < 4; ++i, column += right, row += up) {
      if (column >= Board::columns || row < 0 || row >= Board::rows) return;
      line |= cell(column, row);
    }
    lines_.push_back(line);
  }

  int judge(std::uint64_t mover, std::uint64_t other) {
    const std::uint64_t key = mover | other << 32U;
    const auto known = scores_.find(key);
    if (known != scores_.end()) return known->second;
    const int score = minimax(mover, other);
    scores_[key] = score;
    return score;
  }

  int minimax(std::uint64_t mover, std::uint64_t other) {
    if (std::ranges::any_of(lines_, [&](std::uint64_t line) { return (other & line) == line; })) return ended;
    std::optional<int> soonest_win;
    std::optional<int> latest_loss;
    bool can_draw = (mover | other) == Board::all;
    for (int column = 0; column < Board::columns; ++column) {
      int row = 0;
      while (row < Board::rows && ((mover | other) & cell(column, row)) != 0) ++row;
      if (row == Board::rows) continue;
      const int theirs = judge(other, mover | cell(column, row));
      if (theirs == 0) can_draw = true;
      const int plies = theirs == ended ? 1 : 1 + std::abs(theirs);
      if (theirs < 0) soonest_win = std::min(soonest_win.value_or(plies), plies);
      if (theirs > 0) latest_loss = std::max(latest_loss.value_or(plies), plies);
    }
    if (soonest_win) return *soonest_win;
    return can_draw ? 0 : -*latest_loss;
  }

  std::vector<std::uint64_t> lines_;
  std::unordered_map<std::uint64_t, int> scores_;
};

/// The bound is never lower than what plain minimax finds.
template <class Board>
void check_every_position() {
  const EveryPosition<Board> all;
  int draws = 0;
  int losses = 0;
  int at_the_bound = 0;
  int wrong = 0;
  int zugzwangs = 0;
  all.for_each([&](std::uint64_t mover, std::uint64_t other, int score) {
    const std::uint64_t threats = Board::completing(other) & ~(mover | other);
    const auto bound = detail::Claimeven<Board>{mover, other, threats}.upper_bound();
    if (!bound) return;
    if (bound->result == draw) {
      ++draws;
      wrong += score > 0 ? 1 : 0;
      return;
    }
    ++losses;
    wrong += bound->result != loss || score >= 0 || -score > *bound->plies ? 1 : 0;
    at_the_bound += -score == bound->plies ? 1 : 0;
    zugzwangs += detail::popcount(Board::all & ~(mover | other)) % 2 == 1 ? 1 : 0;
  });
  CAPTURE(draws, losses, at_the_bound, zugzwangs);
  CHECK(wrong == 0);
  CHECK(draws > 1000);
  CHECK(losses > 100);
  CHECK(at_the_bound > 10);
  CHECK(zugzwangs > 10);
}

}  // namespace

TEMPLATE_TEST_CASE("a bound from fixed answers holds in every position of a small board", "[claimeven]",
                   (detail::FourBoard<4, 4>), (detail::FourBoard<4, 5>)) {
  check_every_position<TestType>();
}

TEST_CASE("a bound from fixed answers holds in every position of a board of five columns and four rows",
          "[follow-up][long]") {
  check_every_position<detail::FourBoard<5, 4>>();
}

TEST_CASE("a bound from fixed answers holds in Connect Four", "[claimeven]") {
  std::mt19937 random{20261122};
  Minimax<ConnectFour> minimax;
  int draws = 0;
  int losses = 0;
  for (int game = 0; game < 3000; ++game) {
    ConnectFour position;
    while (position.plies_left() > 8 + game % 3 && !position.status().is_over())
      position.play_unchecked(patient_move(position, random));
    if (position.status().is_over() || !position.winning_moves().empty()) continue;
    INFO(picture(position) << ", " << letter(position.turn()) << " to move");
    const auto bound = position.upper_bound(position.threats());
    if (!bound) continue;
    CHECK_FALSE(is_better(minimax.judge(position), *bound));
    ++(bound->result == draw ? draws : losses);
  }
  CHECK(draws > 20);
  CHECK(losses > 100);
}
