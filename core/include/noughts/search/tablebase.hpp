#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/plan.hpp"

namespace noughts::detail {

/// The tablebase of a game: the outcome of every position. It is a constant, computed at its first
/// use.
template <HasTablebase G>
class Tablebase {
 public:
  static const Tablebase& all() {
    static const Tablebase outcomes;
    return outcomes;
  }

  /// A tablebase in which each of these positions is a tie as soon as it comes again. A win stays
  /// certain: a perfect win takes fewer plies with every move, so it never repeats a position.
  explicit Tablebase(std::span<const G> ties)
    requires GameWithRepetition<G>
  {
    codes_.fill(unknown);
    for (const G& tie : ties) codes_[place_of(tie)] = code_of({.result = Outcome::Result::draw});
    find_backwards();
  }

  /// The positions that came twice in a game, each once. They would be ties if they came again.
  /// Draws are left out, because no win and no loss depends on them.
  static std::vector<G> ties_of(std::span<const G> played)
    requires GameWithRepetition<G>
  {
    std::vector<G> ties;
    std::vector<std::uint8_t> times(places);
    for (const G& position : played) {
      if (all().of(position).result == Outcome::Result::draw) continue;
      if (++times[place_of(position.key(), position.turn())] == 2) ties.push_back(position);
    }
    return ties;
  }

  /// The outcome of a move, for the player who makes it. Requires a legal move.
  Outcome of_move(const G& position, const typename G::Move& move) const {
    const G next = after(position, move);
    return one_ply_earlier(of(next), is_same_mover(position, next));
  }

  /// The outcome of a position that a game has just reached. It counts by its moves, and not as a
  /// tie because it came again.
  Outcome of_present(const G& position) const {
    if constexpr (GameWithRepetition<G>) {
      if (position.status().is_over()) return outcome_of_ended(position);
      return best_of_moves(position, [&](const G& next) { return of(next); });
    }
    return of(position);
  }

  /// The outcome for the player to move, against any play. The plies are known, except those of a
  /// draw in a game in which positions can come again.
  Outcome of(const G& position) const {
    if (position.status().is_over()) return outcome_of_ended(position);
    const std::uint8_t code = codes_[place_of(position)];
    if constexpr (GameWithSetUp<G> && !SetsUpReachable<G>) {
      static_assert(!GameWithRepetition<G>);
      // Perhaps no play leads to a position that was set up by hand.
      if (code == unknown) return best_of_moves(position, [&](const G& next) { return of(next); });
    }
    NOUGHTS_ASSERT(code != unknown);
    return outcome_of(code);
  }

 private:
  static constexpr std::uint8_t unknown = 0xff;
  static constexpr int no_plies = 63;

  Tablebase() {
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

  /// The outcome for the player to move, from the outcomes after each move.
  static Outcome best_of_moves(const G& position, auto outcome_after) {
    Outcome best{.result = Outcome::Result::loss, .plies = 0};
    for (const auto& move : position.legal_moves()) {
      const G next = after(position, move);
      const Outcome outcome = one_ply_earlier(outcome_after(next), is_same_mover(position, next));
      if (is_better(outcome, best)) best = outcome;
    }
    return best;
  }

  /// Works backwards from the ends of the game (retrograde analysis). A position is won as soon as
  /// one move leads to a lost one. It is lost once all moves lead to won ones. The rest are draws.
  void find_backwards() {
    // Kept for the tables of matches in which a position has come twice.
    static const Graph graph;
    // A state is a position of the graph, twice, and 1 where O is to move.
    const auto code_at = [&](std::uint32_t state) -> std::uint8_t& {
      return codes_[place_of(graph.keys[state / 2], static_cast<Player>(state % 2))];
    };
    std::vector<std::uint8_t> moves_left(2 * graph.positions.size());  // that are not known to lose
    for (const std::uint32_t before : graph.before) {
      ++moves_left[before];
      ++moves_left[before ^ 1U];
    }
    std::vector<std::uint32_t> decided;  // the states that are decided sooner come first
    for (std::uint32_t state = 0; state < moves_left.size(); ++state) {
      if (moves_left[state] > 0) continue;
      const Outcome ended = outcome_of_ended(graph.positions[state / 2]);
      if (ended.result == Outcome::Result::draw) continue;  // as all that is left over
      code_at(state) = code_of(ended);
      decided.push_back(state);
    }
    for (std::size_t next = 0; next < decided.size(); ++next) {
      const std::uint32_t at = decided[next] / 2;
      const Outcome outcome = outcome_of(code_at(decided[next]));
      for (std::uint32_t edge = graph.first_before[at]; edge < graph.first_before[at + 1]; ++edge) {
        const std::uint32_t state = graph.before[edge] ^ (decided[next] % 2);
        const Outcome earlier = one_ply_earlier(outcome, is_same(state, decided[next]));
        std::uint8_t& code = code_at(state);
        if (code != unknown) continue;
        if (earlier.result == Outcome::Result::loss && --moves_left[state] > 0) continue;
        code = code_of(earlier);
        decided.push_back(state);
      }
    }
    for (std::uint32_t state = 0; state < moves_left.size(); ++state) {
      if (code_at(state) == unknown) code_at(state) = code_of({.result = Outcome::Result::draw});
    }
  }

  /// Whether the same player is to move in two states.
  static bool is_same(std::uint32_t one, std::uint32_t another) { return one % 2 == another % 2; }

  /// All positions of the game, where positions with the same key count as one, and the moves that
  /// lead to each of them.
  struct Graph {
    Graph() {
      // Of a key in the list, from 1.
      std::vector<std::uint32_t> place(std::size_t{1} << G::key_bits);
      const auto place_of = [&](const G& position) -> std::uint32_t& {
        return place[static_cast<std::size_t>(position.key())];
      };
      const auto add = [&](const G& position) {
        std::uint32_t& found = place_of(position);
        if (found != 0) return;
        positions.push_back(position);
        keys.push_back(static_cast<std::uint32_t>(position.key()));
        found = static_cast<std::uint32_t>(positions.size());
      };
      const auto each_edge = [&](auto function) {
        for (std::uint32_t at = 0; at < positions.size(); ++at) {
          const G position = positions[at];
          for (const auto& move : position.legal_moves()) function(at, position, after(position, move));
        }
      };
      add(G{});
      each_edge([&](std::uint32_t, const G&, const G& next) { add(next); });
      // The edges of each position are counted, and then filled in from the end.
      first_before.resize(positions.size() + 1);
      each_edge([&](std::uint32_t, const G&, const G& next) { ++first_before[place_of(next) - 1]; });
      std::uint32_t count = 0;
      for (std::uint32_t& first : first_before) first = count += first;
      before.resize(count);
      each_edge([&](std::uint32_t at, const G& position, const G& next) {
        before[--first_before[place_of(next) - 1]] = 2 * at + (is_same_mover(position, next) ? 0 : 1);
      });
    }

    std::vector<G> positions;
    std::vector<std::uint32_t> keys;
    // Of each position, in `before`; and where those of the last one end.
    std::vector<std::uint32_t> first_before;
    // The states from which a move leads to the position with X to move.
    std::vector<std::uint32_t> before;
  };

  /// The key tells positions apart. Where positions can repeat, the player to move does too.
  std::size_t place_of(const G& position) const {
    return place_of(position.key(), GameWithRepetition<G> ? position.turn() : Player::x);
  }
  static std::size_t place_of(std::uint64_t key, Player player) {
    return static_cast<std::size_t>(key) + (static_cast<std::size_t>(player) << G::key_bits);
  }

  static std::uint8_t code_of(const Outcome& outcome) {
    NOUGHTS_ASSERT(!outcome.plies || *outcome.plies < no_plies);
    return static_cast<std::uint8_t>((static_cast<int>(outcome.result) + 1) * (no_plies + 1) +
                                     outcome.plies.value_or(no_plies));
  }
  static Outcome outcome_of(std::uint8_t code) {
    const int plies = code % (no_plies + 1);
    return {.result = static_cast<Outcome::Result>(code / (no_plies + 1) - 1),
            .plies = plies == no_plies ? std::nullopt : std::optional{plies}};
  }

  static constexpr std::size_t places = std::size_t{GameWithRepetition<G> ? 2 : 1} << G::key_bits;

  std::array<std::uint8_t, places> codes_;
};

}  // namespace noughts::detail
