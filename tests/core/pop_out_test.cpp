// A game with pop-out: marks go, the same move can be made twice in turn, and a line need not go
// through the last move.

#include "pop_out.hpp"

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "noughts/game/landing.hpp"
#include "noughts/testing/laws.hpp"
#include "noughts/text/move_name.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

PopOut after_moves_named(std::initializer_list<std::string_view> names) {
  PopOut position;
  for (const std::string_view name : names) position = try_play(position, find_move(position, name).value()).value();
  return position;
}

}  // namespace

TEST_CASE("Connect Four with pop-out obeys the laws of games", "[law]") {
  CHECK(to_string(testing::broken_laws(PopOut{}, {.games = 60})) == "");
}

TEST_CASE("a popped mark goes, and the marks above it fall", "[law]") {
  const PopOut position = after_moves_named({"a1", "a2", "b1", "a3"});
  CHECK(picture(position).ends_with("O......|O......|XX....."));
  CHECK(picture(after(position, find_move(position, "popa").value())).ends_with(".......|O......|OX....."));
}

TEST_CASE("a pop can be answered by the same pop", "[law]") {
  const PopOut position = after_moves_named({"a1", "a2", "a3", "b1", "popa", "popa"});
  CHECK(picture(position).ends_with(".......|.......|XO....."));
}

TEST_CASE("a pop can complete a line of the other player, far from the square that is popped", "[law]") {
  // O has a2, b1, c1 and d1: when X pops a1, they are in a row.
  const PopOut position = after_moves_named({"a1", "b1", "g1", "c1", "g2", "d1", "f1", "a2", "popa"});
  CHECK(position.status() == Status::won(Player::o));
  const std::vector<Line> expected{{Square{35}, Square{36}, Square{37}, Square{38}}};
  CHECK(position.won_lines() == expected);
}

TEST_CASE("a mark falls nowhere where a column is full, also where something else can be chosen", "[landing]") {
  const PopOut position = after_moves_named({"b1", "b2", "b3", "b4", "b5", "b6"});
  CHECK(can_play(position, find_move(position, "popb").value()));
  CHECK(landing(position, 1) == std::nullopt);
  CHECK(landing(position, 0) == Square{35});
}
