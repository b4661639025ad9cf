#include "terminal.hpp"

#include <cctype>
#include <istream>
#include <ostream>
#include <stdexcept>

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

Terminal::Terminal(std::istream& in, std::ostream& out, bool colours) : in_{in}, out_{out}, colours_{colours} {}

void Terminal::print(std::string_view text) {
  if (!(out_ << text << std::flush)) throw std::runtime_error{"the output cannot be written"};
}

void Terminal::print_board(std::string_view diagram) {
  if (!colours_) return print(diagram);
  for (std::size_t i = 0; i < diagram.size(); ++i) {
    const char character = diagram[i];
    if (character != 'X' && character != 'O') {
      out_ << character;
      continue;
    }
    if (i > 0 && diagram[i - 1] == '[') out_ << bold;
    out_ << (character == 'X' ? blue : red) << character << plain;
  }
  out_ << std::flush;
}

std::optional<std::string> Terminal::ask(std::string_view question) {
  print(question);
  print("> ");
  std::string line;
  if (!std::getline(in_, line)) {
    print("\n");
    return std::nullopt;
  }
  return tidy(line);
}
