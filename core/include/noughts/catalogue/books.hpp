#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/search/book.hpp"

namespace noughts {

namespace detail {

template <typename Games>
struct BooksOf;
template <typename... Games>
struct BooksOf<std::tuple<Games...>> {
  using Type = std::tuple<std::optional<Book<Games>>...>;
  template <typename G>
  static constexpr bool has = (std::same_as<G, Games> || ...);
};

}  // namespace detail

/// The books of games in the catalogue that somebody has, as `core/data` holds them. Searches that are given them know
/// who wins in the first plies of these games.
///
///     Books books;
///     books.add("connect-four", bytes);   // of core/data/connect-four.book
///     const auto first = evaluate(CataloguePosition{ConnectFour{}}, {.nodes = 1000}, &books);
class Books {
 public:
  /// Takes the book of a game from these bytes, in place of the one there was. False where there can be none of that
  /// game, or the bytes are none; nothing has changed then.
  bool add(std::string_view id, std::span<const std::uint8_t> bytes);

  /// Whether there can be a book of the game that a position belongs to.
  static bool can_have(const CataloguePosition& position);

  /// Whether there is a book of that game here.
  bool has(const CataloguePosition& position) const;

  /// The book of a game; none where there is none.
  template <Game G>
  detail::BookPointer<G> of() const {
    if constexpr (Kinds::template has<G>) {
      const auto& book = std::get<std::optional<Book<G>>>(books_);
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
