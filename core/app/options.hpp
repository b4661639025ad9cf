#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>

#include "noughts/catalogue/books.hpp"
#include "noughts/terminal/options.hpp"
#include "noughts/text/notation.hpp"

/// What the command line asks for.
struct Options {
  noughts::terminal::Options session;
  std::optional<noughts::CataloguePosition> game;  ///< none: tic-tac-toe
  std::optional<noughts::CatalogueMatch> match;    ///< none: a new one
  bool protocol = false;                           ///< whether a program talks to it, not a person
  bool gomocup = false;                            ///< whether that is a manager of Gomoku
  noughts::Books books;                            ///< what the program is answered by
  bool help = false;
  bool version = false;
};

/// Reads the arguments that follow the program's name, or says what is wrong with them.
std::expected<Options, std::string> read_options(std::span<char*> arguments);

/// How the program is used.
std::string usage();
