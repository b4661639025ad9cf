#pragma once

#include <iosfwd>
#include <string>

/// Plays Gomoku by the Gomocup protocol, which managers of tournaments speak
/// (https://plastovicka.github.io/protocl2en.htm), line by line, until it is told `END` or nothing more. `version` is
/// what it says of itself.
///
/// It plays on boards of 15×15, by five or more in a row or exactly five (`INFO rule`), within the time that is left.
void serve_gomocup(std::istream& in, std::ostream& out, const std::string& version);
