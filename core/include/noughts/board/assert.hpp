#pragma once

/// Ends the program where a precondition does not hold, in programs that are compiled with `NOUGHTS_ASSERTIONS`, as
/// ours are while they are tested; else it costs nothing. What is unchecked is undefined then.
#ifdef NOUGHTS_ASSERTIONS
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the condition is not to be looked at where it is switched off
#define NOUGHTS_ASSERT(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
#else
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define NOUGHTS_ASSERT(condition) static_cast<void>(0)
#endif
