// A position of the catalogue is searched as a position of its own game.

#include <concepts>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"

namespace noughts::detail {

namespace {

/// The position that is searched. A game with a short search shares the one of all line games,
/// because a search of its own needs as much code again.
template <typename G>
auto as_searched(const G& known) {
  if constexpr (std::same_as<G, detail::SearchedAsLineGame>) {
    return FreeLineGame{known};
  } else {
    return known;
  }
}

template <typename G>
Knowledge<G> knowledge_of(const G& position, const Books* books) {
  return books ? books->of(position) : Knowledge<G>{};
}

}  // namespace

template <>
std::unique_ptr<Session<BoardMove>> session_of(const CataloguePosition& position, const Books* knowledge) {
  return position.visit([&](const auto& known) -> std::unique_ptr<Session<BoardMove>> {
    const auto searched = as_searched(known);
    return session_of(searched, knowledge_of(searched, knowledge));
  });
}

template <>
std::unique_ptr<Session<BoardMove>> session_after(std::span<const CataloguePosition> played, const Books* knowledge) {
  return played.back().visit([&]<typename G>(const G&) -> std::unique_ptr<Session<BoardMove>> {
    if constexpr (GameWithRepetition<G>) {
      std::vector<G> known;
      for (const CataloguePosition& position : played) {
        position.visit([&](const auto& each) {
          if constexpr (std::same_as<decltype(each), const G&>) known.push_back(each);
        });
      }
      return session_after(std::span<const G>{known}, knowledge_of(known.front(), knowledge));
    }
    return session_of(played.back(), knowledge);
  });
}

template <>
std::unique_ptr<PlayedGame<BoardMove>> played_game_of(const CataloguePosition& start, std::span<const BoardMove> moves,
                                                      Status status, const Books* knowledge) {
  return start.visit([&](const auto& known) -> std::unique_ptr<PlayedGame<BoardMove>> {
    const auto searched = as_searched(known);
    return played_game_of(searched, moves, status, knowledge_of(searched, knowledge));
  });
}

}  // namespace noughts::detail
