// Makes and checks puzzles: positions in which a single move keeps the win, or else the draw, and that move neither
// wins at once nor merely blocks (puzzle.hpp). How every move of them ends is proven.
//
//   noughts_puzzles make GAME FILE COUNT     looks for so many puzzles of a game, of all grades as evenly as there are
//                                            any, and writes FILE. What has been found stands in FILE.part: it can be
//                                            stopped at any time, and goes on where it was.
//   noughts_puzzles check GAME FILE [LINES]  reads every line, and proves all of them again; or of each grade so many,
//                                            the longest ones, which are proven soonest
//
// A line is the grade, the match in which the player to move is asked for a move, and that move. The same FILE comes
// out whenever and wherever it is made.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
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

/// What has been found so far, in a file: the puzzles, and after them how many courses have been looked at.
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
    // What was written last may be half a line.
    file_.open(name, std::ios::binary | std::ios::trunc);
    for (const PuzzleLine& line : puzzles_) file_ << to_string(line) << '\n';
    write_next();
  }

  /// Whether it can be written.
  bool is_open() const { return file_.good(); }

  const std::vector<PuzzleLine>& puzzles() const { return puzzles_; }

  /// The number of the course to look at next.
  std::uint64_t next() const { return next_; }

  /// Goes on to the next course, with what was found along this one.
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
int make(const std::string& id, const G& start, const std::string& name, std::size_t wanted) {
  PuzzleMaker<G> maker{id, start, plan_for(id)};
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

/// Whether a line is one of the last of its grade, so many of them.
bool is_among_last(const std::vector<PuzzleLine>& lines, std::size_t place, std::size_t last) {
  const std::size_t behind = place + last;
  return behind >= lines.size() || lines[behind].grade != lines[place].grade;
}

template <GameWithPuzzles G>
int check(const std::string& id, const G& start, const std::string& name, std::size_t proofs) {
  PuzzleCheck<G> check{id, start, plan_for(id)};
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

int run(const std::vector<std::string>& arguments) {
  const auto word = [&](std::size_t place) { return place < arguments.size() ? arguments[place] : std::string{}; };
  const bool is_make = word(0) == "make" && arguments.size() == 4;
  const bool is_check = word(0) == "check" && (arguments.size() == 3 || arguments.size() == 4);
  constexpr int all = 1'000'000;
  const auto game = find_game(word(1));
  const auto number = arguments.size() == 4 ? detail::parse_number(word(3)) : std::optional{all};
  if ((!is_make && !is_check) || !game || !number) {
    std::fprintf(stderr, "noughts_puzzles make GAME FILE COUNT | noughts_puzzles check GAME FILE [LINES]\n");
    return 1;
  }
  return game->visit([&]<typename G>(const G& start) {
    const std::string id = id_of(*game);
    const auto lines = static_cast<std::size_t>(*number);
    if constexpr (GameWithPuzzles<G>) {
      return is_make ? make(id, start, word(2), lines) : check(id, start, word(2), lines);
    } else {
      std::fprintf(stderr, "%s does not tell which moves decide it at once, and has no puzzles\n", id.c_str());
      return 1;
    }
  });
}

}  // namespace

int main(int argc, char** argv) { return run({argv + 1, argv + argc}); }
