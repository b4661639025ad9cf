#include "options.hpp"

#include <charconv>
#include <string_view>
#include <system_error>

using namespace noughts;

std::string usage() {
  std::string text =
      "Tic-tac-toe and its family in the terminal.\n"
      "\n"
      "  noughts [--game GAME] [--x WHO] [--o WHO] [--seed NUMBER] [--position MATCH]\n"
      "          [--games NUMBER] [--quiet]\n"
      "  noughts --protocol\n"
      "\n"
      "  --game GAME         what is played; tic-tac-toe unless told otherwise:\n";
  for (const CatalogueEntry& entry : catalogue()) text.append(22, ' ').append(entry.id).append("\n");
  text +=
      "                      or any line game: line-5x4-3 is three in a row on five columns and four rows;\n"
      "                      -gravity, -misere or both may follow; after ultimate -open-boards, -most-boards or both\n"
      "  --x WHO, --o WHO    who plays X and O: human, easy, medium, hard or best; asked for when left out\n"
      "  --seed NUMBER       the same number makes the computer play the same moves\n"
      "  --position MATCH    goes on with a match, such as tic-tac-toe.X.b2.a1\n"
      "  --games NUMBER      how many games the computer plays against itself, begun by either in turn\n"
      "  --quiet             prints nothing but the score, where the computer plays against itself\n"
      "  --protocol          answers a program line by line, as CONTRIBUTING.md tells\n"
      "  --help, --version\n"
      "\n"
      "A move is the name of a square, such as b2, or its number from 1 at the top left; where marks fall, the letter\n"
      "of a column will do. undo and hint are understood wherever a move is, quit everywhere. Colours are left out\n"
      "where NO_COLOR is set.\n";
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
         name == "--games";
}

/// Takes one option with its value; says what is wrong with the value, or that there is no such option.
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
  } else if (name == "--position") {
    auto match = parse_match(value);
    if (!match) {
      return "--position: character " + std::to_string(match.error().position + 1) + ": " +
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
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--help" || argument == "--version") {
      (argument == "--help" ? options.help : options.version) = true;
      continue;
    }
    if (argument == "--protocol") {
      options.protocol = true;
      continue;
    }
    if (argument == "--quiet") {
      options.session.quiet = is_for_computers = true;
      continue;
    }
    const std::size_t equals = argument.find('=');
    std::string_view value;
    if (equals != std::string_view::npos) {
      value = argument.substr(equals + 1);
    } else if (i + 1 < arguments.size()) {
      value = arguments[++i];
    } else if (is_option(argument)) {
      return std::unexpected{std::string{argument} + " needs a value"};
    }
    if (argument.substr(0, equals) == "--games") is_for_computers = true;
    if (auto wrong = take(options, argument.substr(0, equals), value)) return std::unexpected{*std::move(wrong)};
  }
  if (options.protocol && arguments.size() > 1) return std::unexpected{"--protocol takes no other options"};
  if (options.game && options.match)
    return std::unexpected{"--position says by itself which game it is, so leave --game out"};
  const auto& [x, o, seed, games, quiet] = options.session;
  const bool is_computer_alone = x && x->level && o && o->level;
  if (is_for_computers && !is_computer_alone)
    return std::unexpected{"--games and --quiet are for the computer against itself: give --x and --o a level"};
  return options;
}
