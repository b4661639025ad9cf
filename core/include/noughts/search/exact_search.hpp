#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/scale.hpp"
#include "noughts/search/transposition_table.hpp"

namespace noughts {

/// Finds out for certain how a game ends: a sequence of alpha-beta searches (Knuth and Moore, "An analysis of
/// alpha-beta pruning", 1975) with windows of no width, each of which tells whether the outcome is better than some
/// other one (compare P. Pons, "Solving Connect Four: how to build a perfect AI", 2015), and a table of positions seen
/// before.
///
/// The more a game tells, the faster it is: where it tells forced moves, no move is tried that loses at once; where it
/// tells threats, moves that threaten most are tried first, and hope is given up where no line can be completed.
///
/// It runs in slices, so that a caller can stop it, show progress or go on with something else.
template <Game G>
class ExactSearch {
 public:
  using Move = G::Move;  ///< of the game

  /// A search that stores what it finds out in a table, and uses what stands there. The table must outlive it.
  explicit ExactSearch(TranspositionTable<G>& table) : table_{&table} {}

  /// Begins with a position, in place of any other. Where no best move is wanted, just how the game ends, the table may
  /// answer at once.
  void begin(const G& position, bool wants_move = true) {
    root_ = position;
    wants_move_ = wants_move;
    nodes_ = 0;
    depth_ = 0;
    is_too_long_ = false;
    children_.clear();
    look_at_root();
  }

  /// Visits at most so many positions more. True when there is nothing left to find out: the outcome is known, or the
  /// game can go on for more plies than any search follows, in circles perhaps.
  bool run(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + std::min(nodes, UINT64_MAX - nodes_);
    while (!is_done() && nodes_ < until) {
      if (depth_ == 0) begin_search();
      while (depth_ > 0 && nodes_ < until) step();
      if (depth_ == 0 && !is_too_long_) end_search();
    }
    return is_done();
  }

  /// Whether the outcome is known.
  bool is_known() const { return lowest_ == highest_; }

  /// The outcome for the player to move; none while that is not known.
  std::optional<Outcome> outcome() const {
    if (!is_known()) return std::nullopt;
    if (root_.status().is_over()) return outcome_of_ended(root_);
    if (lowest_ == 0) return Outcome{.result = Outcome::Result::draw, .plies = plies_of_draw()};
    return Outcome{.result = lowest_ > 0 ? Outcome::Result::win : Outcome::Result::loss,
                   .plies = Scale::plies(lowest_, root_, left_)};
  }

  /// A best move, once the outcome is known and if it is wanted; none where the game has ended.
  const std::optional<Move>& move() const { return best_; }

  /// How many positions have been visited since the beginning.
  std::uint64_t nodes() const { return nodes_; }

 private:
  using Scale = detail::Scale<G>;
  using Key = TranspositionTable<G>::Key;

  struct Nothing {};
  template <typename Position>
  struct SafeMovesOf {
    using Type = Nothing;
  };
  template <GameWithForcedMoves Position>
  struct SafeMovesOf<Position> {
    using Type = std::remove_cvref_t<decltype(std::declval<const Position&>().safe_moves())>;
  };
  /// What is known of a position's moves before it is visited.
  using SafeMoves = SafeMovesOf<G>::Type;

  /// Where keys are small, a move that is still to be tried keeps that of the position after it.
  static constexpr bool keeps_keys = detail::Packable<G>;
  using ChildKey = std::conditional_t<keeps_keys, Key, Nothing>;

  /// A move that is still to be tried, with what is known of the position after it.
  struct Child {
    Move move;
    int promise;
    [[no_unique_address]] SafeMoves safe;
    [[no_unique_address]] ChildKey key;
  };

  /// A position whose moves are being tried.
  struct Frame {
    G position{};
    Key key{};
    Bounds known;
    int alpha = 0;
    int beta = 0;
    int best = 0;
    int left = 0;            // plies, if that is known
    bool is_stored = false;  // in the table, when it is left
    std::uint64_t nodes_before = 0;
    std::size_t children = 0;  // where they begin
  };

  static constexpr int none = -2 * Scale::win_in(0, 1 << 12);  // below every score

  static constexpr std::size_t most_depth = 1000;  // plies: more than any game takes

  static constexpr bool has_promises = GameWithThreats<G> && GameOnBoard<G>;

  static int plies_left(const G& position) {
    if constexpr (GameOfKnownLength<G>) return position.plies_left();
    return 0;
  }

  std::optional<int> plies_of_draw() const {
    if constexpr (GameOfKnownLength<G>) return left_;
    return std::nullopt;
  }

  /// In how many plies a position is lost of which no move is safe.
  static int plies_when_unsafe(const G& position) {
    if constexpr (GameWithThreats<G>) {
      return position.plies_when_unsafe();
    } else {
      const auto moves = position.legal_moves();
      const bool all_end =
          std::ranges::all_of(moves, [&](const Move& move) { return after(position, move).status().is_over(); });
      return all_end ? 1 : 2;
    }
  }

  static int score_of_ended(const G& position, int left) {
    const Outcome outcome = outcome_of_ended(position);
    return static_cast<int>(outcome.result) * Scale::win_in(0, left);
  }

  /// What can be said of the root without any search.
  void look_at_root() {
    left_ = plies_left(root_);
    first_left_ = plies_left(root_.start(Player::x));
    if constexpr (has_promises) {
      for (const Square square : root_.size().every_square())
        promises_[static_cast<std::size_t>(square.index())] = static_cast<std::uint8_t>(root_.promise(square));
    }
    best_.reset();
    if (root_.status().is_over()) return settle(score_of_ended(root_, left_));
    best_ = *root_.legal_moves().begin();
    lowest_ = -Scale::win_in(1, left_);
    highest_ = Scale::win_in(1, left_);
    if constexpr (GameWithForcedMoves<G>) {
      const auto winning = root_.winning_moves();
      if (count(winning) > 0) {
        best_ = *winning.begin();
        return settle(highest_);
      }
      root_safe_ = root_.safe_moves();
      if (count(root_safe_) == 0) return settle(-Scale::win_in(plies_when_unsafe(root_), left_));
      best_ = *root_safe_.begin();
    }
    if constexpr (GameWithThreats<G>) {
      Bounds bounds = bounds_of(root_, left_);
      give_up_hope(root_, bounds, /*alpha=*/0, /*beta=*/0);
      lowest_ = bounds.lower;
      highest_ = bounds.upper;
    }
    if (wants_move_) return;
    if (const auto known = table_->probe(key_of(root_, left_))) {
      lowest_ = std::max(lowest_, known->lower);
      highest_ = std::min(highest_, known->upper);
    }
  }

  void settle(int score) { lowest_ = highest_ = score; }

  void begin_search() {
    threshold_ = Scale::threshold(lowest_, highest_, left_);
    visit(root_, root_safe_, key_of(root_, left_), left_, threshold_, threshold_ + 1);
  }

  void end_search() {
    if (returned_ > threshold_) {
      lowest_ = std::min(highest_, std::max(lowest_, returned_));
      best_ = root_best_;
    } else {
      highest_ = std::max(lowest_, std::min(highest_, returned_));
    }
  }

  /// Between which scores a position lies that has safe moves and no winning one.
  static Bounds bounds_of([[maybe_unused]] const G& position, int left) {
    if constexpr (GameWithThreats<G>) {
      // By the safe move no win comes at once, and after it none for the other player.
      const int unsafe = position.plies_when_unsafe();
      return {.lower = left < unsafe + 2 ? 0 : -Scale::win_in(unsafe + 2, left),
              .upper = left < unsafe + 1 ? 0 : Scale::win_in(unsafe + 1, left)};
    } else {
      return {.lower = -Scale::win_in(1, left), .upper = Scale::win_in(1, left)};
    }
  }

  /// Draws bounds together where a player cannot win any more, as far as that matters for a window.
  static void give_up_hope([[maybe_unused]] const G& position, [[maybe_unused]] Bounds& bounds,
                           [[maybe_unused]] int alpha, [[maybe_unused]] int beta) {
    if constexpr (GameWithThreats<G>) {
      if (bounds.upper > 0 && alpha >= 0 && !position.can_still_win(position.turn())) bounds.upper = 0;
      if (bounds.lower < 0 && beta <= 0 && !position.can_still_win(other(position.turn()))) bounds.lower = 0;
    }
  }

  /// Whether positions with so many plies left are looked up as one of those that are the same but for a mirrored
  /// board: as long as that is often met, because it takes long.
  bool is_mirrored([[maybe_unused]] int left) const {
    constexpr int longest_mirrored = 10;  // plies from the start of the game
    return GameWithMirror<G> && first_left_ - left <= longest_mirrored;
  }

  Key key_of(const G& position, [[maybe_unused]] int left) const {
    if constexpr (GameWithMirror<G>) {
      if (is_mirrored(left)) return TranspositionTable<G>::key_of(position.canonical());
    }
    return TranspositionTable<G>::key_of(position);
  }

  /// Tries the next move of the position on top of the stack, or leaves that position.
  void step() {
    const Frame& frame = stack_[depth_ - 1];
    if (children_.size() == frame.children || frame.best >= frame.beta) return leave(frame);
    const Child child = children_.back();
    children_.pop_back();
    if (depth_ == 1) root_trying_ = child.move;
    const G position = after(frame.position, child.move);
    const int left = frame.left - 1;
    const int alpha = Scale::later(frame.beta);
    const int beta = Scale::later(std::max(frame.alpha, frame.best));
    if constexpr (keeps_keys) {
      visit(position, child.safe, is_mirrored(left) ? key_of(position, left) : child.key, left, alpha, beta);
    } else {
      visit(position, child.safe, key_of(position, left), left, alpha, beta);
    }
  }

  /// Answers for a position at once where that can be done; else puts it on the stack. Where the game tells forced
  /// moves, it goes on, no move wins at once, and some are safe.
  void visit(const G& position, const SafeMoves& safe, const Key& key, int left, int alpha, int beta) {
    ++nodes_;
    if constexpr (!GameWithForcedMoves<G>) {
      if (position.status().is_over()) return answer(score_of_ended(position, left));
    }
    Bounds known = bounds_of(position, left);
    give_up_hope(position, known, alpha, beta);
    // What there is but one move for is found out as quickly as it is looked up.
    const bool is_stored = !has_one_move(safe);
    if (is_stored) {
      if (const auto found = table_->probe(key))
        known = {.lower = std::max(known.lower, found->lower), .upper = std::min(known.upper, found->upper)};
    }
    if (depth_ > 0 || !wants_move_) {
      if (known.lower >= beta || known.lower == known.upper) return answer(known.lower);
      if (known.upper <= alpha) return answer(known.upper);
    }
    if (depth_ == most_depth) return give_up();
    if (depth_ == stack_.size()) stack_.emplace_back();
    Frame& frame = stack_[depth_++];
    frame.position = position;
    frame.key = key;
    frame.known = known;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.best = none;
    frame.left = left;
    frame.is_stored = is_stored;
    frame.nodes_before = nodes_;
    frame.children = children_.size();
    if constexpr (GameWithForcedMoves<G>) {
      expand(frame, safe);
    } else {
      expand(frame, position.legal_moves());
    }
    if constexpr (keeps_keys) cut_by_table(frame);
  }

  void give_up() {
    is_too_long_ = true;
    depth_ = 0;
    children_.clear();
  }

  bool is_done() const { return is_known() || is_too_long_; }

  static bool has_one_move([[maybe_unused]] const SafeMoves& safe) {
    if constexpr (GameWithForcedMoves<G>) return count(safe) == 1;
    return false;
  }

  /// Lists the moves of a position that are worth trying, the most promising last, and judges those that need no
  /// search.
  void expand(Frame& frame, const auto& moves) {
    const int left = frame.left - 1;
    for (const Move& move : moves) {
      const G next = after(frame.position, move);
      Child child{.move = move, .promise = 0, .safe = {}, .key = {}};
      if constexpr (GameWithThreats<G>) {
        const auto threats = next.threats();
        child.safe = next.safe_moves(threats);
        constexpr int worth_of_threat = 64;  // more than any promise
        child.promise = worth_of_threat * threats.size() + promise_of(move);
      } else if constexpr (GameWithForcedMoves<G>) {
        if (next.status().is_over()) {
          raise(frame, Scale::earlier(score_of_ended(next, left)), move);
          continue;
        }
        child.safe = next.safe_moves();
        child.promise = -count(child.safe);
      }
      if constexpr (GameWithForcedMoves<G>) {
        if (count(child.safe) == 0) {
          raise(frame, Scale::earlier(-Scale::win_in(plies_when_unsafe(next), left)), move);
          if (frame.best >= frame.beta) return;
          continue;
        }
      }
      if constexpr (keeps_keys) {
        child.key = TranspositionTable<G>::key_of(next);
        if (!is_mirrored(left)) table_->prefetch(child.key);
      }
      insert(frame, child);
    }
  }

  /// In order of promise; of two with the same the one that was listed last is tried first.
  void insert(const Frame& frame, const Child& child) {
    children_.push_back(child);
    std::size_t place = children_.size() - 1;
    for (; place > frame.children && children_[place - 1].promise > child.promise; --place)
      children_[place] = children_[place - 1];
    children_[place] = child;
  }

  /// Where the table knows that a move is good enough, nothing else need be tried; nor need what it knows to be no
  /// better than what is to be had anyway.
  void cut_by_table(Frame& frame) {
    constexpr int fewest_left = 8;  // plies; with fewer it takes longer than searching
    if (frame.left <= fewest_left || is_mirrored(frame.left - 1)) return;
    std::size_t kept = frame.children;
    for (std::size_t i = frame.children; i < children_.size(); ++i) {
      if (const auto found = table_->probe(children_[i].key)) {
        const int least = Scale::earlier(found->upper);
        const int most = Scale::earlier(found->lower);
        if (least >= frame.beta) return raise(frame, least, children_[i].move);
        if (most <= frame.alpha) {
          raise(frame, most, children_[i].move);
          continue;
        }
      }
      if (kept != i) children_[kept] = children_[i];
      ++kept;
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(kept), children_.end());
  }

  void raise(Frame& frame, int score, const Move& move) {
    if (score <= frame.best) return;
    frame.best = score;
    if (depth_ == 1) root_best_ = move;
  }

  /// Leaves a position whose moves have been tried as far as they matter, and stores what was found.
  void leave(const Frame& frame) {
    if (frame.is_stored) {
      Bounds known = frame.known;
      if (frame.best > frame.alpha) known.lower = std::max(known.lower, frame.best);
      if (frame.best < frame.beta) known.upper = std::min(known.upper, frame.best);
      table_->store(frame.key, known, static_cast<unsigned>(std::bit_width(nodes_ - frame.nodes_before)));
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(frame.children), children_.end());
    --depth_;
    answer(frame.best);
  }

  /// Hands a score to the position before, which has just tried a move, or to `end_search`.
  void answer(int score) {
    if (depth_ == 0) {
      returned_ = score;
      return;
    }
    Frame& frame = stack_[depth_ - 1];
    const int mine = Scale::earlier(score);
    if (mine <= frame.best) return;
    frame.best = mine;
    if (depth_ == 1) root_best_ = root_trying_;
  }

  int promise_of([[maybe_unused]] const Move& move) const {
    if constexpr (has_promises) return promises_[static_cast<std::size_t>(move.index())];
    return 0;
  }

  TranspositionTable<G>* table_;
  G root_{};
  [[no_unique_address]] SafeMoves root_safe_{};
  bool wants_move_ = true;
  std::uint64_t nodes_ = 0;
  int left_ = 0;                                        // plies, from the root, if that is known
  int first_left_ = 0;                                  // plies, from the start of the game
  std::array<std::uint8_t, Square::limit> promises_{};  // by square

  // What is known of the root, between the searches.
  int lowest_ = 0;
  int highest_ = 0;
  std::optional<Move> best_;

  // The search under way.
  int threshold_ = 0;
  std::vector<Frame> stack_;
  std::size_t depth_ = 0;        // of the stack
  bool is_too_long_ = false;     // the game, for any search
  std::vector<Child> children_;  // of all positions on the stack, those of the top ones last
  int returned_ = 0;
  Move root_trying_{};
  std::optional<Move> root_best_;
};

}  // namespace noughts
