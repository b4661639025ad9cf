#include "noughts/catalogue/catalogue.hpp"

#include <algorithm>
#include <array>

#include "noughts/catalogue/variations.hpp"

namespace noughts {

namespace {

const CatalogueEntry* entry_of(const CataloguePosition& position) {
  const auto all = catalogue();
  const auto found = std::ranges::find(all, position.start(Player::x), &CatalogueEntry::start);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::span<const CatalogueEntry> catalogue() {
  static constexpr auto all = std::apply(
      []<GameOnBoard... Games>(const detail::Entry<Games>&... entries) {
        return std::array{CatalogueEntry{.id = entries.id, .title = entries.title, .start = Games{}}...};
      },
      detail::entries);
  return all;
}

std::optional<CataloguePosition> find_game(std::string_view id) {
  const auto all = catalogue();
  if (const auto found = std::ranges::find(all, id, &CatalogueEntry::id); found != all.end()) return found->start;
  return detail::find_variation(id);
}

std::string id_of(const CataloguePosition& position) {
  if (const CatalogueEntry* entry = entry_of(position)) return std::string{entry->id};
  return detail::id_of_variation(position);
}

std::string title_of(const CataloguePosition& position) {
  if (const CatalogueEntry* entry = entry_of(position)) return std::string{entry->title};
  return detail::title_of_variation(position);
}

}  // namespace noughts
