// The game whose rules are in JavaScript, by its name.

#include <optional>
#include <string>
#include <string_view>

#include "../bind.hpp"
#include "noughts/catalogue/catalogue.hpp"

namespace noughts {

namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): a module has one game
std::string own_id;

}  // namespace

std::optional<CataloguePosition> find_game(std::string_view id) {
  return id == own_id ? std::optional{OwnGame::start(Player::x)} : std::nullopt;
}

std::string id_of(const CataloguePosition& /*position*/) { return own_id; }

namespace bindings {
namespace {

void name_game(const std::string& id) { own_id = id; }

}  // namespace

NOUGHTS_BINDINGS(own_game) { expose("nameGame", &name_game); }

}  // namespace bindings

}  // namespace noughts
