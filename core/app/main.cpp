// The terminal game. Everything that touches the world, the clock's seed included, is in this file and terminal.cpp.

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <random>
#include <span>

#include "options.hpp"
#include "session.hpp"
#include "terminal.hpp"

namespace {

/// What programs exit with that Ctrl-C ends, and those that are called wrongly.
constexpr int interrupted = 130;
constexpr int wrong_usage = 2;

extern "C" void on_interrupt(int) {
  static_cast<void>(!write(STDOUT_FILENO, "\n", 1));
  _exit(interrupted);
}

/// On a terminal, unless NO_COLOR holds anything (no-color.org).
bool wants_colours() {
  const char* no_color = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (no_color == nullptr || *no_color == '\0');
}

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

}  // namespace

int main(int count, char* arguments[]) try {
  std::signal(SIGINT, on_interrupt);
  const auto options = read_options(std::span{arguments, static_cast<std::size_t>(count)}.subspan(1));
  if (!options) {
    std::cerr << "noughts: " << options.error() << "\n\n" << usage();
    return wrong_usage;
  }
  Terminal terminal{std::cin, std::cout, wants_colours()};
  if (options->help) {
    terminal.print(usage());
    return EXIT_SUCCESS;
  }
  if (options->version) {
    terminal.print("noughts " NOUGHTS_VERSION "\n");
    return EXIT_SUCCESS;
  }
  Session{terminal, *options, options->seed.value_or(random_seed())}.run();
  return EXIT_SUCCESS;
} catch (const std::exception& error) {
  std::cerr << "noughts: " << error.what() << "\n";
  return EXIT_FAILURE;
}
