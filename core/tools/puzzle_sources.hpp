#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::tools {

/// The moves that lead to a position.
template <Game G>
using Course = std::vector<typename G::Move>;

/// The strength of a player who sees immediate wins and losses.
struct Strength {
  double carelessness = 0;     ///< how often the player searches no further
  std::uint64_t playouts = 1;  ///< the number of playouts when the player does search
};

/// A random strength.
inline Strength random_strength(Random& random) {
  return {.carelessness = random.below(10) / 10.0,
          .playouts = std::uint64_t{8} << static_cast<unsigned>(random.below(6))};
}

/// A game with this number, as two people might play it. One of them may be much stronger. Every
/// number gives a game, and the same number gives the same game on every machine.
template <GameWithImmediateTactics G>
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

/// The position after these moves. Requires legal moves.
template <Game G>
G position_after(G position, const Course<G>& moves) {
  for (const auto& move : moves) position.play_unchecked(move);
  return position;
}

/// One position for all images of a position, if the game knows its images. Otherwise the position
/// itself.
template <Game G>
G canonical_of(const G& position) {
  if constexpr (GameWithMirror<G>) return position.canonical();
  return position;
}

/// A course to every position that can occur in a game, the shortest first. Positions that are
/// images of each other count as one: the course leads to the one that is found first.
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
