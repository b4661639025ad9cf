#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/set_up.hpp"

namespace noughts::detail {

inline constexpr int short_game = 9;  // plies, as tic-tac-toe has

/// A game that may be as short as tic-tac-toe, as far as the compiler knows: none in which wins are forced by threats.
template <typename G>
concept ShortGame = GameOfKnownLength<G> && !(GameWithKey<G> && G::most_plies > short_game) && !GameWithForcingMoves<G>;

/// A game that is looked up rather than searched: all its positions are known, and it is longer than tic-tac-toe.
template <typename G>
concept LookedUpGame = GameWithFewPositions<G> && !ShortGame<G>;

/// Whether a search looks to the end of the game at once, as on boards as small as that of tic-tac-toe.
template <Game G>
constexpr bool sees_the_end(const G& position) {
  if constexpr (OfAnyGame<G>) return position.visit([](const auto& known) { return sees_the_end(known); });
  if constexpr (GameWithFewPositions<G>) return true;
  if constexpr (ShortGame<G>) return position.start(Player::x).plies_left() <= short_game;
  return false;
}

/// How the game ends from every position of a game: a constant, found when it is first asked for.
template <GameWithFewPositions G>
class KnownOutcomes {
 public:
  static const KnownOutcomes& all() {
    static const KnownOutcomes outcomes;
    return outcomes;
  }

  /// For the player to move, against any play. The plies are known, but of draws of a game that can go round in
  /// circles.
  Outcome of(const G& position) const {
    if (position.status().is_over()) return outcome_of_ended(position);
    const std::uint8_t code = codes_[place_of(position)];
    if constexpr (GameWithSetUp<G>) {
      static_assert(!GameWithRepetition<G>);
      // To what was set up by hand perhaps no play leads.
      if (code == unknown) return best_of_moves(position, [&](const G& next) { return of(next); });
    }
    NOUGHTS_ASSERT(code != unknown);
    return outcome_of(code);
  }

 private:
  static constexpr std::uint8_t unknown = 0xff;
  static constexpr int no_plies = 63;

  KnownOutcomes() {
    codes_.fill(unknown);
    if constexpr (GameWithRepetition<G>) {
      find_backwards();
    } else {
      find(G{});
    }
  }

  Outcome find(const G& position) {
    if (position.status().is_over()) return outcome_of_ended(position);
    std::uint8_t& code = codes_[place_of(position)];
    if (code == unknown) code = code_of(best_of_moves(position, [&](const G& next) { return find(next); }));
    return outcome_of(code);
  }

  /// For the player to move, by the outcomes after each move.
  static Outcome best_of_moves(const G& position, auto outcome_after) {
    Outcome best{.result = Outcome::Result::loss, .plies = 0};
    for (const auto& move : position.legal_moves()) {
      const Outcome outcome = one_ply_earlier(outcome_after(after(position, move)));
      if (is_better(outcome, best)) best = outcome;
    }
    return best;
  }

  /// From the ends of the game backwards (retrograde analysis): a position is won as soon as a move leads to one that
  /// is lost, and lost once all of them lead to won ones. What is left over is a draw.
  void find_backwards() {
    const Graph graph = graph_of_positions();
    std::vector<std::uint8_t> moves_left(graph.positions.size());  // that are not known to lose
    std::vector<std::uint32_t> known;                              // the sooner decided ones first
    for (std::uint32_t at = 0; at < graph.positions.size(); ++at) {
      moves_left[at] = static_cast<std::uint8_t>(count(graph.positions[at].legal_moves()));
      if (moves_left[at] > 0) continue;
      codes_[place_of(graph.positions[at])] = code_of(outcome_of_ended(graph.positions[at]));
      known.push_back(at);
    }
    for (std::size_t next = 0; next < known.size(); ++next) {
      const Outcome outcome = one_ply_earlier(outcome_of(codes_[place_of(graph.positions[known[next]])]));
      for (const std::uint32_t before : graph.before(known[next])) {
        std::uint8_t& code = codes_[place_of(graph.positions[before])];
        if (code != unknown) continue;
        if (outcome.result == Outcome::Result::loss && --moves_left[before] > 0) continue;
        code = code_of(outcome);
        known.push_back(before);
      }
    }
    for (const G& position : graph.positions) {
      std::uint8_t& code = codes_[place_of(position)];
      if (code == unknown) code = code_of({.result = Outcome::Result::draw});
    }
  }

  /// All positions of the game, and for each from which ones a move leads there.
  struct Graph {
    std::vector<G> positions;
    std::vector<std::uint32_t> first_before;  // of each position, in `all_before`
    std::vector<std::uint32_t> all_before;

    std::span<const std::uint32_t> before(std::uint32_t at) const {
      return std::span{all_before}.subspan(first_before[at], first_before[at + 1] - first_before[at]);
    }
  };

  static Graph graph_of_positions() {
    Graph graph;
    graph.positions.push_back(G{});
    std::vector<std::uint32_t> place(std::size_t{1} << G::key_bits, UINT32_MAX);  // by key, in the list
    place[place_of(G{})] = 0;
    const auto each_after = [&](const G& position, auto function) {
      for (const auto& move : position.legal_moves()) function(after(position, move));
    };
    for (std::size_t at = 0; at < graph.positions.size(); ++at) {
      each_after(G{graph.positions[at]}, [&](const G& next) {
        auto& found = place[place_of(next)];
        if (found != UINT32_MAX) return;
        found = static_cast<std::uint32_t>(graph.positions.size());
        graph.positions.push_back(next);
      });
    }
    // Counted first, then filled in from the end of each.
    graph.first_before.resize(graph.positions.size() + 1);
    for (const G& position : graph.positions)
      each_after(position, [&](const G& next) { ++graph.first_before[place[place_of(next)]]; });
    std::uint32_t before = 0;
    for (std::uint32_t& first : graph.first_before) first = before += first;
    graph.all_before.resize(before);
    for (std::uint32_t at = 0; at < graph.positions.size(); ++at) {
      each_after(graph.positions[at],
                 [&](const G& next) { graph.all_before[--graph.first_before[place[place_of(next)]]] = at; });
    }
    return graph;
  }

  static std::size_t place_of(const G& position) { return static_cast<std::size_t>(position.key()); }

  static std::uint8_t code_of(const Outcome& outcome) {
    return static_cast<std::uint8_t>((static_cast<int>(outcome.result) + 1) * (no_plies + 1) +
                                     outcome.plies.value_or(no_plies));
  }
  static Outcome outcome_of(std::uint8_t code) {
    const int plies = code % (no_plies + 1);
    return {.result = static_cast<Outcome::Result>(code / (no_plies + 1) - 1),
            .plies = plies == no_plies ? std::nullopt : std::optional{plies}};
  }

  std::array<std::uint8_t, std::size_t{1} << G::key_bits> codes_;
};

}  // namespace noughts::detail
