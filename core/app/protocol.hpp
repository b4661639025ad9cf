#pragma once

#include <cstdint>
#include <expected>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>

#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/search/level.hpp"

/// The limit for thinking about a move: exactly one of these.
struct Effort {
  std::optional<noughts::Level> level = std::nullopt;
  std::optional<std::uint64_t> playouts = std::nullopt;      ///< playouts; at least one
  std::optional<std::uint64_t> milliseconds = std::nullopt;  ///< of processor time; at least one
};

/// Chooses the moves for the protocol.
class Engine {
 public:
  virtual ~Engine() = default;
  /// Sets the seed for all later choices.
  virtual void seed(std::uint64_t seed) = 0;
  /// A move, or why there is none. Requires a game that has not ended.
  virtual std::expected<noughts::BoardMove, std::string> choose(const noughts::CataloguePosition& position,
                                                                const Effort& effort) = 0;
};

/// The library's own opponents. They use the books, and the books must outlive them. The search for
/// one move is reused for the next.
std::unique_ptr<Engine> engine_of_library(const noughts::Books& books);

/// Answers a program line by line, until `quit` or the end of the input. The guide
/// web/docs/contributing/strength.md lists the commands.
void serve(std::istream& in, std::ostream& out, const std::string& name, Engine& engine);
