#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/session.hpp"
#include "noughts/search/session_of.hpp"

namespace noughts::detail {

/// A game that was played: its moves, and the positions before them by ply, from 0. All games with
/// the same type of moves share this type.
template <typename Move>
class PlayedGame {
 public:
  PlayedGame(std::span<const Move> moves, Status status) : moves_{moves.begin(), moves.end()}, status_{status} {}
  virtual ~PlayedGame() = default;

  /// The moves, the oldest first.
  const std::vector<Move>& moves() const { return moves_; }
  /// The status at the end.
  Status status() const { return status_; }

  /// The number of moves that belong to an opening. None of them is judged.
  virtual std::size_t plies_of_opening() const = 0;
  /// The player who makes the move of that ply; after the last move, the player who would be next.
  virtual Player mover(std::size_t ply) const = 0;
  /// A session for the position before that ply.
  virtual std::unique_ptr<Session<Move>> session(std::size_t ply) const = 0;
  /// The outcome of the last position, if the rules have ended the game.
  virtual std::optional<Outcome> end() const = 0;

 private:
  std::vector<Move> moves_;
  Status status_;
};

/// The same for one game, with a book if there is one. The book must outlive this object.
template <Game G>
class PlayedGameOf final : public PlayedGame<typename G::Move> {
 public:
  using Move = G::Move;

  PlayedGameOf(const G& start, std::span<const Move> moves, Status status, Knowledge<G> knowledge = {})
      : PlayedGame<Move>{moves, status}, positions_{start}, knowledge_{knowledge} {
    for (const Move& move : moves) positions_.push_back(after(positions_.back(), move));
  }

  std::size_t plies_of_opening() const override {
    const auto opening =
        std::ranges::find_if_not(positions_, [](const G& position) { return is_in_opening(position); });
    return (std::min)(static_cast<std::size_t>(opening - positions_.begin()), this->moves().size());
  }
  Player mover(std::size_t ply) const override { return positions_[ply].turn(); }
  std::unique_ptr<Session<Move>> session(std::size_t ply) const override {
    return session_after(std::span{positions_}.first(ply + 1), knowledge_);
  }
  std::optional<Outcome> end() const override {
    const G& last = positions_.back();
    if (can_repeat(last) && this->status() == Status::tie()) return Outcome{.result = Outcome::Result::draw};
    if (!last.status().is_over()) return std::nullopt;
    Outcome outcome = outcome_of_ended(last);
    // If the length of the game is not known, moves that lead to a draw have no plies. So the end
    // has none either.
    if (!GameOfKnownLength<G> && outcome.result == Outcome::Result::draw) outcome.plies = std::nullopt;
    return outcome;
  }

 private:
  std::vector<G> positions_;  // before each move, and after the last
  [[no_unique_address]] Knowledge<G> knowledge_;
};

/// The moves and positions of a game that began at `start`, with a book if there is one. The book
/// must outlive the result.
template <Game G>
std::unique_ptr<PlayedGame<typename G::Move>> played_game_of(const G& start, std::span<const typename G::Move> moves,
                                                             Status status, Knowledge<G> knowledge) {
  if constexpr (OfAnyGame<G>) {
    return start.visit([&](const auto& known) { return played_game_of(known, moves, status, {}); });
  } else {
    return std::make_unique<PlayedGameOf<G>>(start, moves, status, knowledge);
  }
}

}  // namespace noughts::detail
