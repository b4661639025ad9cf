// Proves that the first player wins at Qubic, from the empty cube, and makes the strategy of the
// proof.
//
//   noughts_qubic prove [MARKS]   symmetric positions count as one as long as they have at most so
//                                 many marks (default: 14; 0: none does)
//   noughts_qubic make FILE       proves it and writes the strategy
//   noughts_qubic check FILE      follows the strategy against every reply
//
// A proof takes 2 GB of memory and a quarter of an hour. If no symmetric positions count as one, 49
// minutes do not suffice. How many positions it needs does not depend on the time or the machine.

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cube_check.hpp"
#include "cube_proof.hpp"
#include "noughts/strategies/qubic_strategy.hpp"
#include "noughts/text/diagram.hpp"

using namespace noughts;

namespace {

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

bool report(const cube::Proof::Progress& progress) {
  if (progress.positions % 100'000 == 0) {
    std::printf("%.0f s, %llu positions, %llu for threats, %d marks\n",
                static_cast<double>(std::clock()) / CLOCKS_PER_SEC, static_cast<unsigned long long>(progress.positions),
                static_cast<unsigned long long>(progress.threats), progress.marks);
    std::fflush(stdout);
  }
  return true;
}

/// The position with these marks, in which X is to move.
Qubic position_of(cube::Marks marks) {
  Qubic position;
  while (marks.all() != 0) {
    cube::Cells& next = position.turn() == Player::x ? marks.own : marks.other;
    position.play_unchecked(Qubic::square_of(cube::first_of(next)));
    next &= next - 1;
  }
  return position;
}

/// Proves that the first player wins, with symmetric positions as one up to so many marks.
class Prover {
 public:
  explicit Prover(int most_marks) : proof_{std::size_t{2} << 30U, most_marks} {
    is_won_ = proof_.prove({}, report) == true;
    std::printf("%llu positions: the first player %s\n", static_cast<unsigned long long>(proof_.progress().positions),
                is_won_ ? "wins" : "does not win");
  }

  bool is_won() const { return is_won_; }

  /// As `QubicStrategy::write` wants it.
  std::optional<int> cell_in(const cube::Marks& marks) {
    const auto [place, is_new] = cells_.try_emplace(marks);
    if (is_new) place->second = found_cell(marks);
    return place->second;
  }

 private:
  std::optional<int> found_cell(const cube::Marks& marks) {
    if (cube::gaps(marks.own, marks.free()) != 0 || cube::is_won_by_threats(position_of(marks))) return std::nullopt;
    const cube::Cells stops = cube::gaps(marks.other, marks.free());
    if (stops != 0) return cube::first_of(stops);
    if (const auto cell = proof_.winning_cell(marks)) return cell;
    // A win by threats that takes longer to see.
    if (threats_.find(marks, most_positions)) return threats_.line().back().cell;
    std::fprintf(stderr, "the proof has no move in %llx, %llx\n", static_cast<unsigned long long>(marks.own),
                 static_cast<unsigned long long>(marks.other));
    std::exit(1);
  }

  static constexpr std::uint64_t most_positions = 1'000'000'000;

  cube::Proof proof_;
  cube::Threats threats_;
  bool is_won_ = false;
  std::map<cube::Marks, std::optional<int>> cells_;
};

int make_strategy(const std::string& name) {
  Prover prover{14};
  if (!prover.is_won()) return 1;
  const auto bytes = QubicStrategy::write([&](const cube::Marks& marks) { return prover.cell_in(marks); });
  if (!bytes) return 1;
  std::ofstream file{name, std::ios::binary};
  for (const std::uint8_t byte : *bytes) file.put(static_cast<char>(byte));
  return file.flush() ? 0 : 1;
}

int check_strategy(const std::string& name) {
  std::ifstream file{name, std::ios::binary};
  const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>{file}, {}};
  const auto strategy = QubicStrategy::read(bytes);
  if (!strategy) {
    std::fprintf(stderr, "%s is no strategy of Qubic\n", name.c_str());
    return 1;
  }
  cube::Check check{*strategy};
  if (const auto fault = check.fault()) {
    std::fprintf(stderr, "the strategy does not win here:\n%s\n", diagram(*fault).c_str());
    return 1;
  }
  std::printf("the strategy wins: %zu decisions, %zu of them met in %zu positions\n", strategy->decisions().size(),
              check.decisions(), check.positions());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const std::string_view task = arguments.empty() ? std::string_view{} : arguments.front();
  const auto most_marks = arguments.size() == 2 ? number_in(arguments[1]) : 14;
  if (task == "prove" && arguments.size() <= 2 && most_marks) return Prover{*most_marks}.is_won() ? 0 : 1;
  if (task == "make" && arguments.size() == 2) return make_strategy(arguments[1]);
  if (task == "check" && arguments.size() == 2) return check_strategy(arguments[1]);
  std::fprintf(stderr, "noughts_qubic prove [MARKS] | noughts_qubic make FILE | noughts_qubic check FILE\n");
  return 1;
}
