#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "noughts/game/epoch.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/null_window_search.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/scale.hpp"
#include "noughts/search/static_bounds.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/untried_move.hpp"

namespace noughts {

/// Finds out for certain how a game ends. It runs a sequence of alpha-beta searches (Knuth and
/// Moore, "An analysis of alpha-beta pruning", 1975) with null windows. Each tells whether the
/// outcome is better than a threshold (compare P. Pons, "Solving Connect Four: how to build a
/// perfect AI", 2015). A transposition table keeps what they find.
///
/// The traits of the game make it faster:
/// - with immediate tactics, it never tries a move that loses at once;
/// - with threats, it tries the moves with the most threats first, plays a forced move without a
///   search, and drops wins for which no line can be completed any more;
/// - with an upper bound, it never looks for more than that.
///
/// It runs in slices, so that a caller can stop it, show progress or do something else meanwhile.
template <Game G>
class ExactSearch {
 public:
  using Move = G::Move;  ///< of the game

  /// A search that uses a table and stores its findings there. The table must outlive it.
  explicit ExactSearch(TranspositionTable<G>& table) : table_{&table}, search_{table, {}} {}

  /// The same with a book, which must outlive it too. It knows at once who wins in a position of
  /// the book.
  ExactSearch(TranspositionTable<G>& table, Knowledge<G> book)
    requires(plan_of<G>.first == Plan::First::book)
      : table_{&table}, search_{table, book} {}

  /// Begins with a position, in place of any other. If only the outcome is wanted and no best move,
  /// the table may answer at once.
  ///
  /// If the table knows nothing about the position, or about the positions after one or two moves,
  /// it is emptied: it would be slower than a new one.
  void begin(const G& position, bool wants_move = true) {
    root_ = {.plies = 0, .position = position};
    wants_move_ = wants_move;
    left_ = Search::plies_left(position);
    search_.set_root(position, wants_move);
    look_at_root();
  }

  /// Visits at most so many more positions. True when nothing is left to find out: the outcome is
  /// known, or the game can last more plies than any search follows, perhaps without end.
  bool run(std::uint64_t nodes) {
    const std::uint64_t until = search_.nodes() + (std::min)(nodes, UINT64_MAX - search_.nodes());
    while (!is_done() && search_.nodes() < until) {
      if (!search_.is_running()) begin_search();
      if (search_.run(until) && !search_.is_too_long()) end_search();
    }
    return is_done();
  }

  /// Whether the outcome is known.
  bool is_known() const { return lowest_ == highest_; }

  /// The result for the player to move: who wins, or a draw. It is known long before the outcome.
  /// None until then.
  std::optional<Outcome::Result> result() const {
    if (book_result_) return book_result_;
    if (lowest_ > 0) return Outcome::Result::win;
    if (highest_ < 0) return Outcome::Result::loss;
    if (is_known()) return Outcome::Result::draw;
    return std::nullopt;
  }

  /// The outcome for the player to move. None while it is not known.
  std::optional<Outcome> outcome() const {
    if (!is_known()) return std::nullopt;
    if (root_.position.status().is_over()) return outcome_of_ended(root_.position);
    if (lowest_ == 0) return Outcome{.result = Outcome::Result::draw, .plies = plies_of_draw()};
    return Outcome{.result = lowest_ > 0 ? Outcome::Result::win : Outcome::Result::loss,
                   .plies = Scale::plies(lowest_, root_.position, left_)};
  }

  /// A best move, once the outcome is known, if one is wanted. None when the game has ended.
  const std::optional<Move>& move() const { return best_; }

  /// How many positions it has visited since `begin`.
  std::uint64_t nodes() const { return search_.nodes(); }

 private:
  using Scale = detail::Scale<G>;
  using Search = detail::NullWindowSearch<G>;
  using StaticBounds = detail::StaticBounds<G>;

  bool is_done() const { return is_known() || search_.is_too_long(); }

  std::optional<int> plies_of_draw() const {
    if constexpr (GameOfKnownLength<G>) return left_;
    return std::nullopt;
  }

  /// Whether the table knows something about a position, or about one that so many moves lead to.
  bool is_known_of(const G& position, int left, const Search::SafeMoves& safe, int moves) {
    if (table_->probe(search_.key_of(position, left))) return true;
    if (moves == 0) return false;
    const auto is_known_after = [&](const Move& move) {
      detail::UntriedMove<G> child{.move = move, .position = after(position, move)};
      if (child.position.status().is_over()) return false;
      child.find_safe_moves(left);
      return is_known_of(child.position, left - child.plies, child.safe, moves - 1);
    };
    if constexpr (GameWithImmediateTactics<G>) return std::ranges::any_of(safe, is_known_after);
    return std::ranges::any_of(position.legal_moves(), is_known_after);
  }

  /// Finds what is known about the root without a search.
  void look_at_root() {
    [[maybe_unused]] const detail::ScopedEpoch<G> epoch;
    best_.reset();
    book_result_.reset();
    if (root_.position.status().is_over()) return prove(StaticBounds::score_of_ended(root_.position, left_));
    best_ = *root_.position.legal_moves().begin();
    lowest_ = -Scale::win_in(1, left_);
    highest_ = Scale::win_in(1, left_);
    if constexpr (GameWithImmediateTactics<G>) {
      const auto winning = root_.position.winning_moves();
      if (count(winning) > 0) {
        best_ = *winning.begin();
        return prove(highest_);
      }
      root_.safe = root_.position.safe_moves();
      if (count(root_.safe) == 0) return prove(StaticBounds::score_when_unsafe(root_.position, left_));
      best_ = *root_.safe.begin();
    }
    if constexpr (GameWithThreats<G>) {
      const Bounds bounds =
          StaticBounds::bounds_of(root_.position, root_.position.threats(), left_, {.alpha = 0, .beta = 0});
      lowest_ = bounds.lower;
      highest_ = bounds.upper;
    }
    look_up_root();
    constexpr int far_enough = detail::KeepsStates<G> ? 1 : 2;  // moves
    if (!is_known_of(root_.position, left_, root_.safe, far_enough)) table_->forget();
    if (wants_move_) return;
    if (const auto known = table_->probe(search_.key_of(root_.position, left_))) {
      lowest_ = (std::max)(lowest_, known->lower);
      highest_ = (std::min)(highest_, known->upper);
    }
  }

  /// The book knows the result and no best move. So if a best move is wanted, the lower bound
  /// stays, and the search has to look for one.
  void look_up_root() {
    book_result_ = search_.result_in_book(root_.position, left_);
    if (!book_result_) return;
    Bounds bounds{.lower = lowest_, .upper = highest_};
    Search::narrow(bounds, *book_result_);
    highest_ = bounds.upper;
    if (!wants_move_) lowest_ = bounds.lower;
  }

  void prove(int score) { lowest_ = highest_ = score; }

  void begin_search() {
    threshold_ = Scale::threshold(lowest_, highest_, left_);
    root_.bounds = {.lower = lowest_, .upper = highest_};
    search_.begin(root_, left_, threshold_);
  }

  void end_search() {
    if (search_.score() > threshold_) {
      lowest_ = (std::min)(highest_, (std::max)(lowest_, search_.score()));
      best_ = search_.move();
    } else {
      highest_ = (std::max)(lowest_, (std::min)(highest_, search_.score()));
    }
  }

  TranspositionTable<G>* table_;
  Search search_;
  detail::UntriedMove<G> root_{};  // without a move
  int left_ = 0;                   // plies from the root, if known
  bool wants_move_ = true;

  // What is known about the root between the searches.
  int lowest_ = 0;
  int highest_ = 0;
  std::optional<Outcome::Result> book_result_;
  std::optional<Move> best_;
  int threshold_ = 0;  // of the search in progress
};

}  // namespace noughts
