// Version 0.1 as an engine that speaks the protocol of the terminal game, as far as `npm run strength` needs it.

#include <cstdint>
#include <ctime>
#include <iostream>
#include <limits>
#include <optional>
#include <sstream>
#include <string>

#include "noughts/catalogue_thinking.hpp"
#include "noughts/move_name.hpp"
#include "noughts/notation.hpp"
#include "noughts/random.hpp"
#include "noughts/square_name.hpp"

using namespace noughts;

namespace {

class Former {
 public:
  std::string answer(const std::string& line) {
    std::istringstream words{line};
    std::string command;
    words >> command;
    if (command == "name") return "name Noughts 0.1";
    if (command == "seed") {
      std::uint64_t seed = 1;
      words >> seed;
      seeds_ = Random{seed};
      thinking_.reset();
      return "ok";
    }
    if (command == "position") {
      std::string text;
      words >> text;
      const auto match = parse_match(text);
      if (!match) return "error " + std::string{sentence(match.error())};
      position_ = match->position();
      return "ok";
    }
    if (command != "think") return "error there is no command " + command;
    std::string unit;
    std::uint64_t amount = 0;
    words >> unit >> amount;
    return "move " + to_string(position_.size().name(think(unit, amount)));
  }

 private:
  Square think(const std::string& unit, std::uint64_t amount) {
    const bool is_timed = unit == "milliseconds";
    const std::uint64_t playouts = is_timed ? std::numeric_limits<std::int32_t>::max() : amount;
    const Skill skill{.mistakes = 0, .playouts = playouts, .nodes = 0};
    if (thinking_ && skill_ == skill) {
      thinking_->go_on(position_, seeds_.next());
    } else {
      thinking_.emplace(position_, skill, seeds_.next());
      skill_ = skill;
    }
    constexpr std::uint64_t a_moment = 64;  // random games: a fraction of a millisecond
    const std::clock_t begin = std::clock();
    while (!thinking_->run(a_moment)) {
      const auto milliseconds = static_cast<std::uint64_t>((std::clock() - begin) / (CLOCKS_PER_SEC / 1000));
      if (is_timed && milliseconds >= amount) break;
    }
    return thinking_->move();
  }

  Random seeds_{1};
  Skill skill_{};
  CataloguePosition position_;
  std::optional<CatalogueThinking> thinking_;
};

}  // namespace

int main() {
  Former former;
  std::string line;
  while (std::getline(std::cin, line) && line != "quit") std::cout << former.answer(line) << std::endl;
}
