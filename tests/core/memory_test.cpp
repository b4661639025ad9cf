// Searches keep to their limit of bytes, even while their memory grows. `bench/core/heap.cpp`
// counts the bytes of the heap.

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <random>

#include "../../bench/core/heap.hpp"
#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/thinking.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/tree_search.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

/// Bytes allowed beyond a limit: the path being searched, and the heap's own overhead for blocks.
constexpr std::size_t besides = 64'000;

/// The peak of heap bytes while `what` runs, beyond those taken before it.
std::size_t most_taken_by(auto what) {
  heap::forget_most();
  const std::size_t before = heap::taken();
  what();
  return heap::most_taken() - before;
}

}  // namespace

TEST_CASE("two bytes that claim to be a book of twelve plies are refused in little memory", "[memory]") {
  // A list of the positions after twelve plies would take 600 MB.
  const std::array<std::uint8_t, 2> bytes{1, 12};
  CHECK(most_taken_by([&] { CHECK_FALSE(Book<ConnectFour>::read(bytes)); }) < 10'000'000);
}

TEST_CASE("a tree keeps to its bytes, even while it grows", "[memory]") {
  for (const std::size_t bytes : {std::size_t{20'000}, std::size_t{100'000}, std::size_t{1'000'000}}) {
    CAPTURE(bytes);
    std::uint64_t playouts = 0;
    std::size_t most_nodes = 0;
    const std::size_t most = most_taken_by([&] {
      TreeSearch<Ultimate> search{Ultimate{}, 1, bytes};
      for (int i = 0; i < 200; ++i) {
        search.run(100);
        most_nodes = (std::max)(most_nodes, search.nodes());
      }
      playouts = search.playouts();
    });
    CHECK(most <= bytes + besides);
    CHECK(playouts == 20'000);
    CHECK(most_nodes > 400);
  }
}

TEST_CASE("a tree keeps to its bytes as it goes on from move to move", "[memory]") {
  constexpr std::size_t bytes = 1'000'000;
  const std::size_t most = most_taken_by([] {
    TreeSearch<ConnectFour> search{ConnectFour{}, 1, bytes};
    while (!search.run(5'000)) search.advance(*search.best_move());
  });
  CHECK(most <= bytes + besides);
  CHECK(most > bytes / 2);
}

TEST_CASE("a table keeps to its bytes, even while it grows", "[memory]") {
  for (const std::size_t bytes : {std::size_t{100'000}, std::size_t{1'000'000}, std::size_t{5'000'000}}) {
    CAPTURE(bytes);
    std::mt19937 random{20260122};
    const std::size_t most = most_taken_by([&] {
      TranspositionTable<Ultimate> table{bytes};
      for (int i = 0; i < 20'000; ++i)
        table.store(random_position(Ultimate{}, 10, random), {.lower = -1, .upper = 1}, 1);
    });
    CHECK(most <= bytes + besides);
    CHECK(most > bytes / 4);
  }
}

TEST_CASE("solving, analysing and thinking keep to their bytes", "[memory]") {
  constexpr std::size_t bytes = 1'000'000;
  CHECK(most_taken_by([] { static_cast<void>(solve(ConnectFour{}, {.nodes = 500'000, .bytes = bytes})); }) <=
        bytes + besides);
  CHECK(most_taken_by([] {
          static_cast<void>(evaluate(ConnectFour{}, {.nodes = 200'000, .playouts = 10'000, .bytes = bytes}));
        }) <= bytes + besides);
  CHECK(most_taken_by([] {
          const Skill skill{.playouts = 10'000, .nodes = 200'000};
          ConnectFour position;
          Thinking thinking{position, skill, 1, bytes};
          for (int ply = 0; ply < 6; ++ply) {
            while (!thinking.run(UINT64_MAX)) {
            }
            position.play_unchecked(thinking.result());
            thinking.go_on(position, 2);
          }
        }) <= bytes + besides);
}

TEST_CASE("without memory to grow a table keeps its size and its entries", "[memory]") {
  std::mt19937 random{20260122};
  TranspositionTable<Ultimate> table{5'000'000};
  const auto fill = [&] {
    for (int i = 0; i < 20'000; ++i) table.store(random_position(Ultimate{}, 10, random), {.lower = -1, .upper = 1}, 1);
  };
  const auto known = TranspositionTable<Ultimate>::key_of(random_position(Ultimate{}, 10, random));
  table.store(known, {.lower = 1, .upper = 1}, 20);
  heap::refuse_beyond(heap::taken() + 500'000);
  fill();
  heap::refuse_beyond();
  CHECK(table.bytes() > 100'000);
  CHECK(table.bytes() < 600'000);
  CHECK(table.probe(known) == Bounds{.lower = 1, .upper = 1});
}

TEST_CASE("thinking goes on without more memory", "[memory]") {
  const Skill skill{.playouts = 3'000, .nodes = 20'000};
  ConnectFour position;
  Thinking thinking{position, skill, 1};
  for (int ply = 0; ply < 6; ++ply) {
    CAPTURE(ply);
    // Enough memory at first, then no more, also while the tree goes on from move to move.
    heap::refuse_beyond(ply < 2 ? heap::taken() + 100'000 : 0);
    while (!thinking.run(1'000)) {
    }
    heap::refuse_beyond();
    REQUIRE(can_play(position, thinking.result()));
    position.play_unchecked(thinking.result());
    heap::refuse_beyond(0);
    thinking.go_on(position, 2);
  }
  heap::refuse_beyond();
  CHECK(thinking.bytes() > 0);
  CHECK(thinking.bytes() < 400'000);
}
