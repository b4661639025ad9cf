#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/searches.hpp"
#include "noughts/search/searches_of.hpp"
#include "noughts/search/tree.hpp"

namespace noughts {

/// Choosing a move, in a game whose type is forgotten; in slices, so that a caller can stop it, show progress or go on
/// with something else. All games with the same type of moves share it.
///
/// It tries to find out for certain how the game ends, longest where the game tells threats, and where that takes too
/// long, plays random games. On a board as small as that of tic-tac-toe it sees the end at once, and where it is given
/// a book of the game, it gives nothing away.
template <typename Move>
class Thinking {
 public:
  /// Begins to think about a position. The seed decides what it overlooks, and which of several equally good moves it
  /// makes. What it remembers takes at most so many bytes. A book must outlive it. Requires a game that goes on.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  Thinking(const G& position, const Skill& skill, std::uint64_t seed, std::size_t bytes = Limits{}.bytes,
           detail::BookPointer<G> book = {})
      : Thinking{detail::searches_of(position, book), skill, seed, bytes} {}

  /// The same of a position that is given as its searches.
  Thinking(std::unique_ptr<detail::Searches<Move>> searches, const Skill& skill, std::uint64_t seed, std::size_t bytes)
      : skill_{skill}, bytes_{bytes}, random_{seed}, searches_{std::move(searches)} {
    begin();
  }

  /// Begins to think about another position. What it has found out so far helps, above all when the position comes a
  /// few moves later in the same game; but whoever overlooks things looks at every position anew. Requires a game that
  /// goes on.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  void go_on(const G& position, std::uint64_t seed, detail::BookPointer<G> book = {}) {
    go_on(detail::searches_of(position, book), seed);
  }

  /// The same of a position that is given as its searches.
  void go_on(std::unique_ptr<detail::Searches<Move>> searches, std::uint64_t seed) {
    searches->inherit(*searches_);
    searches_ = std::move(searches);
    random_ = Random{seed};
    begin();
  }

  /// Does so much work more at most, in nodes; a random game counts as `nodes_a_playout`, and is played once there is
  /// enough for it. True when there is nothing more to think about.
  bool run(std::uint64_t nodes) {
    credit_ += (std::min)(nodes, UINT64_MAX - credit_);
    while (!chosen_ && (is_solving_ || flawless_ ? credit_ > 0 : credit_ >= nodes_a_playout)) {
      if (flawless_) {
        look_up();
      } else if (is_solving_) {
        solve();
      } else {
        estimate();
      }
    }
    return is_done();
  }

  /// Whether a move has been chosen.
  bool is_done() const { return chosen_.has_value(); }

  /// How far it has come, from 0 to 1.
  double progress() const {
    if (is_done()) return 1;
    if (flawless_) return flawless_->progress() * (searches_->has_book() ? 1 : share_of_solving());
    if (is_solving_) return share_of_solving() * detail::share(nodes_ + searches_->exact_nodes(), node_limit());
    const double solved = share_of_solving();
    return solved + (1 - solved) * detail::share(playouts(), skill_.playouts);
  }

  /// How many random games it has played to choose this move; none where it has found out how the game ends.
  std::uint64_t playouts() const { return is_estimating_ ? searches_->tree_playouts() : 0; }

  /// What random games have told about every legal move, to be merged with what others have found out; nothing where
  /// it chooses, or has chosen, without any.
  std::vector<BasicMoveStatistics<Move>> statistics() const {
    if (!is_estimating_) return {};
    return searches_->tree_statistics();
  }

  /// How many bytes take what it has found out so far.
  std::size_t bytes() const { return searches_->bytes() + (flawless_ ? flawless_->bytes() : 0); }

  /// The move that was chosen; while it is still thinking, the one that seems best so far.
  Move result() {
    if (chosen_) return *chosen_;
    if (flawless_) {
      const auto moves = flawless_->moves();
      return moves.empty() ? searches_->moves().front() : moves.front();
    }
    if (!is_solving_) return searches_->tree_move().value();
    return equals_.empty() ? searches_->moves().front() : equals_.front();
  }

 private:
  /// The probability of overlooking a move.
  double mistakes() const { return skill_.mistakes_when(searches_->sees_the_end()); }

  /// How many positions it may visit to find out for certain how the game ends.
  std::uint64_t node_limit() const {
    if (mistakes() > 0 || searches_->is_known() || searches_->is_solved_by_tree()) return 0;
    if (searches_->sees_the_end()) return UINT64_MAX;
    if (searches_->is_worth_solving()) return skill_.nodes;
    // Near the end of any game; before that it is as much work again as the random games, or as the usual ones.
    return (std::min)(skill_.nodes, (std::min)(skill_.playouts, Skill{}.playouts) * nodes_a_playout);
  }

  /// How much of the work it is at most to find out for certain how the game ends.
  double share_of_solving() const {
    const auto nodes = static_cast<double>(node_limit());
    return nodes / (nodes + static_cast<double>(skill_.playouts) * nodes_a_playout);
  }

  void begin() {
    chosen_.reset();
    is_estimating_ = false;
    credit_ = 0;
    nodes_ = 0;
    most_nodes_ = node_limit();
    equals_.clear();
    others_.clear();
    is_solving_ = most_nodes_ > 0;
    flawless_ = is_solving_ ? searches_->choose_flawlessly(bytes_ / 2, most_nodes_) : nullptr;
    if (flawless_) return;
    if (is_solving_) {
      searches_->begin_exact({}, bytes_ / 2);
    } else if (searches_->sees_the_end()) {
      chosen_ = random_.pick(searches_->moves_with_mistakes(mistakes(), random_));
    } else {
      begin_tree();
    }
  }

  void begin_tree() {
    is_solving_ = false;
    is_estimating_ = true;
    const std::uint64_t seed = std::uint64_t{random_.next()} << 32U | random_.next();
    searches_->begin_tree({}, seed, mistakes(), bytes_ / 2);
  }

  void estimate() {
    const std::uint64_t left = skill_.playouts - (std::min)(skill_.playouts, searches_->tree_playouts());
    const std::uint64_t playouts = (std::min)(credit_ / nodes_a_playout, left);
    credit_ -= playouts * nodes_a_playout;
    if (searches_->run_tree(playouts) || playouts == left) chosen_ = searches_->tree_move();
  }

  void look_up() {
    const std::uint64_t before = flawless_->nodes();
    const bool is_done = flawless_->run(credit_);
    credit_ -= flawless_->nodes() - before;
    if (!is_done) return;
    const auto moves = flawless_->moves();
    if (!moves.empty()) chosen_ = random_.pick(moves);
    flawless_.reset();
    if (!chosen_) begin_tree();
  }

  void solve() {
    const std::uint64_t before = searches_->exact_nodes();
    const std::uint64_t left = most_nodes_ - nodes_ - before;
    const bool is_known = searches_->run_exact((std::min)(credit_, left));
    credit_ -= searches_->exact_nodes() - before;
    if (is_known || nodes_ + searches_->exact_nodes() >= most_nodes_) end_solving();
  }

  /// It has been found out how the game ends, from the position itself or after one of its moves; or the limit is
  /// reached.
  void end_solving() {
    nodes_ += searches_->exact_nodes();
    const auto outcome = searches_->exact_outcome();
    if (equals_.empty()) {
      if (!outcome) return begin_tree();
      begin_equals(*outcome);
    } else {
      if (outcome && !is_better(outcome_, *outcome)) equals_.push_back(others_.back());
      others_.pop_back();
    }
    if (others_.empty() || nodes_ >= most_nodes_) {
      chosen_ = random_.pick(equals_);
    } else {
      searches_->begin_exact({&others_.back(), 1}, bytes_ / 2);
    }
  }

  /// One move is known to be best. The others are tried, in any order, for as much work again.
  void begin_equals(const Outcome& outcome) {
    constexpr std::uint64_t a_moment = 10'000;  // nodes
    most_nodes_ = (std::min)(most_nodes_, nodes_ + (std::max)(nodes_, a_moment));
    outcome_ = outcome;
    equals_.push_back(searches_->exact_move().value());
    for (const Move& move : searches_->moves()) {
      if (move == equals_.front()) continue;
      others_.push_back(move);
      std::swap(others_.back(), others_[static_cast<std::size_t>(random_.below(static_cast<int>(others_.size())))]);
    }
  }

  Skill skill_;
  std::size_t bytes_;
  Random random_;
  std::unique_ptr<detail::Searches<Move>> searches_;
  std::optional<Move> chosen_;
  std::uint64_t credit_ = 0;  // nodes that may be visited, or played, still

  std::unique_ptr<detail::Choosing<Move>> flawless_;  // while it chooses a move that gives nothing away

  bool is_solving_ = false;
  bool is_estimating_ = false;    // by random games
  std::uint64_t nodes_ = 0;       // of the exact searches before
  std::uint64_t most_nodes_ = 0;  // of all of them
  Outcome outcome_;               // of the best moves
  std::vector<Move> equals_;      // the best moves that have been found
  std::vector<Move> others_;      // the moves that may be as good
};

/// Of a game, by the type of its moves.
/// @{
template <Game G>
Thinking(const G&, const Skill&, std::uint64_t) -> Thinking<typename G::Move>;
template <Game G>
Thinking(const G&, const Skill&, std::uint64_t, std::size_t) -> Thinking<typename G::Move>;
template <Game G>
Thinking(const G&, const Skill&, std::uint64_t, std::size_t, detail::BookPointer<G>) -> Thinking<typename G::Move>;
/// @}

}  // namespace noughts
