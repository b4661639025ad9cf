#pragma once

#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "processor_time.hpp"

/// The measurements of a program, by name. `bench/compare.js` asks for one at a time, so that two
/// programs can take turns.
class Figures {
 public:
  /// A measurement receives its name.
  using Measure = std::function<void(const std::string& name)>;

  void add(std::string name, Measure measure) { all_.emplace_back(std::move(name), std::move(measure)); }

  /// Without an argument prints all names. With a name runs that measurement once, and prints its
  /// figures. Returns the result of `main`.
  int answer(int argc, char** argv) const {
    if (argc < 2) {
      for (const auto& [name, measure] : all_) std::printf("%s\n", name.c_str());
      return 0;
    }
    for (const auto& [name, measure] : all_) {
      if (name != std::string_view{argv[1]}) continue;
      measure(name);
      return 0;
    }
    std::fprintf(stderr, "there is no figure %s\n", argv[1]);
    return 1;
  }

 private:
  std::vector<std::pair<std::string, Measure>> all_;
};

/// Prints a figure on a line, with tabs between what, how much and the unit.
inline void print_figure(const std::string& what, double figure, const char* unit) {
  std::printf("%s\t%.17g\t%s\n", what.c_str(), figure, unit);
}

/// The processor time of one run of something slow, in seconds.
double seconds_once(auto what) {
  const double start = processor_seconds();
  what();
  return processor_seconds() - start;
}

/// The processor time of one run of something, in seconds. It runs once unmeasured, to fill caches
/// and compile WebAssembly, and then as often as it takes to measure the time.
double seconds_of(auto what) {
  what();
  for (int runs = 1;; runs *= 2) {
    const double seconds = seconds_once([&] {
      for (int run = 0; run < runs; ++run) what();
    });
    if (seconds >= 0.1) return seconds / runs;
  }
}
