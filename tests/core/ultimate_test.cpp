#include "noughts/games/ultimate.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <random>
#include <type_traits>
#include <vector>

#include "marking_laws.hpp"
#include "picture.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

/// Plays moves by name. Each has to be legal.
Ultimate play(std::initializer_list<SquareName> moves, Ultimate position = Ultimate{}) {
  for (const SquareName move : moves) position = try_play(position, move).value();
  return position;
}

}  // namespace

TEST_CASE("the first move may be anywhere, and decides the board of the reply by its place", "[ultimate]") {
  CHECK(Ultimate{}.legal_moves().size() == 81);
  // e5 is the centre of the centre board, so it sends there. a9 is the top left of the top left
  // board.
  CHECK(play({"e5"_sq}).forced_board() == 4);
  CHECK(play({"e5"_sq}).legal_moves().size() == 8);
  CHECK(play({"a9"_sq}).forced_board() == 0);
  // c9 is the top right place of its board, so the reply is in the top right board.
  CHECK(play({"c9"_sq}).forced_board() == 2);
  CHECK(try_play(play({"c9"_sq}), "a1"_sq).error() == Conflict::square_not_playable);
}

// X takes column b in the top left board. O sends X there three times, and at last into the won
// board.
const std::initializer_list<SquareName> x_wins_top_left{"g3"_sq, "a9"_sq, "b9"_sq, "d9"_sq,
                                                        "b8"_sq, "d6"_sq, "b7"_sq, "d3"_sq};

TEST_CASE("a won board is closed, and a player sent there may move in any other board", "[ultimate]") {
  const Ultimate position = play(x_wins_top_left);
  CHECK(position.boards_won(Player::x) == SquareSet<9>{Square{0}});
  CHECK(position.board_status(0) == Status::won(Player::x));
  CHECK(position.board_lines(0) == std::vector<Line>{{Square{1}, Square{10}, Square{19}}});
  CHECK(position.board_status(1) == Status::next(Player::x));
  CHECK(position.board_lines(1).empty());
  CHECK_FALSE(position.forced_board());
  CHECK(position.legal_moves().size() == 81 - 9 - 4);
  CHECK(try_play(position, "c7"_sq).error() == Conflict::square_not_playable);
  CHECK(try_play(position, "b7"_sq).error() == Conflict::square_already_filled);
}

TEST_CASE("with open boards a player sent to a won board moves there, and its winner stays", "[ultimate]") {
  Ultimate position = play(x_wins_top_left, Ultimate{UltimateRules{.open_boards = true}});
  CHECK(position.forced_board() == 0);
  CHECK(position.legal_moves().size() == 5);
  position = play({"c9"_sq}, position);
  CHECK(position.board_status(0) == Status::won(Player::x));
}

TEST_CASE("later marks on a won small board do not change its winner", "[ultimate]") {
  std::mt19937 random{20260113};
  int marked_afterwards = 0;
  for (int game = 0; game < 200; ++game) {
    Ultimate position{UltimateRules{.open_boards = true}};
    std::array<std::optional<Player>, 9> winners;
    while (!position.status().is_over()) {
      const BoardMove move = random_move(position, random);
      const auto board = static_cast<std::size_t>(move.square().index() / 27 * 3 + move.square().index() % 9 / 3);
      if (winners[board]) ++marked_afterwards;
      position = try_play(position, move).value();
      for (std::size_t i = 0; i < 9; ++i) {
        const auto winner = position.board_status(static_cast<int>(i)).winner();
        if (winners[i]) CHECK(winner == winners[i]);
        winners[i] = winner;
      }
    }
  }
  CHECK(marked_afterwards > 1000);
}

TEST_CASE("positions with the same marks differ by the board of the next move", "[ultimate]") {
  // The same four marks in two orders. O's last mark sends X to the top right board, or to the
  // centre.
  const Ultimate to_top_right = play({"g9"_sq, "b8"_sq, "f4"_sq, "i3"_sq});
  const Ultimate to_centre = play({"f4"_sq, "i3"_sq, "g9"_sq, "b8"_sq});
  CHECK(picture(to_top_right) == picture(to_centre));
  CHECK(to_top_right.forced_board() == 2);
  CHECK(to_centre.forced_board() == 4);
  CHECK(to_top_right != to_centre);
  CHECK(to_top_right.hash() != to_centre.hash());
}

TEST_CASE("no board is forced once the game has ended", "[ultimate]") {
  std::mt19937 random{20260114};
  for (int game = 0; game < 50; ++game) {
    Ultimate position;
    while (!position.status().is_over()) {
      position.play_unchecked(random_move(position, random));
    }
    CHECK_FALSE(position.forced_board());
    CHECK(position.legal_moves().empty());
    CHECK(position.legal_moves().begin() == position.legal_moves().end());
  }
}

TEST_CASE("a position of Ultimate is small and trivially copyable", "[ultimate]") {
  STATIC_REQUIRE(sizeof(Ultimate) <= 46);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Ultimate>);
}

TEST_CASE("three boards in a line win, and the line is their 27 squares", "[ultimate]") {
  std::mt19937 random{20260109};
  int wins = 0;
  for (int game = 0; game < 50; ++game) {
    Ultimate position;
    while (!position.status().is_over()) {
      position = try_play(position, random_move(position, random)).value();
    }
    if (!position.status().winner()) continue;
    ++wins;
    REQUIRE_FALSE(position.won_lines().empty());
    for (const auto& line : position.won_lines()) {
      CHECK(line.size() == 27);
      for (const Square square : line) {
        const int board = square.index() / 27 * 3 + square.index() % 9 / 3;
        CHECK(position.board_status(board) == position.status());
      }
    }
  }
  CHECK(wins > 10);
}

TEST_CASE("Ultimate obeys the laws of marks that stay, with all options", "[ultimate][law]") {
  for (const bool open_boards : {false, true}) {
    for (const bool most_boards : {false, true}) {
      const UltimateRules rules{.open_boards = open_boards, .most_boards = most_boards};
      const auto won_by = most_boards ? marking_laws::WonBy::lines_also : marking_laws::WonBy::lines;
      CHECK(broken_marking_laws(Ultimate{rules}, won_by) == "");
    }
  }
}
