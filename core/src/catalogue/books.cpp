#include "noughts/catalogue/books.hpp"

#include <utility>

namespace noughts {

bool Books::add(std::string_view id, std::span<const std::uint8_t> bytes) {
  const auto start = find_game(id);
  if (!start || kind(*start) == BookKind::none) return false;
  return start->visit([&]<Game G>(const G& known) {
    if constexpr (Kinds::has<G>) {
      using Places = detail::PlacesOf<G>;
      auto book = Places::Kept::read(bytes);
      if (!book) return false;
      if constexpr (Places::is_by_rules) {
        if (!book->knows(known)) return false;
      }
      std::get<Kinds::index<G>>(books_).kept[*Places::at(known)] = std::move(book);
      return true;
    }
    return false;
  });
}

BookKind Books::kind(const CataloguePosition& position) {
  return position.visit([]<Game G>([[maybe_unused]] const G& known) {
    if constexpr (Kinds::has<G>) {
      using Places = detail::PlacesOf<G>;
      if (!Places::at(known)) return BookKind::none;
      if constexpr (GameWithStrategy<G>) return BookKind::strategy;
      return Places::is_by_rules ? BookKind::network : BookKind::results;
    }
    return BookKind::none;
  });
}

bool Books::has(const CataloguePosition& position) const {
  return position.visit([&]<Game G>([[maybe_unused]] const G& known) {
    if constexpr (Kinds::has<G>) return of(known) != nullptr;
    return false;
  });
}

}  // namespace noughts
