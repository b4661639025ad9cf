#include "options.hpp"

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

using namespace noughts;

std::string usage() {
  std::string text =
      "Tic-tac-toe and its family in the terminal.\n"
      "\n"
      "  noughts [--game GAME] [--x WHO] [--o WHO] [--seed NUMBER] [--position MATCH]\n"
      "          [--games NUMBER] [--quiet]\n"
      "  noughts --protocol [--books FOLDER]\n"
      "  noughts --gomocup\n"
      "\n"
      "  --game GAME         what is played; tic-tac-toe unless told otherwise:\n";
  for (const CatalogueEntry& entry : catalogue()) text.append(22, ' ').append(entry.id).append("\n");
  text +=
      "                      or any line game: line-5x4-3 is three in a row on five columns and four rows;\n"
      "                      -gravity, -misere or both may follow; after ultimate -open-boards, -most-boards or both,\n"
      "                      after gomoku -exactly-five, -swap2 or both\n"
      "  --x WHO, --o WHO    who plays X and O: human, easy, medium, hard or best; asked for when left out\n"
      "  --seed NUMBER       the same number makes the computer play the same moves\n"
      "  --position MATCH    goes on with a match, such as tic-tac-toe.X.b2.a1\n"
      "  --games NUMBER      how many games the computer plays against itself, begun by either in turn\n"
      "  --quiet             prints nothing but the score, where the computer plays against itself\n"
      "  --protocol          answers a program line by line, as the guide to strength says\n"
      "  --books FOLDER      a folder with files *.book, *.network and *.strategy, by which it answers\n"
      "  --gomocup           plays Gomoku by the Gomocup protocol, for managers of such games\n"
      "  --help, --version\n"
      "\n"
      "A move is the name of a square, such as b2, or its number from 1 at the top left; where marks fall, the letter\n"
      "of a column will do, and where you choose your mark, it stands behind: b2x, b2o or 5o. What else there is to\n"
      "choose is named: stay, swap or add. undo and hint are understood wherever a move is,\n"
      "quit everywhere. Colours are left out where NO_COLOR is set.\n";
  return text;
}

namespace {

std::optional<std::uint64_t> number_of(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional{number} : std::nullopt;
}

bool is_option(std::string_view name) {
  return name == "--game" || name == "--x" || name == "--o" || name == "--seed" || name == "--position" ||
         name == "--games" || name == "--books";
}

std::optional<std::vector<std::uint8_t>> bytes_of(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  if (!file) return std::nullopt;
  return std::vector<std::uint8_t>{std::istreambuf_iterator<char>{file}, {}};
}

/// How the names of such files end.
std::string_view ending_of(BookKind kind) {
  switch (kind) {
    case BookKind::none: return {};
    case BookKind::results: return ".book";
    case BookKind::network: return ".network";
    case BookKind::strategy: return ".strategy";
  }
  std::unreachable();
}

/// Whether a file has the name of the book of a game.
bool is_named_as_book(const std::filesystem::path& path) {
  const auto start = find_game(path.stem().string());
  return start && Books::kind(*start) != BookKind::none && path.extension() == ending_of(Books::kind(*start));
}

/// Reads all books of games in a folder. Returns what is wrong with them, or that there are none.
std::optional<std::string> take_books(Books& books, std::string_view folder) {
  bool is_any = false;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator{std::filesystem::path{folder}, error}) {
    const auto& path = entry.path();
    if (!is_named_as_book(path)) continue;
    const auto bytes = bytes_of(path);
    if (!bytes || !books.add(path.stem().string(), *bytes)) {
      return "--books: " + path.filename().string() + " in " + std::string{folder} + " is none, or not whole";
    }
    is_any = true;
  }
  return is_any ? std::nullopt : std::optional{"--books: there are none in " + std::string{folder}};
}

/// Reads one option with its value. Returns what is wrong with the value, or that the option does
/// not exist.
std::optional<std::string> take(Options& options, std::string_view name, std::string_view value) {
  if (name == "--x" || name == "--o") {
    const auto seat = terminal::seat_of(value);
    if (!seat) return std::string{name} + " must be human, easy, medium, hard or best";
    (name == "--x" ? options.session.x : options.session.o) = seat;
  } else if (name == "--seed") {
    options.session.seed = number_of(value);
    if (!options.session.seed) return "--seed must be a whole number from 0 to 18446744073709551615";
  } else if (name == "--games") {
    options.session.games = number_of(value).value_or(0);
    if (options.session.games == 0) return "--games must be a whole number from 1 on";
  } else if (name == "--game") {
    options.game = find_game(value);
    if (!options.game) return "--game: there is no game " + std::string{value};
  } else if (name == "--books") {
    return take_books(options.books, value);
  } else if (name == "--position") {
    const std::size_t start = std::min(value.find_first_not_of(" \t\r\n"), value.size());
    const std::size_t end = value.find_last_not_of(" \t\r\n") + 1;
    auto match = parse_match(value.substr(start, std::max(start, end) - start));
    if (!match) {
      return "--position: character " + std::to_string(start + match.error().position + 1) + ": " +
             std::string{sentence(match.error())};
    }
    options.match = *std::move(match);
  } else {
    return "there is no option " + std::string{name};
  }
  return std::nullopt;
}

}  // namespace

std::expected<Options, std::string> read_options(std::span<char*> arguments) {
  Options options;
  bool is_for_computers = false;
  bool has_books = false;
  bool is_for_people = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--help" || argument == "--version") {
      is_for_people = true;
      (argument == "--help" ? options.help : options.version) = true;
      continue;
    }
    if (argument == "--protocol") {
      options.protocol = true;
      continue;
    }
    if (argument == "--gomocup") {
      options.gomocup = true;
      continue;
    }
    const std::string_view name = argument.substr(0, argument.find('='));
    (name == "--books" ? has_books : is_for_people) = true;
    if (argument == "--quiet") {
      options.session.quiet = is_for_computers = true;
      continue;
    }
    std::string_view value;
    if (name.size() < argument.size()) {
      value = argument.substr(name.size() + 1);
    } else if (i + 1 < arguments.size()) {
      value = arguments[++i];
    } else if (is_option(argument)) {
      return std::unexpected{std::string{argument} + " needs a value"};
    }
    if (name == "--games") is_for_computers = true;
    if (auto wrong = take(options, name, value)) return std::unexpected{*std::move(wrong)};
  }
  if (options.protocol && is_for_people) return std::unexpected{"--protocol takes no other option than --books"};
  if (options.gomocup && arguments.size() > 1) return std::unexpected{"--gomocup takes no other option"};
  if (has_books && !options.protocol) return std::unexpected{"--books goes with --protocol"};
  if (options.game && options.match)
    return std::unexpected{"--position says by itself which game it is, so leave --game out"};
  const auto& [x, o, seed, games, quiet] = options.session;
  const bool is_computer_alone = x && x->level && o && o->level;
  if (is_for_computers && !is_computer_alone)
    return std::unexpected{"--games and --quiet are for the computer against itself: give --x and --o a level"};
  return options;
}
