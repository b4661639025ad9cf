// The private copy's libFuzzer may need a newer glibc than this system's, in which these functions
// have other names.

#include <cstdlib>

extern "C" {
long __isoc23_strtol(const char* text, char** end, int base);
unsigned long __isoc23_strtoul(const char* text, char** end, int base);

[[gnu::weak]] long __isoc23_strtol(const char* text, char** end, int base) { return std::strtol(text, end, base); }
[[gnu::weak]] unsigned long __isoc23_strtoul(const char* text, char** end, int base) {
  return std::strtoul(text, end, base);
}
}
