#include "cube_proof.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <random>
#include <set>
#include <vector>

#include "cube.hpp"
#include "cube_symmetries.hpp"
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

std::set<cube::Cells> lines_of_cube() {
  std::set<cube::Cells> lines;
  for (const auto& line : CubeOracle::all_lines()) {
    cube::Cells cells = 0;
    for (int cell = 0; cell < 64; ++cell) {
      if (std::ranges::find(line, square_of_cell(cell).index()) != line.end()) cells |= cube::bit(cell);
    }
    lines.insert(cells);
  }
  return lines;
}

}  // namespace

TEST_CASE("the cube has 192 symmetries, and each leaves lines lines", "[tools]") {
  const cube::Symmetries symmetries;
  const auto lines = lines_of_cube();
  std::set<std::vector<cube::Cells>> different;
  for (std::size_t symmetry = 0; symmetry < symmetries.size(); ++symmetry) {
    std::vector<cube::Cells> images;
    for (int cell = 0; cell < 64; ++cell) images.push_back(symmetries.image(symmetry, cube::bit(cell)));
    different.insert(images);
    for (const cube::Cells line : lines) CHECK(lines.contains(symmetries.image(symmetry, line)));
  }
  CHECK(different.size() == 192);
}

TEST_CASE("symmetric marks have the same canonical marks", "[tools]") {
  const cube::Symmetries symmetries;
  std::mt19937 random{7};
  for (int i = 0; i < 20; ++i) {
    const cube::Marks marks = marks_of(random_position(Qubic{}, 12, random));
    const cube::Marks canonical = symmetries.canonical(marks);
    for (std::size_t symmetry = 0; symmetry < symmetries.size(); ++symmetry) {
      const cube::Marks image{.own = symmetries.image(symmetry, marks.own),
                              .other = symmetries.image(symmetry, marks.other)};
      CHECK(symmetries.canonical(image) == canonical);
    }
  }
}

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
