#include "noughts/games/notakto.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "check_ruling.hpp"
#include "marking_laws.hpp"
#include "notakto_boards.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/text/diagram.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

TEST_CASE("both players mark X, and the player who closes the last board loses", "[notakto]") {
  Notakto position = on_boards(1);
  for (const SquareName name : {"b2"_sq, "a3"_sq, "b3"_sq}) position = try_play(position, name).value();
  CHECK(picture(position) == "XX.|.X.|...");
  CHECK(position.turn() == Player::o);
  CHECK(try_play(position, "a3"_sq).error() == Conflict::square_already_filled);
  CHECK(position.safe_moves().size() == 3);  // a1, a2 and c2
  position = try_play(position, "c3"_sq).value();
  CHECK(position.status() == Status::won(Player::x));
  CHECK(position.won_lines() == std::vector<Line>{{Square{0}, Square{1}, Square{2}}});
  CHECK(position.legal_moves().empty());
}

TEST_CASE("a closed board takes no marks, and the game goes on with the other boards", "[notakto]") {
  Notakto position = on_boards(2);
  for (const SquareName name : {"a3"_sq, "b2"_sq, "c1"_sq}) position = try_play(position, name).value();
  CHECK(picture(position) == "X.....|.X....|..X...");
  CHECK(position.status() == Status::next(Player::o));
  CHECK(position.won_lines().empty());
  CHECK(position.board_status(0) == Status::tie());
  CHECK(position.board_lines(0) == std::vector<Line>{{Square{0}, Square{7}, Square{14}}});
  CHECK(position.board_status(1) == Status::next(Player::o));
  CHECK(position.board_lines(1).empty());
  CHECK(try_play(position, "b3"_sq).error() == Conflict::square_not_playable);
  CHECK(position.legal_moves().size() == 9);
  for (const SquareName name : {"d1"_sq, "e1"_sq}) position = try_play(position, name).value();
  CHECK(position.safe_moves().size() == 6);
  position = try_play(position, "f1"_sq).value();
  CHECK(position.status() == Status::won(Player::x));
  CHECK(position.won_lines().size() == 2);  // of both boards
}

TEST_CASE("a diagram of Notakto shows its boards side by side", "[notakto]") {
  const CataloguePosition position{try_play(try_play(on_boards(2), "a3"_sq).value(), "f1"_sq).value()};
  CHECK(diagram(position).starts_with("   +---+---+---+---+---+---+\n 3 | X |   |   |   |   |   |\n"));
}

TEST_CASE("Notakto has an id for one, two and three boards, and for no other number", "[notakto]") {
  CHECK(id_of(find_game("notakto").value()) == "notakto");
  CHECK(find_game("notakto").value() == CataloguePosition{on_boards(3)});
  for (const int boards : {1, 2}) {
    const std::string id = "notakto-" + std::to_string(boards);
    CHECK(find_game(id).value() == CataloguePosition{on_boards(boards)});
    CHECK(id_of(CataloguePosition{on_boards(boards, Player::o)}) == id);
  }
  CHECK(title_of(find_game("notakto-1").value()) == "Notakto on 1 board");
  CHECK(title_of(find_game("notakto-2").value()) == "Notakto on 2 boards");
  for (const std::string_view id : {"notakto-0", "notakto-3", "notakto-4", "notakto-02", "notakto-", "notakto-2x"})
    CHECK_FALSE(find_game(id));
}

TEST_CASE("Notakto follows the oracle's rules", "[notakto]") {
  std::mt19937 random{20261125};
  for (int game = 0; game < 600; ++game) {
    const NotaktoOracle oracle{.boards = 1 + game % 3};
    Notakto position = on_boards(oracle.boards, game % 2 == 0 ? Player::x : Player::o);
    std::string board(static_cast<std::size_t>(9 * oracle.boards), '.');
    for (;;) {
      INFO(picture(position));
      check_ruling(position, oracle.judge(board, letter(position.turn())), board);
      if (position.status().is_over()) break;
      const BoardMove move = move_of_game(game, position, random);
      position.play_unchecked(move);
      board[static_cast<std::size_t>(move.square().index())] = 'X';
    }
  }
}

TEST_CASE("a key of Notakto has 15 bits, the same for turned, mirrored and exchanged boards", "[notakto]") {
  std::mt19937 random{20261128};
  std::map<std::uint64_t, std::string> canonical;
  for (int game = 0; game < 3000; ++game) {
    Notakto position = on_boards(1 + game % 3);
    while (!position.status().is_over()) {
      CHECK(position.key() < 1U << 15U);
      CHECK(position.canonical().key() == position.key());
      CHECK(position.canonical().canonical() == position.canonical());
      position.play_unchecked(random_move(position, random));
    }
  }
  // A key tells only the open boards. It does not matter which marks closed the others.
  for (int game = 0; game < 3000; ++game) {
    Notakto position = on_boards(3);
    for (int ply = 0; ply < 5 && !position.status().is_over(); ++ply)
      position.play_unchecked(random_move(position, random));
    if (std::ranges::any_of(std::array{0, 1, 2},
                            [&](int small) { return position.board_status(small) == Status::tie(); }))
      continue;
    const std::string least = picture(position.canonical());
    CHECK(canonical.try_emplace(position.key(), least).first->second == least);
  }
  CHECK(canonical.size() > 300);
  const auto with_closed = [](std::initializer_list<SquareName> closing) {
    Notakto position = on_boards(2);
    for (const SquareName name : closing) position = try_play(position, name).value();
    return try_play(position, "e2"_sq).value();
  };
  const Notakto by_a_row = with_closed({"a3"_sq, "b3"_sq, "c3"_sq});
  const Notakto by_a_diagonal = with_closed({"a3"_sq, "b2"_sq, "b1"_sq, "c1"_sq});
  CHECK(by_a_row != by_a_diagonal);
  CHECK(by_a_row.key() == by_a_diagonal.key());
}

TEST_CASE("Notakto obeys the laws of marks that stay on each number of boards", "[notakto][law]") {
  for (const int boards : {1, 2, 3}) {
    CHECK(broken_marking_laws(on_boards(boards)) == "");
    CHECK(count(on_boards(boards).board().small_boards) == (boards == 1 ? 0 : boards));
  }
}
