#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/game/outcome.hpp"
#include "noughts/search/searches.hpp"

namespace noughts::detail {

/// Choosing a move where it can be looked up who wins: one that gives nothing away, however long that takes to find
/// out. Of several, as far as so many nodes more go: the one that wins soonest; where nothing can be won, one that sets
/// most traps, which are replies that look safe and give something away; and where there are none, the one that loses
/// latest.
///
/// It asks one exact search one question after the other.
template <typename Move>
class Flawless final : public Choosing<Move> {
 public:
  /// Begins. The searches must outlive this and have a book, and the game must go on.
  Flawless(Searches<Move>& searches, std::size_t bytes, std::uint64_t nodes_to_compare)
      : searches_{&searches}, bytes_{bytes}, nodes_to_compare_{nodes_to_compare}, nodes_left_{nodes_to_compare} {
    begin(Stage::result, {{}});
  }

  bool run(std::uint64_t nodes) override {
    const std::uint64_t until = nodes_ + (std::min)(nodes, UINT64_MAX - nodes_);
    while (stage_ != Stage::done && nodes_ < until) search(until - nodes_);
    return stage_ == Stage::done;
  }

  std::uint64_t nodes() const override { return nodes_; }

  /// Nobody knows before how long the result takes.
  double progress() const override {
    if (stage_ == Stage::done) return 1;
    return share(nodes_, nodes_ + nodes_to_compare_) / 2 +
           share(nodes_to_compare_ - nodes_left_, nodes_to_compare_) / 2;
  }

  std::vector<Move> moves() const override { return equals_.empty() ? searches_->moves() : equals_; }
  std::size_t bytes() const override { return 0; }  // the searches have the table

 private:
  using Result = Outcome::Result;
  using Moves = std::vector<Move>;

  /// What is asked: who wins in the position, after each of its moves, and after each reply; and how soon.
  enum class Stage : std::uint8_t { result, moves, replies, plies, done };

  void begin(Stage stage, std::vector<Moves> questions) {
    stage_ = stage;
    questions_ = std::move(questions);
    answers_.clear();
    ask();
  }

  void ask() {
    if (answers_.size() == questions_.size()) return end_stage();
    searches_->begin_exact(questions_[answers_.size()], bytes_);
  }

  void search(std::uint64_t nodes) {
    constexpr std::uint64_t slice = 1000;  // nodes
    if (!is_answered()) {
      const std::uint64_t before = searches_->exact_nodes();
      searches_->run_exact((std::min)({nodes, slice, is_comparing() ? nodes_left_ : slice}));
      const std::uint64_t visited = searches_->exact_nodes() - before;
      nodes_ += visited;
      if (is_comparing()) nodes_left_ -= visited;
      if (!is_answered() && !(is_comparing() && nodes_left_ == 0)) return;
    }
    answers_.push_back(searches_->exact_result());
    if (stage_ == Stage::moves && answers_.back() == result_)
      equals_.push_back(questions_[answers_.size() - 1].front());
    ask();
  }

  bool is_answered() const {
    return stage_ == Stage::plies ? searches_->exact_outcome().has_value() : searches_->exact_result().has_value();
  }

  /// Whether a move has been found already that gives nothing away.
  bool is_comparing() const { return !equals_.empty(); }

  void end_stage() {
    switch (stage_) {
      case Stage::result: return begin_moves();
      case Stage::moves: return compare();
      case Stage::replies: return end_replies();
      case Stage::plies: return end_plies();
      case Stage::done: return;
    }
  }

  void begin_moves() {
    result_ = answers_.front().value();
    equals_.clear();
    const Moves all = searches_->moves();
    if (result_ == Result::loss) {
      equals_ = all;
      return compare();
    }
    // The search may have found one on its way.
    std::vector<Moves> questions;
    const auto likely = searches_->exact_move();
    if (likely) questions.push_back({*likely});
    for (const Move& move : all) {
      if (move != likely) questions.push_back({move});
    }
    begin(Stage::moves, std::move(questions));
  }

  void compare() {
    if (equals_.size() == 1) return end();
    if (result_ == Result::win) return begin(Stage::plies, {{}});
    std::vector<Moves> questions;
    for (const Move& move : equals_) {
      for (const Move& reply : searches_->safe_replies(move)) questions.push_back({move, reply});
    }
    begin(Stage::replies, std::move(questions));
  }

  void end_replies() {
    std::vector<double> traps;
    for (const Move& move : equals_) traps.push_back(share_of_traps(move));
    const double most = (std::ranges::max)(traps);
    if (most <= 0 && result_ == Result::loss) return begin(Stage::plies, {{}});
    Moves best;
    for (std::size_t i = 0; i < equals_.size(); ++i) {
      if (traps[i] >= most) best.push_back(equals_[i]);
    }
    equals_ = std::move(best);
    end();
  }

  /// How many of the safe replies to a move give something away.
  double share_of_traps(const Move& move) const {
    std::uint64_t traps = 0;
    std::uint64_t replies = 0;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
      if (questions_[i].front() != move) continue;
      ++replies;
      if (answers_[i] && *answers_[i] > result_) ++traps;
    }
    return replies == 0 ? 0 : share(traps, replies);
  }

  void end_plies() {
    const auto best = searches_->exact_move();
    const bool is_known = searches_->exact_outcome().has_value();
    if (best && (is_known || result_ == Result::loss)) equals_ = {*best};
    end();
  }

  void end() { stage_ = Stage::done; }

  Searches<Move>* searches_;
  std::size_t bytes_;
  std::uint64_t nodes_to_compare_;
  std::uint64_t nodes_left_;
  std::uint64_t nodes_ = 0;
  Stage stage_ = Stage::result;
  std::vector<Moves> questions_;                // of the stage: after which moves
  std::vector<std::optional<Result>> answers_;  // for the player who chooses
  Result result_ = Result::draw;                // of the position
  Moves equals_;                                // the moves that keep it, as far as is known
};

}  // namespace noughts::detail
