#include "noughts/search/transposition_table.hpp"

#include <algorithm>
#include <bit>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include "nim.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

// To fill a table.
using LargeEnough = std::tuple<TicTacToe, FourInARow5x5, ConnectFour, FreeLineGame, Ultimate>;
using GamesWithTables = std::tuple<TicTacToe, FourInARow5x5, ConnectFour, FreeLineGame, Ultimate, Nim>;

template <typename G>
constexpr int most_score = 1 << 14;
template <GameWithKey G>
constexpr int most_score<G> = G::most_plies / 2 + 1;

/// A number grows by a bit a move, to twelve. The player who moved last wins. Hashes differ only in
/// high bits.
struct HighBits {
  using Move = int;
  std::uint32_t number = 1;

  HighBits start(Player) const { return {}; }
  Player turn() const { return std::bit_width(number) % 2 == 1 ? Player::x : Player::o; }
  Status status() const { return number >> 12U != 0 ? Status::won(other(turn())) : Status::next(turn()); }
  std::vector<int> legal_moves() const { return number >> 12U != 0 ? std::vector<int>{} : std::vector{0, 1}; }
  void play_unchecked(int bit) { number = number * 2 + static_cast<unsigned>(bit); }
  std::uint64_t hash() const { return std::uint64_t{number} << 40U; }
  friend bool operator==(const HighBits&, const HighBits&) = default;
};

/// Bounds made from a position's hash.
template <Game G>
Bounds bounds_of(const G& position) {
  const int score = static_cast<int>(position.hash() % 4);
  return {.lower = -score, .upper = score + 1};
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a table returns both bounds that were stored", "[table]", GamesWithTables) {
  TranspositionTable<TestType> table{0};
  const TestType start;
  const auto key = table.key_of(start);
  CHECK_FALSE(table.probe(key));
  for (const Bounds bounds :
       {Bounds{.lower = -most_score<TestType>, .upper = most_score<TestType>}, Bounds{.lower = 0, .upper = 0},
        Bounds{.lower = most_score<TestType>, .upper = most_score<TestType>},
        Bounds{.lower = -most_score<TestType>, .upper = -most_score<TestType>}, Bounds{.lower = -1, .upper = 1}}) {
    table.prefetch(key);
    table.store(key, bounds, 0);
    CHECK(table.probe(key) == bounds);
  }
  for (const auto& move : start.legal_moves()) CHECK_FALSE(table.probe(table.key_of(after(start, move))));
}

TEMPLATE_LIST_TEST_CASE("a full table never confuses two positions", "[table]", LargeEnough) {
  TranspositionTable<TestType> table{0};
  std::mt19937 random{20260119};
  int forgotten = 0;
  int known = 0;
  std::set<std::uint64_t> different;
  std::vector<TestType> stored;
  for_each_position(TestType{}, 2000, random, [&](const TestType& position) {
    table.store(table.key_of(position), bounds_of(position), 0);
    stored.push_back(position);
    different.insert(position.hash());
  });
  for (const TestType& position : stored) {
    const auto found = table.probe(table.key_of(position));
    ++(found ? known : forgotten);
    if (found) REQUIRE(found == bounds_of(position));
  }
  CHECK(known > 500);
  CHECK((forgotten > 0 || different.size() < 10'000));
  CHECK(table.bytes() <= 32'768);
}

TEST_CASE("a table grows up to its limit of bytes, and loses few entries as it grows", "[table]") {
  constexpr std::size_t limit = 1'000'000;
  TranspositionTable<ConnectFour> table{limit};
  CHECK(table.bytes() < limit / 10);
  std::mt19937 random{20260120};
  std::vector<ConnectFour> stored;
  while (stored.size() < 8000) {
    stored.push_back(random_position(ConnectFour{}, 20, random));
    table.store(table.key_of(stored.back()), {.lower = 0, .upper = 1}, 0);
  }
  const auto known = std::ranges::count_if(
      stored, [&](const ConnectFour& position) { return table.probe(table.key_of(position)).has_value(); });
  CHECK(known > 6000);
  for (int i = 0; i < 200'000; ++i)
    table.store(table.key_of(random_position(ConnectFour{}, 20, random)), {.lower = 0, .upper = 1}, 0);
  CHECK(table.bytes() <= limit);
  CHECK(table.bytes() > limit / 2);
}

TEST_CASE("a full table keeps entries that cost many nodes", "[table]") {
  TranspositionTable<ConnectFour> table{0};
  std::mt19937 random{20260121};
  std::vector<ConnectFour> costly;
  for (int i = 0; i < 100; ++i) {
    costly.push_back(random_position(ConnectFour{}, 12, random));
    table.store(table.key_of(costly.back()), {.lower = -1, .upper = 1}, 7);
  }
  for (int i = 0; i < 100'000; ++i)
    table.store(table.key_of(random_position(ConnectFour{}, 20, random)), {.lower = 0, .upper = 1}, 1);
  const auto known = std::ranges::count_if(
      costly, [&](const ConnectFour& position) { return table.probe(table.key_of(position)).has_value(); });
  CHECK(known > 90);
}

TEST_CASE("an entry takes eight bytes if the game's key leaves room for both bounds", "[table]") {
  static_assert(detail::Packable<TicTacToe> && detail::Packable<FourInARow5x5> && detail::Packable<ConnectFour>);
  static_assert(std::same_as<TranspositionTable<ConnectFour>::Key, std::uint64_t> && sizeof(detail::PackedEntry) == 8);
  static_assert(!detail::Packable<FreeLineGame> && !detail::Packable<Ultimate> && !detail::Packable<Nim>);
}

TEST_CASE("a table tells positions apart if their hashes differ in any bits", "[exact]") {
  TranspositionTable<HighBits> table{1U << 20U};
  for (std::uint32_t number = 1; number < 4096; ++number) table.store(HighBits{number}, {.lower = 0, .upper = 1}, 0);
  int kept = 0;
  for (std::uint32_t number = 1; number < 4096; ++number) kept += table.probe(HighBits{number}) ? 1 : 0;
  CHECK(kept > 3000);  // a full bucket loses the entry that cost less
}
