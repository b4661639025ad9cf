#pragma once

#ifdef __EMSCRIPTEN__
#include <emscripten/em_js.h>

// In WebAssembly the clock of the C library tells the time of day. Node knows the processor time.
EM_JS(double, processor_seconds, (), {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
})
#else
#include <ctime>

/// The processor time of this program, in seconds. Other programs on the machine do not add to it.
inline double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}
#endif
