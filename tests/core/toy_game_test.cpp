// A game from outside the library: what it takes to write one, and what it then gets for nothing.

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/diagram.hpp"
#include "noughts/match.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/solver.hpp"
#include "noughts/search/table.hpp"
#include "noughts/square_set.hpp"

using namespace noughts;

namespace {

/// Nim with one heap: players take one, two or three matches in turn, by marking the last one that they take. Whoever
/// takes the very last match wins.
template <int matches>
class Nim {
 public:
  using Squares = SquareSet<matches>;

  constexpr explicit Nim(Player first = Player::x) : turn_{first} {}

  static constexpr Nim start(Player first) { return Nim{first}; }
  static constexpr BoardSize size() { return {.columns = matches, .rows = 1}; }
  static constexpr std::vector<Squares> lines() { return {}; }
  static constexpr bool has_gravity() { return false; }
  constexpr Status status() const { return taken_ == matches ? Status::won(other(turn_)) : Status::next(turn_); }
  constexpr Player turn() const { return turn_; }
  constexpr std::optional<Player> owner(Square square) const {
    if (x_.contains(square)) return Player::x;
    return square.index() < taken_ ? std::optional{Player::o} : std::nullopt;
  }
  constexpr Squares legal_moves() const {
    return Squares::first(std::min(taken_ + 3, matches)) - Squares::first(taken_);
  }
  constexpr std::vector<Squares> won_lines() const { return {}; }
  constexpr std::uint64_t hash() const { return x_.number() * 2654435761U + static_cast<std::uint64_t>(taken_); }
  constexpr void play_unchecked(Square square) {
    const int taken = square.index() + 1;
    if (turn_ == Player::x) x_ = x_ | (Squares::first(taken) - Squares::first(taken_));
    taken_ = taken;
    turn_ = other(turn_);
  }
  friend constexpr bool operator==(const Nim&, const Nim&) = default;

 private:
  Squares x_;  // the matches that X has taken
  int taken_ = 0;
  Player turn_;
};

static_assert(Game<Nim<9>>);

}  // namespace

TEST_CASE("a game from outside is solved: the first player loses when the matches are a multiple of four", "[toy]") {
  const auto result = [](const auto& position) { return solve(position).outcome.result; };
  using enum Outcome::Result;
  CHECK(result(Nim<3>{}) == win);
  CHECK(result(Nim<4>{}) == loss);
  CHECK(result(Nim<7>{}) == win);
  CHECK(result(Nim<8>{}) == loss);
  CHECK(result(Nim<9>{}) == win);
  CHECK(result(Nim<12>{}) == loss);
}

TEST_CASE("a game from outside gets the solver, a table, an opponent, matches and a diagram", "[toy]") {
  const Nim<9> start;
  CHECK(solve(start, SearchLimits{})->move == Square{0});
  CHECK(Table<Nim<9>>{}.best_moves(start) == std::vector{Square{0}});
  CHECK(evaluate(start).size() == 3);
  Match<Nim<9>> match;
  Opponent best{Level::best, 1};
  Opponent easy{Level::easy, 2};
  while (!match.status().is_over()) {
    Opponent& mover = match.position().turn() == Player::x ? best : easy;
    REQUIRE(match.play(mover.choose(match.position()).value()));
  }
  CHECK(match.status() == Status::won(Player::x));
  CHECK(apply(start, Square{3}).error() == Conflict::square_not_playable);
  CHECK(diagram(start).starts_with("   +---+"));
}
