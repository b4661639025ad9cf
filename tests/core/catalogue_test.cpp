#include "noughts/catalogue.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

using namespace noughts;

TEST_CASE("every game of the catalogue is found by its id, and no two share one") {
  std::set<std::string_view> ids;
  for (const CatalogueEntry& entry : catalogue()) {
    CHECK(ids.insert(entry.id).second);
    CHECK(find_game(entry.id)->title == entry.title);
    CHECK_FALSE(entry.title.empty());
    CHECK(entry.start.status() == Status::next(Player::x));
    CHECK(entry_of(entry.start.start(Player::o)).id == entry.id);
    CHECK(entry_of(apply(entry.start, *entry.start.legal_moves().begin()).value()).id == entry.id);
  }
  CHECK(ids.contains("tic-tac-toe"));
}

TEST_CASE("a name that no game has is not found") {
  for (const std::string_view id : {"", "tic-tac-to", "Tic-tac-toe", "tic-tac-toe "}) CHECK_FALSE(find_game(id));
}
