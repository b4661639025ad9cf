#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>

#include "noughts/catalogue/books.hpp"
#include "noughts/terminal/options.hpp"
#include "noughts/text/notation.hpp"

/// The options of the command line.
struct Options {
  noughts::terminal::Options session;
  std::optional<noughts::CataloguePosition> game;  ///< nothing: tic-tac-toe
  std::optional<noughts::CatalogueMatch> match;    ///< nothing: a new match
  bool protocol = false;                           ///< whether a program talks to it, not a person
  /// Whether that program is a Gomoku tournament manager.
  bool gomocup = false;
  noughts::Books books;  ///< the books for the engine
  bool help = false;
  bool version = false;
};

/// Reads the arguments after the program's name, or returns what is wrong with them.
std::expected<Options, std::string> read_options(std::span<char*> arguments);

/// The usage text of the program.
std::string usage();
