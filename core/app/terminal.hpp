#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

/// Where people read and write.
class Terminal {
 public:
  /// Colours are used where the output is a terminal and the environment's NO_COLOR is not set.
  Terminal(std::istream& in, std::ostream& out, bool colours);

  /// Prints text as it is. Throws where the output cannot be written.
  void print(std::string_view text);

  /// Prints a board: the marks in their players' colours, those in brackets also bold.
  void print_board(std::string_view diagram);

  /// Asks for a line; gives it in lower case without surrounding space. None at the end of the input.
  std::optional<std::string> ask(std::string_view question);

 private:
  std::istream& in_;
  std::ostream& out_;
  bool colours_;
};
