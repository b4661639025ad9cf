#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/merge.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/session.hpp"
#include "noughts/search/session_of.hpp"
#include "noughts/search/tree.hpp"

namespace noughts {

/// Chooses a move. It runs in slices, so that a caller can stop it, show progress or do something
/// else meanwhile. It does not know the type of the game: all games with the same type of moves
/// share it.
///
/// It tries to find out for certain how the game ends, with the most nodes where the plan says
/// `is_solved_early`. If that takes too long, it plays playouts. On a board as small as that of
/// tic-tac-toe it sees the end at once. With a book of the game, and without mistakes, it never
/// gives a result away. Where a strategy knows the position, it makes its move.
template <typename Move>
class Thinking {
 public:
  /// Begins to think about a position. The seed decides what it overlooks, and which of several
  /// equally good moves it chooses. Its table and its tree take at most so many bytes. A book must
  /// outlive it. Requires a game that goes on.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  Thinking(const G& position, const Skill& skill, std::uint64_t seed, std::size_t bytes = Limits{}.bytes,
           Knowledge<G> knowledge = {})
      : Thinking{detail::session_of(position, knowledge), skill, seed, bytes} {}

  /// The same for the session of a position.
  Thinking(std::unique_ptr<detail::Session<Move>> session, const Skill& skill, std::uint64_t seed, std::size_t bytes)
      : skill_{skill}, bytes_{bytes}, random_{seed}, session_{std::move(session)} {
    begin();
  }

  /// Begins to think about another position. It uses what it has found out so far, which helps most
  /// when the position comes a few moves later in the same game. With mistakes it looks at every
  /// position anew. Requires a game that goes on.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  void go_on(const G& position, std::uint64_t seed, Knowledge<G> knowledge = {}) {
    go_on(detail::session_of(position, knowledge), seed);
  }

  /// The same for the session of a position.
  void go_on(std::unique_ptr<detail::Session<Move>> session, std::uint64_t seed) {
    session->inherit(*session_);
    session_ = std::move(session);
    random_ = Random{seed};
    place_ = 0;
    count_ = 1;
    begin();
  }

  /// Makes this one of several searches of the position, at the same time, each at its place.
  /// Where positions are valued, they divide the moves; `best_of_shares` chooses. Elsewhere seeds
  /// make them differ, and this does nothing. To be called before it runs. With mistakes it does
  /// nothing. Requires `place` < `count`.
  void share(std::size_t place, std::size_t count) {
    place_ = place;
    count_ = count;
    if (is_estimating_) begin_share();
  }

  /// Does at most so much more work, in nodes. A playout counts as `nodes_a_playout`, and is played
  /// once there are enough nodes for it. True when a move has been chosen.
  bool run(std::uint64_t nodes) {
    credit_ += (std::min)(nodes, UINT64_MAX - credit_);
    while (!chosen_ && (is_solving_ || chooser_ ? credit_ > 0 : credit_ >= nodes_a_playout)) {
      if (chooser_) {
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
    if (chooser_) return chooser_->progress() * (session_->plan().first == Plan::First::book ? 1 : share_of_solving());
    if (is_solving_) return share_of_solving() * detail::share(nodes_ + session_->solver().nodes(), node_limit());
    const double solved = share_of_solving();
    return solved + (1 - solved) * detail::share(playouts(), skill_.playouts);
  }

  /// How many playouts it has played to choose this move; 0 when it has found out how the game
  /// ends.
  std::uint64_t playouts() const { return is_estimating_ ? session_->sampler()->playouts() : 0; }

  /// The statistics of the playouts for every legal move, to be merged with those of other
  /// searches. Empty when it chooses, or has chosen, without playouts, and with mistakes.
  std::vector<BasicMoveStatistics<Move>> statistics() const {
    if (!is_estimating_ || skill_.mistakes.any()) return {};
    return session_->sampler()->statistics();
  }

  /// How many bytes the findings take.
  std::size_t bytes() const { return session_->bytes() + (chooser_ ? chooser_->bytes() : 0); }

  /// The move that was chosen; until then, the one that seems best so far. While it tries to solve
  /// the position, that is the first legal move. `Skill::nodes` limits this part of the work.
  Move result() {
    if (chosen_) return *chosen_;
    if (chooser_) {
      const auto moves = chooser_->moves();
      return moves.empty() ? session_->moves().front() : moves.front();
    }
    if (!is_solving_) return session_->sampler()->move().value();
    return equals_.empty() ? session_->moves().front() : equals_.front();
  }

 private:
  /// How many positions it may visit to find out for certain how the game ends.
  std::uint64_t node_limit() const {
    if (skill_.mistakes.any() || session_->plan().solver != Plan::Solver::exact) return 0;
    if (session_->sees_the_end()) return UINT64_MAX;
    if (session_->plan().is_solved_early) return skill_.nodes;
    // That is enough near the end of any game. Earlier it is as much work as the playouts, or as
    // the default number of them if that is less.
    return (std::min)(skill_.nodes, (std::min)(skill_.playouts, Skill{}.playouts) * nodes_a_playout);
  }

  /// Which share of the work goes at most into finding out for certain how the game ends.
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
    chooser_ = is_solving_ ? session_->move_chooser(bytes_ / 2, most_nodes_) : nullptr;
    if (chooser_) return;
    if (is_solving_) {
      session_->solver().begin({}, bytes_ / 2);
    } else if (session_->sees_the_end()) {
      chosen_ = random_.pick(session_->moves_with_mistakes(skill_.mistakes.on_small_board, random_));
    } else {
      begin_tree();
    }
  }

  void begin_tree() {
    is_solving_ = false;
    is_estimating_ = true;
    const std::uint64_t seed = std::uint64_t{random_.next()} << 32U | random_.next();
    session_->sampler()->begin({}, seed, /*is_casual=*/skill_.mistakes.any(), bytes_ / 2);
    if (skill_.mistakes.any()) look();
    begin_share();
  }

  void begin_share() {
    if (!skill_.mistakes.any()) session_->sampler()->share(place_, count_);
  }

  /// What a player who makes mistakes sees at once: the moves that win, or else those that do not
  /// let the other player win with the next move, and among these the forks. A mistake makes them
  /// overlook that, and they move anywhere.
  void look() {
    const auto moves = session_->sampler()->statistics();
    const bool wins = std::ranges::any_of(moves, [](const auto& move) { return move.proven == Outcome::Result::win; });
    candidates_.clear();
    for (const auto& move : moves) {
      if (wins ? move.proven == Outcome::Result::win : move.proven != Outcome::Result::loss)
        candidates_.push_back(move.move);
    }
    const bool is_overlooked =
        candidates_.size() < moves.size() && random_.chance(wins ? skill_.mistakes.win : skill_.mistakes.loss);
    if (candidates_.empty() || is_overlooked) {
      chosen_ = random_.pick(moves).move;
    } else if (wins || candidates_.size() == 1) {
      chosen_ = random_.pick(candidates_);
    } else {
      look_for_forks();
    }
  }

  void look_for_forks() {
    std::vector<Move> forks;
    for (const Move& move : candidates_) {
      if (is_fork({&move, 1})) forks.push_back(move);
    }
    if (!forks.empty()) chosen_ = random_.pick(random_.chance(skill_.mistakes.fork) ? candidates_ : forks);
  }

  /// Whether the last of these moves leaves the other player no move that wins at once, and none
  /// that stops a win with the next one.
  bool is_fork(std::span<const Move> moves) const {
    const auto safe = session_->safe_moves_after(moves);
    return safe && safe->empty();
  }

  /// Whether the other player can make a fork after a move.
  bool lets_fork(const Move& move) const {
    const auto replies = session_->safe_moves_after({&move, 1});
    return replies &&
           std::ranges::any_of(*replies, [&](const Move& reply) { return is_fork(std::array{move, reply}); });
  }

  /// The best move that they remember. Unless they overlook forks, it is the best one that lets the
  /// other player make no fork. They try a few moves, the best first.
  Move best_without_fork() {
    constexpr int most_tries = 10;
    const Move best = best_remembered();
    if (random_.chance(skill_.mistakes.fork)) return best;
    Move move = best;
    for (int tries = 0; tries < most_tries && !candidates_.empty(); ++tries) {
      if (!lets_fork(move)) return move;
      std::erase(candidates_, move);
      if (!candidates_.empty()) move = best_remembered();
    }
    return best;
  }

  /// The best of the candidates by the playouts, except for some that are forgotten, each with its
  /// probability. If all are forgotten, any of them.
  Move best_remembered() {
    std::vector<Move> best;
    double most = 0;
    for (const auto& found : session_->sampler()->statistics()) {
      if (std::ranges::find(candidates_, found.move) == candidates_.end() || random_.chance(skill_.mistakes.move))
        continue;
      const double promise = found.proven == Outcome::Result::win    ? detail::Tree<Move>::most_visits
                             : found.proven == Outcome::Result::loss ? 0
                                                                     : found.visits + found.mean;
      if (promise > most || best.empty()) best.clear();
      if (promise < most && !best.empty()) continue;
      most = promise;
      best.push_back(found.move);
    }
    return random_.pick(best.empty() ? candidates_ : best);
  }

  void estimate() {
    const std::uint64_t left = skill_.playouts - (std::min)(skill_.playouts, session_->sampler()->playouts());
    const std::uint64_t playouts = (std::min)(credit_ / nodes_a_playout, left);
    credit_ -= playouts * nodes_a_playout;
    if (!session_->sampler()->run(playouts) && playouts < left) return;
    auto& sampler = *session_->sampler();
    chosen_ =
        skill_.mistakes.any() ? best_without_fork() : pick_as_good(*sampler.move(), sampler.statistics(), random_);
  }

  void look_up() {
    const std::uint64_t before = chooser_->nodes();
    const bool is_done = chooser_->run(credit_);
    credit_ -= chooser_->nodes() - before;
    if (!is_done) return;
    const auto moves = chooser_->moves();
    if (!moves.empty()) chosen_ = random_.pick(moves);
    chooser_.reset();
    if (!chosen_) begin_tree();
  }

  void solve() {
    const std::uint64_t before = session_->solver().nodes();
    const std::uint64_t left = most_nodes_ - nodes_ - before;
    const bool is_known = session_->solver().run((std::min)(credit_, left));
    credit_ -= session_->solver().nodes() - before;
    if (is_known || nodes_ + session_->solver().nodes() >= most_nodes_) end_solving();
  }

  /// The solver has found out how the game ends from the position, or after one of its moves; or
  /// the limit is reached.
  void end_solving() {
    nodes_ += session_->solver().nodes();
    const auto outcome = session_->solver().outcome();
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
      session_->solver().begin({&others_.back(), 1}, bytes_ / 2);
    }
  }

  /// One best move is known. The others are tried in random order, for as much work again.
  void begin_equals(const Outcome& outcome) {
    constexpr std::uint64_t a_moment = 10'000;  // nodes
    most_nodes_ = (std::min)(most_nodes_, nodes_ + (std::max)(nodes_, a_moment));
    outcome_ = outcome;
    equals_.push_back(session_->solver().move().value());
    for (const Move& move : session_->moves()) {
      if (move == equals_.front()) continue;
      others_.push_back(move);
      std::swap(others_.back(), others_[static_cast<std::size_t>(random_.below(static_cast<int>(others_.size())))]);
    }
  }

  Skill skill_;
  std::size_t bytes_;
  Random random_;
  std::unique_ptr<detail::Session<Move>> session_;
  std::optional<Move> chosen_;
  std::uint64_t credit_ = 0;  // nodes that it may still use

  std::unique_ptr<detail::MoveChooser<Move>> chooser_;  // while it chooses a move

  std::vector<Move> candidates_;  // with mistakes: the moves to choose from

  std::size_t place_ = 0;  // among the searches that share the position
  std::size_t count_ = 1;  // of these searches

  bool is_solving_ = false;
  bool is_estimating_ = false;    // by playouts
  std::uint64_t nodes_ = 0;       // of the solver's earlier searches
  std::uint64_t most_nodes_ = 0;  // of all of them
  Outcome outcome_;               // of the best moves
  std::vector<Move> equals_;      // the best moves so far
  std::vector<Move> others_;      // the moves that may be as good
};

/// The type of a game's moves decides the type of its thinking.
/// @{
template <Game G>
Thinking(const G&, const Skill&, std::uint64_t) -> Thinking<typename G::Move>;
template <Game G>
Thinking(const G&, const Skill&, std::uint64_t, std::size_t) -> Thinking<typename G::Move>;
template <Game G>
Thinking(const G&, const Skill&, std::uint64_t, std::size_t, Knowledge<G>) -> Thinking<typename G::Move>;
/// @}

}  // namespace noughts
