#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/plan.hpp"

namespace noughts {

/// Who wins in every position of the first plies of a game. A search would take long to find that
/// out. `core/tools/book.cpp` makes a book; a program reads it where it needs one.
///
/// A book stores the results of the positions after a number of plies, up to mirrored boards. It
/// leaves out those whose result is seen without a search. The results are in the order of the
/// keys. The keys are not stored: `read` lists the positions again. The results of earlier
/// positions follow from these.
///
///     const auto book = Book<G>::read(bytes);
///     if (book) book->result(G{});   // Outcome::Result::win
template <Game G>
  requires(plan_of<G>.first == Plan::First::book)
class Book {
 public:
  using Result = Outcome::Result;  ///< for the player to move

  /// The positions whose results a book of so many plies stores, in its order. They are canonical,
  /// no move wins at once, and some move is safe.
  static std::vector<G> positions(int plies) {
    std::vector<G> open;
    const auto all = all_positions(plies).value();
    for (const G& position : all.back()) {
      if (is_open(position)) open.push_back(position);
    }
    return open;
  }

  /// A book of these results. Requires one for each of `positions(plies)`.
  Book(int plies, std::span<const Result> results) : plies_{static_cast<std::size_t>(plies)} {
    const auto all = all_positions(plies).value();
    pages_.resize(all.size());
    auto next = results.begin();
    for (std::size_t ply = all.size(); ply-- > 0;) {
      for (const G& position : all[ply]) {
        const auto known = known_result(position);
        pages_[ply].keys.push_back(position.key());
        pages_[ply].results.push_back(known ? *known : ply == plies_ ? *next++ : best_of_moves(position, ply));
      }
    }
  }

  /// The book in these bytes. None if they are not a book of this game. When more than 10,000
  /// positions come after some number of plies, the bytes need a result for at least one in a
  /// hundred. So false bytes take little memory.
  static std::optional<Book> read(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < 2 || bytes[0] != format || bytes[1] > G::most_plies) return std::nullopt;
    const int plies = bytes[1];
    if (plies > most_plies) return std::nullopt;
    const std::size_t most_results = 5 * (bytes.size() - 2);
    const auto all = all_positions(plies, most_positions_for(most_results));
    if (!all) return std::nullopt;
    const auto count = static_cast<std::size_t>(std::ranges::count_if(all->back(), is_open));
    if (bytes.size() != 2 + bytes_for(count)) return std::nullopt;
    std::vector<Result> results;
    for (const std::uint8_t five : bytes.subspan(2)) {
      if (five >= 243) return std::nullopt;  // 3 to the power of 5
      for (int rest = five, i = 0; i < 5 && results.size() < count; ++i, rest /= 3)
        results.push_back(static_cast<Result>(rest % 3 - 1));
    }
    return Book{plies, results};
  }

  /// The bytes of a book of these results: the format, the number of plies, and five results a
  /// byte.
  static std::vector<std::uint8_t> write(int plies, std::span<const Result> results) {
    std::vector<std::uint8_t> bytes(2 + bytes_for(results.size()));
    bytes[0] = format;
    bytes[1] = static_cast<std::uint8_t>(plies);
    for (std::size_t i = results.size(); i-- > 0;) {
      std::uint8_t& five = bytes[2 + i / 5];
      five = static_cast<std::uint8_t>(five * 3 + static_cast<int>(results[i]) + 1);
    }
    return bytes;
  }

  /// How many plies from the start the book reaches.
  int plies() const { return static_cast<int>(plies_); }

  /// The result for the player to move. None if the position is not in the book. Requires that X
  /// moved first, unless `canonical` depends on the key alone, as in Connect Four.
  std::optional<Result> result(const G& position) const {
    const std::uint64_t key = position.canonical().key();
    for (const Page& page : pages_) {
      const auto found = std::ranges::lower_bound(page.keys, key);
      if (found != page.keys.end() && *found == key)
        return page.results[static_cast<std::size_t>(found - page.keys.begin())];
    }
    return std::nullopt;
  }

 private:
  static constexpr std::uint8_t format = 1;
  static constexpr int most_plies = 12;  // more positions than memory holds

  /// The positions after a number of plies, by their keys in ascending order.
  struct Page {
    std::vector<std::uint64_t> keys;
    std::vector<Result> results;
  };

  static constexpr std::size_t bytes_for(std::size_t results) { return (results + 4) / 5; }

  /// The most positions that are listed for a book of so many results. A few are always listed, and
  /// many only if the bytes have a result for at least one in a hundred.
  static constexpr std::size_t most_positions_for(std::size_t results) { return 10'000 + 100 * results; }

  /// The canonical positions after each number of plies, in the order of their keys. A position in
  /// which the game has ended leads no further. None if there are more than `most` after some
  /// number of plies.
  static std::optional<std::vector<std::vector<G>>> all_positions(int plies, std::size_t most = SIZE_MAX) {
    std::vector<std::vector<G>> all{{G{}.canonical()}};
    for (int ply = 0; ply < plies; ++ply) {
      std::vector<G> next;
      for (const G& position : all.back()) {
        for (const auto& move : position.legal_moves()) next.push_back(after(position, move).canonical());
      }
      // g++ 12 warns of `&G::key`
      const auto key_of = [](const G& position) { return position.key(); };
      std::ranges::sort(next, {}, key_of);
      const auto [first, last] = std::ranges::unique(next, {}, key_of);
      next.erase(first, last);
      if (next.size() > most) return std::nullopt;
      all.push_back(std::move(next));
    }
    return all;
  }

  static bool is_open(const G& position) { return !known_result(position); }

  /// The result that is seen without a search.
  static std::optional<Result> known_result(const G& position) {
    if (position.status().is_over()) return outcome_of_ended(position).result;
    if (count(position.winning_moves()) > 0) return Result::win;
    if (count(position.safe_moves()) == 0) return Result::loss;
    return std::nullopt;
  }

  /// Requires that the results one ply later are known.
  Result best_of_moves(const G& position, std::size_t ply) const {
    Result best = Result::loss;
    for (const auto& move : position.legal_moves()) {
      const std::uint64_t key = after(position, move).canonical().key();
      const Page& page = pages_[ply + 1];
      const auto found = std::ranges::lower_bound(page.keys, key) - page.keys.begin();
      best = (std::max)(best, static_cast<Result>(-static_cast<int>(page.results[static_cast<std::size_t>(found)])));
    }
    return best;
  }

  std::size_t plies_;
  std::vector<Page> pages_;
};

}  // namespace noughts
