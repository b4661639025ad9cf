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
#include "noughts/search/book.hpp"

namespace noughts {

namespace detail {

template <typename Games>
struct BooksOf;
template <typename... Games>
struct BooksOf<std::tuple<Games...>> {
  using Type = std::tuple<std::optional<std::remove_const_t<std::remove_pointer_t<BookPointer<Games>>>>...>;
  template <typename G>
  static constexpr bool has = (std::same_as<G, Games> || ...);

  /// Where it stands.
  template <typename G>
  static constexpr std::size_t index = [] {
    std::size_t before = 0;
    static_cast<void>(((std::same_as<G, Games> || (++before, false)) || ...));
    return before;
  }();
};

}  // namespace detail

/// What there can be of a game for its searches to look into.
enum class BookKind : std::uint8_t {
  none,     ///< nothing
  results,  ///< a `Book`: who wins in the first plies
  network,  ///< a network, by which positions are valued
};

/// The books of games in the catalogue that somebody has, as `core/data` holds them. Searches that are given them know
/// who wins in the first plies of Connect Four, and value positions of Ultimate by a network, which counts as a book.
///
///     Books books;
///     books.add("connect-four", bytes);   // of core/data/connect-four.book
///     books.add("ultimate", others);      // of core/data/ultimate.network
///     const auto first = evaluate(CataloguePosition{ConnectFour{}}, {.nodes = 1000}, &books);
class Books {
 public:
  /// Takes the book of a game from these bytes, in place of the one there was. False where there can be none of that
  /// game, or the bytes are none; nothing has changed then.
  bool add(std::string_view id, std::span<const std::uint8_t> bytes);

  /// What there can be of the game that a position belongs to.
  static BookKind kind(const CataloguePosition& position);

  /// Whether there is a book of that game here.
  bool has(const CataloguePosition& position) const;

  /// The book of a game; none where there is none.
  template <Game G>
  detail::BookPointer<G> of() const {
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
