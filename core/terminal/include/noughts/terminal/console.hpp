#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace noughts::terminal {

/// Where people read and write.
class Console {
 public:
  /// Any two streams, which have to outlive the console. Colours are those of ANSI terminals.
  Console(std::istream& in, std::ostream& out, bool colours = false);

  /// The standard input and output, with colours where the output is a terminal and the environment's NO_COLOR is not
  /// set.
  static Console standard();

  /// Prints text as it is. Throws a `std::runtime_error` where it cannot be written.
  void print(std::string_view text);

  /// Prints a board: the marks in their players' colours, those in brackets also bold.
  void print_board(std::string_view diagram);

  /// Asks for a line; gives it in lower case without surrounding space. None at the end of the input.
  std::optional<std::string> ask(std::string_view question);

 private:
  std::reference_wrapper<std::istream> in_;
  std::reference_wrapper<std::ostream> out_;
  bool colours_;
};

}  // namespace noughts::terminal
