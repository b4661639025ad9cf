#include "protocol.hpp"

#include <charconv>
#include <ctime>
#include <istream>
#include <ostream>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/random.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/notation.hpp"

using namespace noughts;

namespace {

class EngineOfLibrary final : public Engine {
 public:
  explicit EngineOfLibrary(const Books& books) : books_{&books} {}

  void seed(std::uint64_t seed) override {
    seeds_ = Random{seed};
    thinking_.reset();
  }

  std::expected<BoardMove, std::string> choose(const CataloguePosition& position, const Effort& effort) override {
    const Skill skill = skill_for(effort);
    if (!thinking_ || skill_ != skill) {
      thinking_.emplace(position, skill, seeds_.next(), Limits{}.bytes, books_);
      skill_ = skill;
    } else {
      thinking_->go_on(position, seeds_.next(), books_);
    }
    run(effort);
    return thinking_->result();
  }

 private:
  static Skill skill_for(const Effort& effort) {
    if (effort.level) return skill_of(*effort.level);
    return {.playouts = effort.playouts.value_or(UINT64_MAX), .nodes = 0};
  }

  /// Measures processor time, so that other load on the machine has no effect.
  void run(const Effort& effort) {
    constexpr std::uint64_t a_moment = 512;  // nodes: a fraction of a millisecond
    constexpr std::clock_t a_second = 1000;  // milliseconds
    const std::clock_t begin = std::clock();
    const auto is_time_up = [&] {
      if (!effort.milliseconds) return false;
      return static_cast<std::uint64_t>((std::clock() - begin) / (CLOCKS_PER_SEC / a_second)) >= *effort.milliseconds;
    };
    while (!thinking_->run(a_moment) && !is_time_up()) {
    }
  }

  const Books* books_;
  Random seeds_{1};
  Skill skill_{};
  std::optional<Thinking<BoardMove>> thinking_;
};

/// The words of a line, in order; empty after the last one.
class Words {
 public:
  explicit Words(const std::string& line) : line_{line} {}

  std::string next() {
    std::string word;
    line_ >> word;
    return word;
  }

 private:
  std::istringstream line_;
};

/// A whole number from 1 up.
std::optional<std::uint64_t> count_of(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_count = error == std::errc{} && end == text.data() + text.size() && number > 0;
  return is_count ? std::optional{number} : std::nullopt;
}

std::optional<Effort> effort_of(std::string_view unit, std::string_view amount) {
  if (unit == "level") {
    const auto level = level_of(amount);
    return level ? std::optional{Effort{.level = level}} : std::nullopt;
  }
  const auto count = count_of(amount);
  if (!count) return std::nullopt;
  if (unit == "playouts") return Effort{.playouts = count};
  if (unit == "milliseconds") return Effort{.milliseconds = count};
  return std::nullopt;
}

/// Answers line by line.
class Conversation {
 public:
  Conversation(std::string name, Engine& engine) : name_{std::move(name)}, engine_{engine} {}

  std::string answer(const std::string& line) {
    Words words{line};
    const std::string command = words.next();
    if (command == "name") return "name " + name_;
    if (command == "seed") return seed(words.next());
    if (command == "position") return position(words.next());
    if (command == "moves") return moves();
    if (command == "think") {
      const std::string unit = words.next();
      return think(unit, words.next());
    }
    return "error there is no command " + command;
  }

 private:
  std::string seed(std::string_view text) {
    const auto number = count_of(text);
    if (!number) return "error seed needs a whole number from 1 on";
    engine_.seed(*number);
    return "ok";
  }

  std::string position(std::string_view text) {
    const auto match = parse_match(text);
    if (!match) {
      return "error character " + std::to_string(match.error().position + 1) + ": " +
             std::string{sentence(match.error())};
    }
    match_ = *match;
    const Status status = match_.status();
    if (const auto player = status.next_player()) return std::string{"next "} + letter(*player);
    if (const auto winner = status.winner()) return std::string{"won "} + letter(*winner);
    return "tie";
  }

  std::string moves() const {
    std::string text = "moves";
    if (match_.status().is_over()) return text;
    for (const BoardMove move : match_.position().legal_moves())
      text.append(" ").append(move_name(match_.position(), move));
    return text;
  }

  std::string think(std::string_view unit, std::string_view amount) {
    const auto effort = effort_of(unit, amount);
    if (!effort) return "error think needs a level, or playouts or milliseconds and how many";
    if (match_.status().is_over()) return "error the game has ended";
    const auto move = engine_.choose(match_.position(), *effort);
    if (!move) return "error " + move.error();
    return "move " + move_name(match_.position(), *move);
  }

  std::string name_;
  Engine& engine_;
  CatalogueMatch match_{catalogue()[0].start};
};

}  // namespace

std::unique_ptr<Engine> engine_of_library(const Books& books) { return std::make_unique<EngineOfLibrary>(books); }

void serve(std::istream& in, std::ostream& out, const std::string& name, Engine& engine) {
  Conversation conversation{name, engine};
  std::string line;
  while (std::getline(in, line) && line != "quit") {
    out << conversation.answer(line) << std::endl;  // NOLINT(performance-avoid-endl): the reader waits for it
  }
}
