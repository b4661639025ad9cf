#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/game.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/limits.hpp"

namespace noughts {

/// An `Analysis` of a position of any game in the catalogue, which documents the members.
class CatalogueAnalysis {
 public:
  /// Begins to analyse a position, within limits.
  CatalogueAnalysis(const CataloguePosition& position, const SearchLimits& limits);
  /// Takes the analysis over; the other may only be assigned to or destroyed.
  /// @{
  CatalogueAnalysis(CatalogueAnalysis&&) noexcept;
  CatalogueAnalysis& operator=(CatalogueAnalysis&&) noexcept;
  /// @}
  ~CatalogueAnalysis();

  /// A member of `Analysis`.
  /// @{
  bool run(std::uint64_t nodes);
  double progress() const;
  const std::vector<PossibleEvaluation>& evaluations() const;
  /// @}

 private:
  class Any;
  template <Game G>
  class Of;

  std::unique_ptr<Any> analysis_;
};

}  // namespace noughts
