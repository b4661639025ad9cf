#include "noughts/replica/action.hpp"

#include <algorithm>
#include <utility>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/replica/text.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

namespace {

/// Whether the names of moves are those that the game gives them, not those of squares.
constexpr bool moves_have_own_names = detail::NamesMoves<CataloguePosition>;

/// A name of a move that the game gives it has no hyphen, and is none of the words below.
constexpr std::string_view pick_prefix = moves_have_own_names ? "" : "pick-";
constexpr std::string_view resign_word = "resign";
constexpr std::string_view time_up_word = "time-up";
constexpr std::string_view too_late_word = "too-late";
constexpr std::string_view undo_prefix = "ask-undo-";
constexpr std::string_view next_word = "ask-next";
constexpr std::string_view game_prefix = "ask-game-";
constexpr std::string_view accept_prefix = "accept-";
constexpr std::string_view decline_prefix = "decline-";
constexpr std::string_view withdraw_prefix = "withdraw-";
constexpr std::string_view seen_word = "seen";

struct ActionWriter {
  std::string operator()(const Mark& mark) const {
    std::string name = to_string(mark.square);
    if (mark.mark) name += detail::small_letter(*mark.mark);
    return name;
  }
  std::string operator()(const Pick& pick) const { return std::string{pick_prefix} + pick.choice; }
  std::string operator()(const Resignation&) const { return std::string{resign_word}; }
  std::string operator()(const TimeUp&) const { return std::string{time_up_word}; }
  std::string operator()(const TooLate&) const { return std::string{too_late_word}; }
  std::string operator()(const Ask& ask) const {
    switch (ask.request.kind) {
      case Request::Kind::undo: return detail::joined(undo_prefix, ask.request.ply);
      case Request::Kind::next: return std::string{next_word};
      case Request::Kind::game: return std::string{game_prefix} + ask.request.game;
    }
    std::unreachable();
  }
  std::string operator()(const Accept& accept) const { return detail::joined(accept_prefix, accept.number); }
  std::string operator()(const Decline& decline) const { return detail::joined(decline_prefix, decline.number); }
  std::string operator()(const Withdraw& withdraw) const { return detail::joined(withdraw_prefix, withdraw.number); }
  std::string operator()(const Acknowledge&) const { return std::string{seen_word}; }
};

/// The number after a prefix.
std::optional<int> number_after(std::string_view prefix, std::string_view text) {
  return text.starts_with(prefix) ? detail::parse_number(text.substr(prefix.size())) : std::nullopt;
}

bool is_name(std::string_view text) {
  const auto may_stand = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= Request::longest_name && std::ranges::all_of(text, may_stand);
}

bool is_choice(std::string_view text) {
  const auto may_stand = [](char c) {
    return ('a' <= c && c <= 'z') || (moves_have_own_names && '0' <= c && c <= '9');
  };
  return !text.empty() && text.size() <= Pick::longest_name && std::ranges::all_of(text, may_stand);
}

}  // namespace

std::string to_string(const Action& action) { return std::visit(ActionWriter{}, action); }

std::optional<Action> parse_action(std::string_view text) {
  if (text == resign_word) return Resignation{};
  if (text == time_up_word) return TimeUp{};
  if (text == too_late_word) return TooLate{};
  if (text == seen_word) return Acknowledge{};
  if constexpr (!moves_have_own_names) {
    const auto [name, mark] = detail::split_mark(text);
    if (const auto square = SquareName::parse(name)) return Mark{.square = *square, .mark = mark};
  }
  if (text.starts_with(pick_prefix) && is_choice(text.substr(pick_prefix.size())))
    return Pick{std::string{text.substr(pick_prefix.size())}};
  if (text == next_word) return Ask{{.kind = Request::Kind::next}};
  if (const auto ply = number_after(undo_prefix, text)) return Ask{{.kind = Request::Kind::undo, .ply = *ply}};
  if (const auto number = number_after(accept_prefix, text)) return Accept{*number};
  if (const auto number = number_after(decline_prefix, text)) return Decline{*number};
  if (const auto number = number_after(withdraw_prefix, text)) return Withdraw{*number};
  if (!text.starts_with(game_prefix) || !is_name(text.substr(game_prefix.size()))) return std::nullopt;
  return Ask{{.kind = Request::Kind::game, .game = std::string{text.substr(game_prefix.size())}}};
}

}  // namespace noughts
