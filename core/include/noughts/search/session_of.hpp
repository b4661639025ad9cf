#pragma once

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
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/book_chooser.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/opening_session.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/proof_search.hpp"
#include "noughts/search/session.hpp"
#include "noughts/search/strategy_chooser.hpp"
#include "noughts/search/tablebase_session.hpp"
#include "noughts/search/tree.hpp"
#include "noughts/search/tree_proof.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::detail {

/// Solves positions of a game by an exact search, or by the tree search where the plan says so.
template <Game G>
class SolverOf final : public Solver<typename G::Move> {
 public:
  using Move = G::Move;

  /// The position must outlive it.
  SolverOf(const G& position, Knowledge<G> knowledge) : position_{&position}, knowledge_{knowledge} {}

  void begin(std::span<const Move> moves, std::size_t bytes) override {
    if (!search_) emplace(bytes);
    const G solved = after_moves(*position_, moves);
    if constexpr (has_strategy) winning_ = strategy_moves(knowledge_, solved);
    plies_ = static_cast<int>(moves.size());
    is_same_mover_ = solved.turn() == position_->turn();
    search_->begin(solved, /*wants_move=*/moves.empty());
  }
  bool run(std::uint64_t nodes) override { return is_won() || search_->run(nodes); }
  std::optional<Outcome::Result> result() const override {
    return result_of_mover().transform([&](auto result) { return is_same_mover_ ? result : for_other(result); });
  }
  std::optional<Outcome> outcome() const override {
    return outcome_of_mover().transform([&](auto outcome) { return plies_earlier(outcome, plies_, is_same_mover_); });
  }
  std::optional<Move> move() override {
    if constexpr (has_strategy) {
      if (is_won()) return winning_.front();
    }
    return search_->move();
  }
  std::uint64_t nodes() const override { return search_->nodes(); }
  std::optional<double> mean() const override {
    if constexpr (plan_of<G>.guide == Plan::Guide::evaluator)
      return is_same_mover_ ? search_->mean() : 1 - search_->mean();
    return std::nullopt;
  }
  void end() override {
    search_.reset();
    table_.reset();
  }

  std::size_t bytes() const {
    if constexpr (is_by_tree) {
      return search_ ? search_->bytes() : 0;
    } else {
      return table_ ? table_->bytes() : 0;
    }
  }
  void inherit(SolverOf& previous) { table_ = std::move(previous.table_); }

 private:
  static constexpr bool is_by_tree = plan_of<G>.solver == Plan::Solver::tree;
  static constexpr bool has_strategy = plan_of<G>.first == Plan::First::strategy;
  using Search = std::conditional_t<is_by_tree, TreeProof<G>, ExactSearch<G>>;
  using Table = std::conditional_t<is_by_tree, std::monostate, TranspositionTable<G>>;

  /// Whether the strategy wins the position that is solved.
  bool is_won() const {
    if constexpr (has_strategy) return !winning_.empty();
    return false;
  }

  /// `result` and `outcome` for the player to move in the position that is solved. A strategy does
  /// not tell the plies.
  /// @{
  std::optional<Outcome::Result> result_of_mover() const { return is_won() ? Outcome::Result::win : search_->result(); }
  std::optional<Outcome> outcome_of_mover() const {
    return is_won() ? Outcome{.result = Outcome::Result::win} : search_->outcome();
  }
  /// @}

  void emplace(std::size_t bytes) {
    if constexpr (is_by_tree) {
      search_.emplace(bytes);
    } else {
      if (!table_) table_ = std::make_unique<Table>(bytes);
      if constexpr (plan_of<G>.first == Plan::First::book) {
        search_.emplace(*table_, knowledge_);
      } else {
        search_.emplace(*table_);
      }
    }
  }

  const G* position_;
  [[no_unique_address]] Knowledge<G> knowledge_;
  std::unique_ptr<Table> table_;  // `inherit` hands it on
  std::optional<Search> search_;
  [[no_unique_address]] std::conditional_t<has_strategy, std::vector<Move>, std::monostate> winning_;
  int plies_ = 0;               // from the session's position to the one that is solved
  bool is_same_mover_ = false;  // whether the same player is to move in both
};

/// Estimates positions of a game by the tree search.
template <Game G>
class SamplerOf final : public Sampler<typename G::Move> {
 public:
  using Move = G::Move;

  /// The position must outlive it.
  SamplerOf(const G& position, Knowledge<G> knowledge) : position_{&position}, knowledge_{knowledge} {}

  void begin(std::span<const Move> moves, std::uint64_t seed, bool is_casual, std::size_t bytes) override {
    const bool goes_on = tree_ && moves.empty() && !is_casual && tree_->follow(*position_);
    const auto knowledge = is_casual ? Knowledge<G>{} : knowledge_;
    if (!goes_on) tree_.emplace(after_moves(*position_, moves), seed, bytes, knowledge, !is_casual);
    playouts_before_ = tree_->playouts();
  }
  void share(std::size_t place, std::size_t count) override { tree_->share(place, count); }
  bool run(std::uint64_t playouts) override { return tree_->run(playouts); }
  std::uint64_t playouts() const override { return tree_->playouts() - playouts_before_; }
  std::optional<Move> move() override { return tree_->best_move(); }
  std::vector<BasicMoveStatistics<Move>> statistics() const override { return tree_->statistics(); }
  double mean() const override {
    return tree_->position().turn() == position_->turn() ? tree_->mean() : 1 - tree_->mean();
  }
  bool is_proven() const override { return tree_->is_proven(); }

  std::size_t bytes() const { return tree_ ? tree_->bytes() : 0; }
  void inherit(SamplerOf& previous) { tree_ = std::move(previous.tree_); }

 private:
  const G* position_;
  [[no_unique_address]] Knowledge<G> knowledge_;
  std::optional<TreeSearch<G>> tree_;
  std::uint64_t playouts_before_ = 0;  // that the tree played for earlier searches
};

/// The session of a position of a game without a tablebase.
template <Game G>
class SessionOf final : public Session<typename G::Move> {
 public:
  using Move = G::Move;

  explicit SessionOf(const G& position, Knowledge<G> knowledge = {})
      : position_{position}, knowledge_{knowledge}, solver_{position_, knowledge}, sampler_{position_, knowledge} {
    this->use(solver_, &sampler_);
  }

  const Plan& plan() const override { return plan_of<G>; }
  std::vector<Move> moves() const override { return moves_of(position_); }
  bool sees_the_end() const override { return detail::sees_the_end(position_); }
  std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const override {
    if constexpr (ShortGame<G>) return ForgetfulSearch<G>{mistakes, random}.best_moves(position_);
    return moves();
  }
  std::optional<std::vector<Move>> safe_moves_after(std::span<const Move> moves) const override {
    return safe_moves_of(after_moves(position_, moves));
  }
  bool are_alike(const Move& one, const Move& another) const override {
    if constexpr (GameWithMirror<G>) {
      return after(position_, one).canonical() == after(position_, another).canonical();
    } else {
      return one == another;
    }
  }

  std::size_t bytes() const override { return solver_.bytes() + sampler_.bytes(); }
  void inherit(Session<Move>& previous) override {
    if (&previous.plan() != &plan()) return;
    auto& same = static_cast<SessionOf&>(previous);  // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): same
    solver_.inherit(same.solver_);
    sampler_.inherit(same.sampler_);
  }

  std::unique_ptr<MoveChooser<Move>> move_chooser(std::size_t bytes, std::uint64_t nodes) override {
    if constexpr (plan_of<G>.first == Plan::First::book) {
      if (knowledge_) return std::make_unique<BookChooser<Move>>(*this, bytes, nodes);
    } else if constexpr (plan_of<G>.first == Plan::First::strategy) {
      auto moves = strategy_moves(knowledge_, position_);
      if (!moves.empty()) return std::make_unique<StrategyChooser<Move>>(std::move(moves));
      return std::make_unique<ProofChooser<G>>(position_, bytes, nodes);
    } else if constexpr (plan_of<G>.first == Plan::First::proof) {
      return std::make_unique<ProofChooser<G>>(position_, bytes, nodes);
    }
    return nullptr;
  }

 private:
  G position_;
  [[no_unique_address]] Knowledge<G> knowledge_;
  SolverOf<G> solver_;
  SamplerOf<G> sampler_;
};

template <Game G>
std::unique_ptr<Session<typename G::Move>> session_of(const G& position, Knowledge<G> knowledge) {
  if constexpr (OfAnyGame<G>) {
    return position.visit([](const auto& known) { return session_of(known); });
  } else if constexpr (plan_of<G>.solver == Plan::Solver::tablebase) {
    return std::make_unique<TablebaseSession<G>>(position);
  } else if constexpr (plan_of<G>.first == Plan::First::opening) {
    using Game = std::remove_cvref_t<decltype(position.without_opening())>;
    static_assert(!HasTablebase<Game>, "an opening is tried by samplers, which a game with a tablebase does not have");
    const auto session = [](const G& at) { return session_of(at.without_opening()); };
    if (!position.is_in_opening()) return session(position);
    return std::make_unique<OpeningSession<G>>(position, session);
  } else {
    return std::make_unique<SessionOf<G>>(position, knowledge);
  }
}

template <Game G>
std::unique_ptr<Session<typename G::Move>> session_after(std::span<const G> played, Knowledge<G> knowledge) {
  if constexpr (plan_of<G>.solver == Plan::Solver::tablebase && GameWithRepetition<G>) {
    return std::make_unique<TablebaseSession<G>>(played);
  } else {
    return session_of(played.back(), knowledge);
  }
}

}  // namespace noughts::detail
