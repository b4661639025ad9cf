#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <type_traits>
#include <vector>

#include "noughts/game/epoch.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/memory.hpp"

namespace noughts {

/// The scores between which the score of a position lies. They are equal when it is known.
struct Bounds {
  int lower = 0;  ///< the score is at least this
  int upper = 0;  ///< the score is at most this

  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

namespace detail {

/// An entry of eight bytes, for games with small keys and scores: the whole key, both bounds, and
/// how much work they took.
class PackedEntry {
 public:
  using Key = std::uint64_t;

  static constexpr int key_bits = 50;  // at most
  static constexpr int farthest = 31;  // the largest score, with either sign
  static constexpr unsigned score_bits = 6;
  static constexpr unsigned effort_bits = 2;

  constexpr PackedEntry() = default;
  constexpr PackedEntry(Key key, Bounds bounds, unsigned effort)
      : bits_{((key << score_bits | code(bounds.lower)) << score_bits | code(bounds.upper)) << effort_bits |
              (std::min)(effort / 5, most_effort)} {}

  constexpr bool is_taken() const { return bits_ != 0; }
  constexpr bool is_of(Key key) const { return this->key() == key && is_taken(); }
  constexpr Key key() const { return bits_ >> (2 * score_bits + effort_bits); }
  constexpr Bounds bounds() const {
    return {.lower = score(bits_ >> (score_bits + effort_bits)), .upper = score(bits_ >> effort_bits)};
  }
  constexpr unsigned effort() const { return static_cast<unsigned>(bits_) & most_effort; }

  static constexpr std::uint64_t hash(Key key) {
    constexpr std::uint64_t golden_ratio = 0x9e3779b97f4a7c15U;
    return key * golden_ratio >> 24U;
  }

 private:
  static constexpr unsigned most_effort = (1U << effort_bits) - 1;
  static constexpr int zero = farthest + 1;  // so that only an empty entry is 0

  static constexpr std::uint64_t code(int score) { return static_cast<std::uint64_t>(score + zero); }
  static constexpr int score(std::uint64_t bits) {
    return static_cast<int>(bits & ((std::uint64_t{1} << score_bits) - 1)) - zero;
  }

  std::uint64_t bits_ = 0;
};

/// A game whose keys and scores fit into eight bytes.
template <typename G>
concept Packable = GameWithKey<G> && GameWithThreats<G> && G::key_bits <= PackedEntry::key_bits &&
                   G::most_plies / 2 + 1 <= PackedEntry::farthest;

/// An entry that holds the whole position, or the hash of one whose state is kept elsewhere.
template <typename Whole>
class WholeEntry {
 public:
  using Key = Whole;

  WholeEntry() = default;
  WholeEntry(const Key& key, Bounds bounds, unsigned effort)
      : position_{key},
        lower_{static_cast<std::int16_t>(bounds.lower)},
        upper_{static_cast<std::int16_t>(bounds.upper)},
        effort_{static_cast<std::uint8_t>((std::min)(effort, 255U))},
        is_taken_{true} {}

  bool is_taken() const { return is_taken_; }
  bool is_of(const Key& key) const { return is_taken_ && position_ == key; }
  const Key& key() const { return position_; }
  Bounds bounds() const { return {.lower = lower_, .upper = upper_}; }
  unsigned effort() const { return effort_; }

  /// Mixes the bits once more: the table uses the lowest ones, and a game's hashes may differ only
  /// in others.
  static std::uint64_t hash(const Key& key) {
    constexpr std::uint64_t golden_ratio = 0x9e3779b97f4a7c15U;
    const std::uint64_t hash = hash_of(key);
    const std::uint64_t spread = (hash ^ hash >> 32U) * golden_ratio;
    return spread ^ spread >> 32U;
  }

 private:
  static std::uint64_t hash_of(const Key& key) {
    if constexpr (std::same_as<Key, std::uint64_t>) {
      return key;
    } else {
      return key.hash();
    }
  }

  Key position_{};
  std::int16_t lower_ = 0;
  std::int16_t upper_ = 0;
  std::uint8_t effort_ = 0;
  bool is_taken_ = false;
};

/// The type of a game's entries.
template <Game G>
using EntryOf =
    std::conditional_t<Packable<G>, PackedEntry, WholeEntry<std::conditional_t<KeepsStates<G>, std::uint64_t, G>>>;

/// A table of entries of some type. It knows no game.
template <typename Entry>
class EntryTable {
 public:
  using Key = Entry::Key;

  explicit EntryTable(std::size_t bytes)
      : most_buckets_{std::bit_floor((std::max)(bytes / sizeof(Bucket), page_buckets))} {
    forget();
  }

  void prefetch(const Key& key) const { __builtin_prefetch(&bucket_of(key)); }

  std::optional<Bounds> probe(const Key& key) const {
    for (const Entry& entry : bucket_of(key).entries) {
      if (entry.is_of(key)) return entry.bounds();
    }
    return std::nullopt;
  }

  void store(const Key& key, Bounds bounds, unsigned effort) {
    if (taken_ > buckets_ && buckets_ < most_buckets_) grow();  // half full
    insert(Entry{key, bounds, effort});
  }

  std::size_t bytes() const { return buckets_ * sizeof(Bucket); }

  void forget() {
    pages_.resize(1);
    pages_.front() = std::make_unique<Bucket[]>(first_buckets);
    buckets_ = first_buckets;
    taken_ = 0;
  }

 private:
  /// Lies within one line of the processor's cache, if it fits.
  struct alignas((std::min)(std::size_t{64}, std::bit_ceil(2 * sizeof(Entry)))) Bucket {
    std::array<Entry, 2> entries;  // the one that took more work first
  };

  static constexpr std::size_t page_bytes = 32'768;
  static constexpr std::size_t page_buckets = std::bit_floor(page_bytes / sizeof(Bucket));
  // With small entries, emptying a whole page takes longer than solving an ending. So the first
  // page is small.
  static constexpr std::size_t first_buckets = sizeof(Entry) > 8 ? page_buckets : page_buckets / 32;

  void insert(const Entry& entry) {
    auto& [costly, recent] = bucket_of(entry.key()).entries;
    if (costly.is_taken() && !costly.is_of(entry.key())) {
      if (!recent.is_taken()) ++taken_;
      if (costly.effort() > entry.effort()) {
        recent = entry;
        return;
      }
      recent = costly;
    } else {
      if (!costly.is_taken()) ++taken_;
    }
    costly = entry;
  }

  /// Doubles the number of buckets, or completes the first page. False if there is no memory for
  /// that; then everything is as before.
  bool add_pages() {
    if constexpr (first_buckets < page_buckets) {
      if (buckets_ < page_buckets) return complete_page();
    }
    const std::size_t before = pages_.size();
    pages_.reserve(2 * before);
    while (pages_.size() < 2 * before) {
      pages_.emplace_back(new (std::nothrow) Bucket[page_buckets]{});
      if (pages_.back()) continue;
      pages_.resize(before);
      return false;
    }
    if (!has_memory_for(0)) {
      pages_.resize(before);
      return false;
    }
    buckets_ *= 2;
    return true;
  }

  /// Exchanges a small first page for a whole one. False as for `add_pages`.
  bool complete_page() {
    std::unique_ptr<Bucket[]> page{new (std::nothrow) Bucket[page_buckets]{}};
    if (!page || !has_memory_for(0)) return false;
    std::copy_n(pages_.front().get(), buckets_, page.get());
    pages_.front() = std::move(page);
    buckets_ = page_buckets;
    return true;
  }

  void grow() {
    const std::size_t before = buckets_;
    if (!add_pages()) {
      most_buckets_ = before;
      return;
    }
    taken_ = 0;
    for (std::size_t place = 0; place < before; ++place) {
      Bucket& bucket = bucket_at(place);
      const Bucket split = bucket;
      bucket = {};
      // The recent entry goes first, so that it does not replace the costly one.
      for (std::size_t i = split.entries.size(); i-- > 0;) {
        if (split.entries[i].is_taken()) insert(split.entries[i]);
      }
    }
  }

  std::size_t place_of(const Key& key) const { return static_cast<std::size_t>(Entry::hash(key)) & (buckets_ - 1); }

  Bucket& bucket_at(std::size_t place) const { return pages_[place / page_buckets][place % page_buckets]; }

  Bucket& bucket_of(const Key& key) const { return bucket_at(place_of(key)); }

  std::size_t most_buckets_;
  std::size_t buckets_ = 0;
  std::size_t taken_ = 0;  // entries
  std::vector<std::unique_ptr<Bucket[]>> pages_;
};

}  // namespace detail

/// What exact searches have found out about positions, as far as there is room. Newer findings
/// replace older ones, but those that took more work stay. Positions are compared whole, so an
/// answer never belongs to another position. In a game with small keys, an entry takes eight bytes.
/// Positions whose states are kept elsewhere are told apart by their hashes of 64 bits.
///
/// It grows with what it stores, page by page. While it grows it takes no additional memory: each
/// bucket is split in two, and one half stays where it is. Without memory it keeps its size.
template <Game G>
class TranspositionTable {
  using Table = detail::EntryTable<detail::EntryOf<G>>;

 public:
  /// The key of a position.
  using Key = Table::Key;

  /// A table that takes at most so many bytes, but at least some ten thousand.
  explicit TranspositionTable(std::size_t bytes) : table_{bytes} {}

  /// The key of a position.
  static Key key_of(const G& position) {
    if constexpr (detail::Packable<G>) {
      return position.key();
    } else if constexpr (detail::KeepsStates<G>) {
      return position.hash();
    } else {
      return position;
    }
  }

  /// Fetches the entries for a position into the processor's cache, for a later probe.
  void prefetch(const Key& key) const { table_.prefetch(key); }

  /// What is known about a position. None if nothing is.
  std::optional<Bounds> probe(const Key& key) const { return table_.probe(key); }

  /// Stores what is known about a position. It may replace something that took less work. `effort`
  /// is the work: the number of bits of the nodes visited.
  void store(const Key& key, Bounds bounds, unsigned effort) { table_.store(key, bounds, effort); }

  /// Forgets everything, and becomes as small as a new table.
  void forget() { table_.forget(); }

  /// How many bytes it takes now.
  std::size_t bytes() const { return table_.bytes(); }

 private:
  Table table_;
};

}  // namespace noughts
