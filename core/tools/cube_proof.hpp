#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cube.hpp"
#include "cube_threats.hpp"
#include "noughts/search/proof_search.hpp"

namespace noughts::cube {

/// Proves that the player who moves first wins a position of Qubic, or that they do not. It
/// searches by proof numbers, as `ProofSearch` does, and looks for wins by threats at its leaves.
/// The first player has to keep threatening such a win, so a position counts by the cells that
/// answer it.
class Proof {
 public:
  /// How much of the search is done.
  struct Progress {
    std::uint64_t positions = 0;  ///< whose moves were tried
    std::uint64_t threats = 0;    ///< positions in the search for threats
    int marks = 0;                ///< in the position with the most marks
  };

  /// The table takes at most so many bytes. Symmetric positions count as one as long as they have
  /// at most so many marks. Requires 1,000 bytes.
  Proof(std::size_t bytes, int most_marks_to_mirror)
      : entries_(std::bit_floor(bytes / sizeof(Entry))), most_marks_to_mirror_{most_marks_to_mirror} {}

  /// Whether `own` wins. They move if both have as many marks. None if `go_on`, which is asked for
  /// each position, has said no. Then the next call continues with what the table holds. Requires
  /// that no line is complete.
  std::optional<bool> prove(const Marks& marks, std::function<bool(const Progress&)> go_on) {
    go_on_ = std::move(go_on);
    is_stopped_ = false;
    Numbers numbers = judged(marks, {});
    if (!numbers.is_settled())
      numbers = search(marks, key_of(marks), {.phi = Numbers::infinite, .delta = Numbers::infinite});
    if (!numbers.is_settled()) return std::nullopt;
    return numbers.phi == 0;
  }

  /// A cell by which `own` wins, where they are to move. None if it was not proven that they win,
  /// or if they win by threats.
  std::optional<int> winning_cell(const Marks& marks) const {
    const auto won = won_.find(canonical(marks));
    if (won == won_.end()) return std::nullopt;
    for (Cells left = marks.free(); left != 0; left &= left - 1) {
      if (canonical({.own = marks.own | (left & -left), .other = marks.other}) == won->second) return first_of(left);
    }
    return std::nullopt;
  }

  const Progress& progress() const { return progress_; }

 private:
  /// `phi` is about the proof that `own` wins, `delta` about the proof that they do not, for either
  /// player to move.
  using Numbers = detail::ProofNumbers;

  struct Entry {
    Marks marks;
    Numbers numbers;
    std::uint32_t work = 0;  // 0 if nothing is stored
  };
  static constexpr std::size_t in_bucket = 4;

  struct Child {
    Marks marks;
    Marks key;
    Numbers numbers;
  };

  // How many positions a search for threats may visit: of the player to move, before and after a
  // move; and of the first player, as if the other one passed.
  static constexpr std::uint64_t for_own = 3000;
  static constexpr std::uint64_t for_other = 500;

  static bool is_own_turn(const Marks& marks) { return count(marks.own) == count(marks.other); }

  Marks key_of(const Marks& marks) const {
    return count(marks.all()) <= most_marks_to_mirror_ ? canonical(marks) : marks;
  }

  std::span<Entry> bucket_of(const Marks& key) {
    const std::size_t buckets = entries_.size() / in_bucket;
    return std::span{entries_}.subspan((hash(key) & (buckets - 1)) * in_bucket, in_bucket);
  }

  const Numbers* found(const Marks& key) {
    for (const Entry& entry : bucket_of(key)) {
      if (entry.work > 0 && entry.marks == key) return &entry.numbers;
    }
    return nullptr;
  }

  void store(const Marks& key, Numbers numbers, std::uint64_t work) {
    const auto bucket = bucket_of(key);
    auto place = std::ranges::find_if(bucket, [&](const Entry& entry) { return entry.work > 0 && entry.marks == key; });
    if (place == bucket.end()) place = std::ranges::min_element(bucket, {}, &Entry::work);
    *place = {.marks = key,
              .numbers = numbers,
              .work = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(work, 1, UINT32_MAX))};
  }

  /// The numbers of a position without a search of its moves. `line` won before the last reply.
  Numbers judged(const Marks& marks, const Line& line) {
    const Cells free = marks.free();
    const Cells own_gaps = gaps(marks.own, free);
    const Cells other_gaps = gaps(marks.other, free);
    if (is_own_turn(marks)) {
      if (own_gaps != 0) return Numbers::achieved();
      if (has_several(other_gaps) || free == 0) return Numbers::missed();
      if (wins_by(line, marks) || threats_.find(marks, for_own)) return Numbers::achieved();
      return {};
    }
    if (other_gaps != 0 || free == 0) return Numbers::missed();
    if (has_several(own_gaps)) return Numbers::achieved();
    if (own_gaps != 0) return {};
    if (threats_.find({.own = marks.other, .other = marks.own}, for_other)) return Numbers::missed();
    if (!threats_.find(marks, for_own)) return {.phi = 40 + static_cast<std::uint32_t>(count(free)) / 2, .delta = 1};
    Cells answers = detail::cube_pairs(marks.other, free);
    for (const Threat& threat : threats_.line()) {
      answers |= bit(threat.cell);
      if (threat.answer) answers |= bit(*threat.answer);
    }
    return {.phi = std::max(1U, static_cast<std::uint32_t>(count(answers)) / 2), .delta = 1};
  }

  /// The moves of a position with their numbers, without those that lead to symmetric positions.
  std::vector<Child> children_of(const Marks& marks) {
    const bool is_own = is_own_turn(marks);
    const Cells free = marks.free();
    const Cells forced = gaps(is_own ? marks.other : marks.own, free);
    Line line;
    if (!is_own && forced == 0 && threats_.find(marks, for_own)) line = threats_.line();
    std::vector<Child> children;
    for (Cells left = forced != 0 ? forced : free; left != 0; left &= left - 1) {
      Child child{.marks = marks, .key = {}, .numbers = {}};
      (is_own ? child.marks.own : child.marks.other) |= left & -left;
      child.key = key_of(child.marks);
      if (std::ranges::find(children, child.key, &Child::key) != children.end()) continue;
      if (const Numbers* known = found(child.key)) {
        child.numbers = *known;
      } else {
        child.numbers = judged(child.marks, line);
        store(child.key, child.numbers, 1);
      }
      children.push_back(child);
      if ((is_own ? child.numbers.phi : child.numbers.delta) == 0) break;
    }
    return children;
  }

  /// Searches until one of the numbers reaches its limit.
  Numbers search(const Marks& marks, const Marks& key, Numbers limits) {
    const std::uint64_t before = progress_.positions++;
    progress_.marks = (std::max)(progress_.marks, count(marks.all()));
    std::vector<Child> children = children_of(marks);
    progress_.threats = threats_.positions();
    if (!go_on_(progress_)) is_stopped_ = true;
    const bool is_own = is_own_turn(marks);
    // The player to move needs one move that reaches their goal: the least of these numbers counts,
    // and the sum of the others.
    const auto needed = is_own ? &Numbers::phi : &Numbers::delta;
    const auto summed = is_own ? &Numbers::delta : &Numbers::phi;
    for (;;) {
      const auto best =
          std::ranges::min_element(children, {}, [&](const Child& child) { return child.numbers.*needed; });
      std::uint32_t second = Numbers::infinite;
      std::uint64_t sum = 0;
      for (auto child = children.begin(); child != children.end(); ++child) {
        sum += child->numbers.*summed;
        if (child != best) second = (std::min)(second, child->numbers.*needed);
      }
      Numbers own;
      own.*needed = sum == 0 ? Numbers::infinite : best->numbers.*needed;
      own.*summed = best->numbers.*needed == 0 ? Numbers::infinite : Numbers::counted(sum);
      if (own.phi >= limits.phi || own.delta >= limits.delta || own.is_settled() || is_stopped_) {
        store(key, own, progress_.positions - before);
        if (is_own && own.phi == 0) won_.emplace(canonical(marks), canonical(best->marks));
        return own;
      }
      // As in `ProofSearch`, a little above the second best.
      Numbers next;
      next.*needed = (std::min)(limits.*needed, Numbers::counted(std::uint64_t{second} + second / 4 + 1));
      next.*summed = Numbers::counted(std::uint64_t{limits.*summed} - own.*summed + best->numbers.*summed);
      best->numbers = search(best->marks, best->key, next);
    }
  }

  struct Hash {
    std::size_t operator()(const Marks& marks) const { return static_cast<std::size_t>(hash(marks)); }
  };

  std::vector<Entry> entries_;  // a power of two
  // Where `own` moves and wins, and the position after the move; both are canonical.
  std::unordered_map<Marks, Marks, Hash> won_;
  int most_marks_to_mirror_;
  Threats threats_;
  Progress progress_;
  std::function<bool(const Progress&)> go_on_;
  bool is_stopped_ = false;
};

}  // namespace noughts::cube
