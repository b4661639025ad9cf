// Searches of a game whose positions refer to states that are kept elsewhere.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "noughts/game/epoch.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"

namespace {

using namespace noughts;

/// A position of a subtraction game: a move takes one to three of some matches, and the player who
/// takes the last one wins. How many there are is in a list outside.
class Matches {
 public:
  using Move = int;

  struct State {
    int left;
    std::uint32_t serial;  // no two states have the same
  };

  /// The states that are kept now, and how often one was asked for that is not.
  // NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables): the game's states are elsewhere
  static inline std::vector<State> states{{.left = 0, .serial = 0}};
  static inline std::uint32_t last_serial = 0;
  static inline int dangling = 0;
  static inline std::size_t most = 0;
  // NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

  Matches() = default;
  Matches(int left, Player turn) : place_{states.size()}, serial_{++last_serial}, turn_{turn} {
    states.push_back({.left = left, .serial = serial_});
    most = std::max(most, states.size());
  }

  static Matches start(Player first) { return {15, first}; }
  Player turn() const { return turn_; }
  Status status() const { return left() == 0 ? Status::won(other(turn_)) : Status::next(turn_); }
  std::vector<Move> legal_moves() const {
    std::vector<Move> moves;
    for (int taken = 1; taken <= std::min(3, left()); ++taken) moves.push_back(taken);
    return moves;
  }
  void play_unchecked(Move taken) { *this = Matches{left() - taken, other(turn_)}; }
  std::uint64_t hash() const {
    return static_cast<std::uint64_t>(2 * left() + (turn_ == Player::x ? 0 : 1)) * 0x9e3779b97f4a7c15U;
  }
  friend bool operator==(const Matches& one, const Matches& another) {
    return one.turn_ == another.turn_ && one.left() == another.left();
  }

  static std::uint32_t epoch() { return static_cast<std::uint32_t>(states.size()); }
  static void forget_since(std::uint32_t epoch) {
    if (states.size() > epoch) states.resize(epoch);
  }

  int left() const {
    if (place_ < states.size() && states[place_].serial == serial_) return states[place_].left;
    ++dangling;
    return 0;
  }

 private:
  std::size_t place_ = 0;
  std::uint32_t serial_ = 0;
  Player turn_ = Player::x;
};

static_assert(Game<Matches> && detail::KeepsStates<Matches>);

TEST_CASE("searches of states that are kept elsewhere forget them, and ask for none that is forgotten") {
  const Matches start = Matches::start(Player::x);

  const auto solution = solve(start);
  CHECK(solution.outcome->result == Outcome::Result::win);
  CHECK(solution.move == 3);
  for (const auto& evaluation : evaluate(start)) {
    CHECK(evaluation.outcome->result == (evaluation.move == 3 ? Outcome::Result::win : Outcome::Result::loss));
  }
  for (const Level level : levels) {
    Opponent opponent{level, 7};
    CHECK(opponent.choose(start).has_value());
  }
  Opponent sampler{Skill{.playouts = 20'000, .nodes = 0}, 3};
  CHECK(sampler.choose(start) == 3);

  CHECK(Matches::dangling == 0);
  CHECK(Matches::most < 1000);
}

TEST_CASE("an epoch is an empty type for a game whose positions hold everything") {
  struct Whole {};
  CHECK(std::is_empty_v<detail::Epoch<Whole>>);
}

}  // namespace
