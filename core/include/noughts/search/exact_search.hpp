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
#include "noughts/search/book.hpp"
#include "noughts/search/scale.hpp"
#include "noughts/search/sight.hpp"
#include "noughts/search/transposition_table.hpp"

namespace noughts {

/// Finds out for certain how a game ends: a sequence of alpha-beta searches (Knuth and Moore, "An analysis of
/// alpha-beta pruning", 1975) with windows of no width, each of which tells whether the outcome is better than some
/// other one (compare P. Pons, "Solving Connect Four: how to build a perfect AI", 2015), and a table of positions seen
/// before.
///
/// The more a game tells, the faster it is: where it tells forced moves, no move is tried that loses at once; where it
/// tells threats, moves that threaten most are tried first, a move that has to be made is made without looking, and
/// hope is given up where no line can be completed; where it tells upper bounds, nothing better is looked for.
///
/// It runs in slices, so that a caller can stop it, show progress or go on with something else.
template <Game G>
class ExactSearch {
 public:
  using Move = G::Move;  ///< of the game

  /// A search that stores what it finds out in a table, and uses what stands there. The table must outlive it.
  explicit ExactSearch(TranspositionTable<G>& table) : table_{&table} {}

  /// The same with a book, which must outlive it too: who wins in a position of the book is known at once.
  ExactSearch(TranspositionTable<G>& table, detail::BookPointer<G> book)
    requires GameWithBook<G>
      : table_{&table}, book_{book} {}

  /// Begins with a position, in place of any other. Where no best move is wanted, just how the game ends, the table may
  /// answer at once. A table that knows nothing of the position, the next ones and those after them is emptied: it
  /// would be slower than a new one.
  void begin(const G& position, bool wants_move = true) {
    root_ = position;
    wants_move_ = wants_move;
    nodes_ = 0;
    depth_ = 0;
    is_too_long_ = false;
    children_.clear();
    left_ = plies_left(root_);
    first_left_ = plies_left(root_.start(Player::x));
    look_at_root();
  }

  /// Visits at most so many positions more. True when there is nothing left to find out: the outcome is known, or the
  /// game can go on for more plies than any search follows, in circles perhaps.
  bool run(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + (std::min)(nodes, UINT64_MAX - nodes_);
    while (!is_done() && nodes_ < until) {
      if (depth_ == 0) begin_search();
      while (depth_ > 0 && nodes_ < until) step();
      if (depth_ == 0 && !is_too_long_) end_search();
    }
    return is_done();
  }

  /// Whether the outcome is known.
  bool is_known() const { return lowest_ == highest_; }

  /// Who wins, if anybody does, for the player to move: long before the outcome is known. None while it is not.
  std::optional<Outcome::Result> result() const {
    if (book_result_) return book_result_;
    if (lowest_ > 0) return Outcome::Result::win;
    if (highest_ < 0) return Outcome::Result::loss;
    if (is_known()) return Outcome::Result::draw;
    return std::nullopt;
  }

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

  using Sight = detail::Sight<G>;
  using Window = detail::Window;

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

  /// A move that is still to be tried, with what is known of the position that it leads to: the next one, or where that
  /// leaves but one safe move to play, the one after that, and so on.
  struct Child {
    Move move{};
    int plies = 1;  // to the position
    int promise = 0;
    Bounds bounds{};
    G position{};
    [[no_unique_address]] SafeMoves safe{};
  };

  /// A position whose moves are being tried.
  struct Frame {
    G position{};
    Key key{};
    Bounds known;
    int plies = 0;  // from the position before
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

  /// Where keys are small, looking a position up takes less than trying it.
  static constexpr bool is_cut_by_table = detail::Packable<G>;

  static constexpr bool has_promises = GameWithThreats<G> && GameOnBoard<G>;

  static int plies_left(const G& position) {
    if constexpr (GameOfKnownLength<G>) return position.plies_left();
    return 0;
  }

  std::optional<int> plies_of_draw() const {
    if constexpr (GameOfKnownLength<G>) return left_;
    return std::nullopt;
  }

  /// Whether the table knows something of a position, or of one that so many moves lead to.
  bool is_known_of(const G& position, int left, const SafeMoves& safe, int moves) {
    if (table_->probe(key_of(position, left))) return true;
    if (moves == 0) return false;
    const auto is_known_after = [&](const Move& move) {
      Child child{.move = move, .position = after(position, move)};
      if (child.position.status().is_over()) return false;
      find_safe_moves(child, left);
      return is_known_of(child.position, left - child.plies, child.safe, moves - 1);
    };
    if constexpr (GameWithForcedMoves<G>) return std::ranges::any_of(safe, is_known_after);
    return std::ranges::any_of(position.legal_moves(), is_known_after);
  }

  /// What can be said of the root without any search.
  void look_at_root() {
    if constexpr (has_promises) {
      for (const Square square : root_.size().every_square())
        promises_[static_cast<std::size_t>(square.index())] = static_cast<std::uint8_t>(root_.promise(square));
    }
    best_.reset();
    book_result_.reset();
    if (root_.status().is_over()) return settle(Sight::score_of_ended(root_, left_));
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
      if (count(root_safe_) == 0) return settle(Sight::score_when_unsafe(root_, left_));
      best_ = *root_safe_.begin();
    }
    if constexpr (GameWithThreats<G>) {
      const Bounds bounds = Sight::bounds_of(root_, root_.threats(), left_, {.alpha = 0, .beta = 0});
      lowest_ = bounds.lower;
      highest_ = bounds.upper;
    }
    look_up_root();
    constexpr int far_enough = 2;  // moves
    if (!is_known_of(root_, left_, root_safe_, far_enough)) table_->forget();
    if (wants_move_) return;
    if (const auto known = table_->probe(key_of(root_, left_))) {
      lowest_ = (std::max)(lowest_, known->lower);
      highest_ = (std::min)(highest_, known->upper);
    }
  }

  /// A best move has still to be looked for where the book has the position, as long as it is not known how it wins.
  void look_up_root() {
    book_result_ = result_in_book(root_, left_);
    if (!book_result_) return;
    Bounds bounds{.lower = lowest_, .upper = highest_};
    narrow(bounds, *book_result_);
    highest_ = bounds.upper;
    if (!wants_move_) lowest_ = bounds.lower;
  }

  std::optional<Outcome::Result> result_in_book([[maybe_unused]] const G& position, [[maybe_unused]] int left) const {
    if constexpr (GameWithBook<G>) {
      if (book_ && first_left_ - left <= book_->plies()) return book_->result(position);
    }
    return std::nullopt;
  }

  static void narrow(Bounds& bounds, Outcome::Result result) {
    if (result != Outcome::Result::loss) bounds.lower = (std::max)(bounds.lower, static_cast<int>(result));
    if (result != Outcome::Result::win) bounds.upper = (std::min)(bounds.upper, static_cast<int>(result));
  }

  void settle(int score) { lowest_ = highest_ = score; }

  void begin_search() {
    threshold_ = Scale::threshold(lowest_, highest_, left_);
    const Bounds bounds{.lower = lowest_, .upper = highest_};
    visit({.move = {}, .plies = 0, .promise = 0, .bounds = bounds, .position = root_, .safe = root_safe_}, left_,
          {.alpha = threshold_, .beta = threshold_ + 1});
  }

  void end_search() {
    if (returned_ > threshold_) {
      lowest_ = (std::min)(highest_, (std::max)(lowest_, returned_));
      best_ = root_best_;
    } else {
      highest_ = (std::max)(lowest_, (std::min)(highest_, returned_));
    }
  }

  /// Whether positions with so many plies left are looked up as one of those that are the same but for a mirrored
  /// board: as long as that is often met, because it takes long. Games without threats are large: there it is not met.
  bool is_mirrored([[maybe_unused]] int left) const {
    constexpr int longest_mirrored = 10;  // plies from the start of the game
    return GameWithMirror<G> && GameWithThreats<G> && first_left_ - left <= longest_mirrored;
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
    const Child child = take_most_promising(frame);
    if (depth_ == 1) root_trying_ = child.move;
    visit(child, frame.left - child.plies, later(frame, child.plies));
  }

  /// Answers for a position at once where that can be done; else puts it on the stack. Where the game tells forced
  /// moves, it goes on, no move wins at once, and some are safe.
  void visit(const Child& child, int left, Window window) {
    ++nodes_;
    Bounds known = child.bounds;
    // What there is but one move for is found out as quickly as it is looked up.
    const bool is_stored = !has_one_move(child.safe);
    const Key key = key_of(child.position, left);
    if (is_stored) {
      if (const auto found = table_->probe(key))
        known = {.lower = (std::max)(known.lower, found->lower), .upper = (std::min)(known.upper, found->upper)};
    }
    if (depth_ > 0 || !wants_move_) {
      if (known.lower >= window.beta || known.lower == known.upper) return answer(known.lower, child.plies);
      if (known.upper <= window.alpha) return answer(known.upper, child.plies);
    }
    if (depth_ == most_depth) return give_up();
    if (depth_ == stack_.size()) stack_.emplace_back();
    Frame& frame = stack_[depth_++];
    frame.position = child.position;
    frame.key = key;
    frame.known = known;
    frame.plies = child.plies;
    frame.alpha = window.alpha;
    frame.beta = window.beta;
    frame.best = none;
    frame.left = left;
    frame.is_stored = is_stored;
    frame.nodes_before = nodes_;
    frame.children = children_.size();
    if constexpr (GameWithForcedMoves<G>) {
      expand(frame, child.safe);
    } else {
      expand(frame, child.position.legal_moves());
    }
    if constexpr (is_cut_by_table) cut_by_table(frame);
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

  /// Lists the moves of a position that are worth trying, and judges those that need no search.
  void expand(Frame& frame, const auto& moves) {
    for (const Move& move : moves) {
      Child& child = children_.emplace_back();
      child.move = move;
      child.position = frame.position;
      child.position.play_unchecked(move);
      look_at(frame, child);
      if (settle(frame, child, child.bounds)) {
        children_.pop_back();
        if (frame.best >= frame.beta) return;
      } else if constexpr (is_cut_by_table) {
        if (!is_mirrored(frame.left - child.plies)) table_->prefetch(TranspositionTable<G>::key_of(child.position));
      }
    }
  }

  /// What can be said of a move without any search.
  void look_at(const Frame& frame, Child& child) {
    if constexpr (GameWithThreats<G>) {
      const auto threats = find_safe_moves(child, frame.left);
      const int left = frame.left - child.plies;
      child.bounds = count(child.safe) == 0
                         ? exactly(Sight::score_when_unsafe(child.position, left))
                         : Sight::bounds_of(child.position, threats, left, later(frame, child.plies));
      if (const auto result = result_in_book(child.position, left)) narrow(child.bounds, *result);
    } else {
      child.bounds = bounds_after(child, frame.left - 1);
    }
  }

  /// The same where the game tells no threats.
  Bounds bounds_after(Child& child, int left) const {
    if (child.position.status().is_over()) return exactly(Sight::score_of_ended(child.position, left));
    if constexpr (GameWithForcedMoves<G>) {
      find_safe_moves(child, left + 1);
      if (count(child.safe) == 0) return exactly(Sight::score_when_unsafe(child.position, left));
    }
    return Sight::bounds_of(left);
  }

  static Bounds exactly(int score) { return {.lower = score, .upper = score}; }

  /// Where the game tells threats, plays on from a position of so many plies as long as there is but one safe move, and
  /// the game is not sure to be a draw. Returns the threats then.
  auto find_safe_moves(Child& child, int left) const
    requires GameWithThreats<G>
  {
    auto threats = child.position.threats();
    child.safe = child.position.safe_moves(threats);
    constexpr int worth_of_threat = 64;  // more than any promise
    child.promise = worth_of_threat * threats.size() + promise_of(child.move);
    while (count(child.safe) == 1 && left - child.plies > child.position.plies_when_unsafe()) {
      child.position.play_unchecked(*child.safe.begin());
      ++child.plies;
      threats = child.position.threats();
      child.safe = child.position.safe_moves(threats);
    }
    return threats;
  }

  void find_safe_moves([[maybe_unused]] Child& child, int /*left*/) const {
    if constexpr (GameWithForcedMoves<G>) {
      child.safe = child.position.safe_moves();
      child.promise = -count(child.safe);
    }
  }

  /// The window of a position after so many plies, which is worth searching after what has been found.
  static Window later(const Frame& frame, int plies) {
    const int alpha = Scale::later((std::max)(frame.alpha, frame.best), plies);
    const int beta = Scale::later(frame.beta, plies);
    return is_same_mover(plies) ? Window{.alpha = alpha, .beta = beta} : Window{.alpha = beta, .beta = alpha};
  }

  /// What bounds of a position after so many plies are before them.
  static Bounds earlier(Bounds bounds, int plies) {
    const int lower = Scale::earlier(bounds.lower, plies);
    const int upper = Scale::earlier(bounds.upper, plies);
    return is_same_mover(plies) ? Bounds{.lower = lower, .upper = upper} : Bounds{.lower = upper, .upper = lower};
  }

  static bool is_same_mover(int plies) { return plies % 2 == 0; }

  /// Of two that promise the same the one that was listed last.
  Child take_most_promising(const Frame& frame) {
    std::size_t best = frame.children;
    for (std::size_t i = best + 1; i < children_.size(); ++i) {
      if (children_[i].promise >= children_[best].promise) best = i;
    }
    const Child child = children_[best];
    if (best + 1 < children_.size()) children_[best] = children_.back();
    children_.pop_back();
    return child;
  }

  /// Where a move need not be tried for what is known of the position after it, because that is good enough, no better
  /// than what is to be had anyway, or all that there is to know, takes that for its score and says so.
  bool settle(Frame& frame, const Child& child, Bounds known) {
    const Bounds mine = earlier(known, child.plies);
    if (mine.lower < frame.beta && mine.upper > frame.alpha && mine.lower != mine.upper) return false;
    raise(frame, mine.lower >= frame.beta ? mine.lower : mine.upper, child.move);
    return true;
  }

  /// Settles moves by the table.
  void cut_by_table(Frame& frame) {
    constexpr int fewest_left = 8;  // plies; with fewer it takes longer than searching
    if (frame.best >= frame.beta || frame.left <= fewest_left || is_mirrored(frame.left - 1)) return;
    std::size_t kept = frame.children;
    for (std::size_t i = frame.children; i < children_.size(); ++i) {
      if (const auto found = table_->probe(TranspositionTable<G>::key_of(children_[i].position))) {
        if (settle(frame, children_[i], *found)) {
          if (frame.best >= frame.beta) return;
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
      if (frame.best > frame.alpha) known.lower = (std::max)(known.lower, frame.best);
      if (frame.best < frame.beta) known.upper = (std::min)(known.upper, frame.best);
      table_->store(frame.key, known, static_cast<unsigned>(std::bit_width(nodes_ - frame.nodes_before)));
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(frame.children), children_.end());
    --depth_;
    answer(frame.best, frame.plies);
  }

  /// Hands a score to the position so many plies before, which has just tried a move, or to `end_search`.
  void answer(int score, int plies) {
    if (depth_ == 0) {
      returned_ = score;
      return;
    }
    Frame& frame = stack_[depth_ - 1];
    const int mine = Scale::earlier(score, plies);
    if (mine <= frame.best) return;
    frame.best = mine;
    if (depth_ == 1) root_best_ = root_trying_;
  }

  int promise_of([[maybe_unused]] const Move& move) const {
    if constexpr (has_promises) return promises_[static_cast<std::size_t>(move.index())];
    return 0;
  }

  TranspositionTable<G>* table_;
  [[no_unique_address]] detail::BookPointer<G> book_{};
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
  std::optional<Outcome::Result> book_result_;
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
