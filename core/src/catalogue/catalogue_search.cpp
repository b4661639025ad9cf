#include "noughts/catalogue/catalogue_search.hpp"

#include <concepts>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

#include "noughts/catalogue/catalogue_review.hpp"
#include "noughts/catalogue/compiled_searches.hpp"

namespace noughts {

namespace {

/// A line game for which any search is fast shares the one that takes all line games: its searches would be as much
/// code again.
template <typename G>
concept SearchedAsAny = std::same_as<G, FourInARow4x4>;

/// A position as it is searched.
template <typename G>
auto as_searched(const G& known) {
  if constexpr (SearchedAsAny<G>) {
    return FreeLineGame{known};
  } else {
    return known;
  }
}

/// The book of a game, if somebody has it.
template <typename G>
detail::BookPointer<G> book_of(const Books* books) {
  return books ? books->of<G>() : detail::BookPointer<G>{};
}

std::unique_ptr<detail::Searches<Square>> searches_of(const CataloguePosition& position, const Books* books) {
  return position.visit([&](const auto& known) -> std::unique_ptr<detail::Searches<Square>> {
    const auto searched = as_searched(known);
    return detail::searches_of(searched, book_of<std::remove_const_t<decltype(searched)>>(books));
  });
}

std::unique_ptr<detail::Course<Square>> course_of(const CataloguePosition& start, std::span<const Square> moves,
                                                  Status status, const Books* books) {
  return start.visit([&](const auto& known) -> std::unique_ptr<detail::Course<Square>> {
    const auto searched = as_searched(known);
    using G = std::remove_const_t<decltype(searched)>;
    return detail::course_of(searched, moves, status, book_of<G>(books));
  });
}

}  // namespace

namespace detail {

template <>
std::unique_ptr<Searches<Square>> searches_of(const CataloguePosition& position,
                                              BookPointer<CataloguePosition> /*book*/) {
  return noughts::searches_of(position, nullptr);
}

template <>
std::unique_ptr<Course<Square>> course_of(const CataloguePosition& start, std::span<const Square> moves, Status status,
                                          BookPointer<CataloguePosition> /*book*/) {
  return noughts::course_of(start, moves, status, nullptr);
}

}  // namespace detail

Thinking<Square> think(const CataloguePosition& position, const Skill& skill, std::uint64_t seed, std::size_t bytes,
                       const Books* books) {
  return {searches_of(position, books), skill, seed, bytes};
}

void go_on(Thinking<Square>& thinking, const CataloguePosition& position, std::uint64_t seed, const Books* books) {
  thinking.go_on(searches_of(position, books), seed);
}

Analysis<Square> analyse(const CataloguePosition& position, const Limits& limits, const Books* books) {
  return {searches_of(position, books), limits};
}

std::expected<Square, Conflict> choose(Opponent& opponent, const CataloguePosition& position, const Books* books) {
  if (position.status().is_over()) return std::unexpected{Conflict::game_already_ended};
  auto thinking = think(position, opponent.skill(), opponent.next_seed(), Limits{}.bytes, books);
  while (!thinking.run(UINT64_MAX)) {
  }
  return thinking.result();
}

bool sees_the_end(const CataloguePosition& position) {
  return position.visit([](const auto& known) { return Opponent::sees_the_end(known); });
}

Choice solve(const CataloguePosition& position, const Limits& limits, const Books* books) {
  return detail::choice_of(*searches_of(position, books), limits);
}

std::vector<Evaluation> evaluate(const CataloguePosition& position, const Limits& limits, const Books* books) {
  auto analysis = analyse(position, limits, books);
  while (!analysis.run(UINT64_MAX)) {
  }
  return analysis.result();
}

Reviewing<Square> begin_review(const CatalogueMatch& match, const Limits& limits, const Books* books) {
  return {course_of(match.start(), match.moves(), match.status(), books), limits};
}

Review review(const CatalogueMatch& match, const Limits& limits, const Books* books) {
  auto reviewing = begin_review(match, limits, books);
  while (!reviewing.run(UINT64_MAX)) {
  }
  return reviewing.result();
}

}  // namespace noughts
