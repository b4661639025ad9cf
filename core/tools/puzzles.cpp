// Makes and checks puzzles: positions in which exactly one move keeps the win, or otherwise the
// draw, and that move neither wins at once nor only blocks (puzzle.hpp). It is proved how every
// move of a puzzle ends.
//
//   noughts_puzzles make GAME FILE COUNT     finds COUNT puzzles of a game, with the grades shared
//                                            as evenly as possible, and writes FILE. The puzzles
//                                            found so far are in FILE.part: the tool can be stopped
//                                            at any time and continues at the same place.
//   noughts_puzzles check GAME FILE [all]    reads every line, and proves as many of each grade
//                                            again as the plan says: the longest ones, which are
//                                            the quickest to prove. Or it proves all of them.
//
// The plan is beside FILE: tic-tac-toe.plan for tic-tac-toe.txt (puzzle_plan.hpp).
//
// A line has the grade, the match in which the player to move must find a move, and that move. The
// contents of FILE do not depend on the time or the machine.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/board/digits.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "puzzle_check.hpp"
#include "puzzle_line.hpp"
#include "puzzle_maker.hpp"
#include "puzzle_plan.hpp"

using namespace noughts;
using namespace noughts::tools;

namespace {

std::vector<std::string> lines_of(const std::string& name) {
  std::ifstream file{name, std::ios::binary};
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

/// The results so far, in a file: the puzzles, and after them the number of courses that are done.
class Part {
 public:
  explicit Part(const std::string& name) {
    std::vector<PuzzleLine> found;
    for (const std::string& text : lines_of(name)) {
      if (const auto line = parse_puzzle_line(text)) found.push_back(*line);
      if (!text.starts_with(done) || !text.ends_with(end)) continue;
      const auto number = std::string_view{text}.substr(done.size(), text.size() - done.size() - end.size());
      next_ = static_cast<std::uint64_t>(detail::parse_number(number).value_or(0));
      puzzles_.insert(puzzles_.end(), found.begin(), found.end());
      found.clear();
    }
    // The last text that was written may be half a line.
    file_.open(name, std::ios::binary | std::ios::trunc);
    for (const PuzzleLine& line : puzzles_) file_ << to_string(line) << '\n';
    write_next();
  }

  /// Whether the file can be written.
  bool is_open() const { return file_.good(); }

  const std::vector<PuzzleLine>& puzzles() const { return puzzles_; }

  /// The number of the next course.
  std::uint64_t next() const { return next_; }

  /// Goes on to the next course, with the result of the current one.
  void add(const std::optional<PuzzleLine>& line) {
    ++next_;
    constexpr std::uint64_t now_and_then = 100;  // courses
    if (line) file_ << to_string(puzzles_.emplace_back(*line)) << '\n';
    if (line || next_ % now_and_then == 0) write_next();
  }

 private:
  static constexpr std::string_view done = "done: ";
  static constexpr std::string_view end = ".";

  void write_next() { file_ << done << next_ << end << '\n' << std::flush; }

  std::vector<PuzzleLine> puzzles_;
  std::uint64_t next_ = 0;
  std::ofstream file_;
};

void print_counts(const std::vector<PuzzleLine>& lines) {
  std::printf("%zu puzzles; by grade:", lines.size());
  for (const std::size_t count : count_grades(lines)) std::printf(" %zu", count);
  std::printf("\n");
}

template <GameWithPuzzles G>
int make(const std::string& id, const G& start, const PuzzlePlan& plan, const std::string& name, std::size_t wanted) {
  PuzzleMaker<G> maker{id, start, plan};
  Part part{name + ".part"};
  if (!part.is_open()) {
    std::fprintf(stderr, "%s.part cannot be written\n", name.c_str());
    return 1;
  }
  for (const PuzzleLine& line : part.puzzles()) maker.remember(line);
  const auto is_enough = [&] { return std::ranges::min(count_grades(part.puzzles())) * hardest_grade >= wanted; };
  while (part.next() < maker.courses() && !is_enough())
    part.add(maker.best_puzzle(part.next(), count_grades(part.puzzles())));

  const auto lines = chosen_lines(part.puzzles(), wanted);
  std::ofstream file{name, std::ios::binary};
  for (const PuzzleLine& line : lines) file << to_string(line) << '\n';
  std::printf("%llu courses, %zu puzzles\n", static_cast<unsigned long long>(part.next()), part.puzzles().size());
  print_counts(lines);
  return file.flush() ? 0 : 1;
}

/// Whether a line is one of the last `last` lines of its grade.
bool is_among_last(const std::vector<PuzzleLine>& lines, std::size_t place, std::size_t last) {
  const std::size_t behind = place + last;
  return behind >= lines.size() || lines[behind].grade != lines[place].grade;
}

template <GameWithPuzzles G>
int check(const std::string& id, const G& start, const PuzzlePlan& plan, const std::string& name, std::size_t proofs) {
  PuzzleCheck<G> check{id, start, plan};
  const auto texts = lines_of(name);
  int faults = texts.empty() ? 1 : 0;
  const auto report = [&](std::size_t place, const std::optional<std::string>& fault) {
    if (!fault) return;
    ++faults;
    std::fprintf(stderr, "%s:%zu: %s\n", name.c_str(), place + 1, fault->c_str());
  };
  for (std::size_t place = 0; place < texts.size(); ++place) report(place, check.fault_of(texts[place]));
  if (faults > 0) return 1;

  std::vector<PuzzleLine> lines;
  lines.reserve(texts.size());
  for (const std::string& text : texts) lines.push_back(parse_puzzle_line(text).value());
  std::size_t proven = 0;
  for (std::size_t place = 0; place < texts.size(); ++place) {
    if (!is_among_last(lines, place, proofs)) continue;
    report(place, check.fault_of_proof(texts[place]));
    ++proven;
  }
  print_counts(lines);
  std::printf("%zu are proven again, %d are wrong\n", proven, faults);
  return faults > 0 ? 1 : 0;
}

/// The plan beside a file of puzzles: the same name, with `.plan` at its end.
std::optional<PuzzlePlan> plan_beside(const std::string& name) {
  const std::string plan = std::filesystem::path{name}.replace_extension(".plan").string();
  std::ifstream file{plan};
  if (!file) {
    std::fprintf(stderr, "%s cannot be read\n", plan.c_str());
    return std::nullopt;
  }
  const auto found = parse_puzzle_plan(file);
  if (!found) std::fprintf(stderr, "%s is not a plan of puzzles\n", plan.c_str());
  return found;
}

int run(const std::vector<std::string>& arguments) {
  const auto word = [&](std::size_t place) { return place < arguments.size() ? arguments[place] : std::string{}; };
  const bool is_make = word(0) == "make" && arguments.size() == 4;
  const bool is_check = word(0) == "check" && (arguments.size() == 3 || word(3) == "all");
  const auto game = find_game(word(1));
  const auto number = is_make ? detail::parse_number(word(3)) : std::optional{0};
  if ((!is_make && !is_check) || !game || !number) {
    std::fprintf(stderr, "noughts_puzzles make GAME FILE COUNT | noughts_puzzles check GAME FILE [all]\n");
    return 1;
  }
  const auto plan = plan_beside(word(2));
  if (!plan) return 1;
  return game->visit([&]<typename G>(const G& start) {
    const std::string id = id_of(*game);
    if constexpr (GameWithPuzzles<G>) {
      constexpr std::size_t all = 1'000'000;
      return is_make ? make(id, start, *plan, word(2), static_cast<std::size_t>(*number))
                     : check(id, start, *plan, word(2), word(3) == "all" ? all : plan->proofs);
    } else {
      std::fprintf(stderr, "%s does not tell which moves decide it at once, and has no puzzles\n", id.c_str());
      return 1;
    }
  });
}

}  // namespace

int main(int argc, char** argv) { return run({argv + 1, argv + argc}); }
