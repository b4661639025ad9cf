#include "noughts/catalogue/catalogue.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <utility>

#include "catalogue_games.hpp"

using namespace noughts;

TEST_CASE("every game of the catalogue is found by its id, and ids are unique", "[catalogue]") {
  std::set<std::string_view> ids;
  for (const CatalogueEntry& entry : catalogue()) {
    CHECK(ids.insert(entry.id).second);
    CHECK(find_game(entry.id) == entry.start);
    CHECK(title_of(entry.start) == entry.title);
    CHECK_FALSE(entry.title.empty());
    CHECK(entry.start.status() == Status::next(Player::x));
  }
  for (const char* id : {"tic-tac-toe", "misere-tic-tac-toe", "connect-four", "ultimate"}) CHECK(ids.contains(id));
}

TEST_CASE("every position knows its game's id and title, with all options", "[catalogue]") {
  for (const std::string& id : tested_games()) {
    INFO(id);
    const CataloguePosition start = find_game(id).value();
    CHECK(id_of(start) == id);
    CHECK(id_of(start.start(Player::o)) == id);
    CHECK(id_of(try_play(start, *start.legal_moves().begin()).value()) == id);
    CHECK_FALSE(title_of(start).empty());
  }
}

TEST_CASE("an unknown id finds no game", "[catalogue]") {
  for (const std::string_view id : {"",
                                    "tic-tac-to",
                                    "Tic-tac-toe",
                                    "tic-tac-toe ",
                                    "line-",
                                    "line-5",
                                    "line-5x",
                                    "line-5x4",
                                    "line-5x4-",
                                    "line-x4-3",
                                    "line-5x4-3-",
                                    "line-5x4-3-misere-gravity",
                                    "line-5x4-3-gravity-gravity",
                                    "line-05x4-3",
                                    "line-5x4-3 ",
                                    "line--5x4-3",
                                    "line-5x4-1",
                                    "line-5x4-6",
                                    "line-0x4-3",
                                    "line-27x2-3",
                                    "line-9x8-3-gravity",
                                    "line-20x19-5",
                                    "line-99999999999x1-3",
                                    "ultimate-",
                                    "ultimate-most-boards-open-boards",
                                    "ultimate-open",
                                    "ultimateopen",
                                    "wild",
                                    "wild-tic-tac-toe-misere"}) {
    INFO(id);
    CHECK_FALSE(find_game(id));
  }
}

TEST_CASE("a game with its own name is also found by its rules, as text or as a value", "[catalogue]") {
  for (const auto& [rules, id] : {std::pair{"line-3x3-3", "tic-tac-toe"},
                                  {"line-3x3-3-misere", "misere-tic-tac-toe"},
                                  {"line-4x4-4", "four-in-a-row-4x4"},
                                  {"line-5x5-4", "four-in-a-row-5x5"},
                                  {"line-7x6-4-gravity", "connect-four"}}) {
    INFO(rules);
    CHECK(find_game(rules) == find_game(id));
    CHECK(id_of(find_game(rules).value()) == id);
  }
  const auto found = find_line_game({.size = {.columns = 7, .rows = 6}, .in_a_row = 4, .gravity = true});
  CHECK(id_of(found.value()) == "connect-four");
  CHECK(id_of(find_line_game({.size = {.columns = 5, .rows = 4}, .in_a_row = 4}).value()) == "line-5x4-4");
  CHECK_FALSE(find_line_game({.size = {.columns = 5, .rows = 4}, .in_a_row = 6}));
}
