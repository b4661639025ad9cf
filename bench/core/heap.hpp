#pragma once

#include <cstddef>

/// The memory that the program takes by `new`, as `heap.cpp` counts it.
namespace heap {

/// How many bytes are taken.
std::size_t taken();

/// How many bytes were taken at most at once since the last call of `forget_most`.
std::size_t most_taken();

/// Begins anew to look for the most that is taken at once.
void forget_most();

}  // namespace heap
