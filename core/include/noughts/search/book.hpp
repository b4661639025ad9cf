#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/network.hpp"
#include "noughts/game/outcome.hpp"

namespace noughts {

/// A game of which there can be a book: its positions have small keys and mirror images, it tells forced moves and
/// threats, and how long it lasts.
template <typename G>
concept GameWithBook = GameWithKey<G> && GameWithMirror<G> && GameWithThreats<G>;

/// Who wins in every position of the first plies of a game: what a search would take long to find out. A book is made
/// by `core/tools/book.cpp`, stored in few bytes, and read where it is needed.
///
/// It tells the results of all positions after a number of plies in which something is to be decided, up to mirrored
/// boards, in the order of their keys and without them: whoever reads it lists the positions again. Those before follow
/// from them.
///
///     const auto book = Book<ConnectFour>::read(bytes);
///     if (book) book->result(ConnectFour{});   // Outcome::Result::win
template <GameWithBook G>
class Book {
 public:
  using Result = Outcome::Result;  ///< for the player to move

  /// The positions that a book of so many plies tells of, in its order: the canonical ones in which no move wins at
  /// once and some move is safe.
  static std::vector<G> positions(int plies) {
    std::vector<G> open;
    const auto all = all_positions(plies).value();
    for (const G& position : all.back()) {
      if (is_open(position)) open.push_back(position);
    }
    return open;
  }

  /// A book of the results of these positions. Requires as many.
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

  /// What was written; none where these bytes are no book of this game. Where there are more than 10,000 positions
  /// after some number of plies, at least one in a hundred has to be open: so false bytes take little memory.
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

  /// The bytes of a book of these results: which format, how many plies, and five results a byte.
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

  /// How many plies from the start it reaches.
  int plies() const { return static_cast<int>(plies_); }

  /// Who wins, for the player to move; none where the position is none of the book's. X has to have begun, unless
  /// `canonical` goes by the key, as that of Connect Four does.
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
  static constexpr int most_plies = 12;  // more positions than anybody has memory for

  /// The positions after a number of plies, by their keys in ascending order.
  struct Page {
    std::vector<std::uint64_t> keys;
    std::vector<Result> results;
  };

  static constexpr std::size_t bytes_for(std::size_t results) { return (results + 4) / 5; }

  /// No more positions than these are listed for a book of so many results. Few are always listed, and many only where
  /// the bytes have a result for at least one in a hundred.
  static constexpr std::size_t most_positions_for(std::size_t results) { return 10'000 + 100 * results; }

  /// The canonical positions after each number of plies, in the order of their keys; those after which the game has
  /// ended lead no further. None where there are more than so many after some number of plies.
  static std::optional<std::vector<std::vector<G>>> all_positions(int plies, std::size_t most = SIZE_MAX) {
    std::vector<std::vector<G>> all{{G{}.canonical()}};
    for (int ply = 0; ply < plies; ++ply) {
      std::vector<G> next;
      for (const G& position : all.back()) {
        for (const auto& move : position.legal_moves()) next.push_back(after(position, move).canonical());
      }
      const auto key_of = [](const G& position) { return position.key(); };  // g++ 12 warns of a pointer to a member
      std::ranges::sort(next, {}, key_of);
      const auto [first, last] = std::ranges::unique(next, {}, key_of);
      next.erase(first, last);
      if (next.size() > most) return std::nullopt;
      all.push_back(std::move(next));
    }
    return all;
  }

  static bool is_open(const G& position) { return !known_result(position); }

  /// What is seen without a search.
  static std::optional<Result> known_result(const G& position) {
    if (position.status().is_over()) return outcome_of_ended(position).result;
    if (count(position.winning_moves()) > 0) return Result::win;
    if (count(position.safe_moves()) == 0) return Result::loss;
    return std::nullopt;
  }

  /// Requires that the positions a ply later are known.
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

namespace detail {

template <typename G>
struct BookPointerOf : NetworkPointerOf<G> {};
template <GameWithBook G>
struct BookPointerOf<G> {
  using Type = const Book<G>*;
};

/// What the searches of a game are given to look into, if somebody has it: a book, or a network, which counts as one.
/// Where there can be neither, nothing.
template <typename G>
using BookPointer = BookPointerOf<G>::Type;

}  // namespace detail

}  // namespace noughts
