#include "noughts/game/status.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace noughts;

TEST_CASE("a status has exactly one of the next player, the winner, or a tie") {
  for (const Player player : {Player::x, Player::o}) {
    CHECK(Status::next(player).next_player() == player);
    CHECK_FALSE(Status::next(player).winner());
    CHECK_FALSE(Status::next(player).is_over());

    CHECK(Status::won(player).winner() == player);
    CHECK_FALSE(Status::won(player).next_player());
    CHECK(Status::won(player).is_over());
  }
  CHECK_FALSE(Status::tie().next_player());
  CHECK_FALSE(Status::tie().winner());
  CHECK(Status::tie().is_over());
}

TEST_CASE("the other player is never the same player") {
  CHECK(other(Player::x) == Player::o);
  CHECK(other(Player::o) == Player::x);
  CHECK(letter(Player::x) == 'X');
  CHECK(letter(Player::o) == 'O');
}
