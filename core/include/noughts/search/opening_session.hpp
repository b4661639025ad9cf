#pragma once

#include <algorithm>
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
#include "noughts/game/traits.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/session.hpp"
#include "noughts/search/tree.hpp"

namespace noughts::detail {

/// A position in an opening, and how the moves there are tried: each by a session of the game that
/// follows the opening.
template <HasOpening G>
class OpeningTrials {
 public:
  using Move = G::Move;

  /// Makes the session of a position without its opening.
  using MakeSession = std::unique_ptr<Session<Move>> (*)(const G& position);

  OpeningTrials(const G& position, MakeSession make_session) : position_{position}, make_session_{make_session} {}

  /// A line of moves that is tried.
  struct Trial {
    Move move;                     ///< the first one
    bool is_mine = false;          ///< whether the same player moves next, without the opening
    bool opening_goes_on = false;  ///< so that the other player chooses a side
    std::unique_ptr<Session<Move>> session;
    bool is_done = false;  ///< the sampler has nothing left to find out

    /// The value of the line for the player who tries it. `mean` is the value of the position after
    /// it, for the player who is to move there without an opening. If the other player chooses a
    /// side, the worse one is left.
    double worth(double mean) const {
      const double mine = is_mine ? mean : 1 - mean;
      return opening_goes_on ? (std::min)(mine, 1 - mine) : mine;
    }
  };

  /// A trial of some moves. Without moves it is a trial of the position itself.
  Trial of(std::span<const Move> moves) const {
    const G then = after_moves(position_, moves);
    return {.move = moves.empty() ? all_moves().front() : moves.front(),
            .is_mine = then.without_opening().turn() == position_.turn(),
            .opening_goes_on = then.is_in_opening(),
            .session = make_session_(then)};
  }

  const G& position() const { return position_; }
  std::vector<Move> all_moves() const { return moves_of(position_); }
  std::vector<Move> known_moves() const {
    if constexpr (KnowsOpenings<G>) return position_.known_moves();
    return {};
  }

 private:
  G position_;
  MakeSession make_session_;
};

/// Nothing is certain in an opening, because no player can win before it is over. So this solves
/// nothing. It passes on what the solver of the following game finds.
template <HasOpening G>
class OpeningSolver final : public Solver<typename G::Move> {
 public:
  using Move = G::Move;

  /// The trials must outlive it.
  explicit OpeningSolver(const OpeningTrials<G>& trials) : trials_{&trials} {}

  void begin(std::span<const Move> moves, std::size_t bytes) override {
    trial_.emplace(trials_->of(moves));
    trial_->session->solver().begin({}, bytes);
  }
  bool run(std::uint64_t nodes) override { return trial_->session->solver().run(nodes); }
  std::optional<Outcome::Result> result() const override { return std::nullopt; }
  std::optional<Outcome> outcome() const override { return std::nullopt; }
  std::optional<Move> move() override { return std::nullopt; }
  std::uint64_t nodes() const override { return trial_->session->solver().nodes(); }
  std::optional<double> mean() const override {
    return trial_->session->solver().mean().transform([&](double mean) { return trial_->worth(mean); });
  }
  void end() override { trial_.reset(); }

  std::size_t bytes() const { return trial_ ? trial_->session->bytes() : 0; }

 private:
  const OpeningTrials<G>* trials_;
  std::optional<typename OpeningTrials<G>::Trial> trial_;
};

/// Tries some moves of an opening in turns, by the samplers of the following game. As long as an
/// opening that people know can go on, it tries only one move, by which it does.
template <HasOpening G>
class OpeningSampler final : public Sampler<typename G::Move> {
 public:
  using Move = G::Move;

  /// How many moves are tried, at most. If there are more, they are picked at random.
  static constexpr std::size_t most_trials = 12;

  /// The trials must outlive it.
  explicit OpeningSampler(const OpeningTrials<G>& trials) : trials_{&trials} {}

  void begin(std::span<const Move> moves, std::uint64_t seed, bool is_casual, std::size_t bytes) override {
    tried_.clear();
    playouts_ = 0;
    next_ = 0;
    reported_ = trials_->all_moves();
    if (moves.empty()) {
      Random random{seed};
      const std::vector<Move> known = trials_->known_moves();
      const std::vector<Move> wanted = known.empty() ? moves_to_try(random) : std::vector{random.pick(known)};
      for (const Move& move : wanted) tried_.push_back(trials_->of({&move, 1}));
      // A player who makes mistakes does not forget what people know.
      if (!known.empty() && is_casual) reported_ = wanted;
    } else {
      tried_.push_back(trials_->of(moves));
    }
    for (const auto& trial : tried_) trial.session->sampler()->begin({}, seed, is_casual, bytes / tried_.size());
    going_on_ = tried_.size();
  }
  bool run(std::uint64_t playouts) override {
    while (playouts > 0 && going_on_ > 0) {
      auto& trial = tried_[next_++ % tried_.size()];
      if (trial.is_done) continue;
      trial.is_done = trial.session->sampler()->run(1);
      if (trial.is_done) --going_on_;
      --playouts;
      ++playouts_;
    }
    return going_on_ == 0;
  }
  std::uint64_t playouts() const override { return playouts_; }
  std::optional<Move> move() override { return best().move; }
  /// Counts all playouts for the best move. Several searches each try moves of their own. They
  /// agree when they find the same best move.
  std::vector<BasicMoveStatistics<Move>> statistics() const override {
    const auto& found = best();
    std::vector<BasicMoveStatistics<Move>> statistics;
    for (const Move& move : reported_) {
      statistics.push_back({.move = move});
      if (move != found.move) continue;
      statistics.back().mean = worth(found);
      statistics.back().visits =
          static_cast<std::uint32_t>(std::clamp<std::uint64_t>(playouts_, 1, Tree<Move>::most_visits));
    }
    return statistics;
  }
  double mean() const override { return worth(tried_.front()); }
  bool is_proven() const override { return false; }

  std::size_t bytes() const {
    std::size_t bytes = 0;
    for (const auto& trial : tried_) bytes += trial.session->bytes();
    return bytes;
  }

 private:
  using Trial = OpeningTrials<G>::Trial;

  static double worth(const Trial& trial) { return trial.worth(trial.session->sampler()->mean()); }

  std::vector<Move> moves_to_try(Random& random) const {
    std::vector<Move> moves = trials_->all_moves();
    for (std::size_t i = 0; i + 1 < moves.size(); ++i)
      std::swap(moves[i], moves[i + static_cast<std::size_t>(random.below(static_cast<int>(moves.size() - i)))]);
    if (moves.size() > most_trials) moves.resize(most_trials);
    return moves;
  }

  const Trial& best() const {
    return *std::ranges::max_element(tried_, {}, [](const Trial& trial) { return worth(trial); });
  }

  const OpeningTrials<G>* trials_;
  std::vector<Trial> tried_;
  std::vector<Move> reported_;  // whose statistics are given
  std::size_t next_ = 0;        // the trial whose turn it is
  std::size_t going_on_ = 0;    // how many trials still go on
  std::uint64_t playouts_ = 0;  // of all trials
};

/// The session of a position in an opening.
template <HasOpening G>
class OpeningSession final : public Session<typename G::Move> {
 public:
  using Move = G::Move;

  OpeningSession(const G& position, OpeningTrials<G>::MakeSession make_session)
      : trials_{position, make_session}, solver_{trials_}, sampler_{trials_} {
    this->use(solver_, &sampler_);
  }

  const Plan& plan() const override { return plan_of<G>; }
  std::vector<Move> moves() const override { return trials_.all_moves(); }
  bool sees_the_end() const override { return false; }
  std::vector<Move> moves_with_mistakes(double /*mistakes*/, Random& /*random*/) const override { return moves(); }
  /// No player wins before the opening is over.
  std::optional<std::vector<Move>> safe_moves_after(std::span<const Move> /*moves*/) const override {
    return std::nullopt;
  }
  std::size_t bytes() const override { return solver_.bytes() + sampler_.bytes(); }

 private:
  OpeningTrials<G> trials_;
  OpeningSolver<G> solver_;
  OpeningSampler<G> sampler_;
};

}  // namespace noughts::detail
