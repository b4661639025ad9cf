#include "noughts/catalogue/catalogue_thinking.hpp"

#include <concepts>

#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/search/thinking.hpp"

namespace noughts {

/// Thinking about whichever game it is.
class CatalogueThinking::Any {
 public:
  virtual ~Any() = default;
  /// False where the position is of another game.
  virtual bool go_on(const SearchedPosition& position, std::uint64_t seed) = 0;
  virtual bool run(std::uint64_t playouts) = 0;
  virtual bool is_done() const = 0;
  virtual double progress() const = 0;
  virtual Square move() = 0;
};

template <Game G>
class CatalogueThinking::About final : public Any {
 public:
  About(const G& position, const Skill& skill, std::uint64_t seed, std::size_t memory)
      : thinking_{position, skill, seed, memory} {}

  bool go_on(const SearchedPosition& position, std::uint64_t seed) override {
    return position.visit([&]<typename Other>(const Other& other) {
      if constexpr (std::same_as<Other, G>) thinking_.go_on(other, seed);
      return std::same_as<Other, G>;
    });
  }
  bool run(std::uint64_t playouts) override { return thinking_.run(playouts); }
  bool is_done() const override { return thinking_.is_done(); }
  double progress() const override { return thinking_.progress(); }
  Square move() override { return thinking_.move(); }

 private:
  Thinking<G> thinking_;
};

std::unique_ptr<CatalogueThinking::Any> CatalogueThinking::begin(const CataloguePosition& position, const Skill& skill,
                                                                 std::uint64_t seed, std::size_t memory) {
  return searched(position).visit([&]<typename G>(const G& known) -> std::unique_ptr<Any> {
    return std::make_unique<About<G>>(known, skill, seed, memory);
  });
}

CatalogueThinking::CatalogueThinking(const CataloguePosition& position, const Skill& skill, std::uint64_t seed,
                                     std::size_t memory)
    : skill_{skill}, memory_{memory}, thinking_{begin(position, skill, seed, memory)} {}

CatalogueThinking::CatalogueThinking(CatalogueThinking&&) noexcept = default;

CatalogueThinking& CatalogueThinking::operator=(CatalogueThinking&&) noexcept = default;

CatalogueThinking::~CatalogueThinking() = default;

void CatalogueThinking::go_on(const CataloguePosition& position, std::uint64_t seed) {
  if (!thinking_->go_on(searched(position), seed)) thinking_ = begin(position, skill_, seed, memory_);
}

bool CatalogueThinking::run(std::uint64_t playouts) { return thinking_->run(playouts); }

bool CatalogueThinking::is_done() const { return thinking_->is_done(); }

double CatalogueThinking::progress() const { return thinking_->progress(); }

Square CatalogueThinking::move() { return thinking_->move(); }

Square choose(const CataloguePosition& position, Opponent& opponent) {
  return position.visit([&](const auto& known) { return opponent.choose(known).value(); });
}

}  // namespace noughts
