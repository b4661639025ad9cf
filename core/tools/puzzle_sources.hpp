#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::tools {

/// Where puzzles are looked for: the moves that lead to a position.
template <Game G>
using Course = std::vector<typename G::Move>;

/// How somebody plays who sees what wins and loses at once.
struct Strength {
  double carelessness = 0;     ///< how often he looks no further
  std::uint64_t playouts = 1;  ///< with so many of which he looks further otherwise
};

/// Somebody of any strength.
inline Strength random_strength(Random& random) {
  return {.carelessness = random.below(10) / 10.0,
          .playouts = std::uint64_t{8} << static_cast<unsigned>(random.below(6))};
}

/// The game of a number, as two people may have played it of whom one may be much stronger. There are as many games as
/// numbers, the same everywhere.
template <GameWithForcedMoves G>
Course<G> played_game(const G& start, std::uint64_t number) {
  constexpr std::uint64_t seed = 20261124;
  Random random{seed, number};
  const std::array players{random_strength(random), random_strength(random)};
  Course<G> moves;
  for (G position = start; !position.status().is_over();) {
    const Strength& mover = players[static_cast<std::size_t>(position.turn())];
    const auto safe = position.safe_moves();
    if (random.chance(mover.carelessness) && count(position.winning_moves()) == 0 && count(safe) > 0) {
      moves.push_back(random.pick(safe));
    } else {
      TreeSearch<G> search{position, random.next()};
      search.run(mover.playouts);
      moves.push_back(*search.best_move());
    }
    position.play_unchecked(moves.back());
  }
  return moves;
}

/// The position after some moves. Requires that they are legal.
template <Game G>
G position_after(G position, const Course<G>& moves) {
  for (const auto& move : moves) position.play_unchecked(move);
  return position;
}

/// The same position for all of which the board tells that they are images of each other, where it tells any.
template <Game G>
G canonical_of(const G& position) {
  if constexpr (GameWithMirror<G>) return position.canonical();
  return position;
}

/// A way to every position of a game that play can come to, the fewest moves first; of those that are mirrored or
/// turned images of each other to the one that is found first.
template <Game G>
std::vector<Course<G>> courses_to_all(const G& start) {
  std::unordered_set<G, PositionHash<G>> found{canonical_of(start)};
  std::vector<Course<G>> courses{{}};
  for (std::size_t at = 0; at < courses.size(); ++at) {
    const Course<G> before = courses[at];
    const G position = position_after(start, before);
    for (const auto& move : position.legal_moves()) {
      if (!found.insert(canonical_of(after(position, move))).second) continue;
      courses.push_back(before);
      courses.back().push_back(move);
    }
  }
  return courses;
}

}  // namespace noughts::tools
