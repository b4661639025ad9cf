#include "noughts/games/ultimate.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <random>
#include <type_traits>
#include <vector>

#include "laws.hpp"
#include "picture.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

/// Plays moves by name; each has to be legal.
Ultimate play(std::initializer_list<SquareName> moves, Ultimate position = Ultimate{}) {
  for (const SquareName move : moves) position = apply(position, move).value();
  return position;
}

}  // namespace

TEST_CASE("the first move may be made anywhere, and sends the other player to the board that it names", "[ultimate]") {
  CHECK(Ultimate{}.legal_moves().size() == 81);
  // e5 is the centre of the centre board, so it sends there; a9 is the top left of the top left one.
  CHECK(play({"e5"_sq}).forced_board() == 4);
  CHECK(play({"e5"_sq}).legal_moves().size() == 8);
  CHECK(play({"a9"_sq}).forced_board() == 0);
  // c9 is the top right place of its board: the reply is made in the top right board.
  CHECK(play({"c9"_sq}).forced_board() == 2);
  CHECK(apply(play({"c9"_sq}), "a1"_sq).error() == Conflict::square_not_playable);
}

// X takes the column of b in the top left board; O sends him there three times, and in the end into the won board.
const std::initializer_list<SquareName> x_wins_top_left{"g3"_sq, "a9"_sq, "b9"_sq, "d9"_sq,
                                                        "b8"_sq, "d6"_sq, "b7"_sq, "d3"_sq};

TEST_CASE("a won board is closed, and whoever is sent there moves anywhere else", "[ultimate]") {
  const Ultimate position = play(x_wins_top_left);
  CHECK(position.boards_won(Player::x) == SquareSet<9>{Square{0}});
  CHECK(position.board_status(0) == Status::won(Player::x));
  CHECK(position.board_lines(0) == std::vector<Line>{{Square{1}, Square{10}, Square{19}}});
  CHECK(position.board_status(1) == Status::next(Player::x));
  CHECK(position.board_lines(1).empty());
  CHECK_FALSE(position.forced_board());
  CHECK(position.legal_moves().size() == 81 - 9 - 4);
  CHECK(apply(position, "c7"_sq).error() == Conflict::square_not_playable);
  CHECK(apply(position, "b7"_sq).error() == Conflict::square_already_filled);
}

TEST_CASE("where won boards stay open, whoever is sent there moves there, and its winner stays the same",
          "[ultimate]") {
  Ultimate position = play(x_wins_top_left, Ultimate{UltimateRules{.open_boards = true}});
  CHECK(position.forced_board() == 0);
  CHECK(position.legal_moves().size() == 5);
  position = play({"c9"_sq}, position);
  CHECK(position.board_status(0) == Status::won(Player::x));
}

TEST_CASE("a small board stays as it was won, whatever is marked there afterwards", "[ultimate]") {
  std::mt19937 random{20260113};
  int marked_afterwards = 0;
  for (int game = 0; game < 200; ++game) {
    Ultimate position{UltimateRules{.open_boards = true}};
    std::array<std::optional<Player>, 9> winners;
    while (!position.status().is_over()) {
      const Square move = random_move(position, random);
      const auto board = static_cast<std::size_t>(move.index() / 27 * 3 + move.index() % 9 / 3);
      if (winners[board]) ++marked_afterwards;
      position = apply(position, move).value();
      for (std::size_t i = 0; i < 9; ++i) {
        const auto winner = position.board_status(static_cast<int>(i)).winner();
        if (winners[i]) CHECK(winner == winners[i]);
        winners[i] = winner;
      }
    }
  }
  CHECK(marked_afterwards > 1000);
}

TEST_CASE("positions differ by where the next move may be made, even with the same marks", "[ultimate]") {
  // The same four marks, of which O makes another one last: he sends X to the top right board, or to the centre.
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

TEST_CASE("a position of ultimate is as small as what changes the future, and copying it is free", "[ultimate]") {
  STATIC_REQUIRE(sizeof(Ultimate) <= 46);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Ultimate>);
}

TEST_CASE("three boards in a line win, and their 27 squares are the line", "[ultimate]") {
  std::mt19937 random{20260109};
  int wins = 0;
  for (int game = 0; game < 50; ++game) {
    Ultimate position;
    while (!position.status().is_over()) {
      position = apply(position, random_move(position, random)).value();
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

TEST_CASE("Ultimate obeys the laws of games, by all its rules", "[ultimate][law]") {
  for (const bool open_boards : {false, true}) {
    for (const bool most_boards : {false, true}) {
      const UltimateRules rules{.open_boards = open_boards, .most_boards = most_boards};
      CHECK(broken_laws(Ultimate{rules}) == "");
    }
  }
}
