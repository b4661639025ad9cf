// Replicas. Each is known by its address. All input and output is text.

#include "noughts/replica/replica.hpp"
#include "bind.hpp"

#include <expected>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codes.hpp"
#include "door.hpp"
#include "noughts/replica/text.hpp"
#include "noughts/text/notation.hpp"
#include "noughts/text/words.hpp"

namespace noughts::bindings {
namespace {

Replica& replica_at(Address address) { return at<Replica>(address); }

/// The words, separated by spaces, with a line end.
std::string line(std::initializer_list<std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text += '\n';
}

std::string name_of(std::optional<Player> seat) { return seat ? to_string(*seat) : std::string{"none"}; }

/// A replica of a match that begins as the text says, for the player with this code or for a
/// spectator. 0 if the text is not a match.
Address new_replica(const std::string& start, int seat) {
  const auto match = parse_match(start);
  return match ? hold(Replica{*match, player_of(seat)}) : 0;
}

/// The stored replica; 0 if the text is not a replica.
Address replica_of_text(const std::string& text) {
  auto replica = parse_replica(text);
  return replica ? hold(*std::move(replica)) : 0;
}

void drop_replica(Address replica) { drop<Replica>(replica); }

std::string replica_text(Address replica) { return to_string(replica_at(replica)); }

/// The effects as lines: `store`, `everyone MESSAGE`, `sender MESSAGE`,
/// `refused ACTION CODE SENTENCE`, `error CODE SENTENCE`.
std::string text_of(const Effects& effects) {
  std::string text;
  if (effects.must_be_stored) text += line({"store"});
  for (const OutgoingMessage& message : effects.messages)
    text += line({message.to == OutgoingMessage::To::sender ? "sender" : "everyone", message.text});
  for (const RefusedRecord& refused : effects.refused)
    text += line({"refused", to_string(refused.record.action), code(refused.refusal), sentence(refused.refusal)});
  if (effects.error) text += line({"error", code(*effects.error), sentence(*effects.error)});
  return text;
}

/// The effects of an action. `spent` is how many tenths of a second it took; -1 without a clock. If
/// the match or the replica refuses it, a line `conflict CODE SENTENCE` or `refusal CODE SENTENCE`.
/// A text that is not an action can only contain an unknown game.
std::string act(Address address, const std::string& text, int spent) {
  const auto action = parse_action(text);
  const auto effects = action ? replica_at(address).act(*action, spent < 0 ? std::nullopt : std::optional{spent})
                              : std::expected<Effects, ActionRefusal>{std::unexpect, ReplicaConflict::unknown_game};
  if (effects) return text_of(*effects);
  const ActionRefusal& refusal = effects.error();
  return line({refusal.by_match() ? "conflict" : "refusal", code(refusal), sentence(refusal)});
}

std::string receive(Address address, const std::string& message, bool vouched_x, bool vouched_o) {
  return text_of(replica_at(address).receive(message, {vouched_x, vouched_o}));
}

std::string connect(Address replica) { return text_of(replica_at(replica).connect()); }
void disconnect(Address replica) { replica_at(replica).disconnect(); }
std::string remind(Address replica) { return text_of(replica_at(replica).remind()); }

/// The state as lines: `seat X` or `seat none`, `shown MATCH`, `agreed MATCH`,
/// `request SEAT NUMBER ACTION` for each open request, `pending ACTION` for each own unconfirmed
/// action, `clock SEAT MOVES SPENT` for each player, `turn SITUATION SEAT` while a clock runs,
/// `ended time-up` or `ended clocks-disagree` if a clock has ended the game, and
/// `dispute RECORD RECORD`.
std::string state(Address address) {
  const Replica& replica = replica_at(address);
  std::string text = line({"seat", name_of(replica.seat())});
  text += line({"shown", to_string(replica.shown().match())});
  text += line({"agreed", to_string(replica.agreed().match())});
  for (const Player seat : {Player::x, Player::o}) {
    const auto& open = replica.shown().request(seat);
    if (open)
      text += line({"request", name_of(seat), detail::digits(open->number), to_string(Action{Ask{open->request}})});
  }
  for (const Player seat : {Player::x, Player::o}) {
    const ClockCount& clock = replica.shown().clock(seat);
    text += line({"clock", name_of(seat), detail::digits(clock.moves), detail::digits(clock.spent)});
  }
  if (const auto seat = replica.shown().running())
    text += line({"turn", to_string(replica.shown().hash()), name_of(seat)});
  if (replica.shown().clock_end() == ClockEnd::time_up) text += line({"ended", "time-up"});
  if (replica.shown().clock_end() == ClockEnd::clocks_disagree) text += line({"ended", "clocks-disagree"});
  for (const UnconfirmedRecord& pending : replica.pending())
    text += line({"pending", to_string(pending.record.action)});
  if (replica.dispute())
    text += line({"dispute", with_seal(replica.dispute()->first), with_seal(replica.dispute()->second)});
  return text;
}

}  // namespace

NOUGHTS_BINDINGS(replica) {
  expose("newReplica", &new_replica);
  expose("replicaOfText", &replica_of_text);
  expose("dropReplica", &drop_replica);
  expose("replicaText", &replica_text);
  expose("act", &act);
  expose("receive", &receive);
  expose("connect", &connect);
  expose("disconnect", &disconnect);
  expose("remind", &remind);
  expose("replicaState", &state);
}

}  // namespace noughts::bindings
