#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/trial.hpp"

namespace noughts::testing::detail {

/// The laws of `GameWithEvaluator`, where the evaluator needs no file.
template <Game G>
class EvaluatorLaws final : public Laws<G> {
 public:
  using Move = G::Move;

  void at_turn(Trial<G>& trial) override {
    const G& position = trial.position();
    const auto is_value = [](int value) { return 0 <= value && value <= value_of_win; };
    const typename G::Evaluator evaluator{};
    if constexpr (requires { G::Evaluator::most_moves_searched; }) {
      trial.expect(G::Evaluator::most_moves_searched > 0, "GameWithEvaluator", "`most_moves_searched` is at least 1.");
    }
    trial.expect(is_value(evaluator.value(position)), "GameWithEvaluator",
                 "The value of a position is from 0 to the value of a win.");
    const std::vector<Move>& moves = trial.legal_moves();
    if (!trial.can_afford(4 * moves.size())) return;
    std::vector<std::uint16_t> values(moves.size());
    evaluator.values_of_moves(position, std::span<const Move>{moves}, std::span<std::uint16_t>{values});
    for (std::size_t i = 0; i < moves.size(); ++i) {
      trial.expect(is_value(values[i]) || after(position, moves[i]).status().is_over(), "GameWithEvaluator",
                   "The value of a move is from 0 to the value of a win, unless it ends the game.");
    }
  }
};

/// The laws of `GameWithImmediateTactics` and of the traits that refine it.
template <Game G>
class TacticsLaws final : public Laws<G> {
 public:
  using Move = G::Move;

  void at_move(Trial<G>& trial, const G& before, const Move& /*move*/) override {
    trial.expect(trial.position().turn() == other(before.turn()), "GameWithImmediateTactics",
                 "After each move the other player is to move.");
  }

  void at_turn(Trial<G>& trial) override {
    const std::size_t moves = trial.legal_moves().size();
    if constexpr (GameWithThreats<G>) expect_threats(trial);
    if (!trial.can_afford(moves * moves)) return;
    const G& position = trial.position();
    const Tried tried = try_moves(trial);
    const auto winning = position.winning_moves();
    trial.expect(is_sound<Move>(winning) && are_same_moves(as_vector<Move>(winning), tried.winning),
                 "GameWithImmediateTactics", "The winning moves are the legal moves that win at once.");
    if (!tried.winning.empty()) return;
    const auto safe = position.safe_moves();
    trial.expect(is_sound<Move>(safe) && are_same_moves(as_vector<Move>(safe), tried.safe), "GameWithImmediateTactics",
                 "Where no move wins at once, the safe moves are the legal moves that do not lose by themselves or by "
                 "the next move.");
    if constexpr (noughts::detail::PicksSafeMoves<G>) expect_random_moves(trial, tried);
    if constexpr (GameWithThreatMoves<G>) {
      if (trial.can_afford(10 * moves)) expect_threat_moves(trial);
    }
    if constexpr (noughts::detail::HasLocalThreats<G>) expect_local_threats(trial);
    if constexpr (GameWithThreats<G>) {
      trial.expect(are_same_moves(as_vector<Move>(position.safe_moves(position.threats())), tried.safe),
                   "GameWithThreats", "The safe moves given the threats are the safe moves.");
      const int plies = position.plies_to_forced_loss();
      trial.expect((!tried.loses_by_itself || plies == 1) && (!tried.loses_by_reply || plies == 2), "GameWithThreats",
                   "A move that is not safe loses in as many plies as the game tells.");
    }
    if constexpr (noughts::detail::HasUpperBound<G>) expect_upper_bound(trial);
  }

  void at_end(Trial<G>& trial) override {
    if constexpr (noughts::detail::PicksSafeMoves<G>) {
      G position = trial.position();
      trial.expect(!position.play_random_safe_move(trial.random()), "GameWithImmediateTactics",
                   "`play_random_safe_move` plays nothing after the end of a game.");
    }
    if constexpr (GameWithThreats<G>) {
      const auto winner = trial.position().status().winner();
      if (!winner) return;
      for (const G& position : trial.positions()) {
        trial.expect(position.can_still_win(*winner), "GameWithThreats",
                     "A player who cannot win any more does not win.");
      }
      auto& known = plies_of_wins_[static_cast<std::size_t>(trial.first())][static_cast<std::size_t>(*winner)];
      const auto plies = static_cast<int>(trial.moves().size());
      trial.expect(!known || (*known - plies) % 2 == 0, "GameWithThreats",
                   "Games that the same player wins from the same position differ by an even number of plies.");
      known = plies;
    }
  }

 private:
  /// What trying all moves and replies finds.
  struct Tried {
    std::vector<Move> winning;
    std::vector<Move> safe;
    bool loses_by_itself = false;
    bool loses_by_reply = false;
  };

  static Tried try_moves(const Trial<G>& trial) {
    Tried tried;
    const Player mover = trial.position().turn();
    for (const Move& move : trial.legal_moves()) {
      const G next = after(trial.position(), move);
      const Status status = next.status();
      if (status.winner() == mover) {
        tried.winning.push_back(move);
      } else if (status.winner()) {
        tried.loses_by_itself = true;
      } else if (!status.is_over() && can_win_at_once(next)) {
        tried.loses_by_reply = true;
      } else {
        tried.safe.push_back(move);
      }
    }
    return tried;
  }

  static void expect_random_moves(Trial<G>& trial, const Tried& tried) {
    const std::size_t times = 30 * tried.safe.size() + 1;
    if (!trial.can_afford(times)) return;
    std::vector<Move> never = tried.safe;
    for (std::size_t time = 0; time < times; ++time) {
      G next = trial.position();
      const bool has_played = next.play_random_safe_move(trial.random());
      const auto leads_here = [&](const Move& move) { return after(trial.position(), move) == next; };
      trial.expect(has_played ? std::ranges::any_of(tried.safe, leads_here) : tried.safe.empty(),
                   "GameWithImmediateTactics", "`play_random_safe_move` plays a safe move if there is one.");
      std::erase_if(never, leads_here);
    }
    trial.expect(never.empty(), "GameWithImmediateTactics", "`play_random_safe_move` can play each safe move.");
  }

  static void expect_threat_moves(Trial<G>& trial) {
    const G& position = trial.position();
    const auto list = position.threat_moves();
    const std::vector<Move> told = as_vector<Move>(list);
    const auto is_legal = [&](const Move& move) { return is_among(position.legal_moves(), move); };
    trial.expect(is_sound<Move>(list) && std::ranges::all_of(told, is_legal), "GameWithThreatMoves",
                 "The threat moves are legal.");
    if constexpr (noughts::detail::HasLocalThreats<G>) {
      std::vector<Move> threats;
      for (const Move& move : trial.legal_moves()) {
        const G next = after(position, move);
        if (!next.status().is_over() && can_win_at_once(next.passed())) threats.push_back(move);
      }
      trial.expect(are_same_moves(told, threats), "GameWithThreatMoves",
                   "The threat moves are the legal moves after which a second move would win.");
    }
  }

  static void expect_local_threats(Trial<G>& trial) {
    const G& position = trial.position();
    const G passed = position.passed();
    const bool is_same_board = std::ranges::all_of(
        position.size().every_square(), [&](Square square) { return passed.owner(square) == position.owner(square); });
    trial.expect(is_same_board && passed.turn() == other(position.turn()) && passed.passed() == position,
                 "GameWithThreatMoves", "Passing changes the player to move, and nothing else.");
    if (passed.status().is_over() || count(passed.winning_moves()) > 0) return;
    const auto is_lost = [](const G& next) {
      return !next.status().is_over() && count(next.winning_moves()) == 0 && count(next.safe_moves()) == 0;
    };
    for (const Move threat : passed.threat_moves()) {
      const G threatened = after(passed, threat);
      if (!is_lost(threatened)) continue;
      // Now nothing saves the player to move but a move to one of these squares, or a threat.
      auto saving = threatened.passed().winning_moves() | position.threat_moves();
      saving.insert(threat.square());
      for (const Move& move : trial.legal_moves()) {
        if (is_among(saving, move)) continue;
        const G next = after(position, move);
        trial.expect(can_play(next, threat) && is_lost(after(next, threat)), "GameWithThreatMoves",
                     "If passing loses to a threat, so does every move that neither interferes with it nor threatens.");
      }
      return;
    }
  }

  void expect_threats(Trial<G>& trial) {
    const G& position = trial.position();
    trial.expect(position.plies_to_forced_loss() == trial.start().plies_to_forced_loss(), "GameWithThreats",
                 "`plies_to_forced_loss()` is the same in all positions.");
    // Where few plies are left, every way to go on is tried.
    if (position.plies_left() > 5) return;
    for (const Player player : {Player::x, Player::o}) {
      int tries = trial.tries();
      trial.expect(position.can_still_win(player) || !may_be_won_by(position, player, tries), "GameWithThreats",
                   "`can_still_win(player)` is true where some play wins for the player.");
    }
  }

  /// Whether some way to go on is found, within so many tries, by which the player wins.
  static bool may_be_won_by(const G& position, Player player, int& tries) {
    if (position.status().is_over()) return position.status().winner() == player;
    const auto moves = position.legal_moves();
    return std::ranges::any_of(moves, [&](const Move& move) {
      --tries;
      return tries >= 0 && may_be_won_by(after(position, move), player, tries);
    });
  }

  static void expect_upper_bound(Trial<G>& trial) {
    const G& position = trial.position();
    const auto bound = position.upper_bound(position.threats());
    if (!bound) return;
    const bool is_loss = bound->result == Outcome::Result::loss;
    trial.expect(bound->result != Outcome::Result::win, "GameWithThreats", "An upper bound is not a win.");
    // A win or a loss that is forced within so many plies is found; a draw only where no more plies
    // are left.
    std::int64_t tries = 40 * std::int64_t{trial.tries()};
    for (int plies = 2; plies <= position.plies_left(); ++plies) {
      const int score = score_within(position, plies, tries);
      if (tries < 0) return;
      const bool is_draw = score == 0 && plies == position.plies_left();
      const bool is_kept = score < 0 ? !is_loss || !bound->plies || surely + score <= *bound->plies
                                     : score == 0 && !(is_loss && is_draw);
      trial.expect(is_kept || bound->result == Outcome::Result::win, "GameWithThreats",
                   "No play is better for the player to move than the upper bound.");
      if (score != 0) return;
    }
  }

  // By who moved first, and by winner.
  std::array<std::array<std::optional<int>, 2>, 2> plies_of_wins_{};
};

}  // namespace noughts::testing::detail
