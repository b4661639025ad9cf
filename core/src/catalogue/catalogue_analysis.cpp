#include "noughts/catalogue/catalogue_analysis.hpp"

#include "noughts/catalogue/catalogue_search.hpp"

namespace noughts {

/// An analysis of whichever game it is.
class CatalogueAnalysis::Any {
 public:
  virtual ~Any() = default;
  virtual bool run(std::uint64_t nodes) = 0;
  virtual double progress() const = 0;
  virtual const std::vector<PossibleEvaluation>& evaluations() const = 0;
};

template <Game G>
class CatalogueAnalysis::Of final : public Any {
 public:
  Of(const G& position, const SearchLimits& limits) : analysis_{position, limits} {}

  bool run(std::uint64_t nodes) override { return analysis_.run(nodes); }
  double progress() const override { return analysis_.progress(); }
  const std::vector<PossibleEvaluation>& evaluations() const override { return analysis_.evaluations(); }

 private:
  Analysis<G> analysis_;
};

CatalogueAnalysis::CatalogueAnalysis(const CataloguePosition& position, const SearchLimits& limits)
    : analysis_{searched(position).visit([&]<typename G>(const G& known) -> std::unique_ptr<Any> {
        return std::make_unique<Of<G>>(known, limits);
      })} {}

CatalogueAnalysis::CatalogueAnalysis(CatalogueAnalysis&&) noexcept = default;

CatalogueAnalysis& CatalogueAnalysis::operator=(CatalogueAnalysis&&) noexcept = default;

CatalogueAnalysis::~CatalogueAnalysis() = default;

bool CatalogueAnalysis::run(std::uint64_t nodes) { return analysis_->run(nodes); }

double CatalogueAnalysis::progress() const { return analysis_->progress(); }

const std::vector<PossibleEvaluation>& CatalogueAnalysis::evaluations() const { return analysis_->evaluations(); }

}  // namespace noughts
