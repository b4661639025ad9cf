#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"

namespace noughts {

/// What a search has found out about positions, as far as there is room: newer knowledge drives out older, but what
/// took long to find stays. Positions are compared whole, so that no answer is ever taken for another position's.
template <Game G>
class TranspositionTable {
 public:
  /// What a score is: the position's own, or a bound on it.
  enum class Bound : std::uint8_t {
    exact,  ///< the position's own score
    lower,  ///< the position's own is this or higher
    upper,  ///< the position's own is this or lower
  };

  /// What is known of a position.
  struct Knowledge {
    int score = 0;                            ///< as the search counts it
    Bound bound = Bound::exact;               ///< what the score is
    int effort = 0;                           ///< grows with the work that it took
    Square best = Square::off_every_board();  ///< the move that was best, if any was
  };

  /// A table that grows, with what it is given to remember, to at most so many bytes, and takes half as much again for
  /// the moment of growing; to a few entries where that is less.
  explicit TranspositionTable(std::size_t bytes)
      : most_buckets_{std::bit_floor(std::max(bytes / sizeof(Bucket), one))} {
    buckets_.resize(std::min(first_buckets, most_buckets_));
  }

  /// Where in the table a position stands, if it does, until the table is told something. Asked some time before
  /// `find`, that part of the table is at hand by then.
  std::size_t place_of(const G& position) const {
    const std::size_t place = bucket_of(position);
    __builtin_prefetch(&buckets_[place]);
    return place;
  }

  /// What is known of a position, if anything is. Requires its place.
  std::optional<Knowledge> find(const G& position, std::size_t place) const {
    for (const Entry& entry : buckets_[place].entries) {
      if (entry.is_taken && entry.position == position) return knowledge_of(entry);
    }
    return std::nullopt;
  }

  /// Remembers what is known of a position, where need be in place of something that took less work.
  void remember(const G& position, const Knowledge& knowledge) {
    if (2 * taken_ > 3 * buckets_.size() && buckets_.size() < most_buckets_) grow();
    insert({.position = position,
            .score = static_cast<std::int16_t>(knowledge.score),
            .best = knowledge.best,
            .effort = static_cast<std::uint8_t>(knowledge.effort),
            .bound = knowledge.bound,
            .is_taken = true});
  }

 private:
  struct Entry {
    G position;
    std::int16_t score = 0;
    Square best = Square::off_every_board();
    std::uint8_t effort = 0;
    Bound bound = Bound::exact;
    bool is_taken = false;
  };
  /// Where it can, within one line of the processor's cache.
  struct alignas(std::min(std::size_t{64}, std::bit_ceil(2 * sizeof(Entry)))) Bucket {
    std::array<Entry, 2> entries;
  };

  static constexpr std::size_t one = 1;
  static constexpr std::size_t first_buckets = 1024;

  void insert(const Entry& entry) {
    auto& [costly, recent] = buckets_[bucket_of(entry.position)].entries;
    if (costly.is_taken && costly.position != entry.position) {
      if (costly.effort > entry.effort) {
        taken_ += recent.is_taken ? 0 : 1;
        recent = entry;
        return;
      }
      taken_ += recent.is_taken ? 0 : 1;
      recent = costly;
    } else {
      taken_ += costly.is_taken ? 0 : 1;
    }
    costly = entry;
  }

  void grow() {
    std::vector<Bucket> before(2 * buckets_.size());
    std::swap(before, buckets_);
    taken_ = 0;
    for (const Bucket& bucket : before) {
      for (const Entry& entry : bucket.entries) {
        if (entry.is_taken) insert(entry);
      }
    }
  }

  static Knowledge knowledge_of(const Entry& entry) {
    return {.score = entry.score, .bound = entry.bound, .effort = entry.effort, .best = entry.best};
  }

  std::size_t bucket_of(const G& position) const {
    return static_cast<std::size_t>(position.hash()) & (buckets_.size() - 1);
  }

  std::size_t most_buckets_;
  std::vector<Bucket> buckets_;
  std::size_t taken_ = 0;  // entries
};

}  // namespace noughts
