#pragma once

#include <cstddef>
#include <cstdint>

/// The memory that the program takes by `new`, as `heap.cpp` counts it.
namespace heap {

/// The number of bytes taken.
std::size_t taken();

/// The largest number of bytes taken at once since the last call of `forget_most`.
std::size_t most_taken();

/// Resets `most_taken` to the bytes taken now.
void forget_most();

/// Refuses allocations beyond so many bytes in all. Only callers that accept a refusal see one, by
/// `new (std::nothrow)`. By default there is no limit.
void refuse_beyond(std::size_t bytes = SIZE_MAX);

}  // namespace heap
