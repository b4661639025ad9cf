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

/// How much an engine may think about a move: one of these.
struct Effort {
  std::optional<noughts::Level> level = std::nullopt;
  std::optional<std::uint64_t> playouts = std::nullopt;      ///< random games; at least one
  std::optional<std::uint64_t> milliseconds = std::nullopt;  ///< of processor time; at least one
};

/// Whoever chooses the moves that are asked for.
class Engine {
 public:
  virtual ~Engine() = default;
  /// Decides what is chosen from then on.
  virtual void seed(std::uint64_t seed) = 0;
  /// A move, or why it has none. Requires a game that goes on.
  virtual std::expected<noughts::Square, std::string> choose(const noughts::CataloguePosition& position,
                                                             const Effort& effort) = 0;
};

/// The library's own opponents, which look into the books, which must outlive them; what one has found out for a move
/// helps with the next.
std::unique_ptr<Engine> engine_of_library(const noughts::Books& books);

/// Answers a program line by line, until it says `quit` or says no more. CONTRIBUTING.md tells what is understood.
void serve(std::istream& in, std::ostream& out, const std::string& name, Engine& engine);
