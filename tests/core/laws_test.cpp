// What every game in the catalogue obeys. Random games stand for all of them; the seed is fixed, so a failure comes
// back.

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <vector>

#include "catalogue_games.hpp"
#include "noughts/match.hpp"
#include "noughts/search/solve.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

/// Calls `visit(before, move, after)` for every move of many random games, half of them begun by O.
template <Game G>
void for_each_random_move(auto visit) {
  std::mt19937 random{20260101};
  for (int game = 0; game < 500; ++game) {
    G position = G{}.start(game % 2 == 0 ? Player::x : Player::o);
    while (!position.status().is_over()) {
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      REQUIRE_FALSE(moves.empty());
      const Square move = moves[random() % moves.size()];
      G after = position;
      after.play_unchecked(move);
      visit(position, move, after);
      position = after;
    }
    CHECK(position.legal_moves().empty());
  }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a legal move always applies and an illegal one never does", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square, const TestType&) {
    for (int index = 0; index <= Square::limit; ++index) {
      const bool legal = before.legal_moves().contains(Square{index});
      INFO(picture(before) << " " << index);
      CHECK(apply(before, Square{index}).has_value() == legal);
      CHECK(can_move(before, Square{index}) == legal);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("applying a move leaves its input unchanged and gives the same result again", "[law]",
                        CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    const TestType copy = before;
    CHECK(apply(before, move).value() == after);
    CHECK(apply(before, move).value() == after);
    CHECK(before == copy);
  });
}

TEMPLATE_LIST_TEST_CASE("the mover alternates and owns the square that was marked", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    const Player mover = before.status().next_player().value();
    CHECK(before.turn() == mover);
    CHECK(after.turn() == other(mover));
    CHECK(after.owner(move) == mover);
    if (!after.status().is_over()) CHECK(after.status().next_player() == other(mover));
  });
}

TEMPLATE_LIST_TEST_CASE("a status never goes back: once a game has ended, nothing is legal any more", "[law]",
                        CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square, const TestType& after) {
    CHECK_FALSE(before.status().is_over());
    if (!after.status().is_over()) return;
    for (int index = 0; index <= Square::limit; ++index) {
      CHECK(apply(after, Square{index}).error() == Conflict::game_already_ended);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("a refused transition changes nothing in a match", "[law]", CatalogueGames) {
  std::mt19937 random{20260103};
  for (int game = 0; game < 100; ++game) {
    Match<TestType> match;
    while (!match.status().is_over()) {
      const std::vector<Square> moves(match.legal_moves().begin(), match.legal_moves().end());
      REQUIRE(match.play(moves[random() % moves.size()]));
      const Match<TestType> copy = match;
      const Player not_next = other(match.position().turn());
      const std::vector<Transition> refused{Play{match.moves().back()}, Play{Square::off_every_board()},
                                            Play{Square{0}, not_next}, Redo{}};
      for (const Transition& transition : refused) {
        INFO(picture(match.position()));
        CHECK_FALSE(match.make(transition));
        CHECK(match == copy);
        CHECK(match.position() == copy.position());
        CHECK(match.status() == copy.status());
        CHECK(std::ranges::equal(match.moves(), copy.moves()));
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("a mirrored position has the mirrored moves and evaluation, and the same status", "[law]",
                        CatalogueGames) {
  const auto mirrored = [](BoardSize size, Square square) {
    return *size.square(size.row(square), size.columns - 1 - size.column(square));
  };
  std::mt19937 random{20260102};
  for (int game = 0; game < 200; ++game) {
    TestType position;
    TestType mirror;
    while (!position.status().is_over()) {
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      const Square move = moves[random() % moves.size()];
      position = apply(position, move).value();
      mirror = apply(mirror, mirrored(position.size(), move)).value();
      INFO(picture(position) << " and " << picture(mirror));
      CHECK(position.status() == mirror.status());
      for (int index = 0; index < position.size().squares(); ++index) {
        const Square square{index};
        const Square image = mirrored(position.size(), square);
        CHECK(position.owner(square) == mirror.owner(image));
        CHECK(position.legal_moves().contains(square) == mirror.legal_moves().contains(image));
      }
      if (position.legal_moves().size() > 6) continue;
      const auto evaluations = evaluate(mirror);
      for (const Evaluation& evaluation : evaluate(position)) {
        const Square image = mirrored(position.size(), evaluation.move);
        const auto found = std::ranges::find(evaluations, image, &Evaluation::move);
        REQUIRE(found != evaluations.end());
        CHECK(found->outcome == evaluation.outcome);
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("a marked square never changes, and a move marks just one", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    for (int index = 0; index < before.size().squares(); ++index) {
      const Square square{index};
      if (square != move) CHECK(after.owner(square) == before.owner(square));
    }
  });
}

TEMPLATE_LIST_TEST_CASE("lines are won exactly when a player has won, and the winner owns them", "[law]",
                        CatalogueGames) {
  for_each_random_move<TestType>([](const TestType&, Square, const TestType& after) {
    const auto winner = after.status().winner();
    int lines = 0;
    for (const auto line : after.won_lines()) {
      ++lines;
      for (const Square square : line) CHECK(after.owner(square) == winner);
    }
    CHECK((lines > 0) == winner.has_value());
  });
}
