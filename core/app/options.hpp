#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "noughts/search/level.hpp"
#include "noughts/text/notation.hpp"

/// Who plays a side: a human, or the computer at a level.
struct Seat {
  /// None for a human.
  std::optional<noughts::Level> level;
};

/// The seat that a word names: `human` or a level.
std::optional<Seat> seat_of(std::string_view word);

/// What the command line asks for.
struct Options {
  std::optional<Seat> x;  ///< none: ask
  std::optional<Seat> o;  ///< none: ask
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> games;              ///< how many the computer plays against itself; none: one
  bool quiet = false;                              ///< prints nothing but the score at the end
  std::optional<noughts::CataloguePosition> game;  ///< none: tic-tac-toe
  std::optional<noughts::CatalogueMatch> match;    ///< none: a new one
  bool help = false;
  bool version = false;
};

/// Reads the arguments that follow the program's name, or says what is wrong with them.
std::expected<Options, std::string> read_options(std::span<char*> arguments);

/// How the program is used.
std::string usage();
