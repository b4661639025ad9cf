#include "noughts/search/book.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "minimax.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/solve.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "small_books.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// A game that is searched, and so small that `Minimax` sees all of it. A book of tic-tac-toe does
/// not compile: its outcomes are looked up.
using Small = LineGame<LineRules{.size = {.columns = 4, .rows = 3}, .in_a_row = 3}>;

}  // namespace

TEST_CASE("a book knows the result of every position up to its last ply, and of none beyond", "[book]") {
  Minimax<Small> minimax;
  for (const int plies : {0, 2, 4}) {
    const auto book = book_of<Small>(plies);
    CHECK(book.plies() == plies);
    std::mt19937 random{20261127};
    for (int i = 0; i < 200; ++i) {
      const Small position = random_position(Small{}, i % 8, random);
      INFO(picture(position));
      const bool is_within = 12 - position.plies_left() <= plies;
      CHECK(book.result(position).has_value() == is_within);
      if (is_within) CHECK(book.result(position) == minimax.judge(position).result);
    }
  }
}

TEST_CASE("a book of Connect Four treats either first player and mirrored boards alike", "[book]") {
  std::vector<Result> results;
  for (std::size_t i = 0; i < Book<ConnectFour>::positions(2).size(); ++i)
    results.push_back(static_cast<Result>(static_cast<int>(i % 3) - 1));
  const Book<ConnectFour> book{2, results};
  for (const int first : {35, 36, 37, 38, 39, 40, 41}) {
    for (const int second : {35, 36, 37, 38, 39, 40, 41}) {
      if (first == second) continue;
      const auto position_of = [&](Player player, int a, int b) {
        return after(after(ConnectFour{player}, Square{a}), Square{b});
      };
      const auto result = book.result(position_of(Player::x, first, second));
      CHECK(result);
      CHECK(book.result(position_of(Player::o, first, second)) == result);
      CHECK(book.result(position_of(Player::x, 76 - first, 76 - second)) == result);
    }
  }
}

TEST_CASE("a book reads back as written, five results a byte", "[book]") {
  for (const int plies : {2, 4}) {
    const auto positions = Book<Small>::positions(plies);
    const auto results = results_of(positions);
    const auto bytes = Book<Small>::write(plies, results);
    CHECK(bytes.size() == 2 + (positions.size() + 4) / 5);
    const auto book = Book<Small>::read(bytes);
    REQUIRE(book);
    for (std::size_t i = 0; i < positions.size(); ++i) CHECK(book->result(positions[i]) == results[i]);
  }
}

TEST_CASE("bytes that are not a book are refused", "[book]") {
  const auto bytes = Book<Small>::write(4, results_of(Book<Small>::positions(4)));
  REQUIRE(Book<Small>::read(bytes));
  CHECK_FALSE(Book<Small>::read({}));
  const auto changed = [&](std::size_t place, std::uint8_t byte) {
    auto other = bytes;
    other.at(place) = byte;
    return Book<Small>::read(other).has_value();
  };
  CHECK_FALSE(changed(0, 99));
  CHECK_FALSE(changed(1, 1));
  CHECK_FALSE(changed(1, 255));
  CHECK_FALSE(changed(3, 243));
  auto longer = bytes;
  longer.push_back(0);
  CHECK_FALSE(Book<Small>::read(longer));
  longer.resize(bytes.size() - 1);
  CHECK_FALSE(Book<Small>::read(longer));
}

// J. Tromp's table of eight plies, in the UCI repository: 67,557 positions whose next move is not
// forced.
TEST_CASE("a book of Connect Four after eight plies has all positions without a win or threat", "[book]") {
  const auto positions = Book<ConnectFour>::positions(8);
  const auto is_forced = [](const ConnectFour& position) {
    return std::ranges::any_of(position.legal_moves(),
                               [&](BoardMove move) { return is_among(position.threats(), move); });
  };
  const auto forced = std::ranges::count_if(positions, is_forced);
  CHECK(positions.size() - static_cast<std::size_t>(forced) == 67'557);
  CHECK(std::ranges::is_sorted(positions, {}, &ConnectFour::key));
}

TEST_CASE("a search with a book finds the same outcome in fewer nodes", "[book]") {
  using Game = LineGame<LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 4, .gravity = true}>;
  Minimax<Game> minimax;
  const auto book = book_of<Game>(4);
  std::mt19937 random{20261122};
  std::uint64_t with = 0;
  std::uint64_t without = 0;
  for (int i = 0; i < 50; ++i) {
    const Game position = random_position(Game{}, i % 7, random);
    INFO(picture(position));
    TranspositionTable<Game> table{1U << 20U};
    ExactSearch<Game> plain{table};
    plain.begin(position);
    CHECK(plain.run(UINT64_MAX));
    without += plain.nodes();
    TranspositionTable<Game> other{1U << 20U};
    ExactSearch<Game> search{other, &book};
    search.begin(position);
    if (i % 7 <= 4) CHECK(search.result() == plain.result());
    CHECK(search.run(UINT64_MAX));
    CHECK(search.outcome() == plain.outcome());
    CHECK(solve(position, {}, &book) ==
          Choice{.move = search.move(), .outcome = search.outcome(), .nodes = search.nodes()});
    CHECK(minimax.judge(position, *search.move()) == plain.outcome());
    with += search.nodes();
  }
  CHECK(with < without / 2);
}
