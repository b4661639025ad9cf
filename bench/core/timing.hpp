#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

/// The median time of several runs of something, in seconds.
double median_seconds(int runs, auto what) {
  std::vector<double> times;
  for (int run = 0; run < runs; ++run) {
    const auto start = std::chrono::steady_clock::now();
    what();
    times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::nth_element(times, times.begin() + runs / 2);
  return times[static_cast<std::size_t>(runs / 2)];
}
