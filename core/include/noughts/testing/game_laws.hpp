#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/trial.hpp"

namespace noughts::testing::detail {

/// The laws of `Game`, and when positions come again.
template <Game G>
class GameLaws final : public Laws<G> {
 public:
  using Move = G::Move;

  void at_first(Trial<G>& trial) override {
    trial.expect(G{} == G{}.start(Player::x), "Game",
                 "A default-constructed position is the start of a game in which X moves first.");
  }

  void at_start(Trial<G>& trial) override {
    const G& position = trial.position();
    trial.expect(position.turn() == trial.first() && position.status() == Status::next(trial.first()), "Game",
                 "In the position that `start(player)` gives, that player is to move.");
    remember(trial);
  }

  void at_turn(Trial<G>& trial) override {
    const G& position = trial.position();
    trial.expect(position.status().next_player() == position.turn(), "Game",
                 "While a game goes on, `turn()` is the player who moves next by its status.");
    const auto legal = position.legal_moves();
    const std::size_t moves = trial.legal_moves().size();
    trial.expect(moves > 0 && count(legal) > 0, "Game", "A game that goes on has a legal move.");
    if (trial.can_afford(moves * moves)) {
      trial.expect(is_sound<Move>(legal), "Game",
                   "A list of moves has each move once, counts them, and gives them by place as it iterates them.");
    }
    if (!trial.can_afford(moves_.size() * moves)) return;
    for (const Move& move : moves_) {
      const bool is_listed = std::ranges::find(trial.legal_moves(), move) != trial.legal_moves().end();
      trial.expect(is_among(legal, move) == is_listed, "Game", "A list of moves contains the moves that it lists.");
    }
  }

  void at_move(Trial<G>& trial, const G& before, const Move& move) override {
    const G& position = trial.position();
    const G again = after(before, move);
    trial.expect(again == position && again.hash() == position.hash(), "Game",
                 "A move in a position leads to one position, which has one hash.");
    const auto& played = trial.positions();
    const auto latest = played.end() - 1;
    const bool has_come_before = std::find(played.begin(), latest, position) != latest;
    trial.expect(!has_come_before || can_repeat(position), "GameWithRepetition",
                 "A position comes again only where `can_repeat()` says that it can.");
    trial.expect(can_repeat(before) == can_repeat(position), "GameWithRepetition",
                 "Whether positions can come again is the same in all positions.");
    remember_move(move);
    remember(trial);
    compare_with_other_order(trial);
  }

  void at_end(Trial<G>& trial) override {
    const G& position = trial.position();
    trial.expect(trial.legal_moves().empty() && count(position.legal_moves()) == 0, "Game",
                 "After the end of a game no move is legal.");
    for (const Player first : {Player::x, Player::o}) {
      trial.expect(position.start(first) == trial.start().start(first), "Game",
                   "A game starts anew by the rules by which it was played.");
    }
  }

  void at_last(Trial<G>& trial) override {
    std::vector<std::uint64_t> hashes;
    for (const G& position : positions_) hashes.push_back(position.hash());
    std::ranges::sort(hashes);
    const auto repeated = std::ranges::unique(hashes);
    trial.expect(2 * std::size(repeated) <= hashes.size(), "Game", "Most different positions have different hashes.");
  }

 private:
  static constexpr std::size_t most_remembered = 256;

  void remember_move(const Move& move) {
    if (moves_.size() < most_remembered && std::ranges::find(moves_, move) == moves_.end()) moves_.push_back(move);
  }

  /// Keeps some of the positions, each once.
  void remember(Trial<G>& trial) {
    const G& position = trial.position();
    if (!trial.can_afford(4 * positions_.size())) return;
    const auto known = std::ranges::find(positions_, position);
    if (known == positions_.end()) {
      if (positions_.size() < most_remembered) positions_.push_back(position);
    } else {
      expect_equal(trial, *known);
    }
  }

  /// Of a position that is equal to the present one.
  static void expect_equal(Trial<G>& trial, const G& position) {
    trial.expect(position.hash() == trial.position().hash(), "Game", "Equal positions have equal hashes.");
    trial.expect(position.status() == trial.position().status() &&
                     are_same_moves(as_vector<Move>(position.legal_moves()), trial.legal_moves()),
                 "Game", "Equal positions have the same status and the same legal moves.");
  }

  /// The last three moves in the other order often lead to the same position.
  void compare_with_other_order(Trial<G>& trial) {
    const std::size_t plies = trial.moves().size();
    if (plies < 3) return;
    G position = trial.positions()[plies - 3];
    for (std::size_t back = 1; back <= 3; ++back) {
      const Move& move = trial.moves()[plies - back];
      if (position.status().is_over() || !is_among(position.legal_moves(), move)) return;
      position.play_unchecked(move);
    }
    if (position == trial.position()) expect_equal(trial, position);
  }

  std::vector<Move> moves_;   // that have been played
  std::vector<G> positions_;  // different ones
};

/// The laws of `GameOfKnownLength`.
template <Game G>
class LengthLaws final : public Laws<G> {
 public:
  void at_end(Trial<G>& trial) override {
    const auto& positions = trial.positions();
    const bool is_draw = !positions.back().status().winner();
    for (std::size_t ply = 0; ply < positions.size(); ++ply) {
      const int left = static_cast<int>(positions.size() - 1 - ply);
      const int told = positions[ply].plies_left();
      trial.expect(told >= left, "GameOfKnownLength", "A game does not last longer than the plies that are left.");
      trial.expect(!is_draw || told == left, "GameOfKnownLength",
                   "A game that is a draw has lasted all the plies that were left.");
    }
  }
};

}  // namespace noughts::testing::detail
