// Searches of positions of any game. This file includes no header of the catalogue's own searches,
// to show that the headers included change no result.

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "compiled_sessions.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"

using namespace noughts;

namespace {

/// A game of the catalogue after some moves.
CataloguePosition after_moves(std::string_view id, std::initializer_list<SquareName> moves) {
  CataloguePosition position = find_game(id).value();
  for (const SquareName name : moves) position = try_play(position, name).value();
  return position;
}

/// Positions that are searched in different ways: tablebase, exact search, threats, tree, opening.
const std::vector<CataloguePosition>& positions() {
  static const std::vector all{
      after_moves("tic-tac-toe", {"b2"_sq}),
      after_moves("notakto-1", {"b2"_sq}),
      after_moves("connect-four", {"d1"_sq, "d2"_sq, "d3"_sq}),
      after_moves("gomoku", {"h8"_sq, "h9"_sq, "j8"_sq, "g9"_sq, "i8"_sq, "f9"_sq}),
      after_moves("qubic", {"a1"_sq, "d4"_sq}),
      after_moves("gomoku-swap2", {"h8"_sq}),
  };
  return all;
}

constexpr Skill quick{.playouts = 200, .nodes = 2000};

}  // namespace

TEST_CASE("an opponent plays the same with a position of any game as with the game itself", "[catalogue]") {
  for (const CataloguePosition& position : positions()) {
    INFO(id_of(position));
    Opponent one{quick, 5};
    Opponent another{quick, 5};
    position.visit([&](const auto& known) {
      CHECK(one.choose(position) == another.choose(known));
      CHECK(Opponent::sees_the_end(position) == Opponent::sees_the_end(known));
    });
  }
}

TEST_CASE("a position of any game is solved and evaluated like the game itself", "[catalogue]") {
  const Limits limits{.nodes = 2000, .playouts = 1000};
  for (const CataloguePosition& position : positions()) {
    INFO(id_of(position));
    position.visit([&](const auto& known) {
      CHECK(solve(position, limits).outcome == solve(known, limits).outcome);
      CHECK(evaluate(position, limits) == evaluate(known, limits));
    });
  }
}

TEST_CASE("a match of any game is reviewed like a match of the game itself", "[catalogue]") {
  CatalogueMatch match{find_game("connect-four").value()};
  Match<ConnectFour> same;
  for (const SquareName name : {"d1"_sq, "d2"_sq, "d3"_sq, "e1"_sq, "c1"_sq, "a1"_sq, "b1"_sq}) {
    REQUIRE(match.play(name));
    REQUIRE(same.play(name));
  }
  CHECK(review(match) == review(same));
}
