#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "noughts/board/assert.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"

namespace noughts::detail {

inline constexpr int short_game = 9;  // plies, as tic-tac-toe has

/// A game that may be as short as tic-tac-toe, as far as the compiler knows.
template <typename G>
concept ShortGame = GameOfKnownLength<G> && !(GameWithKey<G> && G::most_plies > short_game);

/// Whether a search looks to the end of the game at once, as on boards as small as that of tic-tac-toe.
template <Game G>
constexpr bool sees_the_end(const G& position) {
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

  /// For the player to move, against any play. The plies are known.
  Outcome of(const G& position) const {
    if (position.status().is_over()) return outcome_of_ended(position);
    const std::uint8_t code = codes_[place_of(position)];
    NOUGHTS_ASSERT(code != unknown);
    return outcome_of(code);
  }

 private:
  static constexpr std::uint8_t unknown = 0xff;
  static constexpr int plies_end = short_game + 1;

  KnownOutcomes() {
    codes_.fill(unknown);
    find(G{});
  }

  Outcome find(const G& position) {
    if (position.status().is_over()) return outcome_of_ended(position);
    std::uint8_t& code = codes_[place_of(position)];
    if (code != unknown) return outcome_of(code);
    Outcome best{.result = Outcome::Result::loss, .plies = 0};
    for (const auto& move : position.legal_moves()) {
      const Outcome outcome = one_ply_earlier(find(after(position, move)));
      if (is_better(outcome, best)) best = outcome;
    }
    code = code_of(best);
    return best;
  }

  static std::size_t place_of(const G& position) { return static_cast<std::size_t>(position.key()); }

  static std::uint8_t code_of(const Outcome& outcome) {
    return static_cast<std::uint8_t>((static_cast<int>(outcome.result) + 1) * plies_end + *outcome.plies);
  }
  static Outcome outcome_of(std::uint8_t code) {
    return {.result = static_cast<Outcome::Result>(code / plies_end - 1), .plies = code % plies_end};
  }

  std::array<std::uint8_t, std::size_t{1} << G::key_bits> codes_;
};

}  // namespace noughts::detail
