#include "noughts/catalogue/books.hpp"

#include <utility>

namespace noughts {

bool Books::add(std::string_view id, std::span<const std::uint8_t> bytes) {
  const auto start = find_game(id);
  if (!start || kind(*start) == BookKind::none) return false;
  return start->visit([&]<Game G>(const G& /*start*/) {
    if constexpr (Kinds::has<G>) {
      auto& kept = std::get<Kinds::index<G>>(books_);
      auto book = std::remove_reference_t<decltype(*kept)>::read(bytes);
      if (!book) return false;
      kept = std::move(book);
      return true;
    }
    return false;
  });
}

BookKind Books::kind(const CataloguePosition& position) {
  return position.visit([]<Game G>([[maybe_unused]] const G& known) {
    if constexpr (Kinds::has<G> && plan_of<G>.guide == Plan::Guide::evaluator_on_file) {
      return G::Evaluator::knows(known) ? BookKind::network : BookKind::none;
    }
    return Kinds::has<G> ? BookKind::results : BookKind::none;
  });
}

bool Books::has(const CataloguePosition& position) const {
  if (kind(position) == BookKind::none) return false;
  return position.visit([&]<Game G>(const G& /*position*/) {
    if constexpr (Kinds::has<G>) return std::get<Kinds::index<G>>(books_).has_value();
    return false;
  });
}

}  // namespace noughts
