#include "noughts/game/landing.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/landing.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("a mark lands on the lowest free square of its column, until the column is full", "[landing]") {
  ConnectFour game;
  for (const int row : {5, 4, 3, 2, 1, 0}) {
    const Square lowest{row * 7 + 3};
    CHECK(landing(game, 3) == lowest);
    game = try_play(game, lowest).value();
  }
  CHECK(landing(game, 3) == std::nullopt);
  CHECK(landing(game, 4) == Square{39});
  for (const int column : {-1, 7, 255}) CHECK(landing(game, column) == std::nullopt);
}

TEST_CASE("a game and its board agree about gravity", "[landing]") {
  for (const CatalogueEntry& entry : catalogue()) {
    INFO(entry.id);
    CHECK(has_gravity(entry.start) == (entry.id == "connect-four"));
    CHECK(entry.start.board().gravity == has_gravity(entry.start));
  }
}

TEST_CASE("no mark lands after the end, or without gravity", "[landing]") {
  ConnectFour game;
  for (const auto name : {"a1"_sq, "g1"_sq, "b1"_sq, "g2"_sq, "c1"_sq, "g3"_sq, "d1"_sq})
    game = try_play(game, name).value();
  CHECK(landing(game, 4) == std::nullopt);
  CHECK(landing(TicTacToe{}, 0) == std::nullopt);
}
