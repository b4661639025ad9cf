#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/terminal/console.hpp"
#include "noughts/terminal/options.hpp"

namespace noughts::terminal::detail {

/// By player; none for a human.
using Opponents = std::array<std::optional<Opponent>, 2>;

/// The opponent of that side.
inline std::optional<Opponent>& opponent_of(Opponents& opponents, Player player) {
  return opponents[static_cast<std::size_t>(player)];
}

/// A match as a session sees it, whatever its game.
class AnyMatch {
 public:
  AnyMatch() = default;
  AnyMatch(const AnyMatch&) = delete;
  AnyMatch& operator=(const AnyMatch&) = delete;
  virtual ~AnyMatch() = default;

  /// How the current game stands.
  virtual Status status() const = 0;
  /// The score, the current game included once it has ended.
  virtual Score score() const = 0;
  /// The position as people see it; nothing where it has no looks.
  virtual std::string picture() const = 0;
  /// Whether it is played on a board.
  virtual bool has_board() const = 0;
  /// Whether the next move marks a square of it.
  virtual bool marks_square() const = 0;
  /// The names of the legal moves, each after a space.
  virtual std::string possible_moves() const = 0;
  /// A best move and what it is worth, as a sentence.
  virtual std::string hint() const = 0;
  /// Every move of the game with what it was worth, each on a line of its own, and the one that decided the game.
  virtual std::string review() const = 0;

  /// Plays what was typed; false where that is no legal move.
  virtual bool play(std::string_view typed) = 0;
  /// Plays what the opponent chooses, and tells its name. Requires a game that goes on.
  virtual std::string play(Opponent& opponent) = 0;
  /// Takes back moves until it is a human's turn again; where the computer began, nothing before its first move. False
  /// where there is nothing to take back.
  virtual bool undo(Opponents& opponents) = 0;
  /// Begins the next game.
  virtual void next() = 0;
};

/// A match in the terminal, from the first question to the last.
class Session {
 public:
  /// The match has to outlive the session.
  Session(AnyMatch& match, const Options& options, const Console& console);

  /// Plays until nobody wants to go on or the input ends.
  void run();

 private:
  enum class Flow : std::uint8_t { go_on, leave };

  Flow choose_seats();
  Flow play_game();
  Flow after_game();
  Flow human_turn(Player player);
  void computer_turn(Player player, Opponent& opponent);
  void announce_result();
  bool undo();
  void print_position();

  AnyMatch& match_;
  Options options_;
  Console console_;
  Random seeds_;
  std::uint64_t games_played_ = 0;  // by the computer against itself
  Opponents opponents_;
};

}  // namespace noughts::terminal::detail
