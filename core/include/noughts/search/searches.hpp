#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/known_outcomes.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::detail {

/// The searches of a position, whichever game it is of: what thinking and analysis are made of. At most one search of
/// each kind is under way.
template <typename Move>
class Searches {
 public:
  virtual ~Searches() = default;

  /// Tells games apart.
  virtual const void* game() const = 0;
  /// The legal moves, in their order; on a board in order of index.
  virtual std::vector<Move> moves() const = 0;
  /// Whether any search sees the end of the game at once.
  virtual bool sees_the_end() const = 0;
  /// Whether the game tells enough of its positions for an exact search to be worth trying long before the end.
  virtual bool is_worth_solving() const = 0;
  /// The moves that seem best to somebody who overlooks things. Requires a game whose end is in sight.
  virtual std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const = 0;

  /// How many bytes take what has been found out so far.
  virtual std::size_t bytes() const = 0;

  /// Takes over what the searches of another position of the same game have found out, if it is the same game.
  virtual void inherit(Searches& former) = 0;

  /// Begins to solve the position, or the one after a move; in a table of so many bytes, unless there is one.
  virtual void begin_exact(const Move* move, std::size_t bytes) = 0;
  /// Visits at most so many positions more. True when there is nothing left to find out.
  virtual bool run_exact(std::uint64_t nodes) = 0;
  /// For the player to move in the position, or who makes the move.
  virtual std::optional<Outcome> exact_outcome() const = 0;
  /// The best move of the position.
  virtual std::optional<Move> exact_move() const = 0;
  /// How many positions this search has visited.
  virtual std::uint64_t exact_nodes() const = 0;
  /// Gives the table's memory back.
  virtual void end_exact() = 0;

  /// Begins a tree search of the position. One that overlooks nothing goes on with what was found out before.
  virtual void begin_tree(std::uint64_t seed, double mistakes, std::size_t bytes) = 0;
  /// Plays at most so many random games. True when nothing is left to find out.
  virtual bool run_tree(std::uint64_t playouts) = 0;
  /// How many random games this search has played.
  virtual std::uint64_t tree_playouts() const = 0;
  /// The move that seems best.
  virtual std::optional<Move> tree_move() = 0;
  /// What is known of every move.
  virtual std::vector<BasicMoveStatistics<Move>> tree_statistics() const = 0;
};

/// The legal moves of a position, on a board in order of index.
template <Game G>
std::vector<typename G::Move> moves_of(const G& position) {
  if constexpr (GameOnBoard<G>) {
    SquareSet<G::capacity> legal;
    for (const Square move : position.legal_moves()) legal.insert(move);
    return line_of(legal);
  } else {
    const auto legal = position.legal_moves();
    return std::vector<typename G::Move>(legal.begin(), legal.end());
  }
}

/// The same of a position of a game.
template <Game G>
class SearchesOf final : public Searches<typename G::Move> {
 public:
  using Move = G::Move;

  explicit SearchesOf(const G& position) : position_{position} {}

  const void* game() const override { return &tag; }
  std::vector<Move> moves() const override { return moves_of(position_); }
  bool sees_the_end() const override { return detail::sees_the_end(position_); }
  bool is_worth_solving() const override { return GameWithThreats<G>; }
  std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const override {
    if constexpr (ShortGame<G>) return ForgetfulSearch<G>{mistakes, random}.best_moves(position_);
    std::unreachable();
  }

  std::size_t bytes() const override { return (table_ ? table_->bytes() : 0) + (tree_ ? tree_->bytes() : 0); }

  void inherit(Searches<Move>& former) override {
    if (former.game() != game()) return;
    auto& same = static_cast<SearchesOf&>(former);  // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): the same
    table_ = std::move(same.table_);
    tree_ = std::move(same.tree_);
  }

  void begin_exact(const Move* move, std::size_t bytes) override {
    if (!table_) table_ = std::make_unique<TranspositionTable<G>>(bytes);
    if (!exact_) exact_.emplace(*table_);
    is_after_move_ = move != nullptr;
    exact_->begin(move ? after(position_, *move) : position_, /*wants_move=*/move == nullptr);
  }
  bool run_exact(std::uint64_t nodes) override { return exact_->run(nodes); }
  std::optional<Outcome> exact_outcome() const override {
    const auto outcome = exact_->outcome();
    return outcome && is_after_move_ ? std::optional{one_ply_earlier(*outcome)} : outcome;
  }
  std::optional<Move> exact_move() const override { return exact_->move(); }
  std::uint64_t exact_nodes() const override { return exact_->nodes(); }
  void end_exact() override {
    exact_.reset();
    table_.reset();
  }

  void begin_tree(std::uint64_t seed, double mistakes, std::size_t bytes) override {
    const bool goes_on = tree_ && mistakes <= 0 && tree_->follow(position_);
    if (!goes_on) tree_.emplace(position_, seed, mistakes, bytes);
    playouts_before_ = tree_->playouts();
  }
  bool run_tree(std::uint64_t playouts) override { return tree_->run(playouts); }
  std::uint64_t tree_playouts() const override { return tree_->playouts() - playouts_before_; }
  std::optional<Move> tree_move() override { return tree_->best_move(); }
  std::vector<BasicMoveStatistics<Move>> tree_statistics() const override { return tree_->statistics(); }

 private:
  static constexpr char tag = 0;

  G position_;
  std::unique_ptr<TranspositionTable<G>> table_;  // at the same place wherever this is moved
  std::optional<ExactSearch<G>> exact_;
  bool is_after_move_ = false;
  std::optional<TreeSearch<G>> tree_;
  std::uint64_t playouts_before_ = 0;  // of the tree, for other positions
};

/// The same of a position of a game with so few positions that nothing need be searched.
template <GameWithFewPositions G>
class KnownSearches final : public Searches<typename G::Move> {
 public:
  using Move = G::Move;

  explicit KnownSearches(const G& position) : position_{position} {}

  const void* game() const override { return &tag; }
  std::vector<Move> moves() const override { return moves_of(position_); }
  bool sees_the_end() const override { return true; }
  bool is_worth_solving() const override { return true; }
  std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const override {
    return ForgetfulSearch<G>{mistakes, random}.best_moves(position_);
  }
  std::size_t bytes() const override { return 0; }
  void inherit(Searches<Move>& /*former*/) override {}

  void begin_exact(const Move* move, std::size_t /*bytes*/) override {
    outcome_ = move ? of_move(*move) : KnownOutcomes<G>::all().of(position_);
  }
  bool run_exact(std::uint64_t /*nodes*/) override { return true; }
  std::optional<Outcome> exact_outcome() const override { return outcome_; }
  std::optional<Move> exact_move() const override {
    for (const Move& move : position_.legal_moves()) {
      if (of_move(move) == outcome_) return move;
    }
    return std::nullopt;
  }
  std::uint64_t exact_nodes() const override { return 0; }
  void end_exact() override {}

  // Nobody plays random games where the end is known.
  void begin_tree(std::uint64_t /*seed*/, double /*mistakes*/, std::size_t /*bytes*/) override { std::unreachable(); }
  bool run_tree(std::uint64_t /*playouts*/) override { std::unreachable(); }
  std::uint64_t tree_playouts() const override { return 0; }
  std::optional<Move> tree_move() override { std::unreachable(); }
  std::vector<BasicMoveStatistics<Move>> tree_statistics() const override { std::unreachable(); }

 private:
  static constexpr char tag = 0;

  /// For the player who makes it.
  Outcome of_move(const Move& move) const {
    return one_ply_earlier(KnownOutcomes<G>::all().of(after(position_, move)));
  }

  G position_;
  std::optional<Outcome> outcome_;  // of the position, or of a move
};

/// The searches of a position.
template <Game G>
std::unique_ptr<Searches<typename G::Move>> searches_of(const G& position) {
  if constexpr (GameWithFewPositions<G>) return std::make_unique<KnownSearches<G>>(position);
  return std::make_unique<SearchesOf<G>>(position);
}

/// How much of something is done, from 0 to 1.
constexpr double share(std::uint64_t done, std::uint64_t all) {
  return done >= all ? 1 : static_cast<double>(done) / static_cast<double>(all);
}

}  // namespace noughts::detail
