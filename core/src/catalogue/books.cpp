#include "noughts/catalogue/books.hpp"

#include <utility>

namespace noughts {

bool Books::add(std::string_view id, std::span<const std::uint8_t> bytes) {
  const auto start = find_game(id);
  if (!start) return false;
  return start->visit([&]<Game G>(const G& /*start*/) {
    if constexpr (Kinds::has<G>) {
      auto book = Book<G>::read(bytes);
      if (!book) return false;
      std::get<std::optional<Book<G>>>(books_) = std::move(book);
      return true;
    }
    return false;
  });
}

bool Books::can_have(const CataloguePosition& position) {
  return position.visit([]<Game G>(const G& /*position*/) { return Kinds::has<G>; });
}

bool Books::has(const CataloguePosition& position) const {
  return position.visit([&]<Game G>(const G& /*position*/) {
    if constexpr (Kinds::has<G>) return std::get<std::optional<Book<G>>>(books_).has_value();
    return false;
  });
}

}  // namespace noughts
