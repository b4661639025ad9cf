#include "noughts/strategies/qubic_strategy.hpp"

#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <random>
#include <vector>

#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/tree_search.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

using detail::CubeCells;
using detail::CubeMarks;

std::vector<std::uint8_t> bytes_of_strategy() {
  std::ifstream file{NOUGHTS_BOOKS "/qubic.strategy", std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

const QubicStrategy& our_strategy() {
  static const auto strategy = QubicStrategy::read(bytes_of_strategy());
  REQUIRE(strategy);
  return *strategy;
}

/// The positions up to so many marks in which a player who always marks the first free cell is to
/// move, and need not stop a line.
std::map<CubeMarks, int> first_free_cells(int most_marks) {
  std::map<CubeMarks, int> cells;
  std::vector<CubeMarks> open{CubeMarks{}};
  while (!open.empty()) {
    const CubeMarks marks = open.back();
    open.pop_back();
    if (std::popcount(marks.all()) > most_marks) continue;
    const CubeCells lowest = marks.free() & -marks.free();
    if (!cells.try_emplace(marks, std::countr_zero(lowest)).second) continue;
    for (CubeCells left = marks.free() ^ lowest; left != 0; left &= left - 1)
      open.push_back(detail::canonical({.own = marks.own | lowest, .other = marks.other | (left & -left)}, false));
  }
  return cells;
}

/// The bytes of a strategy that marks these cells.
std::vector<std::uint8_t> written(const std::map<CubeMarks, int>& cells) {
  const auto bytes = QubicStrategy::write([&](const CubeMarks& marks) -> std::optional<int> {
    const auto found = cells.find(marks);
    return found == cells.end() ? std::nullopt : std::optional{found->second};
  });
  REQUIRE(bytes);
  return *bytes;
}

}  // namespace

TEST_CASE("a strategy that is written is read again", "[qubic]") {
  // With four marks there is no line to stop.
  const auto cells = first_free_cells(4);
  const auto bytes = written(cells);
  const auto strategy = QubicStrategy::read(bytes);
  REQUIRE(strategy);
  CHECK(strategy->decisions().size() == cells.size());
  for (const auto& [marks, cell] : strategy->decisions()) CHECK(cells.at(marks) == cell);
  for (std::size_t size = 0; size < bytes.size(); ++size)
    CHECK_FALSE(QubicStrategy::read(std::span{bytes}.first(size)));
}

TEST_CASE("bytes that are no strategy of Qubic are none", "[qubic]") {
  CHECK_FALSE(QubicStrategy::read({}));
  // The empty cube, a cell, and no reply after which it goes on.
  CHECK(QubicStrategy::read(std::vector<std::uint8_t>{5, 63}));
  CHECK_FALSE(QubicStrategy::read(std::vector<std::uint8_t>{64, 63}));
  CHECK_FALSE(QubicStrategy::read(std::vector<std::uint8_t>{5, 64}));
  CHECK_FALSE(QubicStrategy::read(std::vector<std::uint8_t>{5, 63, 0}));
  auto bytes = bytes_of_strategy();
  bytes.push_back(0);
  CHECK_FALSE(QubicStrategy::read(bytes));
}

TEST_CASE("a strategy with a wrong byte is refused, or is another one that keeps to the rules", "[qubic]") {
  const auto bytes = written(first_free_cells(2));
  int read = 0;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      auto wrong = bytes;
      wrong[at] = static_cast<std::uint8_t>(byte);
      const auto strategy = QubicStrategy::read(wrong);
      if (!strategy) continue;
      ++read;
      CHECK(strategy->decisions().size() <= wrong.size());
      for (const auto& [marks, cell] : strategy->decisions())
        CHECK((marks.free() >> static_cast<unsigned>(cell) & 1U) == 1);
    }
  }
  CHECK(read > static_cast<int>(bytes.size()));
  CHECK(read < 256 * static_cast<int>(bytes.size()) / 2);
}

TEST_CASE("many bytes that are no strategy take a moment", "[qubic]") {
  for (const int byte : {0, 1, 63}) {
    const std::vector<std::uint8_t> many(1'000'000, static_cast<std::uint8_t>(byte));
    CHECK_FALSE(QubicStrategy::read(many));
  }
}

TEST_CASE("a strategy that breaks the rules is not written", "[qubic]") {
  CHECK_FALSE(QubicStrategy::write(
      [](const CubeMarks& marks) { return std::popcount(marks.all()) < 4 ? std::optional{0} : std::nullopt; }));
}

TEST_CASE("in symmetric positions the strategy makes symmetric moves, all of them", "[qubic]") {
  const auto& strategy = our_strategy();
  CHECK(strategy.moves(Qubic{}).size() == 16);
  std::mt19937 random{5};
  for (int game = 0; game < 50; ++game) {
    Qubic position;
    for (auto moves = strategy.moves(position); !moves.empty(); moves = strategy.moves(position)) {
      const Qubic same = position.canonical();
      const auto others = strategy.moves(same);
      CHECK(others.size() == moves.size());
      for (const auto& move : others)
        CHECK(after(same, move).canonical() == after(position, moves.front()).canonical());
      for (const auto& move : position.legal_moves()) {
        const bool is_same = after(position, move).canonical() == after(position, moves.front()).canonical();
        CHECK((std::ranges::find(moves, BoardMove{move}) != moves.end()) == is_same);
      }
      position.play_unchecked(moves[random() % moves.size()]);
      position.play_unchecked(random_move(position, random));
      if (position.status().is_over()) break;
    }
  }
}

TEST_CASE("the strategy is for either player who moves first, and for the game without gravity", "[qubic]") {
  const auto& strategy = our_strategy();
  CHECK(strategy.moves(Qubic{Player::o}) == strategy.moves(Qubic{}));
  const Qubic falling{QubicRules{.gravity = true}};
  CHECK(strategy.moves(falling).empty());
  CHECK_FALSE(strategy.knows(falling));
  // The second player is to move.
  CHECK(strategy.moves(after(Qubic{}, strategy.moves(Qubic{}).front())).empty());
}

TEST_CASE("by its strategy, the first player at level best wins against any play", "[qubic]") {
  Books books;
  REQUIRE(books.add("qubic", bytes_of_strategy()));
  std::mt19937 random{17};
  for (int game = 0; game < 12; ++game) {
    const Player first = game % 2 == 0 ? Player::x : Player::o;
    Qubic position{first};
    // The second player is weak, or at level best too.
    std::optional<Opponent> second;
    if (game < 2) second.emplace(Level::best, random());
    Opponent opponent{Level::best, random()};
    while (!position.status().is_over()) {
      if (position.turn() == first) {
        position.play_unchecked(opponent.choose(position, books.of(position)).value());
      } else if (const auto stops = position.safe_moves(); game % 3 > 0 && !stops.empty()) {
        position.play_unchecked(nth(stops, static_cast<int>(random() % static_cast<unsigned>(stops.size()))));
      } else {
        position.play_unchecked(second ? second->choose(position).value() : random_move(position, random));
      }
    }
    CHECK(position.status().winner() == first);
  }
}

TEST_CASE("a search that is given the strategy is certain of its moves", "[qubic]") {
  const auto& strategy = our_strategy();
  const auto moves = strategy.moves(Qubic{});
  CHECK(solve(Qubic{}, {.nodes = 0}, &strategy).outcome == Outcome{.result = Outcome::Result::win});
  CHECK(solve(Qubic{}, {.nodes = 0}, &strategy).move == moves.front());
  TreeSearch<Qubic> search{Qubic{}, 1, std::size_t{1} << 20U, &strategy};
  CHECK(search.result() == Outcome::Result::win);
  for (const auto& [move, outcome, estimate] : evaluate(Qubic{}, {.nodes = 64, .playouts = 640}, &strategy)) {
    const bool wins = std::ranges::find(moves, move) != moves.end();
    CHECK((outcome == Outcome{.result = Outcome::Result::win}) == wins);
    CHECK(outcome.has_value() != estimate.has_value());
  }
  // The second player loses by every reply.
  const Qubic answered = after(Qubic{}, moves.front());
  for (const auto& evaluation : evaluate(answered, {.nodes = 64, .playouts = 640}, &strategy))
    CHECK(evaluation.outcome == Outcome{.result = Outcome::Result::loss});
}

TEST_CASE("the file of Qubic's strategy is a book of Qubic alone", "[qubic]") {
  Books books;
  CHECK(Books::kind(Qubic{}) == BookKind::strategy);
  CHECK(Books::kind(Qubic{QubicRules{.gravity = true}}) == BookKind::none);
  CHECK_FALSE(books.has(Qubic{}));
  CHECK_FALSE(books.add("qubic-gravity", bytes_of_strategy()));
  CHECK_FALSE(books.add("ultimate", bytes_of_strategy()));
  CHECK(books.add("qubic", bytes_of_strategy()));
  CHECK(books.has(Qubic{}));
  CHECK_FALSE(books.has(Qubic{QubicRules{.gravity = true}}));
  CHECK_FALSE(books.add("qubic", std::vector<std::uint8_t>{1}));
  CHECK(books.has(Qubic{}));
}
