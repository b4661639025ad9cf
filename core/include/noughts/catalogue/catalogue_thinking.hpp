#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/game.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/skill.hpp"

namespace noughts {

/// `Thinking` about positions of any game in the catalogue, which documents the members.
class CatalogueThinking {
 public:
  /// Begins to choose a move, in so many bytes. Requires a game that goes on.
  CatalogueThinking(const CataloguePosition& position, const Skill& skill, std::uint64_t seed,
                    std::size_t memory = SearchLimits{}.memory);
  /// Takes the thoughts over; the other may only be assigned to or destroyed.
  /// @{
  CatalogueThinking(CatalogueThinking&&) noexcept;
  CatalogueThinking& operator=(CatalogueThinking&&) noexcept;
  /// @}
  ~CatalogueThinking();

  /// A member of `Thinking`. Where the position is of another game than the one before, nothing of what was found out
  /// helps.
  void go_on(const CataloguePosition& position, std::uint64_t seed);

  /// A member of `Thinking`.
  /// @{
  bool run(std::uint64_t playouts);
  bool is_done() const;
  double progress() const;
  Square move();
  /// @}

 private:
  class Any;
  template <Game G>
  class About;

  static std::unique_ptr<Any> begin(const CataloguePosition& position, const Skill& skill, std::uint64_t seed,
                                    std::size_t memory);

  Skill skill_;
  std::size_t memory_;
  std::unique_ptr<Any> thinking_;
};

/// The move that `Opponent::choose` makes of a position of any game in the catalogue. Requires a game that goes on.
Square choose(const CataloguePosition& position, Opponent& opponent);

}  // namespace noughts
