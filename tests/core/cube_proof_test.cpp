#include "cube_proof.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <random>
#include <set>
#include <vector>

#include "cube.hpp"
#include "cube_threats.hpp"
#include "minimax.hpp"
#include "noughts/games/qubic.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

using namespace noughts;

namespace {

Square square_of_cell(int cell) { return Square{CubeOracle::square(cell % 4, cell / 4 % 4, cell / 16)}; }

/// The marks of X as `own`.
cube::Marks marks_of(const Qubic& position) {
  cube::Marks marks;
  for (int cell = 0; cell < 64; ++cell) {
    if (const auto owner = position.owner(square_of_cell(cell)))
      (*owner == Player::x ? marks.own : marks.other) |= cube::bit(cell);
  }
  return marks;
}

/// A position with so many free squares that is not decided by the next two moves.
Qubic nearly_full_cube(int free, std::mt19937& random) {
  for (Qubic position;;) {
    const auto moves = position.safe_moves();
    if (moves.empty() || !position.winning_moves().empty()) {
      position = Qubic{};
      continue;
    }
    if (position.plies_left() == free) return position;
    position.play_unchecked(nth(moves, static_cast<int>(random() % static_cast<unsigned>(moves.size()))));
  }
}

}  // namespace

TEST_CASE("each threat in a cube has one answer, and the last one none", "[tools]") {
  std::mt19937 random{11};
  cube::Threats threats;
  int wins = 0;
  for (int i = 0; i < 300; ++i) {
    Qubic position = random_position(Qubic{}, 20, random);
    if (!threats.find(marks_of(position), 1000)) continue;
    ++wins;
    CHECK(cube::wins_by(threats.line(), marks_of(position)));
    for (std::size_t at = threats.line().size(); at-- > 0;) {
      const cube::Threat& threat = threats.line()[at];
      position = try_play(position, square_of_cell(threat.cell)).value();
      if (position.status().is_over()) break;
      REQUIRE(position.winning_moves().empty());
      const auto answers = position.safe_moves();
      REQUIRE(answers.size() == (at == 0 ? 0 : 1));
      if (at > 0) position = try_play(position, *answers.begin()).value();
    }
    CHECK((position.status().is_over() || position.safe_moves().empty()));
  }
  CHECK(wins > 50);
}

TEST_CASE("a proof in a cube agrees with minimax", "[tools]") {
  std::mt19937 random{13};
  std::set<bool> results;
  for (int i = 0; i < 24; ++i) {
    const Qubic position = nearly_full_cube(10 + i % 3, random);
    const auto outcome = Minimax<Qubic>{}.judge(position);
    const auto x_wins = outcome.result == (position.turn() == Player::x ? Outcome::Result::win : Outcome::Result::loss);
    cube::Proof proof{std::size_t{1} << 16U, 14};
    const auto wins = proof.prove(marks_of(position), [](const auto&) { return true; });
    REQUIRE(wins);
    CHECK(*wins == x_wins);
    results.insert(x_wins);
  }
  CHECK(results.size() == 2);
}

TEST_CASE("the cells of a proof in a cube win against every reply", "[tools]") {
  std::mt19937 random{19};
  cube::Threats threats;
  int wins = 0;
  for (int i = 0; i < 16; ++i) {
    const cube::Marks start = marks_of(nearly_full_cube(12, random));
    cube::Proof proof{std::size_t{1} << 16U, 14};
    if (proof.prove(start, [](const auto&) { return true; }) != true) continue;
    ++wins;
    for (std::vector<cube::Marks> open{start}; !open.empty();) {
      const cube::Marks marks = cube::canonical(open.back());
      open.pop_back();
      if (cube::gaps(marks.own, marks.free()) != 0 || threats.find(marks, 1'000'000)) continue;
      const auto cell = proof.winning_cell(marks);
      REQUIRE(cell);
      REQUIRE((marks.all() & cube::bit(*cell)) == 0);
      const cube::Marks then{.own = marks.own | cube::bit(*cell), .other = marks.other};
      REQUIRE(cube::gaps(then.other, then.free()) == 0);
      for (cube::Cells left = then.free(); left != 0; left &= left - 1)
        open.push_back({.own = then.own, .other = then.other | (left & -left)});
    }
  }
  CHECK(wins > 2);
}

TEST_CASE("a proof in a cube that is stopped is none, and continues where it was", "[tools]") {
  cube::Proof proof{std::size_t{1} << 24U, 14};
  cube::Marks corners;
  for (const int cell : {0, 63}) corners.own |= cube::bit(cell);
  for (const int cell : {3, 60}) corners.other |= cube::bit(cell);
  const auto until = [](std::uint64_t most) {
    return [most](const cube::Proof::Progress& progress) { return progress.positions < most; };
  };
  CHECK_FALSE(proof.prove(corners, until(20)));
  CHECK(proof.progress().positions < 100);
  CHECK_FALSE(proof.prove(corners, until(200)));
  CHECK(proof.progress().positions > 100);
}
