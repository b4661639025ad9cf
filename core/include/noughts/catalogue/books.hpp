#pragma once

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

template <typename Games>
struct BooksOf;
template <typename... Games>
struct BooksOf<std::tuple<Games...>> {
  using Type = std::tuple<std::optional<std::remove_const_t<std::remove_pointer_t<Knowledge<Games>>>>...>;
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
  none,     ///< nothing
  results,  ///< a `Book`: who wins in the first plies
  network,  ///< an evaluator that is a network
};

/// The books and evaluators that a program has read for the games of the catalogue. `core/data`
/// holds the files. A search that is given them knows who wins in the first plies of Connect Four.
/// It values positions of Ultimate by a network. Here the network counts as a book too.
///
///     Books books;
///     books.add("connect-four", bytes);   // of core/data/connect-four.book
///     books.add("ultimate", others);      // of core/data/ultimate.network
///     const auto first = evaluate(CataloguePosition{ConnectFour{}}, {.nodes = 1000}, &books);
class Books {
 public:
  /// Reads the book of a game from these bytes. It replaces an earlier one. False if that game has
  /// no book, or the bytes are not a book of it; then nothing changes.
  bool add(std::string_view id, std::span<const std::uint8_t> bytes);

  /// What the game of a position has on file.
  static BookKind kind(const CataloguePosition& position);

  /// Whether the book of that game has been added.
  bool has(const CataloguePosition& position) const;

  /// The book of a game. Null if none has been added.
  template <Game G>
  Knowledge<G> of() const {
    if constexpr (Kinds::template has<G>) {
      const auto& book = std::get<Kinds::template index<G>>(books_);
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
