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
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/searches.hpp"
#include "noughts/search/tree.hpp"

namespace noughts::detail {

/// The searches of a position in an opening: searches of what the game can come to by some of its moves. Where the
/// other player is to choose a side, it is worth as little as the worse one.
template <GameWithOpening G>
class OpeningSearches final : public Searches<typename G::Move> {
 public:
  using Move = G::Move;

  /// How many moves are tried where there are more, picked at random.
  static constexpr std::size_t most_trials = 12;

  /// Gives the searches of a position without its opening.
  using Search = std::unique_ptr<Searches<Move>> (*)(const G& position);

  OpeningSearches(const G& position, Search search) : position_{position}, search_{search} {}

  const void* game() const override { return &tag; }
  std::vector<Move> moves() const override { return moves_of(position_); }
  bool sees_the_end() const override { return false; }
  bool is_known() const override { return false; }
  bool is_worth_solving() const override { return false; }
  bool is_solved_by_tree() const override { return true; }  // or nothing would be left for trials
  std::vector<Move> moves_with_mistakes(double /*mistakes*/, Random& /*random*/) const override { return moves(); }
  std::vector<Move> safe_replies(const Move& move) const override { return safe_moves_of(after(position_, move)); }
  bool has_book() const override { return false; }
  std::unique_ptr<Choosing<Move>> choose_flawlessly(std::size_t /*bytes*/, std::uint64_t /*nodes*/) override {
    return nullptr;
  }
  std::size_t bytes() const override {
    std::size_t bytes = exact_ ? exact_->searches->bytes() : 0;
    for (const Trial& trial : trials_) bytes += trial.searches->bytes();
    return bytes;
  }
  void inherit(Searches<Move>& /*former*/) override {}

  // Nobody can win before the opening is over, so that nothing is certain.
  void begin_exact(std::span<const Move> moves, std::size_t bytes) override {
    exact_.emplace(trial_of(moves));
    exact_->searches->begin_exact({}, bytes);
  }
  bool run_exact(std::uint64_t nodes) override { return exact_->searches->run_exact(nodes); }
  std::optional<Outcome::Result> exact_result() const override { return std::nullopt; }
  std::optional<Outcome> exact_outcome() const override { return std::nullopt; }
  std::optional<Move> exact_move() override { return std::nullopt; }
  std::uint64_t exact_nodes() const override { return exact_->searches->exact_nodes(); }
  std::optional<double> exact_mean() const override {
    return exact_->searches->exact_mean().transform([&](double mean) { return worth(*exact_, mean); });
  }
  void end_exact() override { exact_.reset(); }

  bool are_alike(const Move& one, const Move& another) const override { return one == another; }

  void begin_tree(std::span<const Move> moves, std::uint64_t seed, double mistakes, std::size_t bytes) override {
    trials_.clear();
    playouts_ = 0;
    next_ = 0;
    if (moves.empty()) {
      Random random{seed};
      for (const Move& move : moves_to_try(random)) trials_.push_back(trial_of({&move, 1}));
    } else {
      trials_.push_back(trial_of(moves));
    }
    for (const Trial& trial : trials_) trial.searches->begin_tree({}, seed, mistakes, bytes / trials_.size());
    going_on_ = trials_.size();
  }
  bool run_tree(std::uint64_t playouts) override {
    while (playouts > 0 && going_on_ > 0) {
      Trial& trial = trials_[next_++ % trials_.size()];
      if (trial.is_done) continue;
      trial.is_done = trial.searches->run_tree(1);
      if (trial.is_done) --going_on_;
      --playouts;
      ++playouts_;
    }
    return going_on_ == 0;
  }
  std::uint64_t tree_playouts() const override { return playouts_; }
  std::optional<Move> tree_move() override { return best().move; }
  /// Of several searches, each of which tries moves of its own, those agree that found the same one to be best.
  std::vector<BasicMoveStatistics<Move>> tree_statistics() const override {
    const Trial& found = best();
    std::vector<BasicMoveStatistics<Move>> statistics;
    for (const Move& move : moves()) {
      statistics.push_back({.move = move});
      if (move != found.move) continue;
      statistics.back().mean = worth(found, found.searches->tree_mean());
      statistics.back().visits =
          static_cast<std::uint32_t>(std::clamp<std::uint64_t>(playouts_, 1, Tree<Move>::most_visits));
    }
    return statistics;
  }
  double tree_mean() const override { return worth(trials_.front(), trials_.front().searches->tree_mean()); }
  bool is_tree_proven() const override { return false; }

 private:
  static constexpr char tag = 0;

  /// A move, or a line of moves that begins with it, and what the game can come to by it.
  struct Trial {
    Move move;
    bool is_mine = false;          // whether it is the same player's turn then, by the game without an opening
    bool opening_goes_on = false;  // so that the other player chooses
    std::unique_ptr<Searches<Move>> searches;
    bool is_done = false;  // nothing is left to find out by random games
  };

  Trial trial_of(std::span<const Move> moves) const {
    const G then = after_moves(position_, moves);
    return {.move = moves.empty() ? this->moves().front() : moves.front(),
            .is_mine = then.without_opening().turn() == position_.turn(),
            .opening_goes_on = then.is_in_opening(),
            .searches = search_(then)};
  }

  std::vector<Move> moves_to_try(Random& random) const {
    std::vector<Move> moves = this->moves();
    for (std::size_t i = 0; i + 1 < moves.size(); ++i)
      std::swap(moves[i], moves[i + static_cast<std::size_t>(random.below(static_cast<int>(moves.size() - i)))]);
    if (moves.size() > most_trials) moves.resize(most_trials);
    return moves;
  }

  /// What it is worth to the player to move, where it is worth this much to whoever is next without an opening.
  static double worth(const Trial& trial, double mean) {
    const double mine = trial.is_mine ? mean : 1 - mean;
    return trial.opening_goes_on ? (std::min)(mine, 1 - mine) : mine;
  }

  const Trial& best() const {
    return *std::ranges::max_element(trials_, {},
                                     [](const Trial& trial) { return worth(trial, trial.searches->tree_mean()); });
  }

  G position_;
  Search search_;
  std::optional<Trial> exact_;  // of the moves that are solved
  std::vector<Trial> trials_;   // of the moves that are tried
  std::size_t next_ = 0;        // of them, by turns
  std::size_t going_on_ = 0;    // how many of them still do
  std::uint64_t playouts_ = 0;  // of all of them
};

}  // namespace noughts::detail
