#include "noughts/catalogue/books.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/match/match_search.hpp"

using namespace noughts;

namespace {

using Result = Outcome::Result;

/// The project's own file.
std::vector<std::uint8_t> connect_four_bytes() {
  std::ifstream file{NOUGHTS_BOOKS "/connect-four.book", std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

Books connect_four_books() {
  Books books;
  REQUIRE(books.add("connect-four", connect_four_bytes()));
  return books;
}

/// The results of all first moves, from left to right.
constexpr std::array results_of_first_moves{Result::loss, Result::loss, Result::draw, Result::win,
                                            Result::draw, Result::loss, Result::loss};

/// Plays every reply of the other player against `best`, and requires that `best` never loses the
/// worth of the position. Returns how many moves `best` made.
int walk(const Books& books, const ConnectFour& position, Player best, Result worth, int plies) {
  if (plies == 0 || position.status().is_over()) return 0;
  int moves = 0;
  if (position.turn() != best) {
    for (const Square reply : position.legal_moves()) {
      const ConnectFour next = after(position, reply);
      // After a mistake in reply the position is worth more.
      const auto known = books.of(ConnectFour{})->result(next);
      if (known) REQUIRE(*known >= worth);
      moves += walk(books, next, best, known ? *known : worth, plies - 1);
    }
    return moves;
  }
  constexpr Skill quickly{.nodes = 500};
  Thinking<BoardMove> thinking{CataloguePosition{position}, quickly, 1, Limits{}.bytes, &books};
  while (!thinking.run(UINT64_MAX)) {
  }
  const ConnectFour next = after(position, thinking.result());
  if (const auto theirs = books.of(ConnectFour{})->result(next))
    REQUIRE(static_cast<int>(*theirs) == -static_cast<int>(worth));
  return 1 + walk(books, next, best, worth, plies - 1);
}

}  // namespace

TEST_CASE("books take books of the games that can have one, and nothing else", "[books]") {
  const auto bytes = Book<ConnectFour>::write(1, std::vector(Book<ConnectFour>::positions(1).size(), Result::draw));
  Books books;
  CHECK_FALSE(books.has(ConnectFour{}));
  CHECK_FALSE(books.add("connect-four", {}));
  CHECK_FALSE(books.add("connect-four", std::vector<std::uint8_t>{1, 2, 3}));
  CHECK_FALSE(books.add("tic-tac-toe", bytes));
  CHECK_FALSE(books.add("no-such-game", bytes));
  CHECK_FALSE(books.has(ConnectFour{}));
  CHECK(books.add("connect-four", bytes));
  CHECK(books.has(ConnectFour{Player::o}));
  CHECK_FALSE(books.has(Ultimate{}));
  CHECK_FALSE(books.add("connect-four", {}));
  CHECK(books.has(ConnectFour{}));
  CHECK(books.of(ConnectFour{})->result(ConnectFour{}) == Result::draw);
}

// V. Allis, "A knowledge-based approach of Connect-Four", 1988: the first player wins by the middle
// column alone. The columns beside it draw.
TEST_CASE("the book knows the result of every first move of Connect Four", "[books]") {
  const Books books = connect_four_books();
  const auto evaluations = evaluate(CataloguePosition{ConnectFour{}}, Limits{.nodes = 0}, &books);
  REQUIRE(evaluations.size() == results_of_first_moves.size());
  for (std::size_t i = 0; i < evaluations.size(); ++i) {
    const Result result = results_of_first_moves[i];
    // A draw comes with the last square.
    const auto plies = result == Result::draw ? std::optional{42} : std::nullopt;
    CHECK(evaluations[i].outcome == Outcome{.result = result, .plies = plies});
  }
  CHECK(books.of(ConnectFour{})->result(ConnectFour{}) == Result::win);
}

// J. Tromp's table of eight plies, in the UCI repository.
TEST_CASE("the book of Connect Four has the published numbers of wins, draws and losses", "[books]") {
  const Books books = connect_four_books();
  const auto& book = *books.of(ConnectFour{});
  REQUIRE(book.plies() == 8);
  int wins = 0;
  int draws = 0;
  int losses = 0;
  for (const ConnectFour& position : Book<ConnectFour>::positions(8)) {
    // The table leaves out positions in which the next move is forced.
    if (std::ranges::any_of(position.legal_moves(), [&](BoardMove move) { return is_among(position.threats(), move); }))
      continue;
    const Result result = book.result(position).value();
    ++(result == Result::win ? wins : result == Result::draw ? draws : losses);
  }
  CHECK(wins == 44'473);
  CHECK(draws == 6'449);
  CHECK(losses == 16'635);
}

TEST_CASE("within the book the best level keeps its win from the start against every reply", "[books]") {
  const Books books = connect_four_books();
  CHECK(walk(books, ConnectFour{}, Player::x, Result::win, 8) == 1 + 7 + 49 + 343);
}

TEST_CASE("within the book the best level, moving second, uses every mistake", "[books]") {
  const Books books = connect_four_books();
  CHECK(walk(books, ConnectFour{}, Player::o, Result::loss, 8) > 300);
}
