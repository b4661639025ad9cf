#pragma once

#include <cstddef>
#include <cstdint>

/// The memory that the program takes by `new`, as `heap.cpp` counts it.
namespace heap {

/// How many bytes are taken.
std::size_t taken();

/// How many bytes were taken at most at once since the last call of `forget_most`.
std::size_t most_taken();

/// Begins anew to look for the most that is taken at once.
void forget_most();

/// Refuses what would take more than so many bytes in all, to whoever takes a refusal: `new (std::nothrow)`. As much as
/// there is unless told otherwise.
void refuse_beyond(std::size_t bytes = SIZE_MAX);

}  // namespace heap
