#include "noughts/game/conflict.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;

TEST_CASE("every conflict has its own code and its own sentence") {
  std::set<std::string_view> codes;
  std::set<std::string_view> sentences;
  for (const Conflict conflict : conflicts) {
    CHECK(sentence(conflict).ends_with('.'));
    codes.insert(code(conflict));
    sentences.insert(sentence(conflict));
  }
  CHECK(codes == std::set<std::string_view>{"game-already-ended", "square-off-board", "square-already-filled",
                                            "square-not-playable", "move-not-legal"});
  CHECK(sentences.size() == codes.size());
}

TEST_CASE("a conflict is found by its code, and any other text finds none") {
  for (const Conflict conflict : conflicts) CHECK(find_conflict(code(conflict)) == conflict);
  for (const std::string_view text : {"", "square", "Square-off-board", "square-off-board "})
    CHECK_FALSE(find_conflict(text));
}

namespace pairs {

/// A game whose moves are pairs, for which argument-dependent lookup finds `std::apply`: each
/// player names two numbers, and the higher sum wins.
struct HigherSum {
  using Move = std::pair<int, int>;

  HigherSum start(Player player) const { return {.first = player}; }
  Player turn() const { return moved == 1 ? other(first) : first; }
  Status status() const {
    if (moved < 2) return Status::next(turn());
    if (sums[0] == sums[1]) return Status::tie();
    return Status::won(sums[0] > sums[1] ? first : other(first));
  }
  std::vector<Move> legal_moves() const {
    return moved < 2 ? std::vector<Move>{{1, 2}, {2, 2}, {3, 0}} : std::vector<Move>{};
  }
  void play_unchecked(const Move& move) { sums[moved++] = move.first + move.second; }
  std::uint64_t hash() const { return static_cast<std::uint64_t>(sums[0] * 100 + sums[1] * 10) + moved; }
  bool operator==(const HigherSum&) const = default;

  Player first = Player::x;
  std::array<int, 2> sums{};
  std::size_t moved = 0;
};

}  // namespace pairs

TEST_CASE("playing a move does not clash with names of std, even if the move is a pair", "[conflict]") {
  using namespace std;  // NOLINT(google-build-using-namespace): that is the test
  const expected<TicTacToe, Conflict> next = try_play(TicTacToe{}, "b2"_sq);
  CHECK(next->owner(Square{4}) == Player::x);
  const auto after_one = try_play(pairs::HigherSum{}, pair{1, 2});
  REQUIRE(after_one);
  CHECK(try_play(*after_one, pair{9, 9}).error() == Conflict::move_not_legal);
  CHECK(try_play(*after_one, pair{2, 2})->status() == Status::won(Player::o));
}
