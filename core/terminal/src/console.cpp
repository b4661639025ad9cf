#include "noughts/terminal/console.hpp"

#include <unistd.h>

#include <cctype>
#include <cstdlib>
#include <iostream>
#include <stdexcept>

namespace noughts::terminal {

namespace {

constexpr std::string_view blue = "\x1b[34m";
constexpr std::string_view red = "\x1b[31m";
constexpr std::string_view bold = "\x1b[1m";
constexpr std::string_view plain = "\x1b[0m";

std::string tidy(std::string_view line) {
  const std::string_view space = " \t\r";
  const std::size_t begin = line.find_first_not_of(space);
  if (begin == std::string_view::npos) return {};
  std::string text{line.substr(begin, line.find_last_not_of(space) - begin + 1)};
  for (char& character : text) character = static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
  return text;
}

}  // namespace

Console::Console(std::istream& in, std::ostream& out, bool colours) : in_{in}, out_{out}, colours_{colours} {}

Console Console::standard() {
  const char* no_color = std::getenv("NO_COLOR");  // any non-empty value counts (no-color.org)
  const bool colours = isatty(STDOUT_FILENO) != 0 && (no_color == nullptr || *no_color == '\0');
  return Console{std::cin, std::cout, colours};
}

void Console::print(std::string_view text) {
  if (!(out_.get() << text << std::flush)) throw std::runtime_error{"the output cannot be written"};
}

void Console::print_board(std::string_view diagram) {
  if (!colours_) return print(diagram);
  for (std::size_t i = 0; i < diagram.size(); ++i) {
    const char character = diagram[i];
    if (character != 'X' && character != 'O') {
      out_.get() << character;
      continue;
    }
    if (i > 0 && diagram[i - 1] == '[') out_.get() << bold;
    out_.get() << (character == 'X' ? blue : red) << character << plain;
  }
  out_.get() << std::flush;
}

std::optional<std::string> Console::ask(std::string_view question) {
  print(question);
  print("> ");
  std::string line;
  if (!std::getline(in_.get(), line)) {
    print("\n");
    return std::nullopt;
  }
  return tidy(line);
}

}  // namespace noughts::terminal
