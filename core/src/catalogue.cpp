#include "noughts/catalogue.hpp"

#include <algorithm>

namespace noughts {

std::span<const CatalogueEntry> catalogue() {
  static constexpr auto all = std::apply(
      []<Game... Games>(const detail::Entry<Games>&... entries) {
        return std::array{CatalogueEntry{.id = entries.id, .title = entries.title, .start = Games{}}...};
      },
      detail::entries);
  return all;
}

std::optional<CatalogueEntry> find_game(std::string_view id) {
  const auto all = catalogue();
  const auto found = std::ranges::find(all, id, &CatalogueEntry::id);
  return found == all.end() ? std::nullopt : std::optional{*found};
}

const CatalogueEntry& entry_of(const CataloguePosition& position) {
  return *std::ranges::find(catalogue(), position.start(Player::x), &CatalogueEntry::start);
}

}  // namespace noughts
