// The terminal game: reads its options and starts the terminal library.

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <span>

#include "gomocup.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/match/review.hpp"
#include "noughts/terminal/play.hpp"
#include "options.hpp"
#include "protocol.hpp"

using namespace noughts;

namespace {

/// The exit codes after Ctrl-C and after wrong arguments.
constexpr int interrupted = 130;
constexpr int wrong_usage = 2;

extern "C" void on_interrupt(int) {
  // Outside a terminal the reader may be gone, and then the write would block.
  if (isatty(STDOUT_FILENO) == 1) static_cast<void>(!write(STDOUT_FILENO, "\n", 1));
  _exit(interrupted);
}

}  // namespace

int main(int count, char* arguments[]) try {
  std::signal(SIGINT, on_interrupt);
  const auto options = read_options(std::span{arguments, static_cast<std::size_t>(count)}.subspan(1));
  if (!options) {
    std::cerr << "noughts: " << options.error() << "\n\n" << usage();
    return wrong_usage;
  }
  terminal::Console console = terminal::Console::standard();
  if (options->help) {
    console.print(usage());
    return EXIT_SUCCESS;
  }
  if (options->version) {
    console.print("noughts " NOUGHTS_VERSION "\n");
    return EXIT_SUCCESS;
  }
  if (options->protocol) {
    serve(std::cin, std::cout, "Noughts " NOUGHTS_VERSION, *engine_of_library(options->books));
    return EXIT_SUCCESS;
  }
  if (options->gomocup) {
    serve_gomocup(std::cin, std::cout, NOUGHTS_VERSION);
    return EXIT_SUCCESS;
  }
  const CataloguePosition start = options->game.value_or(catalogue()[0].start);
  terminal::play(options->match.value_or(CatalogueMatch{start}), options->session, console);
  return EXIT_SUCCESS;
} catch (const std::exception& error) {
  std::cerr << "noughts: " << error.what() << "\n";
  return EXIT_FAILURE;
}
