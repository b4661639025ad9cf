#pragma once

// What players do by chance, and what hostile ones write.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "noughts/noughts.hpp"
#include "signed_text.hpp"

/// An action of the player of a replica, sensible or not.
inline noughts::Action choose_action(const noughts::Replica& replica, noughts::Random& random) {
  const noughts::Situation& shown = replica.shown();
  const noughts::Player seat = *replica.seat();
  const auto& match = shown.match();
  if (const auto& asked = shown.request(other(seat)); asked && random.chance(0.6)) {
    if (random.chance(0.7)) return noughts::Accept{asked->number};
    return noughts::Decline{asked->number};
  }
  if (const auto& asked = shown.request(seat); asked && random.chance(0.2)) return noughts::Withdraw{asked->number};
  const int what = random.below(100);
  if (match.status().is_over() && what < 80) return noughts::Ask{{.kind = noughts::Request::Kind::next}};
  if (what < 4) return noughts::Resignation{};
  if (what == 4) return noughts::TimeUp{};
  if (what == 5) return noughts::TooLate{};
  if (what < 8) return noughts::Ask{{.kind = noughts::Request::Kind::next}};
  if (what < 10) return noughts::Ask{{.kind = noughts::Request::Kind::game, .game = "misere-tic-tac-toe"}};
  if (what < 20) {
    const int ply = random.below(std::max(1, match.moment().ply));
    return noughts::Ask{{.kind = noughts::Request::Kind::undo, .ply = ply}};
  }
  if (what < 25) return noughts::Accept{random.below(20)};
  if (what < 30) return noughts::Mark{{.column = random.below(8), .rank = 1 + random.below(7)}};
  const auto moves = match.legal_moves();
  if (moves.empty()) return noughts::Ask{{.kind = noughts::Request::Kind::next}};
  return noughts::Mark{match.position().size().name(random.pick(moves).square())};
}

/// How long a player says that they took, in tenths of a second; perhaps nothing. The core adds up
/// what the records say, sensible or not.
inline std::optional<int> choose_spent(noughts::Random& random) {
  if (random.chance(0.3)) return std::nullopt;
  return random.chance(0.1) ? noughts::Record::longest_spent : random.below(50);
}

/// A message that was heard, or the beginning of one, with a few wrong characters.
inline std::string nonsense(const std::vector<std::shared_ptr<const SignedText>>& heard, noughts::Random& random) {
  std::string text = random.chance(0.5) || heard.empty() ? std::string{"noughts1~"} : random.pick(heard)->text;
  for (int i = random.below(6); i >= 0; --i) {
    const auto place = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
    switch (random.below(3)) {
      case 0: text.insert(place, 1, "XO_~.-0123456789abcfhmorsv"[random.below(26)]); break;
      case 1: text.erase(place, 1 + static_cast<std::size_t>(random.below(30))); break;
      default:
        if (place < text.size()) text[place] = static_cast<char>(random.below(256));
    }
  }
  return text;
}

/// A record of a seat, of which something may be false.
inline noughts::Record forgery(const noughts::Replica& replica, noughts::Player seat, const noughts::Action& action,
                               noughts::Random& random) {
  const noughts::History& history = replica.history();
  noughts::Record record{.seat = seat,
                         .previous = history.end_of(seat),
                         .seen = history.end_of(other(seat)),
                         .situation = history.shown().hash(),
                         .action = action};
  switch (random.below(5)) {
    case 0: record.previous.count += 1 + random.below(100); break;
    case 1: record.previous.count = random.below(record.previous.count + 1); break;
    case 2: record.situation = noughts::hash_of("elsewhere"); break;
    case 3: record.seen.count += 1 + random.below(5); break;
    default: break;
  }
  return record;
}
