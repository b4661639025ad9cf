// Proves that the first player wins at Qubic, from the empty cube.
//
//   noughts_qubic [SECONDS [MARKS]]
//
// It stops after so many seconds of processor time (default: 7200). Symmetric positions count as
// one as long as they have at most so many marks (default: 14; 0: none does).
//
// It takes 2 GB of memory. How many positions it needs does not depend on the time or the machine.

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <optional>
#include <span>
#include <string_view>

#include "cube_proof.hpp"

using namespace noughts;

namespace {

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void print(const cube::Proof::Progress& progress) {
  std::printf("%.0f s, %llu positions, %llu for threats, %d marks\n", seconds(),
              static_cast<unsigned long long>(progress.positions), static_cast<unsigned long long>(progress.threats),
              progress.marks);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const std::span arguments{argv, static_cast<std::size_t>(argc)};
  const auto most_seconds = arguments.size() > 1 ? number_in(arguments[1]) : 7200;
  const auto most_marks = arguments.size() > 2 ? number_in(arguments[2]) : 14;
  if (!most_seconds || !most_marks || arguments.size() > 3) {
    std::fprintf(stderr, "noughts_qubic [SECONDS [MARKS]]\n");
    return 1;
  }
  cube::Proof proof{std::size_t{2} << 30U, *most_marks};
  const auto wins = proof.prove({}, [&](const cube::Proof::Progress& progress) {
    if (progress.positions % 100'000 == 0) print(progress);
    return seconds() < *most_seconds;
  });
  print(proof.progress());
  std::puts(!wins ? "not decided" : *wins ? "the first player wins" : "the first player does not win");
  return 0;
}
