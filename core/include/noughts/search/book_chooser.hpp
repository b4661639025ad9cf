#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/game/outcome.hpp"
#include "noughts/search/session.hpp"

namespace noughts::detail {

/// Chooses a move by a book: one that keeps the result. It takes as long as that needs. It then
/// compares the moves that keep the result, within so many more nodes:
/// - if the game is won, it takes the move that wins soonest;
/// - otherwise it takes the move with the largest share of traps. A trap is a safe reply that gives
///   the other player a worse result;
/// - if a lost game has no traps, it takes the move that loses latest.
///
/// It asks one solver its questions, one after the other.
template <typename Move>
class BookChooser final : public MoveChooser<Move> {
 public:
  /// Requires a session that has a book and outlives this, and a game that goes on.
  BookChooser(Session<Move>& session, std::size_t bytes, std::uint64_t nodes_to_compare)
      : session_{&session}, bytes_{bytes}, nodes_to_compare_{nodes_to_compare}, nodes_left_{nodes_to_compare} {
    begin(Stage::result, {{}});
  }

  bool run(std::uint64_t nodes) override {
    const std::uint64_t until = nodes_ + (std::min)(nodes, UINT64_MAX - nodes_);
    while (stage_ != Stage::done && nodes_ < until) search(until - nodes_);
    return stage_ == Stage::done;
  }

  std::uint64_t nodes() const override { return nodes_; }

  /// How long the result takes is not known beforehand.
  double progress() const override {
    if (stage_ == Stage::done) return 1;
    return share(nodes_, nodes_ + nodes_to_compare_) / 2 +
           share(nodes_to_compare_ - nodes_left_, nodes_to_compare_) / 2;
  }

  std::vector<Move> moves() const override { return equals_.empty() ? session_->moves() : equals_; }
  std::size_t bytes() const override { return 0; }  // the session counts the table

 private:
  using Result = Outcome::Result;
  using Moves = std::vector<Move>;

  /// What it asks: who wins in the position, after each move and after each reply; then, in how
  /// many plies.
  enum class Stage : std::uint8_t { result, moves, replies, plies, done };

  void begin(Stage stage, std::vector<Moves> questions) {
    stage_ = stage;
    questions_ = std::move(questions);
    answers_.clear();
    ask();
  }

  void ask() {
    if (answers_.size() == questions_.size()) return end_stage();
    session_->solver().begin(questions_[answers_.size()], bytes_);
  }

  void search(std::uint64_t nodes) {
    constexpr std::uint64_t slice = 1000;  // nodes
    if (!is_answered()) {
      const std::uint64_t before = session_->solver().nodes();
      session_->solver().run((std::min)({nodes, slice, is_comparing() ? nodes_left_ : slice}));
      const std::uint64_t visited = session_->solver().nodes() - before;
      nodes_ += visited;
      if (is_comparing()) nodes_left_ -= visited;
      if (!is_answered() && !(is_comparing() && nodes_left_ == 0)) return;
    }
    answers_.push_back(session_->solver().result());
    if (stage_ == Stage::moves && answers_.back() == result_)
      equals_.push_back(questions_[answers_.size() - 1].front());
    ask();
  }

  bool is_answered() const {
    return stage_ == Stage::plies ? session_->solver().outcome().has_value() : session_->solver().result().has_value();
  }

  /// Whether a move is known that keeps the result.
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
    const Moves all = session_->moves();
    if (result_ == Result::loss) {
      equals_ = all;
      return compare();
    }
    // The search may have found a move on its way. Ask about it first.
    std::vector<Moves> questions;
    const auto likely = session_->solver().move();
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
      for (const Move& reply : session_->safe_moves_after({&move, 1}).value_or(Moves{}))
        questions.push_back({move, reply});
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

  /// The share of the safe replies to a move that give something away.
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
    const auto best = session_->solver().move();
    const bool is_known = session_->solver().outcome().has_value();
    if (best && (is_known || result_ == Result::loss)) equals_ = {*best};
    end();
  }

  void end() { stage_ = Stage::done; }

  Session<Move>* session_;
  std::size_t bytes_;
  std::uint64_t nodes_to_compare_;
  std::uint64_t nodes_left_;
  std::uint64_t nodes_ = 0;
  Stage stage_ = Stage::result;
  // Of the stage: the moves that lead to each position.
  std::vector<Moves> questions_;
  std::vector<std::optional<Result>> answers_;  // for the player who chooses
  Result result_ = Result::draw;                // of the position
  Moves equals_;                                // the moves that keep it, as far as known
};

}  // namespace noughts::detail
