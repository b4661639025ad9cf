#include "noughts/text/notation.hpp"

#include <algorithm>
#include <array>

#include "noughts/board/digits.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

namespace detail {

namespace {

constexpr char separator = '.';
constexpr char inner_separator = '-';
constexpr std::string_view game_word = "game";

void append(std::string& text, int number) {
  text += inner_separator;
  text += digits(number);
}

/// Removes the text before the next dash, and returns it. Nothing after the end of the text.
std::optional<std::string_view> take(std::optional<std::string_view>& text) {
  if (!text) return std::nullopt;
  const std::size_t dash = text->find(inner_separator);
  const std::string_view taken = text->substr(0, dash);
  text = dash == std::string_view::npos ? std::nullopt : std::optional{text->substr(dash + 1)};
  return taken;
}

/// Reads exactly `count` numbers from a text. Nothing if the text is anything else.
template <std::size_t count>
std::optional<std::array<int, count>> take_numbers(std::optional<std::string_view> text) {
  std::array<int, count> numbers{};
  for (int& number : numbers) {
    const auto digits = take(text);
    const auto value = digits ? parse_number(*digits) : std::nullopt;
    if (!value) return std::nullopt;
    number = *value;
  }
  return text ? std::nullopt : std::optional{numbers};
}

}  // namespace

std::size_t Parts::position() const { return std::min(position_, text_.size()); }

bool Parts::at_end() const { return position_ > text_.size(); }

std::string_view Parts::next() {
  if (at_end()) return {};
  const std::size_t end = std::min(text_.find(separator, position_), text_.size());
  const std::string_view part = text_.substr(position_, end - position_);
  position_ = end + 1;
  return part;
}

std::string to_string(const Heading& heading) {
  std::string text{separator, letter(heading.first)};
  if (heading.number == 1) return text;
  text += separator;
  text += game_word;
  for (const int number : {heading.number, heading.before.x, heading.before.o, heading.before.ties})
    append(text, number);
  return text;
}

std::expected<Heading, NotationError> parse_heading(Parts& parts) {
  const std::size_t position = parts.position();
  const auto first = parse_player(parts.next());
  if (!first) return std::unexpected{NotationError{.fault = NotationFault::unknown_player, .position = position}};

  Heading heading{.first = *first};
  Parts after = parts;
  std::optional rest{after.next()};
  if (take(rest) != game_word) return heading;
  const auto numbers = take_numbers<4>(rest);
  if (!numbers) return heading;
  const auto& [number, x, o, ties] = *numbers;
  heading.number = number;
  heading.before = {.x = x, .o = o, .ties = ties};
  // Before the first game there is no score, so its number is never written.
  if (number == 1 || !heading.before.can_precede(number)) {
    return std::unexpected{NotationError{.fault = NotationFault::impossible_score, .position = parts.position()}};
  }
  parts = after;
  return heading;
}

std::string to_string(const TransitionText& transition) {
  std::string text{transition.what};
  if (transition.player) text += {inner_separator, letter(*transition.player)};
  if (transition.at) {
    append(text, transition.at->game);
    append(text, transition.at->ply);
  }
  return text;
}

std::optional<TransitionText> parse_transition(std::string_view text) {
  std::optional rest{text};
  TransitionText transition{.what = *take(rest)};
  if (!rest) return transition;
  std::optional after = rest;
  transition.player = parse_player(*take(after));
  if (transition.player) rest = after;
  if (!rest) return transition;
  const auto numbers = take_numbers<2>(rest);
  if (!numbers || (*numbers)[0] == 0) return std::nullopt;
  transition.at = Moment{.game = (*numbers)[0], .ply = (*numbers)[1]};
  return transition;
}

}  // namespace detail

std::string_view code(const NotationError& error) {
  switch (error.fault) {
    case NotationFault::unknown_game: return "unknown-game";
    case NotationFault::unknown_player: return "unknown-player";
    case NotationFault::impossible_score: return "impossible-score";
    case NotationFault::unknown_transition: return "unknown-transition";
    case NotationFault::refused_transition: return code(*error.refusal);
  }
  std::unreachable();
}

std::string_view sentence(const NotationError& error) {
  switch (error.fault) {
    case NotationFault::unknown_game: return "There is no game of this name.";
    case NotationFault::unknown_player: return "The player who moves first must be X or O.";
    case NotationFault::impossible_score: return "No match can have come to this game with this score.";
    case NotationFault::unknown_transition:
      return "This is neither a move of this game nor anything else that happens in a match.";
    case NotationFault::refused_transition: return sentence(*error.refusal);
  }
  std::unreachable();
}

std::string to_string(const CatalogueMatch& match) { return to_string(match, id_of(match.start())); }

std::expected<CatalogueMatch, NotationError> parse_match(std::string_view text) {
  return detail::parse_match<CataloguePosition>(text, find_game);
}

}  // namespace noughts
