#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/evaluators/move_order.hpp"
#include "noughts/game/epoch.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/scale.hpp"
#include "noughts/search/static_bounds.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/untried_move.hpp"

namespace noughts::detail {

/// The alpha-beta search of `ExactSearch`, in slices. It finds out whether the score of a position,
/// its root, is above a threshold. The searches of one root follow each other, and share a table.
template <Game G>
class NullWindowSearch {
 public:
  using Move = G::Move;                         ///< of the game
  using SafeMoves = UntriedMove<G>::SafeMoves;  ///< of a position
  using Key = TranspositionTable<G>::Key;       ///< of a position in the table

  /// The table and the book must outlive it.
  NullWindowSearch(TranspositionTable<G>& table, Knowledge<G> book) : table_{&table}, book_{book} {}

  /// Ends any search, and takes another root. If only the score is wanted and no best move, the
  /// table may answer at once.
  void set_root(const G& root, bool wants_move) {
    wants_move_ = wants_move;
    nodes_ = 0;
    if constexpr (GameOfKnownLength<G>) first_left_ = plies_left(root.start(Player::x));
    depth_ = 0;
    is_too_long_ = false;
    children_.clear();
    if constexpr (has_order) order_ = order_at(root);
  }

  /// Begins a search of the root, with what is known of it. Requires that no search is running.
  void begin(const UntriedMove<G>& root, int left, int threshold) {
    visit(root, left, {.alpha = threshold, .beta = threshold + 1});
  }

  /// Visits positions until it has visited so many. True when no search is running any more.
  bool run(std::uint64_t until) {
    while (depth_ > 0 && nodes_ < until) step();
    return depth_ == 0;
  }

  /// Whether a search has begun and not ended.
  bool is_running() const { return depth_ > 0; }
  /// Whether the game can last more plies than any search follows. The search has no score then.
  bool is_too_long() const { return is_too_long_; }
  /// What the search found: a lower bound of the root's score if it is above the threshold, else an
  /// upper bound.
  int score() const { return returned_; }
  /// The move that has the score. Only if the score is above the threshold.
  const std::optional<Move>& move() const { return root_best_; }
  /// How many positions the searches of this root have visited.
  std::uint64_t nodes() const { return nodes_; }

  /// The plies from a position to the end of the game; 0 if the game does not tell.
  static int plies_left(const G& position) {
    if constexpr (GameOfKnownLength<G>) return position.plies_left();
    return 0;
  }

  /// The key of a position with so many plies left.
  Key key_of(const G& position, [[maybe_unused]] int left) const {
    if constexpr (GameWithMirror<G>) {
      if (is_mirrored(left)) return TranspositionTable<G>::key_of(position.canonical());
    }
    return TranspositionTable<G>::key_of(position);
  }

  /// The result by the book, if there is one that has the position.
  std::optional<Outcome::Result> result_in_book([[maybe_unused]] const G& position, [[maybe_unused]] int left) const {
    if constexpr (plan_of<G>.first == Plan::First::book) {
      if (book_ && first_left_ - left <= book_->plies()) return book_->result(position);
    }
    return std::nullopt;
  }

  /// Makes bounds narrower by a result.
  static void narrow(Bounds& bounds, Outcome::Result result) {
    if (result != Outcome::Result::loss) bounds.lower = (std::max)(bounds.lower, static_cast<int>(result));
    if (result != Outcome::Result::win) bounds.upper = (std::min)(bounds.upper, static_cast<int>(result));
  }

 private:
  using Child = UntriedMove<G>;
  using Scale = detail::Scale<G>;
  using StaticBounds = detail::StaticBounds<G>;

  /// A position whose moves are being tried.
  struct Frame {
    G position{};
    Key key{};
    Bounds known;
    bool is_same_mover = false;  // as in the position before
    int alpha = 0;
    int beta = 0;
    int best = 0;
    int left = 0;            // plies, if known
    bool is_stored = false;  // whether the table stores it in the end
    std::uint64_t nodes_before = 0;
    std::size_t children = 0;                // index of the first one in `children_`
    [[no_unique_address]] Epoch<G> epoch{};  // of the positions below
  };

  static constexpr int none = -2 * Scale::win_in(0, 1 << 12);  // lower than every score

  static constexpr std::size_t most_depth = 1000;  // plies; no game takes more

  /// With small keys, a look-up takes less time than trying the move.
  static constexpr bool is_cut_by_table = Packable<G>;

  static constexpr bool has_order = GameWithThreats<G> && GameOnBoard<G>;

  /// Whether positions with so many plies left share the table entry of their mirror image. That
  /// takes time, so it is done early in the game, where mirrored positions are frequent. Games
  /// without threats are large, and mirrored positions are rare there.
  bool is_mirrored([[maybe_unused]] int left) const {
    constexpr int longest_mirrored = 10;  // plies from the start of the game
    return GameWithMirror<G> && GameWithThreats<G> && first_left_ - left <= longest_mirrored;
  }

  /// Tries the next move of the position on top of the stack, or leaves that position.
  void step() {
    const Frame& frame = stack_[depth_ - 1];
    if (children_.size() == frame.children || frame.best >= frame.beta) return leave(frame);
    const Child child = take_first_by_order(frame);
    if (depth_ == 1) root_trying_ = child.move;
    visit(child, frame.left - child.plies, later(frame, child));
  }

  /// Answers for a position at once if possible; otherwise puts it on the stack. In a game with
  /// immediate tactics, requires that the game goes on, no move wins at once, and some move is
  /// safe.
  void visit(const Child& child, int left, Window window) {
    ++nodes_;
    Bounds known = child.bounds;
    // A position with only one move is solved as fast as it is looked up.
    const bool is_stored = !has_one_move(child.safe);
    const Key key = key_of(child.position, left);
    if (is_stored) {
      if (const auto found = table_->probe(key))
        known = {.lower = (std::max)(known.lower, found->lower), .upper = (std::min)(known.upper, found->upper)};
    }
    if (depth_ > 0 || !wants_move_) {
      if (known.lower >= window.beta || known.lower == known.upper) return answer(known.lower, child.is_same_mover);
      if (known.upper <= window.alpha) return answer(known.upper, child.is_same_mover);
    }
    if (depth_ == most_depth) return give_up();
    if (depth_ == stack_.size()) stack_.emplace_back();
    Frame& frame = stack_[depth_++];
    frame.position = child.position;
    frame.key = key;
    frame.known = known;
    frame.is_same_mover = child.is_same_mover;
    frame.alpha = window.alpha;
    frame.beta = window.beta;
    frame.best = none;
    frame.left = left;
    frame.is_stored = is_stored;
    frame.nodes_before = nodes_;
    frame.children = children_.size();
    frame.epoch = {};
    if constexpr (GameWithImmediateTactics<G>) {
      expand(frame, child.safe);
    } else {
      expand(frame, child.position.legal_moves());
    }
    if constexpr (is_cut_by_table) cut_by_table(frame);
  }

  void give_up() {
    is_too_long_ = true;
    stack_.front().epoch.end();
    depth_ = 0;
    children_.clear();
  }

  static bool has_one_move([[maybe_unused]] const SafeMoves& safe) {
    if constexpr (GameWithImmediateTactics<G>) return count(safe) == 1;
    return false;
  }

  /// Lists the moves of a position that are worth trying. Moves that need no search are judged at
  /// once.
  void expand(Frame& frame, const auto& moves) {
    for (const Move move : moves) {
      Child& child = children_.emplace_back();
      child.move = move;
      child.position = frame.position;
      child.position.play_unchecked(move);
      child.is_same_mover = is_same_mover(frame.position, child.position);
      look_at(frame, child);
      if (prove(frame, child, child.bounds)) {
        children_.pop_back();
        if (frame.best >= frame.beta) return;
      } else if constexpr (is_cut_by_table) {
        if (!is_mirrored(frame.left - child.plies)) table_->prefetch(TranspositionTable<G>::key_of(child.position));
      }
    }
  }

  /// Finds what is known about a move without a search.
  void look_at(const Frame& frame, Child& child) {
    if constexpr (GameWithThreats<G>) {
      const auto threats = child.find_safe_moves(frame.left);
      child.move_order += order_of(child.move);
      const int left = frame.left - child.plies;
      child.bounds = count(child.safe) == 0
                         ? exactly(StaticBounds::score_when_unsafe(child.position, left))
                         : StaticBounds::bounds_of(child.position, threats, left, later(frame, child));
      if (const auto result = result_in_book(child.position, left)) narrow(child.bounds, *result);
    } else {
      child.bounds = bounds_after(child, frame.left - 1);
    }
  }

  /// The same in a game without threats.
  Bounds bounds_after(Child& child, int left) const {
    if (child.position.status().is_over()) return exactly(StaticBounds::score_of_ended(child.position, left));
    if constexpr (GameWithImmediateTactics<G>) {
      child.find_safe_moves(left + 1);
      if (count(child.safe) == 0) return exactly(StaticBounds::score_when_unsafe(child.position, left));
    }
    return StaticBounds::bounds_of(left);
  }

  static Bounds exactly(int score) { return {.lower = score, .upper = score}; }

  /// The window for the position after a move, given what is known so far.
  static Window later(const Frame& frame, const Child& child) {
    const int alpha = Scale::later((std::max)(frame.alpha, frame.best), child.is_same_mover);
    const int beta = Scale::later(frame.beta, child.is_same_mover);
    return child.is_same_mover ? Window{.alpha = alpha, .beta = beta} : Window{.alpha = beta, .beta = alpha};
  }

  /// Bounds of the position after a move, as bounds of the move.
  static Bounds earlier(Bounds bounds, const Child& child) {
    const int lower = Scale::earlier(bounds.lower, child.is_same_mover);
    const int upper = Scale::earlier(bounds.upper, child.is_same_mover);
    return child.is_same_mover ? Bounds{.lower = lower, .upper = upper} : Bounds{.lower = upper, .upper = lower};
  }

  /// The move with the highest number; of equal ones, the last that was listed.
  Child take_first_by_order(const Frame& frame) {
    std::size_t best = frame.children;
    for (std::size_t i = best + 1; i < children_.size(); ++i) {
      if (children_[i].move_order >= children_[best].move_order) best = i;
    }
    const Child child = children_[best];
    if (best + 1 < children_.size()) children_[best] = children_.back();
    children_.pop_back();
    return child;
  }

  /// Takes the score of a move from the bounds of the position after it, if those are enough: it is
  /// good enough to stop, it is no better than what the player has anyway, or it is exact. Returns
  /// whether it did.
  bool prove(Frame& frame, const Child& child, Bounds known) {
    const Bounds mine = earlier(known, child);
    if (mine.lower < frame.beta && mine.upper > frame.alpha && mine.lower != mine.upper) return false;
    raise(frame, mine.lower >= frame.beta ? mine.lower : mine.upper, child.move);
    return true;
  }

  /// Looks the moves up in the table, and removes those whose score is enough.
  void cut_by_table(Frame& frame) {
    constexpr int fewest_left = 8;  // plies; with fewer, a look-up takes longer than a search
    if (frame.best >= frame.beta || frame.left <= fewest_left || is_mirrored(frame.left - 1)) return;
    std::size_t kept = frame.children;
    for (std::size_t i = frame.children; i < children_.size(); ++i) {
      if (const auto found = table_->probe(TranspositionTable<G>::key_of(children_[i].position))) {
        if (prove(frame, children_[i], *found)) {
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

  /// Leaves a position, and stores what was found. All its moves that matter have been tried.
  void leave(const Frame& frame) {
    if (frame.is_stored) {
      Bounds known = frame.known;
      if (frame.best > frame.alpha) known.lower = (std::max)(known.lower, frame.best);
      if (frame.best < frame.beta) known.upper = (std::min)(known.upper, frame.best);
      table_->store(frame.key, known, static_cast<unsigned>(std::bit_width(nodes_ - frame.nodes_before)));
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(frame.children), children_.end());
    frame.epoch.end();
    --depth_;
    answer(frame.best, frame.is_same_mover);
  }

  /// Gives a score to the previous position, which has just tried a move, or as that of the root.
  void answer(int score, bool is_same_mover) {
    if (depth_ == 0) {
      returned_ = score;
      return;
    }
    Frame& frame = stack_[depth_ - 1];
    const int mine = Scale::earlier(score, is_same_mover);
    if (mine <= frame.best) return;
    frame.best = mine;
    if (depth_ == 1) root_best_ = root_trying_;
  }

  /// The move order for the rules of a position. For the rules by default it is computed once: that
  /// takes longer than it takes to solve the end of a game.
  static std::vector<std::uint8_t> order_at(const G& position) {
    static const std::vector<std::uint8_t> by_default = noughts::move_order(G{}.board());
    if (position.start(Player::x) == G{}.start(Player::x)) return by_default;
    return noughts::move_order(position.board());
  }

  int order_of([[maybe_unused]] const Move& move) const {
    if constexpr (has_order) return order_[static_cast<std::size_t>(move.square().index())];
    return 0;
  }

  TranspositionTable<G>* table_;
  [[no_unique_address]] Knowledge<G> book_;
  bool wants_move_ = true;
  std::uint64_t nodes_ = 0;
  int first_left_ = 0;               // plies from the start of the game
  std::vector<std::uint8_t> order_;  // of moves, by square

  std::vector<Frame> stack_;
  std::size_t depth_ = 0;  // of the stack
  bool is_too_long_ = false;
  std::vector<Child> children_;  // of all positions on the stack, those of the top one last
  int returned_ = 0;
  Move root_trying_{};
  std::optional<Move> root_best_;
};

}  // namespace noughts::detail
