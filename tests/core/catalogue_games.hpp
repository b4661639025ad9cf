#pragma once

#include <concepts>
#include <string>
#include <utility>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"

/// The ids of every game in the catalogue, and of games with each of their options.
inline std::vector<std::string> tested_games() {
  std::vector<std::string> ids{"line-4x3-3",
                               "line-2x2-2",
                               "line-8x8-5",
                               "line-26x2-4",
                               "line-9x8-4",
                               "line-19x4-10",
                               "line-1x5-3",
                               "line-5x4-4-gravity",
                               "line-4x4-3-misere",
                               "line-3x3-3-gravity-misere",
                               "line-8x8-4-gravity",
                               "ultimate-open-boards",
                               "ultimate-most-boards",
                               "ultimate-open-boards-most-boards",
                               "notakto-1",
                               "notakto-2",
                               "qubic-gravity",
                               "gomoku-exactly-five",
                               "gomoku-swap2",
                               "gomoku-exactly-five-swap2",
                               "order-and-chaos-exactly-five"};
  for (const noughts::CatalogueEntry& entry : noughts::catalogue()) ids.emplace_back(entry.id);
  return ids;
}

/// The starts of these games that have the type G, by id.
template <noughts::GameOnBoard G>
std::vector<std::pair<std::string, G>> starts() {
  std::vector<std::pair<std::string, G>> starts;
  for (const std::string& id : tested_games()) {
    const noughts::CataloguePosition game = noughts::find_game(id).value();
    if constexpr (std::same_as<G, noughts::CataloguePosition>) {
      starts.emplace_back(id, game);
    } else {
      game.visit([&]<typename Found>(const Found& start) {
        if constexpr (std::same_as<Found, G>) starts.emplace_back(id, start);
      });
    }
  }
  return starts;
}
