#include "noughts/replica/replica.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

#include "noughts/replica/text.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

namespace {

constexpr std::string_view seat_word = "seat-";
constexpr std::string_view no_seat = "none";

constexpr std::size_t all_records = 2 * std::size_t{History::most_records};

/// This many records at the end are reserved for going on to the next game.
constexpr int records_in_reserve = 50;

bool leads_on(const Action& action) {
  if (const Ask* ask = std::get_if<Ask>(&action)) return ask->request.kind != Request::Kind::undo;
  return std::holds_alternative<Accept>(action) || std::holds_alternative<Acknowledge>(action) ||
         std::holds_alternative<Resignation>(action) || std::holds_alternative<TimeUp>(action) ||
         std::holds_alternative<TooLate>(action);
}

bool is_move(const Action& action) {
  return std::holds_alternative<Mark>(action) || std::holds_alternative<Pick>(action);
}

void send(const std::vector<MessagePart>& parts, OutgoingMessage::To to, Effects& effects) {
  effects.messages.push_back({.to = to, .text = to_string(parts)});
}

}  // namespace

Replica::Replica(const CatalogueMatch& start, std::optional<Player> seat) : seat_{seat}, history_{start} {}

std::vector<UnconfirmedRecord> Replica::pending() const {
  return seat_ ? history_.unconfirmed(*seat_) : std::vector<UnconfirmedRecord>{};
}

std::optional<ActionRefusal> Replica::refusal_of(const Action& action) const {
  if (!seat_) return ReplicaConflict::not_seated;
  if (dispute_) return ReplicaConflict::disputed;
  const int kept = history_.end_of(*seat_).count - history_.base().chains[*seat_].count;
  if (kept >= History::most_records - (leads_on(action) ? 0 : records_in_reserve))
    return ReplicaConflict::too_many_records;
  return shown().refusal_of(*seat_, action);
}

void Replica::write(const Action& action, std::optional<int> spent, Effects& effects) {
  const Record record{.seat = *seat_,
                      .previous = history_.end_of(*seat_),
                      .seen = history_.end_of(other(*seat_)),
                      .situation = shown().hash(),
                      .action = action,
                      .spent = is_move(action) ? spent : std::nullopt};
  take(record, effects);
  if (is_connected_) send({record}, OutgoingMessage::To::everyone, effects);
}

std::expected<Effects, ActionRefusal> Replica::act(const Action& action, std::optional<int> spent) {
  if (const auto refusal = refusal_of(action)) return std::unexpected{*refusal};
  Effects effects;
  // Uses the action in the form in which the other participants will read it.
  write(parse_action(to_string(action)).value_or(Action{Acknowledge{}}), spent, effects);
  return effects;
}

Effects Replica::receive(std::string_view message, PerSeat<bool> vouched) {
  Effects effects;
  const auto parts = parse_message(message);
  if (!parts) {
    effects.error = parts.error();
    return effects;
  }
  const auto is_vouched = [&](const Record& record) { return vouched[record.seat]; };
  const Checkpoint* checkpoint = nullptr;
  std::vector<Record> records;
  for (const MessagePart& part : *parts) {
    if (const auto* record = std::get_if<Record>(&part); record != nullptr && is_vouched(*record))
      records.push_back(*record);
    if (const auto* start = std::get_if<Checkpoint>(&part)) checkpoint = start;
  }
  if (checkpoint != nullptr) begin_at(*checkpoint, records, effects);
  for (const Record& record : records) take(record, effects);
  for (const MessagePart& part : *parts) {
    if (const auto* dispute = std::get_if<Dispute>(&part);
        dispute != nullptr && is_vouched(dispute->first) && is_vouched(dispute->second))
      take(*dispute, effects);
    if (const auto* summary = std::get_if<Summary>(&part)) answer(*summary, effects);
  }
  return effects;
}

Effects Replica::connect() {
  is_connected_ = true;
  Effects effects;
  send({summary(/*asks=*/true)}, OutgoingMessage::To::everyone, effects);
  return effects;
}

Effects Replica::remind() {
  Effects effects;
  if (!is_connected_) return effects;
  const bool is_waited_for = seat_ && !history_.unconfirmed(other(*seat_)).empty();
  if (is_waited_for && !refusal_of(Acknowledge{})) write(Acknowledge{}, std::nullopt, effects);
  send({summary(/*asks=*/true)}, OutgoingMessage::To::everyone, effects);
  return effects;
}

void Replica::take(const Record& record, Effects& effects) {
  if (!take_once(record, effects)) return;
  // Early records may follow it now.
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const Player seat : detail::players) {
      for (const Record& waiting : std::exchange(early_[seat], {})) goes_on = take_once(waiting, effects) || goes_on;
    }
  }
}

/// Returns whether the record was added.
bool Replica::take_once(const Record& record, Effects& effects) {
  if (dispute_) return false;
  History::Taken taken = history_.take(record);
  switch (taken.verdict) {
    case History::Verdict::known:
    case History::Verdict::invalid: return false;
    case History::Verdict::contradicts: take(*taken.dispute, effects); return false;
    case History::Verdict::early: {
      auto& waiting = early_[record.seat];
      for (const Record& earlier : waiting) {
        if (earlier.number() != record.number()) continue;
        if (contradict(earlier, record)) take(Dispute{.first = earlier, .second = record}, effects);
        return false;
      }
      // Records with low numbers are needed first, so they are kept.
      waiting.insert(std::ranges::upper_bound(waiting, record.number(), {}, &Record::number), record);
      if (waiting.size() > most_early) waiting.pop_back();
      return false;
    }
    case History::Verdict::taken: break;
  }
  effects.must_be_stored = true;
  for (RefusedRecord& refused : taken.refused) {
    if (refused.record.seat == seat_) effects.refused.push_back(std::move(refused));
  }
  return true;
}

void Replica::take(const Dispute& dispute, Effects& effects) {
  if (dispute_) return;
  dispute_ = dispute;
  early_ = {};
  effects.must_be_stored = true;
  send({dispute}, OutgoingMessage::To::everyone, effects);
}

/// A checkpoint alone is not trusted: the records of both players must prove how the game began. A
/// player needs no checkpoint, because no participant forgets what a player has not seen.
void Replica::begin_at(const Checkpoint& checkpoint, const std::vector<Record>& records, Effects& effects) {
  if (seat_ || dispute_ || checkpoint.match.number() <= history_.base().match.number()) return;
  History history{checkpoint};
  for (const Record& record : records) static_cast<void>(history.take(record));
  if (!history.proves() || history.agreed().match().number() <= agreed().match().number()) return;
  // Before the old records are forgotten, check whether they contradict the new ones.
  for (const Player seat : detail::players) {
    const int count = checkpoint.chains[seat].count;
    const KeptRecord* last = history_.find(seat, count - 1);
    const KeptRecord* following = history.find(seat, count);
    if (last != nullptr && following != nullptr && contradict(last->record, following->record))
      return take(Dispute{.first = last->record, .second = following->record}, effects);
  }
  const History former = std::exchange(history_, std::move(history));
  effects.must_be_stored = true;
  for (const Record& record : former.records({}, all_records)) take(record, effects);
}

void Replica::answer(const Summary& theirs, Effects& effects) const {
  const Summary ours = summary(/*asks=*/false);
  const bool is_less = std::ranges::any_of(
      detail::players, [&](Player seat) { return ours.ends[seat].count < theirs.ends[seat].count; });
  if (const auto parts = missing(theirs.ends); !parts.empty()) send(parts, OutgoingMessage::To::sender, effects);
  if (is_less && theirs.asks) send({ours}, OutgoingMessage::To::sender, effects);
}

/// The parts that a participant needs whose chains have these ends.
std::vector<MessagePart> Replica::missing(const PerSeat<ChainEnd>& ends) const {
  std::vector<MessagePart> parts;
  PerSeat<int> from;
  std::size_t most = most_answered;
  for (const Player seat : detail::players) {
    const int count = ends[seat].count;
    from[seat] = count;
    // If the participant's last record is not the same as ours, send ours too.
    const KeptRecord* last = history_.find(seat, count - 1);
    if (last != nullptr && last->hash != ends[seat].head) --from[seat];
  }
  const PerSeat<ChainEnd>& base = history_.base().chains;
  if (std::ranges::any_of(detail::players, [&](Player seat) { return from[seat] < base[seat].count; })) {
    parts.emplace_back(history_.base());
    from = {};
    most = all_records;
  }
  for (Record& record : history_.records(from, most)) parts.emplace_back(std::move(record));
  if (dispute_) parts.emplace_back(*dispute_);
  return parts;
}

Summary Replica::summary(bool asks) const {
  Summary summary{.ends = {}, .asks = asks};
  for (const Player seat : detail::players) summary.ends[seat] = history_.end_of(seat);
  return summary;
}

std::string to_string(const Replica& replica) {
  std::vector<MessagePart> parts{replica.history_.base()};
  for (Record& record : replica.history_.records({}, all_records)) parts.emplace_back(std::move(record));
  if (replica.dispute_) parts.emplace_back(*replica.dispute_);
  const std::string seat = replica.seat_ ? to_string(*replica.seat_) : std::string{no_seat};
  return std::string{seat_word} + seat + detail::between_parts + to_string(parts);
}

std::expected<Replica, MessageError> parse_replica(std::string_view text) {
  using enum MessageFault;
  const auto fault = [](MessageFault what, std::size_t where) {
    return std::unexpected{MessageError{.fault = what, .position = where}};
  };
  std::string_view rest = text;
  std::string_view seat = detail::take_until(rest, detail::between_parts);
  if (!seat.starts_with(seat_word)) return fault(unknown_part, 0);
  seat.remove_prefix(seat_word.size());
  const auto player = parse_player(seat);
  if (!player && seat != no_seat) return fault(unknown_part, 0);

  const std::size_t before = text.size() - rest.size();
  const auto parts = parse_message(rest);
  if (!parts) return fault(parts.error().fault, before + parts.error().position);
  const auto* base = parts->empty() ? nullptr : std::get_if<Checkpoint>(&parts->front());
  if (base == nullptr) return fault(unknown_part, before);
  Replica replica{base->match, player};
  replica.history_ = History{*base};
  const std::size_t length_of_none = to_string(std::vector<MessagePart>{}).size();
  std::size_t position = before + to_string({parts->front()}).size() + 1;
  for (const MessagePart& part : std::span{*parts}.subspan(1)) {
    const auto* record = std::get_if<Record>(&part);
    const auto* dispute = std::get_if<Dispute>(&part);
    if (replica.dispute_ || (record == nullptr && dispute == nullptr)) return fault(unknown_part, position);
    if (record != nullptr && replica.history_.take(*record).verdict != History::Verdict::taken)
      return fault(refused_record, position);
    if (dispute != nullptr) replica.dispute_ = *dispute;
    position += to_string({part}).size() - length_of_none;
  }
  return replica;
}

}  // namespace noughts
