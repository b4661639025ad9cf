#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/threats.hpp"
#include "noughts/search/ended.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/transposition_table.hpp"

namespace noughts {

/// Solves positions of games too large for `solve`: a search with a table of positions that it has seen, which tries
/// threats first, answers threats at once, and gives up hope where no line can be completed any more.
///
/// It runs in slices, so that a caller can stop it or show progress. It is a sequence of alpha-beta searches (Knuth and
/// Moore, "An analysis of alpha-beta pruning", 1975) with windows of no width, each of which tells whether the outcome
/// is better than some other one (compare P. Pons, "Solving Connect Four: how to build a perfect AI", 2015).
template <Game G>
class Solver {
 public:
  /// A solver of one position, which may visit so many positions. Nothing is searched yet. Several solvers, one after
  /// the other, may share a table, which must outlive them.
  Solver(const G& position, TranspositionTable<G>& table, std::uint64_t node_limit)
      : root_{position}, table_{&table}, node_limit_{node_limit} {
    for (const auto& line : root_.lines()) {
      for (const Square square : line) ++lines_through_[index_of(square)];
    }
    look_at_root();
  }

  /// Visits at most so many positions more. True when there is nothing left to do: the outcome is known, or the limit
  /// is reached.
  bool run(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + std::min(nodes, node_limit_ - nodes_);
    while (!is_known() && nodes_ < until) {
      if (depth_ == 0) begin_search();
      while (depth_ > 0 && nodes_ < until) step();
      if (depth_ == 0) end_search();
    }
    return is_known() || nodes_ >= node_limit_;
  }

  /// Whether the outcome is known.
  bool is_known() const { return lowest_ == highest_; }

  /// A best move with its outcome; nothing while that is not known.
  std::optional<Choice> result() const {
    if (!is_known()) return std::nullopt;
    Outcome outcome = outcome_of(lowest_);
    if (outcome.result == Outcome::Result::draw) outcome.plies = plies_of_draw(root_);
    return Choice{.move = best_, .outcome = outcome, .nodes = nodes_};
  }

  /// The outcome of the move that led to the position, for the player who made it; nothing while that is not known.
  std::optional<Outcome> outcome_of_last_move() const {
    const auto choice = result();
    if (!choice) return std::nullopt;
    // Where a draw may come at any time, 0 plies stand for that.
    const bool is_any_draw = choice->move && choice->outcome == Outcome{};
    return is_any_draw ? choice->outcome : noughts::one_ply_earlier(choice->outcome);
  }

  /// How many positions have been visited.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr int longest_game = Square::limit;  // plies: each marks a square

  // A score is an outcome as a number: the better, the higher; 0 for a draw.
  using Score = int;
  static constexpr Score far = 2 * longest_game;  // more plies than any game has
  static constexpr Score win_in(int plies) { return far - plies; }
  static constexpr Score score_of(Outcome outcome) { return static_cast<int>(outcome.result) * win_in(outcome.plies); }
  static constexpr Outcome outcome_of(Score score) {
    if (score > 0) return {.result = Outcome::Result::win, .plies = far - score};
    if (score < 0) return {.result = Outcome::Result::loss, .plies = far + score};
    return {};
  }

  /// A score of the position after a move as a score of the position before it, and the other way round.
  static constexpr Score one_ply_earlier(Score score) { return score > 0 ? 1 - score : score < 0 ? -1 - score : 0; }
  static constexpr Score one_ply_later(Score score) { return score > 0 ? -1 - score : score < 0 ? 1 - score : 0; }

  /// How many squares nobody owns, as many moves as there can be.
  static int free_squares(const G& position) {
    int free = 0;
    for (const Square square : position.size().every_square()) free += position.owner(square) ? 0 : 1;
    return free;
  }

  /// In line games a draw comes with the last free square; elsewhere it may come at any time, and 0 stands for that.
  static int plies_of_draw(const G& position) {
    if constexpr (requires { position.free_squares(); }) {
      return position.status().is_over() ? 0 : position.free_squares().size();
    } else {
      return 0;
    }
  }

  using Bound = typename TranspositionTable<G>::Bound;

  static std::size_t index_of(Square square) { return static_cast<std::size_t>(square.index()); }

  /// A position whose moves are being tried.
  struct Frame {
    G position;
    G key;
    Score alpha = 0;
    Score beta = 0;
    Score best = -far;
    Square best_move = Square::off_every_board();
    std::uint64_t nodes_before = 0;
    int next = 0;                                    // of the moves, the one to try next
    int count = 0;                                   // of the moves
    std::array<std::uint8_t, longest_game> moves{};  // as indices of squares

    Square move(int place) const { return Square{moves[static_cast<std::size_t>(place)]}; }
  };

  /// What can be said of the root without any search.
  void look_at_root() {
    if (root_.status().is_over()) return settle(score_of(outcome_of_ended(root_)), std::nullopt);
    best_ = *root_.legal_moves().begin();
    if constexpr (GameWithThreats<G>) {
      const auto winning = root_.winning_moves();
      if (!winning.empty()) return settle(win_in(1), *winning.begin());
      const auto safe = root_.safe_moves();
      if (safe.empty()) return settle(-win_in(root_.plies_when_unsafe()), best_);
      best_ = *safe.begin();
      lowest_ = -win_in(root_.plies_when_unsafe() + 2);
      highest_ = win_in(root_.plies_when_unsafe() + 1);
    }
    longest_ = free_squares(root_);
    stack_.resize(static_cast<std::size_t>(longest_) + 1);
    keep_possible();
  }

  void settle(Score score, std::optional<Square> move) {
    lowest_ = highest_ = score;
    best_ = move;
  }

  /// Asks whether the outcome is better than one between those that are possible: first for a loss and for a win in the
  /// first half of the game, which take little search and fill the table for what follows, then for any win, then for
  /// any loss, then for the plies, by halves.
  void begin_search() {
    const int low = rank_of(lowest_);
    const int high = rank_of(highest_);
    const int middle = std::max(longest_ / 2, 1);  // not 0, lest one asked again whether a draw is better than a draw
    int rank = low + (high - low) / 2;
    if (low < 0 && high >= 0) rank = low < -middle ? -middle : high > middle ? middle : high > 0 ? 0 : -1;
    threshold_ = score_of_rank(rank);
    visit(root_, threshold_, threshold_ + 1);
  }

  void end_search() {
    if (returned_ > threshold_) {
      lowest_ = std::max(lowest_, returned_);
      best_ = returned_move_;
    } else {
      highest_ = std::max(lowest_, std::min(highest_, returned_));
    }
    keep_possible();
  }

  /// Outcomes in order, without a gap around the draw: 0 for that, 1 for a win in as many plies as there are free
  /// squares, 2 for one a ply earlier …
  int rank_of(Score score) const {
    return score > 0 ? score - win_in(longest_) + 1 : score < 0 ? score + win_in(longest_) - 1 : 0;
  }
  Score score_of_rank(int rank) const {
    return rank > 0 ? rank + win_in(longest_) - 1 : rank < 0 ? rank - win_in(longest_) + 1 : 0;
  }

  /// Draws the limits of the outcome together to such as there can be: no later than with the last free square, and
  /// after an even number of plies or an odd one, whichever the rules make of it.
  void keep_possible() {
    if (outcome_of(lowest_).plies > longest_) lowest_ = lowest_ > 0 ? win_in(longest_) : 0;
    if (outcome_of(highest_).plies > longest_) highest_ = highest_ > 0 ? 0 : -win_in(longest_);
    if constexpr (GameWithThreats<G>) {
      const int unsafe = root_.plies_when_unsafe();
      const auto is_possible = [&](Score score) {
        const Outcome outcome = outcome_of(score);
        return score == 0 || (outcome.plies + unsafe) % 2 == (score < 0 ? 0 : 1);
      };
      if (!is_possible(lowest_)) ++lowest_;
      if (!is_possible(highest_)) --highest_;
    }
  }

  /// Tries the next move of the position on top of the stack, or leaves that position.
  void step() {
    Frame& frame = stack_[depth_ - 1];
    if (frame.next == frame.count || frame.best >= frame.beta) return leave(frame);
    G position = frame.position;
    position.play_unchecked(frame.move(frame.next++));
    visit(position, one_ply_later(frame.beta), one_ply_later(std::max(frame.alpha, frame.best)));
  }

  /// Answers for a position at once where that can be done; else puts it on the stack.
  void visit(const G& position, Score alpha, Score beta) {
    ++nodes_;
    if (position.status().is_over()) return answer(score_of(outcome_of_ended(position)));

    G key = position;
    if constexpr (GameWithThreats<G>) key = position.canonical();
    const auto place = table_->place_of(key);
    typename G::Squares moves;
    Score lowest = -win_in(1);
    Score highest = win_in(1);
    if constexpr (GameWithThreats<G>) {
      // No move wins at once, because the move that led here was safe.
      moves = position.safe_moves();
      const int unsafe = position.plies_when_unsafe();
      if (moves.empty()) return answer(-win_in(unsafe));
      lowest = position.can_still_win(other(position.turn())) ? -win_in(unsafe + 2) : 0;
      highest = position.can_still_win(position.turn()) ? win_in(unsafe + 1) : 0;
    } else {
      moves = position.legal_moves();
    }
    const auto known = table_->find(key, place);
    if (known) {
      if (known->bound != Bound::upper) lowest = std::max(lowest, known->score);
      if (known->bound != Bound::lower) highest = std::min(highest, known->score);
    }
    if (depth_ > 0) {
      if (lowest >= beta || lowest == highest) return answer(lowest);
      if (highest <= alpha) return answer(highest);
    }

    Frame& frame = stack_[depth_++];
    frame.position = position;
    frame.key = key;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.best = -far;
    frame.nodes_before = nodes_;
    frame.next = 0;
    order(frame, moves, known && key == position ? known->best : Square::off_every_board());
  }

  /// Leaves a position whose moves have been tried as far as they matter, and remembers what was found.
  void leave(const Frame& frame) {
    const Bound bound = frame.best >= frame.beta    ? Bound::lower
                        : frame.best <= frame.alpha ? Bound::upper
                                                    : Bound::exact;
    const Square best_move = frame.key == frame.position ? frame.best_move : Square::off_every_board();
    table_->remember(frame.key, {.score = frame.best,
                                 .bound = bound,
                                 .effort = static_cast<int>(std::bit_width(nodes_ - frame.nodes_before)),
                                 .best = best_move});
    --depth_;
    answer(frame.best, frame.best_move);
  }

  /// Hands a score to the position before, which has just tried a move, or to `end_search`.
  void answer(Score score, Square move = Square::off_every_board()) {
    if (depth_ == 0) {
      returned_ = score;
      returned_move_ = move;
      return;
    }
    Frame& frame = stack_[depth_ - 1];
    const Score mine = one_ply_earlier(score);
    if (mine > frame.best) {
      frame.best = mine;
      frame.best_move = frame.move(frame.next - 1);
    }
  }

  /// Lists moves, the most promising first: what was best before, then what threatens most, then what lies on most
  /// lines.
  void order(Frame& frame, const typename G::Squares& moves, Square best_before) {
    frame.count = 0;
    if (moves.size() == 1) {
      frame.moves[0] = static_cast<std::uint8_t>((*moves.begin()).index());
      frame.count = 1;
      return;
    }
    std::array<int, longest_game> promises;  // NOLINT: the first `count` are set
    for (const Square move : moves) {
      const int promise = promise_of(frame.position, move) + (move == best_before ? 1 << 20 : 0);
      auto place = static_cast<std::size_t>(frame.count++);
      for (; place > 0 && promises[place - 1] < promise; --place) {
        promises[place] = promises[place - 1];
        frame.moves[place] = frame.moves[place - 1];
      }
      promises[place] = promise;
      frame.moves[place] = static_cast<std::uint8_t>(move.index());
    }
  }

  int promise_of(const G& position, Square move) const {
    const int lines = lines_through_[index_of(move)];
    if constexpr (GameWithThreats<G>) {
      return lines + 64 * position.threats_after(move).size();
    } else {
      return lines;
    }
  }

  G root_;
  TranspositionTable<G>* table_;
  std::uint64_t node_limit_;
  std::uint64_t nodes_ = 0;
  std::array<int, longest_game> lines_through_{};  // by square

  // What is known of the root, between the searches.
  Score lowest_ = -win_in(1);
  Score highest_ = win_in(1);
  std::optional<Square> best_;

  // The search under way.
  int longest_ = 0;  // plies from the root to the end of the game
  Score threshold_ = 0;
  std::vector<Frame> stack_;
  std::size_t depth_ = 0;  // of the stack
  Score returned_ = 0;
  Square returned_move_ = Square::off_every_board();
};

/// A best move of a position with its exact, guaranteed outcome, by a `Solver` within limits; nothing where one was
/// reached. Of several best moves it need not be the one that `solve` finds without limits. On a finished game no move,
/// and the outcome for the player who would be next.
template <Game G>
std::optional<Choice> solve(const G& position, const SearchLimits& limits) {
  TranspositionTable<G> table{limits.memory};
  Solver<G> solver{position, table, limits.nodes};
  solver.run(limits.nodes);
  return solver.result();
}

}  // namespace noughts
