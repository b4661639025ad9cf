#pragma once

#include <cstdio>
#include <cstdlib>
#include <source_location>

/// Aborts the program if a condition does not hold, so that libFuzzer keeps the input.
inline void demand(bool holds, std::source_location where = std::source_location::current()) {
  if (holds) return;
  std::fprintf(stderr, "%s:%u: this does not hold\n", where.file_name(), where.line());
  std::abort();
}
