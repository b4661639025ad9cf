#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace noughts::terminal {

/// The place where people read and write.
class Console {
 public:
  /// Uses any two streams. They must outlive the console. Colours use ANSI codes.
  Console(std::istream& in, std::ostream& out, bool colours = false);

  /// The standard input and output. In colour if the output is a terminal and the environment
  /// variable NO_COLOR is not set.
  static Console standard();

  /// Prints text unchanged. Throws a `std::runtime_error` if it cannot be written.
  void print(std::string_view text);

  /// Prints a board. Marks have their players' colours; marks in brackets are also bold.
  void print_board(std::string_view diagram);

  /// Asks for a line. Returns it in lower case without surrounding space, or nothing at the end of
  /// the input.
  std::optional<std::string> ask(std::string_view question);

 private:
  std::reference_wrapper<std::istream> in_;
  std::reference_wrapper<std::ostream> out_;
  bool colours_;
};

}  // namespace noughts::terminal
