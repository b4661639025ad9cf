#include "noughts/board/padded_square_set.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>
#include <vector>

using namespace noughts;

namespace {

/// The same set as the library's type and as a std::set.
template <int columns, int rows>
struct TwofoldSet {
  PaddedSquareSet<columns, rows> squares;
  std::set<int> plain;

  explicit TwofoldSet(std::mt19937& random, int part) {
    for (int index = 0; index < columns * rows; ++index) {
      if (random() % static_cast<unsigned>(part) != 0) continue;
      squares.insert(Square{index});
      plain.insert(index);
    }
  }
};

template <int columns, int rows>
std::vector<int> indices(const PaddedSquareSet<columns, rows>& squares) {
  std::vector<int> all;
  for (const Square square : squares) all.push_back(square.index());
  return all;
}

std::vector<int> list(const std::set<int>& plain) { return {plain.begin(), plain.end()}; }

/// The squares of a set, shifted by columns and rows, without those off the board.
std::set<int> shifted(const std::set<int>& plain, int columns, int rows, int right, int down) {
  std::set<int> moved;
  for (const int index : plain) {
    const int column = index % columns + right;
    const int row = index / columns + down;
    if (0 <= column && column < columns && 0 <= row && row < rows) moved.insert(row * columns + column);
  }
  return moved;
}

}  // namespace

TEMPLATE_TEST_CASE_SIG("a padded set holds exactly the squares put into it", "",
                       ((int columns, int rows), columns, rows), (1, 1), (3, 3), (8, 8), (7, 8), (15, 15), (26, 9)) {
  std::mt19937 random{20261125};
  for (const int part : {1, 2, 5}) {
    const TwofoldSet<columns, rows> set{random, part};
    CHECK(indices(set.squares) == list(set.plain));
    CHECK(set.squares.size() == static_cast<int>(set.plain.size()));
    CHECK(set.squares.empty() == set.plain.empty());
    for (int index = 0; index <= Square::limit; ++index)
      CHECK(set.squares.contains(Square{index}) == set.plain.contains(index));
    int place = 0;
    for (const int index : set.plain) CHECK(set.squares[place++] == Square{index});
  }
  CHECK(PaddedSquareSet<columns, rows>{}.empty());
  CHECK(PaddedSquareSet<columns, rows>::all().size() == columns * rows);
}

TEST_CASE("padded sets speak set language, and different sets have different hashes") {
  std::mt19937 random{20261126};
  std::set<std::uint64_t> hashes;
  for (int i = 0; i < 200; ++i) {
    const TwofoldSet<15, 15> one{random, 2};
    const TwofoldSet<15, 15> another{random, 3};
    std::set<int> either;
    std::set<int> both;
    std::set<int> alone;
    std::set<int> left;
    for (int index = 0; index < 225; ++index) {
      const bool in_one = one.plain.contains(index);
      const bool in_another = another.plain.contains(index);
      if (in_one || in_another) either.insert(index);
      if (in_one && in_another) both.insert(index);
      if (in_one != in_another) alone.insert(index);
      if (in_one && !in_another) left.insert(index);
    }
    CHECK(indices(one.squares | another.squares) == list(either));
    CHECK(indices(one.squares & another.squares) == list(both));
    CHECK(indices(one.squares ^ another.squares) == list(alone));
    CHECK(indices(one.squares - another.squares) == list(left));
    CHECK(one.squares != another.squares);
    hashes.insert(one.squares.hash());
  }
  CHECK(hashes.size() == 200);
}

TEST_CASE("a moved padded set does not continue on the other side of the board") {
  std::mt19937 random{20261127};
  using Squares = PaddedSquareSet<15, 15>;
  constexpr int down = Squares::row_step;
  for (int i = 0; i < 100; ++i) {
    const TwofoldSet<15, 15> set{random, 4};
    const auto on_board = [](const Squares& squares) { return indices(squares & Squares::all()); };
    const auto plain = [&](int right, int below) { return list(shifted(set.plain, 15, 15, right, below)); };
    CHECK(on_board(set.squares.moved_down<1>()) == plain(-1, 0));
    CHECK(on_board(set.squares.moved_up<1>()) == plain(1, 0));
    CHECK(on_board(set.squares.moved_down<down>()) == plain(0, -1));
    CHECK(on_board(set.squares.moved_up<down>()) == plain(0, 1));
    CHECK(on_board(set.squares.moved_down<down + 1>()) == plain(-1, -1));
    CHECK(on_board(set.squares.moved_up<down + 1>()) == plain(1, 1));
    CHECK(on_board(set.squares.moved_down<down - 1>()) == plain(1, -1));
    CHECK(on_board(set.squares.moved_up<down - 1>()) == plain(-1, 1));
    CHECK(on_board(set.squares.moved_down<4 * down>()) == plain(0, -4));
    CHECK(on_board(set.squares.moved_up<5 * down>()) == plain(0, 5));
    CHECK(indices(set.squares.moved_up<0>()) == list(set.plain));
  }
}

TEST_CASE("for_each_bit visits every bit of a padded set, and each bit belongs to its square") {
  std::mt19937 random{20261128};
  const TwofoldSet<15, 15> set{random, 3};
  std::vector<int> visited;
  set.squares.for_each_bit([&](int bit) {
    const Square square = PaddedSquareSet<15, 15>::square_at(bit);
    CHECK(PaddedSquareSet<15, 15>::bit_of(square) == bit);
    visited.push_back(square.index());
  });
  CHECK(visited == list(set.plain));
}
