#pragma once

#ifdef __EMSCRIPTEN__
#include <emscripten/em_js.h>

// The clock of the C library tells what o'clock it is in WebAssembly, Node knows what the processor did.
EM_JS(double, processor_seconds, (), {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
})
#else
#include <ctime>

/// The processor time of this program, in seconds, which other programs on the machine do not add to.
inline double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}
#endif
