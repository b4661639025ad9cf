#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/session.hpp"
#include "noughts/search/tablebase.hpp"
#include "noughts/search/tablebase_moves.hpp"

namespace noughts::detail {

/// Looks outcomes up in a tablebase. The position and the tablebase must outlive it.
template <HasTablebase G>
class TablebaseSolver final : public Solver<typename G::Move> {
 public:
  using Move = G::Move;

  TablebaseSolver(const G& position, const Tablebase<G>& tablebase) : position_{&position}, tablebase_{&tablebase} {}

  void begin(std::span<const Move> moves, std::size_t /*bytes*/) override {
    const G then = after_moves(*position_, moves);
    const Outcome outcome = moves.empty() ? tablebase_->of_present(then) : tablebase_->of(then);
    outcome_ = plies_earlier(outcome, static_cast<int>(moves.size()), then.turn() == position_->turn());
  }
  bool run(std::uint64_t /*nodes*/) override { return true; }
  std::optional<Outcome::Result> result() const override { return outcome_->result; }
  std::optional<Outcome> outcome() const override { return outcome_; }
  std::optional<double> mean() const override { return std::nullopt; }
  std::optional<Move> move() override {
    for (const Move move : position_->legal_moves()) {
      if (tablebase_->of_move(*position_, move) == outcome_) return move;
    }
    return std::nullopt;
  }
  std::uint64_t nodes() const override { return 0; }
  void end() override {}

 private:
  const G* position_;
  const Tablebase<G>* tablebase_;
  std::optional<Outcome> outcome_;  // of the position, or after some moves
};

/// The session of a position of a game with a tablebase.
template <HasTablebase G>
class TablebaseSession final : public Session<typename G::Move> {
 public:
  using Move = G::Move;

  explicit TablebaseSession(const G& position) : position_{position}, solver_{position_, Tablebase<G>::all()} {
    this->use(solver_, nullptr);
  }

  /// The session of the last of these positions of a game. A position that came twice is a tie when
  /// it comes again. Requires at least one position.
  explicit TablebaseSession(std::span<const G> played)
    requires GameWithRepetition<G>
      : position_{played.back()}, with_ties_{tablebase_with_ties(played)}, solver_{position_, tablebase()} {
    this->use(solver_, nullptr);
  }

  const Plan& plan() const override { return plan_of<G>; }
  std::vector<Move> moves() const override { return moves_of(position_); }
  bool sees_the_end() const override { return true; }
  std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const override {
    return tablebase_moves(position_, mistakes, random, tablebase());
  }
  std::optional<std::vector<Move>> safe_moves_after(std::span<const Move> moves) const override {
    return safe_moves_of(after_moves(position_, moves));
  }
  std::size_t bytes() const override {
    if constexpr (GameWithRepetition<G>) return with_ties_ ? sizeof(*with_ties_) : 0;
    return 0;
  }

 private:
  static std::unique_ptr<const Tablebase<G>> tablebase_with_ties(std::span<const G> played)
    requires GameWithRepetition<G>
  {
    const std::vector<G> ties = Tablebase<G>::ties_of(played);
    return ties.empty() ? nullptr : std::make_unique<const Tablebase<G>>(ties);
  }

  const Tablebase<G>& tablebase() const {
    if constexpr (GameWithRepetition<G>) {
      if (with_ties_) return *with_ties_;
    }
    return Tablebase<G>::all();
  }

  using WithTies = std::conditional_t<GameWithRepetition<G>, std::unique_ptr<const Tablebase<G>>, std::monostate>;

  G position_;
  [[no_unique_address]] WithTies with_ties_{};  // where some positions are ties by what was played
  TablebaseSolver<G> solver_;
};

}  // namespace noughts::detail
