#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/trial.hpp"

namespace noughts::testing::detail {

/// The laws of `GameWithKey`.
template <Game G>
class KeyLaws final : public Laws<G> {
 public:
  using Move = G::Move;

  void at_first(Trial<G>& trial) override {
    trial.expect(0 < G::key_bits && G::key_bits <= 64 && 0 < G::most_plies, "GameWithKey",
                 "A key has 1 to 64 bits, and `most_plies` is at least 1.");
  }
  void at_turn(Trial<G>& trial) override {
    look(trial, trial.position());
    if (!trial.can_afford(10 * trial.legal_moves().size())) return;
    for (const Move& move : trial.legal_moves()) look(trial, after(trial.position(), move));
  }
  void at_end(Trial<G>& trial) override {
    look(trial, trial.position());
    trial.expect(can_repeat(trial.position()) || std::ssize(trial.moves()) <= G::most_plies, "GameWithKey",
                 "A game lasts no longer than its most plies, unless positions can come again.");
  }
  void at_last(Trial<G>& trial) override {
    if constexpr (noughts::detail::has_tablebase<G>()) {
      const std::map<std::uint64_t, G> reached = by_key_from(G{});
      for (const auto& [key, positions] : by_key_) {
        if (!fits(key)) continue;
        const auto found = reached.find(key);
        trial.expect(found != reached.end(), "GameWithKey",
                     "Every position has the key of one that the default-constructed position leads to.");
        trial.expect(found == reached.end() || are_as_good(found->second, positions.front(), trial.tries()),
                     "GameWithKey",
                     "Every position has the same outcome as the one with its key that the default-constructed "
                     "position leads to.");
      }
    }
  }

 private:
  static bool fits(std::uint64_t key) { return static_cast<int>(std::bit_width(key)) <= G::key_bits; }

  void look(Trial<G>& trial, const G& position) {
    const std::uint64_t key = position.key();
    trial.expect(fits(key), "GameWithKey", "A key fits its bits.");
    std::vector<G>& known = by_key_[key];
    const auto is_another = [&](const G& one) { return one.turn() == position.turn() && one != position; };
    trial.expect(!can_repeat(position) || std::ranges::none_of(known, is_another), "GameWithKey",
                 "Where positions can come again, those with the same key and the same player to move are equal.");
    if (known.size() >= most_of_a_key || std::ranges::find(known, position) != known.end()) return;
    known.push_back(position);
    trial.expect(are_as_good(known.front(), position, trial.tries()), "GameWithKey",
                 "Positions with the same key have the same outcome for the player to move.");
  }

  /// Whether as far as can be seen, the player to move wins, or loses, both in as many plies.
  static bool are_as_good(const G& one, const G& another, std::int64_t tries) {
    if (one == another) return true;
    if (one.status().is_over() != another.status().is_over()) return false;
    for (int plies = 0; plies < G::most_plies; ++plies) {
      const int score = score_within(one, plies, tries);
      const int other_score = score_within(another, plies, tries);
      if (tries < 0) return true;
      if (score != other_score) return false;
      if (score != 0 || one.status().is_over()) return true;
    }
    return true;
  }

  /// The positions that a position leads to, one of each key.
  static std::map<std::uint64_t, G> by_key_from(const G& start)
    requires(noughts::detail::has_tablebase<G>())
  {
    std::map<std::uint64_t, G> reached;
    std::vector<G> waiting;
    const auto reach = [&](const G& position) {
      const std::uint64_t key = position.key();
      if (fits(key) && reached.emplace(key, position).second) waiting.push_back(position);
    };
    reach(start);
    while (!waiting.empty()) {
      const G position = waiting.back();
      waiting.pop_back();
      for (const Move move : position.legal_moves()) reach(after(position, move));
    }
    return reached;
  }

  static constexpr std::size_t most_of_a_key = 8;

  std::map<std::uint64_t, std::vector<G>> by_key_;  // different ones
};

/// The laws of `GameWithMirror`.
template <Game G>
class MirrorLaws final : public Laws<G> {
 public:
  using Move = G::Move;

  void at_turn(Trial<G>& trial) override { look(trial); }
  void at_end(Trial<G>& trial) override { look(trial); }

 private:
  static void look(Trial<G>& trial) {
    const G& position = trial.position();
    const G canonical = position.canonical();
    trial.expect(canonical.canonical() == canonical, "GameWithMirror",
                 "The canonical position of a canonical one is itself.");
    trial.expect(canonical.turn() == position.turn() && canonical.status() == position.status(), "GameWithMirror",
                 "The canonical position has the same player to move and the same status.");
    if (!trial.can_afford(20 * trial.legal_moves().size())) return;
    const std::vector<G> here = canonical_after_each(position);
    const std::vector<G> there = canonical_after_each(canonical);
    trial.expect(here.size() == there.size() && std::is_permutation(here.begin(), here.end(), there.begin()),
                 "GameWithMirror", "A position and its canonical one lead to the same canonical positions.");
  }

  static std::vector<G> canonical_after_each(const G& position) {
    std::vector<G> canonical;
    for (const Move move : as_vector<Move>(position.legal_moves()))
      canonical.push_back(after(position, move).canonical());
    return canonical;
  }
};

}  // namespace noughts::testing::detail
