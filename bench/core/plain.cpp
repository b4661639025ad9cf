// A plain tree search (plain_uct.hpp) that speaks the protocol of the terminal game, to compare the
// library's search with.

#include <iostream>

#include "plain_uct.hpp"
#include "protocol.hpp"

using namespace noughts;

namespace {

class Plain final : public Engine {
 public:
  void seed(std::uint64_t seed) override { random_ = Random{seed}; }

  std::expected<BoardMove, std::string> choose(const CataloguePosition& position, const Effort& effort) override {
    if (!effort.playouts) return std::unexpected{"this one knows playouts alone"};
    const int playouts = static_cast<int>(*effort.playouts);
    return position.visit([&](const auto& game) { return plain_uct(game, playouts, random_); });
  }

 private:
  Random random_{1};
};

}  // namespace

int main() {
  Plain plain;
  serve(std::cin, std::cout, "plain tree search", plain);
}
