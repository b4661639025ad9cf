#include "noughts/text/words.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>

using namespace noughts;

TEST_CASE("a player reads back from their mark, and other text is refused", "[words]") {
  for (const Player player : {Player::x, Player::o}) CHECK(parse_player(to_string(player)) == player);
  CHECK(to_string(Player::x) == "X");
  for (const auto* const text : {"", "x", "XO", "X ", "0"}) CHECK_FALSE(parse_player(text));
}

TEST_CASE("a status reads back from its text, and other text is refused", "[words]") {
  CHECK(to_string(Status::next(Player::x)) == "X to move");
  CHECK(to_string(Status::won(Player::o)) == "O won");
  CHECK(to_string(Status::tie()) == "tie");
  for (const Player player : {Player::x, Player::o}) {
    CHECK(parse_status(to_string(Status::next(player))) == Status::next(player));
    CHECK(parse_status(to_string(Status::won(player))) == Status::won(player));
  }
  CHECK(parse_status("tie") == Status::tie());
  for (const auto* const text : {"", "X", "X won ", "x won", "ties", "X to", "to move"})
    CHECK_FALSE(parse_status(text));
}

TEST_CASE("a conflict reads back from its code", "[words]") {
  for (const Conflict conflict : conflicts) CHECK(find_conflict(to_string(conflict)) == conflict);
}

TEST_CASE("a refusal of a match reads back from its code", "[words]") {
  for (const Conflict conflict : conflicts) CHECK(find_refusal(to_string(Refusal{conflict})) == conflict);
  for (const MatchConflict conflict : match_conflicts) {
    CHECK(find_refusal(to_string(conflict)) == conflict);
    CHECK(to_string(Refusal{conflict}) == to_string(conflict));
  }
}

TEST_CASE("the text of a score has its counts", "[words]") {
  CHECK(to_string(Score{.x = 2, .ties = 1}) == "X 2, O 0, ties 1");
}

TEST_CASE("every square reads back from its index, and other text is refused", "[words]") {
  for (int index = 0; index <= Square::limit; ++index) CHECK(parse_square(to_string(Square{index})) == Square{index});
  CHECK(to_string(Square{4}) == "4");
  CHECK(to_string(Square::off_every_board()) == "off the board");
  for (const auto* const text : {"", "-1", "+1", "01", "1023", "65540", "4 ", "b2", "99999999999"})
    CHECK_FALSE(parse_square(text));
}

TEST_CASE("the text of a set of squares has their indices", "[words]") {
  CHECK(to_string(SquareSet<9>{}) == "{}");
  CHECK(to_string(SquareSet<9>{Square{8}, Square{0}, Square{4}}) == "{0, 4, 8}");
}

TEST_CASE("an outcome reads back with its plies, known or not, and other text is refused", "[words]") {
  using enum Outcome::Result;
  for (const auto result : {loss, draw, win}) {
    for (const std::optional<int> plies :
         {std::optional<int>{}, std::optional{0}, std::optional{1}, std::optional{42}}) {
      const Outcome outcome{.result = result, .plies = plies};
      CHECK(parse_outcome(to_string(outcome)) == outcome);
    }
  }
  CHECK(to_string(Outcome{.result = win, .plies = 3}) == "win in 3");
  CHECK(to_string(Outcome{.result = draw}) == "draw");
  for (const auto* const text :
       {"", "Win", "win in", "win in ", "win in -1", "win in 03", "win 3", "wins", "draw in 1 "}) {
    CHECK_FALSE(parse_outcome(text));
  }
}
