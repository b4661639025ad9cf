#pragma once

/// Ends the program if a precondition does not hold. Only programs compiled with
/// `NOUGHTS_ASSERTIONS` check; the project's tests do. Elsewhere the check costs nothing, and a
/// broken precondition is undefined behaviour.
#ifdef NOUGHTS_ASSERTIONS
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): must not evaluate the condition
#define NOUGHTS_ASSERT(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
#else
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define NOUGHTS_ASSERT(condition) static_cast<void>(0)
#endif
