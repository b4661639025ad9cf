#pragma once

#include <iosfwd>
#include <string>

/// Plays Gomoku with the Gomocup protocol of tournament managers
/// (https://plastovicka.github.io/protocl2en.htm). It works line by line, until `END` or the end of
/// the input. `version` is the program version that it reports.
///
/// It plays on boards of 15×15, with five or more in a row or exactly five (`INFO rule`), within
/// the time that is left.
void serve_gomocup(std::istream& in, std::ostream& out, const std::string& version);
