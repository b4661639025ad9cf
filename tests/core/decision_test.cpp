#include "noughts/catalogue/decision.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/game/random.hpp"
#include "noughts/text/notation.hpp"
#include "oracle.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

std::optional<Decision> decision_of(const CatalogueMatch& match, std::uint64_t nodes = 100'000) {
  DecisionSearch search{match, {.nodes = nodes}};
  while (!search.run(1000)) {
  }
  return search.result();
}

std::optional<Decision> decision_of(std::string_view text) { return decision_of(parse_match(text).value()); }

/// -1, 0 or 1 for the player to move, by the oracle.
int worth(const CataloguePosition& position) {
  static Oracle oracle;
  std::string board;
  for (const char mark : picture(position)) {
    if (mark != '|') board += mark;
  }
  const auto verdict = oracle.judge(board, letter(position.turn()));
  return !verdict ? 0 : *verdict > 0 ? 1 : -1;
}

}  // namespace

TEST_CASE("the move that decided a game is the last that gave a win or a draw away", "[decision]") {
  // After a3 only the centre holds the draw.
  CHECK(decision_of("tic-tac-toe.X.a3.a2.b2.c1.b3.b1.c3") == Decision{.ply = 1, .square = Square{3}});
  // Both played well all along.
  CHECK(decision_of("tic-tac-toe.X.a3.b2.c1.b3.b1.a1.c3.c2.a2") == std::nullopt);
  CHECK(decision_of("tic-tac-toe.X.b2.a3.resign-X") == Decision{.ply = 0, .square = Square{4}});
}

TEST_CASE("in random games of tic-tac-toe it is the move after which an oracle says that all was lost", "[decision]") {
  Random random{1};
  for (int game = 0; game < 100; ++game) {
    CatalogueMatch match{TicTacToe{}};
    while (!match.status().is_over()) REQUIRE(match.play(random.pick(match.legal_moves())));
    std::optional<Decision> expected;
    CataloguePosition position = match.start();
    for (int ply = 0; const Square move : match.moves()) {
      const int before = worth(position);
      const Player mover = position.turn();
      position.play_unchecked(move);
      const int after = position.status().is_over() && !position.status().winner() ? 0 : -worth(position);
      const bool is_his_fault = match.status().winner() ? mover != match.status().winner() : true;
      const bool had_more = match.status().winner() ? before >= 0 : before > 0;
      if (is_his_fault && had_more) expected = Decision{.ply = ply, .square = move};
      CHECK(after <= before);
      ++ply;
    }
    INFO(to_string(match));
    CHECK(decision_of(match) == expected);
  }
}

TEST_CASE("while a game goes on, and where the end cannot be seen, nothing is called the decision", "[decision]") {
  CHECK(decision_of("tic-tac-toe.X.a3.a2") == std::nullopt);
  CHECK(decision_of("tic-tac-toe.X") == std::nullopt);
  CHECK(decision_of("tic-tac-toe.X.resign") == std::nullopt);
  const auto match = parse_match("connect-four.X.d1.a1.resign").value();
  CHECK(decision_of(match, 10) == std::nullopt);
}

TEST_CASE("the search for the decision says how far it is, and does no more than it is told", "[decision]") {
  DecisionSearch search{parse_match("four-in-a-row-5x5.X.c3.a1.resign").value(), {.nodes = 5000}};
  CHECK_FALSE(search.is_done());
  double before = search.progress();
  CHECK((0 <= before && before < 1));
  int slices = 0;
  while (!search.run(200)) {
    CHECK(search.progress() >= before);
    before = search.progress();
    ++slices;
  }
  CHECK(slices > 2);
  CHECK(search.progress() == 1);
}
