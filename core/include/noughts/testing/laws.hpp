#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/board_laws.hpp"
#include "noughts/testing/broken_law.hpp"
#include "noughts/testing/game_laws.hpp"
#include "noughts/testing/key_laws.hpp"
#include "noughts/testing/name_laws.hpp"
#include "noughts/testing/opening_laws.hpp"
#include "noughts/testing/tactics_laws.hpp"
#include "noughts/testing/trial.hpp"

namespace noughts::testing {

namespace detail {

/// The next move of a trial. In half of the games it is any move. In the other half it is often a
/// threat, if the game tells which moves are. Else it is one that does not end the game, if a few
/// tries find one.
template <Game G>
G::Move next_move(Trial<G>& trial, int game) {
  const auto& legal = trial.legal_moves();
  if constexpr (GameWithThreatMoves<G>) {
    if (game % 4 >= 2 && trial.random().chance(0.5) && count(trial.position().winning_moves()) == 0) {
      const auto threats = as_vector<typename G::Move>(trial.position().threat_moves());
      if (!threats.empty()) {
        const auto threat = trial.random().pick(threats);
        if (std::ranges::find(legal, threat) != legal.end()) return threat;
      }
    }
  }
  auto move = trial.random().pick(legal);
  for (int tries = 0; game % 4 >= 2 && tries < 8 && after(trial.position(), move).status().is_over(); ++tries)
    move = trial.random().pick(legal);
  return move;
}

/// The laws of all concepts that a game models.
template <Game G>
std::vector<std::unique_ptr<Laws<G>>> laws_of() {
  std::vector<std::unique_ptr<Laws<G>>> laws;
  laws.push_back(std::make_unique<GameLaws<G>>());
  if constexpr (GameOnBoard<G>) laws.push_back(std::make_unique<BoardLaws<G>>());
  if constexpr (noughts::detail::NamesMoves<G>) laws.push_back(std::make_unique<NameLaws<G>>());
  if constexpr (GameOfKnownLength<G>) laws.push_back(std::make_unique<LengthLaws<G>>());
  if constexpr (GameWithImmediateTactics<G>) laws.push_back(std::make_unique<TacticsLaws<G>>());
  if constexpr (noughts::detail::ValuesPositions<G>) laws.push_back(std::make_unique<EvaluatorLaws<G>>());
  if constexpr (GameWithKey<G>) laws.push_back(std::make_unique<KeyLaws<G>>());
  if constexpr (GameWithMirror<G>) laws.push_back(std::make_unique<MirrorLaws<G>>());
  if constexpr (noughts::detail::HasOpening<G>) laws.push_back(std::make_unique<OpeningLaws<G>>());
  return laws;
}

/// Plays one game, and checks it.
template <Game G>
void play_game(Trial<G>& trial, int game, const LawOptions& options, std::vector<std::unique_ptr<Laws<G>>>& laws) {
  trial.begin(game % 2 == 0 ? Player::x : Player::o);
  for (auto& each : laws) each->at_start(trial);
  for (int ply = 0;; ++ply) {
    if (trial.position().status().is_over()) {
      for (auto& each : laws) each->at_end(trial);
      return;
    }
    if (ply >= options.most_plies) break;
    for (auto& each : laws) each->at_turn(trial);
    if (trial.legal_moves().empty()) return;  // which is against a law
    const auto move = next_move(trial, game);
    const G before = trial.position();
    trial.play(move);
    for (auto& each : laws) each->at_move(trial, before, move);
  }
  trial.expect(can_repeat(trial.position()), "Game",
               "A game ends after a few hundred plies, unless it is a `GameWithRepetition`.");
}

}  // namespace detail

/// The laws that a game breaks: those of `Game`, of `GameOnBoard`, and of each trait that the game
/// models. Empty where it breaks none. `start` says by which rules the game is played.
///
/// The laws are what the concepts promise to searches, matches and texts. They are checked in
/// random games, which are the same for the same options: a law that holds in them may still be
/// broken elsewhere.
///
/// The work grows with `games`, with the plies of a game and with `tries`. It is bounded also for a
/// game that breaks laws, unless a member of the game does not return. A game that breaks a law may
/// violate its own preconditions, so run the laws in a build with assertions.
///
/// A game that breaks a law also gives wrong answers when it is searched, so a test of a game of
/// one's own should begin with this one:
///
/// \include laws.cpp
template <Game G>
[[nodiscard]] std::vector<BrokenLaw> broken_laws(const G& start, const LawOptions& options = {}) {
  detail::Trial<G> trial{start, options};
  auto laws = detail::laws_of<G>();
  for (auto& each : laws) each->at_first(trial);
  for (int game = 0; game < options.games; ++game) detail::play_game(trial, game, options, laws);
  for (auto& each : laws) each->at_last(trial);
  return trial.broken();
}

}  // namespace noughts::testing
