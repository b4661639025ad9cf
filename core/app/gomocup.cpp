#include "gomocup.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/random.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/swap2.hpp"
#include "noughts/match/match_search.hpp"

using namespace noughts;

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Numbers separated by commas. Nothing for any other text.
std::optional<std::vector<int>> numbers_of(std::string_view text) {
  std::vector<int> numbers;
  for (;;) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return std::nullopt;
    numbers.push_back(number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.empty()) return numbers;
    if (!text.starts_with(',')) return std::nullopt;
    text.remove_prefix(1);
  }
}

std::optional<int> only_number_of(std::string_view text) {
  const auto numbers = numbers_of(text);
  return numbers && numbers->size() == 1 ? std::optional{numbers->front()} : std::nullopt;
}

/// The square at this column, from the left, and row, from the top; both count from 0.
std::optional<Square> square_at(int column, int row) { return Gomoku{}.size().square(row, column); }

std::string name_of(Square square) {
  const BoardSize size = Gomoku{}.size();
  return std::to_string(size.column(square)) + "," + std::to_string(size.row(square));
}

/// The time limits that the manager has set, in milliseconds.
struct Time {
  int turn = 30'000;         ///< for one move; 0 to play as fast as possible
  int match = 0;             ///< for all moves; 0 for no limit
  int left = 2'147'483'647;  ///< the time left for all moves

  /// How long to think about a move, so that the answer arrives in time.
  milliseconds of_move() const {
    constexpr int moves_to_come = 25;
    constexpr int shortest = 5;
    constexpr int on_the_way = 40;
    const int share = match > 0 ? std::min(turn, left / moves_to_come) : turn;
    return milliseconds{std::max(shortest, share - on_the_way)};
  }
};

/// The connection to one manager, and the game with it.
class Manager {
 public:
  Manager(std::istream& in, std::ostream& out, std::string version)
      : in_{in}, out_{out}, version_{std::move(version)} {}

  void serve() {
    for (std::string line; read(line);) {
      const std::size_t space = std::min(line.find(' '), line.size());
      const std::string_view rest = std::string_view{line}.substr(std::min(space + 1, line.size()));
      const std::string command = in_capitals(line.substr(0, space));
      if (command == "END") return;
      answer(command, rest);
    }
  }

 private:
  using Marks = std::vector<std::optional<Player>>;

  /// It does not matter which player is X.
  static constexpr Player own = Player::x;
  static constexpr Player theirs = Player::o;

  bool read(std::string& line) {
    if (!std::getline(in_, line)) return false;
    while (line.ends_with('\r') || line.ends_with(' ')) line.pop_back();
    return true;
  }

  void say(const std::string& text) {
    out_ << text << std::endl;  // NOLINT(performance-avoid-endl): the manager waits for it
  }

  static std::string in_capitals(std::string text) {
    for (char& letter : text) {
      if ('a' <= letter && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    }
    return text;
  }

  /// Reads the lines of a command with several lines, up to the line `DONE`.
  std::optional<std::vector<std::string>> read_lines() {
    std::vector<std::string> lines;
    for (std::string line; read(line); lines.push_back(line)) {
      if (in_capitals(line) == "DONE") return lines;
    }
    return std::nullopt;
  }

  void answer(std::string_view command, std::string_view rest) {
    if (command == "INFO") return info(rest);
    if (command == "ABOUT") {
      std::string about = R"(name="Noughts", version=")";
      about += version_;
      return say(about.append(R"(", author="Noughts", country="")"));
    }
    if (!is_known_rule_) {
      if (command == "BOARD" || command == "SWAP2BOARD") read_lines();
      return say("ERROR only the rules 0 (five or more) and 1 (exactly five) are known");
    }
    if (command == "START") return start(rest);
    if (command == "RECTSTART") return start(rest == "15,15" ? "15" : rest);
    if (command == "RESTART") return begin();
    if (command == "BEGIN") return play_own();
    if (command == "TURN") return turn(rest);
    if (command == "TAKEBACK") return take_back(rest);
    if (command == "BOARD") return board();
    if (command == "SWAP2BOARD") return open();
    say("UNKNOWN command");
  }

  void start(std::string_view size) {
    if (only_number_of(size) != 15) return say("ERROR only boards of 15 columns and rows");
    begin();
  }

  void begin() {
    marks_.assign(marks_.size(), std::nullopt);
    say("OK");
  }

  void turn(std::string_view rest) {
    const auto square = square_of(rest);
    if (!square) return say("ERROR that is no square");
    if (at(*square)) return say("ERROR that square is filled");
    at(*square) = theirs;
    if (!position()) {
      at(*square) = std::nullopt;
      return say("ERROR it is not their turn, or the game has ended");
    }
    play_own();
  }

  void take_back(std::string_view rest) {
    const auto square = square_of(rest);
    if (!square || !at(*square)) return say("ERROR nothing lies there");
    at(*square) = std::nullopt;
    say("OK");
  }

  /// The marks come in any order. The marks of the player to move have a 1, the others a 2.
  void board() {
    Marks marks(marks_.size());
    const auto lines = read_lines();
    bool is_good = lines.has_value();
    for (const std::string& line : lines.value_or(std::vector<std::string>{})) {
      const auto numbers = numbers_of(line);
      const bool is_mark = numbers && numbers->size() == 3 && ((*numbers)[2] == 1 || (*numbers)[2] == 2);
      const auto square = is_mark ? square_at((*numbers)[0], (*numbers)[1]) : std::nullopt;
      is_good = is_good && square && !marks[place_of(*square)];
      if (is_good) marks[place_of(*square)] = (*numbers)[2] == 1 ? own : theirs;
    }
    std::swap(marks_, marks);
    if (is_good && position()) return play_own();
    std::swap(marks_, marks);
    say("ERROR these marks cannot come from taking turns");
  }

  /// The swap2 opening. The manager sends the marks that have been made. The answer is the marks
  /// that we make next: three at the start, two more, or one if we make the next mark. The answer
  /// is `SWAP` if the other side makes the next mark.
  void open() {
    Swap2<Gomoku> position{{.game = rules_}};
    std::size_t told = 0;
    const auto lines = read_lines();
    bool is_good = lines.has_value();
    for (const std::string& line : lines.value_or(std::vector<std::string>{})) {
      if (++told == 4) is_good = is_good && play(position, find_choice(position, "add"));
      is_good = is_good && play(position, square_of(line));
    }
    if (!is_good || (told != 0 && told != 3 && told != 5)) return say("ERROR these marks are no opening");
    const Player we = position.turn();
    std::string made;
    while (position.turn() == we) {
      const BoardMove move = choose(position, time_.of_move() / 3);  // at most three moves
      if (!move.choice()) {
        if (!made.empty()) made += ' ';
        made += name_of(move.square());
      }
      position.play_unchecked(move);
    }
    for (const Square square : position.size().every_square())
      at(square) = position.owner(square).transform([&](Player player) { return player == we ? own : theirs; });
    say(made.empty() ? "SWAP" : made);
  }

  /// Whether the move exists and was played.
  static bool play(Swap2<Gomoku>& position, std::optional<BoardMove> move) {
    if (!move || !can_play(position, *move)) return false;
    position.play_unchecked(*move);
    return true;
  }

  /// Unknown information is ignored, as the protocol requires.
  void info(std::string_view rest) {
    const std::size_t space = std::min(rest.find(' '), rest.size());
    const std::string_view key = rest.substr(0, space);
    const auto number = only_number_of(rest.substr(std::min(space + 1, rest.size())));
    if (!number) return;
    const int value = std::max(0, *number);
    if (key == "timeout_turn") time_.turn = value;
    if (key == "timeout_match") time_.match = value;
    if (key == "time_left") time_.left = value;
    if (key == "rule") {
      // Bits: 1 for exactly five, 2 for a match of several games, 4 for renju, 8 for caro.
      rules_.exactly_five = value % 2 == 1;
      is_known_rule_ = value < 4;
    }
  }

  void play_own() {
    const auto position = this->position();
    if (!position || position->status().is_over()) return say("ERROR the game has ended");
    const Square move = choose(*position, time_.of_move()).square();
    at(move) = own;
    say(name_of(move));
  }

  BoardMove choose(const CataloguePosition& position, milliseconds time) {
    const auto end = Clock::now() + time;
    const Skill skill{.playouts = UINT64_MAX};
    if (thinking_) {
      thinking_->go_on(position, seeds_.next());
    } else {
      thinking_.emplace(position, skill, seeds_.next());
    }
    constexpr std::uint64_t a_moment = 64;  // nodes: a fraction of a millisecond
    while (!thinking_->run(a_moment) && Clock::now() < end) continue;
    return thinking_->result();
  }

  std::optional<Square> square_of(std::string_view text) const {
    const auto numbers = numbers_of(text);
    return numbers && numbers->size() == 2 ? square_at((*numbers)[0], (*numbers)[1]) : std::nullopt;
  }

  static std::size_t place_of(Square square) { return static_cast<std::size_t>(square.index()); }
  std::optional<Player>& at(Square square) { return marks_[place_of(square)]; }

  /// The position with us to move. Nothing if no position has these marks.
  std::optional<Gomoku> position() const {
    const auto position = Gomoku{rules_}.set_up({.marks = marks_, .turn = own});
    return position ? std::optional{*position} : std::nullopt;
  }

  std::istream& in_;
  std::ostream& out_;
  std::string version_;
  Time time_;
  GomokuRules rules_;
  bool is_known_rule_ = true;
  Marks marks_ = Marks(Gomoku::capacity);  // by square
  Random seeds_{1};
  std::optional<Thinking<BoardMove>> thinking_;
};

}  // namespace

void serve_gomocup(std::istream& in, std::ostream& out, const std::string& version) {
  Manager{in, out, version}.serve();
}
