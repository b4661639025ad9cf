#include "noughts/text/notation.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace noughts {

namespace {

constexpr char separator = '.';
constexpr char player_separator = '-';

std::optional<Player> player_of(std::string_view text) {
  for (const Player player : {Player::x, Player::o}) {
    if (text.size() == 1 && text[0] == letter(player)) return player;
  }
  return std::nullopt;
}

std::string with_player(std::string text, std::optional<Player> player) {
  if (player) text += {player_separator, letter(*player)};
  return text;
}

/// Writes a transition of a board of some size.
struct Writer {
  BoardSize size;

  std::string operator()(const Play& play) const { return with_player(to_string(size.name(play.square)), play.player); }
  std::string operator()(const Resign& resign) const { return with_player("resign", resign.player); }
  std::string operator()(const Undo&) const { return "undo"; }
  std::string operator()(const Redo&) const { return "redo"; }
  std::string operator()(const Next& next) const { return with_player("next", next.first); }
};

/// The parts of a text between its dots, one after the other.
class Parts {
 public:
  explicit Parts(std::string_view text) : text_{text} {}

  /// Where the part begins that `next` gives.
  std::size_t position() const { return std::min(position_, text_.size()); }
  bool at_end() const { return position_ > text_.size(); }

  /// The next part; empty at the end.
  std::string_view next() {
    if (at_end()) return {};
    const std::size_t end = std::min(text_.find(separator, position_), text_.size());
    const std::string_view part = text_.substr(position_, end - position_);
    position_ = end + 1;
    return part;
  }

 private:
  std::string_view text_;
  std::size_t position_ = 0;
};

}  // namespace

std::string_view code(const NotationError& error) {
  switch (error.fault) {
    case NotationFault::unknown_game: return "unknown-game";
    case NotationFault::unknown_player: return "unknown-player";
    case NotationFault::unknown_transition: return "unknown-transition";
    case NotationFault::refused_transition: return code(*error.conflict);
  }
  std::unreachable();
}

std::string_view sentence(const NotationError& error) {
  switch (error.fault) {
    case NotationFault::unknown_game: return "There is no game of this name.";
    case NotationFault::unknown_player: return "The player who moves first must be X or O.";
    case NotationFault::unknown_transition:
      return "This is neither a square nor anything else that happens in a match.";
    case NotationFault::refused_transition: return sentence(*error.conflict);
  }
  std::unreachable();
}

std::optional<Transition> parse_transition(std::string_view text, BoardSize size) {
  if (text == "undo") return Undo{};
  if (text == "redo") return Redo{};
  const std::size_t dash = std::min(text.find(player_separator), text.size());
  const std::string_view what = text.substr(0, dash);
  std::optional<Player> player;
  if (dash < text.size()) {
    player = player_of(text.substr(dash + 1));
    if (!player) return std::nullopt;
  }
  if (what == "resign") return Resign{.player = player};
  if (what == "next") return Next{.first = player};
  const auto name = SquareName::parse(what);
  if (!name) return std::nullopt;
  return Play{.square = size.square(*name).value_or(Square::off_every_board()), .player = player};
}

std::string to_string(const Transition& transition, BoardSize size) { return std::visit(Writer{size}, transition); }

std::string to_string(const CatalogueMatch& match) {
  std::string text = id_of(match.start());
  text += {separator, letter(match.start().turn())};
  for (const Transition& transition : match.log()) {
    text += separator;
    text += to_string(transition, match.start().size());
  }
  return text;
}

std::expected<CatalogueMatch, NotationError> parse_match(std::string_view text) {
  Parts parts{text};
  const auto game = find_game(parts.next());
  if (!game) return std::unexpected{NotationError{.fault = NotationFault::unknown_game, .position = 0}};

  const std::size_t player_position = parts.position();
  const auto first = player_of(parts.next());
  if (!first)
    return std::unexpected{NotationError{.fault = NotationFault::unknown_player, .position = player_position}};

  CatalogueMatch match{game->start(*first)};
  while (!parts.at_end()) {
    const std::size_t position = parts.position();
    const auto transition = parse_transition(parts.next(), game->size());
    if (!transition)
      return std::unexpected{NotationError{.fault = NotationFault::unknown_transition, .position = position}};
    if (const auto made = match.make(*transition); !made) {
      return std::unexpected{
          NotationError{.fault = NotationFault::refused_transition, .position = position, .conflict = made.error()}};
    }
  }
  return match;
}

}  // namespace noughts
