// What every game in the catalogue obeys. Random games stand for all of them; the seed is fixed, so a failure comes
// back.

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catalogue_games.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/notation.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

/// Calls `visit(before, move, after)` for every move of many random games, half of them begun by O, fewer where they
/// are longer.
template <Game G>
void for_each_random_move(auto visit) {
  std::mt19937 random{20260101};
  for (const auto& [id, start] : starts<G>()) {
    INFO(id);
    for (int game = 0; game < 2000 / start.size().squares(); ++game) {
      G position = start.start(game % 2 == 0 ? Player::x : Player::o);
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
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a legal move always applies and an illegal one never does", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square, const TestType&) {
    for (int index = 0; index <= before.size().squares(); ++index) {
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
    for (int index = 0; index <= after.size().squares(); ++index) {
      CHECK(apply(after, Square{index}).error() == Conflict::game_already_ended);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("a refused transition changes nothing in a match", "[law]", CatalogueGames) {
  std::mt19937 random{20260103};
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    for (int game = 0; game < 400 / start.size().squares(); ++game) {
      Match<TestType> match{start};
      while (!match.status().is_over()) {
        const std::vector<Square> moves = match.legal_moves();
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
}

TEMPLATE_LIST_TEST_CASE("a mirrored position has the mirrored moves and evaluation, and the same status", "[law]",
                        CatalogueGames) {
  const auto mirrored = [](BoardSize size, Square square) {
    return *size.square(size.row(square), size.columns - 1 - size.column(square));
  };
  std::mt19937 random{20260102};
  for (const auto& [id, start] : starts<TestType>()) {
    for (int game = 0; game < 1000 / start.size().squares(); ++game) {
      TestType position = start;
      TestType mirror = start;
      while (!position.status().is_over()) {
        const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
        const Square move = moves[random() % moves.size()];
        position = apply(position, move).value();
        mirror = apply(mirror, mirrored(position.size(), move)).value();
        INFO(id << ": " << picture(position) << " and " << picture(mirror));
        CHECK(position.status() == mirror.status());
        for (const Square square : position.size().every_square()) {
          const Square image = mirrored(position.size(), square);
          CHECK(position.owner(square) == mirror.owner(image));
          CHECK(position.legal_moves().contains(square) == mirror.legal_moves().contains(image));
        }
        const auto is_free = [&](Square square) { return !position.owner(square); };
        if (std::ranges::count_if(position.size().every_square(), is_free) > 6) continue;
        const auto evaluations = evaluate(mirror);
        for (const Evaluation& evaluation : evaluate(position)) {
          const Square image = mirrored(position.size(), evaluation.move);
          const auto found = std::ranges::find(evaluations, image, &Evaluation::move);
          REQUIRE(found != evaluations.end());
          CHECK(found->outcome.result == evaluation.outcome.result);
          if (evaluation.outcome.result != Outcome::Result::draw) CHECK(found->outcome == evaluation.outcome);
        }
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("equal positions have equal hashes, and other positions hardly ever", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([&](const TestType& before, Square move, const TestType& after) {
    CHECK(std::hash<TestType>{}(apply(before, move).value()) == std::hash<TestType>{}(after));
    CHECK(before != after);
  });
  for (const auto& [id, start] : starts<TestType>()) {
    std::mt19937 random{20260103};
    std::set<std::size_t> hashes;
    std::set<std::string> pictures;
    TestType position = start;
    while (!position.status().is_over()) {
      hashes.insert(std::hash<TestType>{}(position));
      pictures.insert(picture(position));
      const std::vector<Square> moves(position.legal_moves().begin(), position.legal_moves().end());
      position = apply(position, moves[random() % moves.size()]).value();
    }
    INFO(id);
    CHECK(hashes.size() == pictures.size());
  }
}

TEMPLATE_LIST_TEST_CASE("a match of it survives its text", "[law]", CatalogueGames) {
  std::mt19937 random{20260104};
  for (const auto& [id, start] : starts<TestType>()) {
    CatalogueMatch match{CataloguePosition{start}.start(Player::o)};
    while (!match.status().is_over()) {
      const std::vector<Square> moves = match.legal_moves();
      REQUIRE(match.play(moves[random() % moves.size()]));
    }
    INFO(id);
    CHECK(to_string(match).starts_with(id + ".O."));
    CHECK(parse_match(to_string(match)) == match);
  }
}

TEMPLATE_LIST_TEST_CASE("a marked square never changes, and a move marks just one", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    for (const Square square : before.size().every_square()) {
      if (square != move) CHECK(after.owner(square) == before.owner(square));
    }
  });
}

TEMPLATE_LIST_TEST_CASE("lines are won only when a player has won, and are lines of the board", "[law]",
                        CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square, const TestType& after) {
    CHECK(before.won_lines().empty());
    const auto lines = after.lines();
    for (const auto& line : after.won_lines()) {
      CHECK(after.status().winner().has_value());
      CHECK(std::ranges::find(lines, line) != lines.end());
    }
  });
}
