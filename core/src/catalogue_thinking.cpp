#include "noughts/catalogue_thinking.hpp"

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

namespace noughts {

namespace {

/// Calls a function with the thinking about whichever game it is.
auto visit(auto& thinking, auto function) {
  return std::visit(
      [&]<typename Value>(Value& value) {
        if constexpr (std::same_as<std::remove_const_t<Value>, std::monostate>) {
          std::unreachable();
          return decltype(function(std::get<1>(thinking))){};
        } else {
          return function(value);
        }
      },
      thinking);
}

}  // namespace

CatalogueThinking::CatalogueThinking(const CataloguePosition& position, Opponent& opponent, std::size_t memory) {
  position.visit([&](const auto& known) { thinking_ = opponent.think(known, memory); });
}

bool CatalogueThinking::run(std::uint64_t playouts) {
  return visit(thinking_, [&](auto& thinking) { return thinking.run(playouts); });
}

bool CatalogueThinking::is_done() const {
  return visit(thinking_, [](const auto& thinking) { return thinking.is_done(); });
}

double CatalogueThinking::progress() const {
  return visit(thinking_, [](const auto& thinking) { return thinking.progress(); });
}

Square CatalogueThinking::move() {
  return visit(thinking_, [](auto& thinking) { return std::optional{thinking.move()}; }).value();
}

Square choose(const CataloguePosition& position, Opponent& opponent) {
  return position.visit([&](const auto& known) { return opponent.choose(known).value(); });
}

}  // namespace noughts
