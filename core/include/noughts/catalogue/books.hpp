#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/search/knowledge.hpp"

namespace noughts {

namespace detail {

/// The places for what a game can have on file: one for each file.
template <typename G>
struct PlacesOf {
  using Kept = std::remove_const_t<std::remove_pointer_t<Knowledge<G>>>;
  static constexpr bool is_by_rules = requires { Kept::files; };
  static constexpr std::size_t count = [] {
    if constexpr (is_by_rules) return Kept::files;
    return std::size_t{1};
  }();

  /// The place for the rules of a position. None if there is no file for them.
  static std::optional<std::size_t> at([[maybe_unused]] const G& position) {
    if constexpr (is_by_rules) return Kept::file_of(position);
    return 0;
  }

  std::array<std::optional<Kept>, count> kept;
};

template <typename Games>
struct BooksOf;
template <typename... Games>
struct BooksOf<std::tuple<Games...>> {
  using Type = std::tuple<PlacesOf<Games>...>;
  template <typename G>
  static constexpr bool has = (std::same_as<G, Games> || ...);

  /// The index of the game in the list.
  template <typename G>
  static constexpr std::size_t index = [] {
    std::size_t before = 0;
    static_cast<void>(((std::same_as<G, Games> || (++before, false)) || ...));
    return before;
  }();
};

}  // namespace detail

/// What a game has on file to help its searches.
enum class BookKind : std::uint8_t {
  none,      ///< nothing
  results,   ///< a `Book`: who wins in the first plies
  network,   ///< an evaluator that is a network
  strategy,  ///< a `Strategy`: moves that win for certain
};

/// The books, evaluators and strategies that a program has read for the games of the catalogue.
/// `core/data` holds the files. A search that is given them knows who wins in the first plies of
/// Connect Four, values positions of Ultimate by a network, and wins Qubic as the first player.
/// Here the networks and the strategy count as books too.
///
///     Books books;
///     books.add("connect-four", bytes);   // of core/data/connect-four.book
///     books.add("ultimate", others);      // of core/data/ultimate.network
///     const auto first = evaluate(CataloguePosition{ConnectFour{}}, {.nodes = 1000}, &books);
class Books {
 public:
  /// Reads the book of a game from these bytes. It replaces an earlier one. False if that game has
  /// no book, or the bytes are not a book of it, by its rules; then nothing changes. Whether the
  /// results and the moves in it are right is not checked.
  bool add(std::string_view id, std::span<const std::uint8_t> bytes);

  /// What the game of a position has on file.
  static BookKind kind(const CataloguePosition& position);

  /// Whether the book of that game has been added.
  bool has(const CataloguePosition& position) const;

  /// The book of the game of a position. Null if none has been added.
  template <Game G>
  Knowledge<G> of([[maybe_unused]] const G& position) const {
    if constexpr (Kinds::template has<G>) {
      const auto at = detail::PlacesOf<G>::at(position);
      if (!at) return nullptr;
      const auto& book = std::get<Kinds::template index<G>>(books_).kept[*at];
      return book ? &*book : nullptr;
    } else {
      return {};
    }
  }

 private:
  using Kinds = detail::BooksOf<detail::GamesWithBook>;

  Kinds::Type books_;
};

}  // namespace noughts
