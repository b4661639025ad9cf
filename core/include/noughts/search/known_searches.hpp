#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/known_moves.hpp"
#include "noughts/search/known_outcomes.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/searches.hpp"
#include "noughts/search/tree.hpp"

namespace noughts::detail {

/// The searches of a position of a game with so few positions that nothing need be searched.
template <GameWithFewPositions G>
class KnownSearches final : public Searches<typename G::Move> {
 public:
  using Move = G::Move;

  explicit KnownSearches(const G& position) : position_{position} {}

  const void* game() const override { return &tag; }
  std::vector<Move> moves() const override { return moves_of(position_); }
  bool sees_the_end() const override { return true; }
  bool is_known() const override { return true; }
  bool is_worth_solving() const override { return true; }
  bool is_solved_by_tree() const override { return false; }
  std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const override {
    return known_moves(position_, mistakes, random);
  }
  std::vector<Move> safe_replies(const Move& move) const override { return safe_moves_of(after(position_, move)); }
  bool has_book() const override { return false; }
  std::unique_ptr<Choosing<Move>> choose_flawlessly(std::size_t /*bytes*/, std::uint64_t /*nodes*/) override {
    return nullptr;
  }
  std::size_t bytes() const override { return 0; }
  void inherit(Searches<Move>& /*former*/) override {}

  void begin_exact(std::span<const Move> moves, std::size_t /*bytes*/) override {
    outcome_ = plies_earlier(KnownOutcomes<G>::all().of(after_moves(position_, moves)), moves.size());
  }
  bool run_exact(std::uint64_t /*nodes*/) override { return true; }
  std::optional<Outcome::Result> exact_result() const override { return outcome_->result; }
  std::optional<Outcome> exact_outcome() const override { return outcome_; }
  std::optional<double> exact_mean() const override { return std::nullopt; }
  std::optional<Move> exact_move() override {
    for (const Move& move : position_.legal_moves()) {
      if (known_outcome(position_, move) == outcome_) return move;
    }
    return std::nullopt;
  }
  std::uint64_t exact_nodes() const override { return 0; }
  void end_exact() override {}

  // Nobody plays random games where the end is known.
  bool are_alike(const Move& one, const Move& another) const override { return one == another; }
  void begin_tree(std::span<const Move> /*moves*/, std::uint64_t /*seed*/, double /*mistakes*/,
                  std::size_t /*bytes*/) override {
    std::unreachable();
  }
  bool run_tree(std::uint64_t /*playouts*/) override { std::unreachable(); }
  std::uint64_t tree_playouts() const override { return 0; }
  std::optional<Move> tree_move() override { std::unreachable(); }
  std::vector<BasicMoveStatistics<Move>> tree_statistics() const override { std::unreachable(); }
  double tree_mean() const override { std::unreachable(); }
  bool is_tree_proven() const override { std::unreachable(); }

 private:
  static constexpr char tag = 0;

  G position_;
  std::optional<Outcome> outcome_;  // of the position, or of a move
};

}  // namespace noughts::detail
