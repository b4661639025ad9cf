#include "noughts/replica/situation.hpp"

#include <string>
#include <utility>
#include <variant>

#include "noughts/game/traits.hpp"
#include "noughts/replica/text.hpp"
#include "noughts/text/notation.hpp"

namespace noughts {

namespace {

/// The move that an action names, legal or not.
template <GameInText G>
BoardMove move_of(const G& position, const Mark& mark) {
  if constexpr (detail::NamesMoves<G>)
    return {};
  else
    return move_by_name(position, mark.square, mark.mark);
}
template <GameInText G>
BoardMove move_of(const G& position, const Pick& pick) {
  if constexpr (detail::NamesMoves<G>)
    return position.find_move(pick.choice).value_or(BoardMove{});
  else
    return find_choice(position, pick.choice).value_or(BoardMove{});
}

/// The transition for an action that needs only one player.
Transition transition_of(const CatalogueMatch& match, const auto& action, Player seat) {
  return Play{.move = move_of(match.position(), action), .player = seat};
}
Transition transition_of(const CatalogueMatch&, const Resignation&, Player seat) { return Resign{.player = seat}; }
Transition transition_of(const CatalogueMatch&, const TimeUp&, Player seat) { return Resign{.player = seat}; }

/// Why the request is impossible, if it is.
std::optional<ActionRefusal> refusal_of(const CatalogueMatch& match, const Request& request) {
  if (request.kind == Request::Kind::undo) {
    if (request.ply < 0 || request.ply >= match.moment().ply) return MatchConflict::nothing_to_undo;
    return std::nullopt;
  }
  if (match.number() >= Score::most_games) return ReplicaConflict::too_many_records;
  if (request.kind == Request::Kind::game && !find_game(request.game)) return ReplicaConflict::unknown_game;
  return std::nullopt;
}

}  // namespace

Situation::Situation(const CatalogueMatch& match) : match_{match}, hash_{hash_of(to_string(match))} {}

/// Each operator makes one kind of action, or returns why it does not.
struct Situation::Effect {
  Situation& situation;
  Player seat = Player::x;
  int number = 0;
  std::optional<int> spent = std::nullopt;

  using Result = std::expected<void, ActionRefusal>;

  Result operator()(const Mark& mark) const { return move(mark); }
  Result operator()(const Pick& pick) const { return move(pick); }
  Result operator()(const Resignation& resignation) const { return make(resignation); }

  Result operator()(const TimeUp& time_up) const {
    if (situation.match_.status().next_player() == other(seat)) return refused(MatchConflict::not_your_turn);
    if (const auto made = make(time_up); !made) return made;
    situation.clock_end_ = ClockEnd::time_up;
    return {};
  }

  /// Takes the late move back also if it has ended the game. Else the last move could be as late as
  /// the player likes.
  Result operator()(const TooLate& too_late) const {
    if (situation.clock_end_ == ClockEnd::clocks_disagree) return refused(ReplicaConflict::clocks_disagree);
    if (situation.last_mover_ != other(seat)) return refused(MatchConflict::not_your_turn);
    static_cast<void>(situation.match_.undo());  // NOLINT(bugprone-unused-return-value): there is a move
    situation.happened(too_late, seat);
    situation.clock_end_ = ClockEnd::clocks_disagree;
    return {};
  }

  Result operator()(const Ask& ask) const {
    if (ask.request.kind == Request::Kind::undo && situation.clock_end_ == ClockEnd::clocks_disagree)
      return refused(ReplicaConflict::clocks_disagree);
    if (const auto refusal = noughts::refusal_of(situation.match_, ask.request)) return std::unexpected{*refusal};
    const auto& of_other = situation.requests_[other(seat)];
    if (of_other && of_other->request == ask.request) {
      situation.grant(ask.request);
    } else {
      situation.requests_[seat] = OpenRequest{.number = number, .request = ask.request};
    }
    return {};
  }

  Result operator()(const Accept& accept) const {
    const auto wanted = open(other(seat), accept.number);
    if (!wanted) return std::unexpected{wanted.error()};
    situation.grant(Request{(*wanted)->request});
    return {};
  }
  Result operator()(const Decline& decline) const { return close(other(seat), decline.number); }
  Result operator()(const Withdraw& withdraw) const { return close(seat, withdraw.number); }

  Result operator()(const Acknowledge&) const { return {}; }

 private:
  static Result refused(ActionRefusal refusal) { return std::unexpected{refusal}; }

  Result move(const auto& action) const {
    if (const auto made = make(action); !made) return made;
    situation.last_mover_ = seat;
    if (!spent) return {};
    ++situation.clocks_[seat].moves;
    situation.clocks_[seat].spent += *spent;
    return {};
  }

  Result make(const auto& action) const {
    if (situation.clock_end_ == ClockEnd::clocks_disagree) return refused(ReplicaConflict::clocks_disagree);
    const auto made = situation.match_.make(transition_of(situation.match_, action, seat));
    if (!made) return std::unexpected{ActionRefusal{made.error()}};
    situation.happened(action, seat);
    return {};
  }

  std::expected<OpenRequest*, ActionRefusal> open(Player asker, int asked) const {
    auto& request = situation.requests_[asker];
    if (!request || request->number != asked) return std::unexpected{ActionRefusal{ReplicaConflict::nothing_asked}};
    return &*request;
  }

  Result close(Player asker, int asked) const {
    const auto request = open(asker, asked);
    if (!request) return std::unexpected{request.error()};
    situation.requests_[asker].reset();
    return {};
  }
};

void Situation::grant(const Request& request) {
  switch (request.kind) {
    case Request::Kind::undo:
      while (match_.moment().ply > request.ply)
        static_cast<void>(match_.undo());  // NOLINT(bugprone-unused-return-value): there is a ply
      happened(Ask{request}, Player::x);
      clock_end_ = ClockEnd::none;
      return;
    case Request::Kind::next: match_.next(); break;
    case Request::Kind::game:
      match_ = CatalogueMatch{find_game(request.game)->start(other(match_.first())), match_.number() + 1, Score{}};
      break;
  }
  *this = Situation{match_};
}

void Situation::happened(const Action& action, Player seat) {
  hash_ = hash_of(to_string(hash_) + letter(seat) + to_string(action));
  requests_ = {};
  last_mover_.reset();
}

std::optional<Player> Situation::running() const {
  if (clock_end_ == ClockEnd::clocks_disagree || match_.moment().ply == 0) return std::nullopt;
  return match_.status().next_player();
}

std::optional<ActionRefusal> Situation::refusal_of(Player seat, const Action& action) const {
  Situation after = *this;
  const auto made = std::visit(Effect{.situation = after, .seat = seat, .number = 0, .spent = {}}, action);
  return made ? std::nullopt : std::optional{made.error()};
}

std::expected<void, ActionRefusal> Situation::apply(const Record& record) {
  const bool acknowledges = std::holds_alternative<Acknowledge>(record.action);
  if (!acknowledges && record.situation != hash_) return std::unexpected{ActionRefusal{MatchConflict::out_of_date}};
  return std::visit(Effect{.situation = *this, .seat = record.seat, .number = record.number(), .spent = record.spent},
                    record.action);
}

}  // namespace noughts
