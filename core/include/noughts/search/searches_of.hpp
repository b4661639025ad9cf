#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/flawless.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/known_outcomes.hpp"
#include "noughts/search/known_searches.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/opening_searches.hpp"
#include "noughts/search/proof_search.hpp"
#include "noughts/search/searches.hpp"
#include "noughts/search/tree.hpp"
#include "noughts/search/tree_proof.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::detail {

/// The searches of a position of a game, with the book of that game if somebody has it.
template <Game G>
class SearchesOf final : public Searches<typename G::Move> {
 public:
  using Move = G::Move;

  explicit SearchesOf(const G& position, BookPointer<G> book = {}) : position_{position}, book_{book} {}

  const void* game() const override { return &tag; }
  std::vector<Move> moves() const override { return moves_of(position_); }
  bool sees_the_end() const override { return detail::sees_the_end(position_); }
  bool is_known() const override { return false; }
  bool is_worth_solving() const override { return GameWithThreats<G>; }
  bool is_solved_by_tree() const override { return GameSolvedByTree<G>; }
  std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const override {
    if constexpr (ShortGame<G>) return ForgetfulSearch<G>{mistakes, random}.best_moves(position_);
    std::unreachable();
  }

  std::vector<Move> safe_replies(const Move& move) const override { return safe_moves_of(after(position_, move)); }
  bool has_book() const override {
    if constexpr (GameWithBook<G>) return book_ != nullptr;
    return false;
  }
  std::unique_ptr<Choosing<Move>> choose_flawlessly(std::size_t bytes, std::uint64_t nodes) override {
    if constexpr (GameWithBook<G>) {
      if (book_) return std::make_unique<Flawless<Move>>(*this, bytes, nodes);
    }
    if constexpr (GameWithForcedMoves<G> && !GameWithThreats<G> && !GameSolvedByTree<G>)
      return std::make_unique<Proving<G>>(position_, bytes, nodes);
    return nullptr;
  }

  std::size_t bytes() const override {
    const std::size_t of_tree = tree_ ? tree_->bytes() : 0;
    if constexpr (GameSolvedByTree<G>) {
      return of_tree + (exact_ ? exact_->bytes() : 0);
    } else {
      return of_tree + (table_ ? table_->bytes() : 0);
    }
  }

  void inherit(Searches<Move>& former) override {
    if (former.game() != game()) return;
    auto& same = static_cast<SearchesOf&>(former);  // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): the same
    table_ = std::move(same.table_);
    tree_ = std::move(same.tree_);
  }

  void begin_exact(std::span<const Move> moves, std::size_t bytes) override {
    if (!exact_) emplace_exact(bytes);
    plies_ = moves.size();
    exact_->begin(after_moves(position_, moves), /*wants_move=*/moves.empty());
  }
  bool run_exact(std::uint64_t nodes) override { return exact_->run(nodes); }
  std::optional<Outcome::Result> exact_result() const override {
    return exact_->result().transform([&](auto result) { return plies_earlier(result, plies_); });
  }
  std::optional<Outcome> exact_outcome() const override {
    return exact_->outcome().transform([&](auto outcome) { return plies_earlier(outcome, plies_); });
  }
  std::optional<Move> exact_move() override { return exact_->move(); }
  std::uint64_t exact_nodes() const override { return exact_->nodes(); }
  std::optional<double> exact_mean() const override {
    if constexpr (GameWithValues<G>) return plies_ % 2 == 0 ? exact_->mean() : 1 - exact_->mean();
    return std::nullopt;
  }
  void end_exact() override {
    exact_.reset();
    table_.reset();
  }

  bool are_alike(const Move& one, const Move& another) const override {
    if constexpr (GameWithMirror<G>) {
      return after(position_, one).canonical() == after(position_, another).canonical();
    } else {
      return one == another;
    }
  }

  void begin_tree(std::span<const Move> moves, std::uint64_t seed, double mistakes, std::size_t bytes) override {
    const bool goes_on = tree_ && moves.empty() && mistakes <= 0 && tree_->follow(position_);
    if (!goes_on) tree_.emplace(after_moves(position_, moves), seed, mistakes, bytes, network());
    playouts_before_ = tree_->playouts();
  }
  bool run_tree(std::uint64_t playouts) override { return tree_->run(playouts); }
  std::uint64_t tree_playouts() const override { return tree_->playouts() - playouts_before_; }
  std::optional<Move> tree_move() override { return tree_->best_move(); }
  std::vector<BasicMoveStatistics<Move>> tree_statistics() const override { return tree_->statistics(); }
  double tree_mean() const override {
    return tree_->position().turn() == position_.turn() ? tree_->mean() : 1 - tree_->mean();
  }
  bool is_tree_proven() const override { return tree_->is_proven(); }

 private:
  static constexpr char tag = 0;

  /// What solves positions, and what it remembers them in.
  using Exact = std::conditional_t<GameSolvedByTree<G>, TreeProof<G>, ExactSearch<G>>;
  using Table = std::conditional_t<GameSolvedByTree<G>, std::monostate, TranspositionTable<G>>;

  NetworkPointer<G> network() const {
    if constexpr (GameWithNetwork<G>) {
      return book_;
    } else {
      return {};
    }
  }

  void emplace_exact(std::size_t bytes) {
    if constexpr (GameSolvedByTree<G>) {
      exact_.emplace(bytes);
    } else {
      if (!table_) table_ = std::make_unique<Table>(bytes);
      if constexpr (GameWithBook<G>) {
        exact_.emplace(*table_, book_);
      } else {
        exact_.emplace(*table_);
      }
    }
  }

  G position_;
  [[no_unique_address]] BookPointer<G> book_;
  std::unique_ptr<Table> table_;  // at the same place wherever this is moved
  std::optional<Exact> exact_;
  std::size_t plies_ = 0;  // from the position to the one that is solved
  std::optional<TreeSearch<G>> tree_;
  std::uint64_t playouts_before_ = 0;  // of the tree, for other positions
};

template <Game G>
std::unique_ptr<Searches<typename G::Move>> searches_of(const G& position, BookPointer<G> book) {
  if constexpr (OfAnyGame<G>) {
    return position.visit([](const auto& known) { return searches_of(known); });
  } else if constexpr (GameWithFewPositions<G>) {
    return std::make_unique<KnownSearches<G>>(position);
  } else if constexpr (GameWithOpening<G>) {
    const auto search = [](const G& at) { return searches_of(at.without_opening()); };
    if (!position.is_in_opening()) return search(position);
    return std::make_unique<OpeningSearches<G>>(position, search);
  } else {
    return std::make_unique<SearchesOf<G>>(position, book);
  }
}

}  // namespace noughts::detail
