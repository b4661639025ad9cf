#include "noughts/replica/history.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>
#include <variant>

#include "noughts/replica/text.hpp"
#include "noughts/text/notation.hpp"

namespace noughts {

namespace {

/// Both chains begin with the hash of the starting match. So a record does not fit any other match.
Checkpoint beginning(const CatalogueMatch& start) {
  const ChainEnd none{.count = 0, .head = hash_of(to_string(start))};
  Checkpoint checkpoint{.match = start, .chains = {}};
  for (const Player seat : detail::players) checkpoint.chains[seat] = none;
  return checkpoint;
}

}  // namespace

History::History(const CatalogueMatch& start) : History{beginning(start)} {}

History::History(const Checkpoint& base) : starts_{base}, agreed_{base.match}, shown_{base.match} {
  for (const Player seat : detail::players) confirmed_[seat] = first_kept(seat);
}

ChainEnd History::end_of(Player seat) const { return end_at(seat, count(seat)); }

const KeptRecord& History::kept(Player seat, int number) const {
  return chains_[seat][static_cast<std::size_t>(number - first_kept(seat))];
}

const KeptRecord* History::find(Player seat, int number) const {
  return first_kept(seat) <= number && number < count(seat) ? &kept(seat, number) : nullptr;
}

ChainEnd History::end_at(Player seat, int count) const {
  return count == first_kept(seat) ? base().chains[seat] : ChainEnd{.count = count, .head = kept(seat, count - 1).hash};
}

int History::seen_by(Player seat) const { return chains_[seat].empty() ? 0 : chains_[seat].back().record.seen.count; }

History::Taken History::examine(const Record& record) const {
  const Player seat = record.seat;
  const int number = record.number();
  const auto only = [](Verdict verdict) { return Taken{.verdict = verdict, .refused = {}, .dispute = {}}; };
  const auto contradiction = [&](const Record& earlier) {
    Taken taken = only(Verdict::contradicts);
    taken.dispute = Dispute{.first = earlier, .second = record};
    return taken;
  };
  if (number < first_kept(seat)) return only(Verdict::known);
  if (const KeptRecord* same = find(seat, number)) {
    return contradict(same->record, record) ? contradiction(same->record) : only(Verdict::known);
  }
  if (number > count(seat) || number >= first_kept(seat) + most_records) return only(Verdict::early);
  if (record.previous != end_of(seat)) {
    const KeptRecord* before = find(seat, number - 1);
    return before == nullptr ? only(Verdict::invalid) : contradiction(before->record);
  }
  if (record.seen.count < seen_by(seat) || number == ChainEnd::longest_chain) return only(Verdict::invalid);
  if (record.seen.count > count(other(seat))) return only(Verdict::early);
  // A forgotten record cannot be checked.
  const KeptRecord* seen = find(other(seat), record.seen.count - 1);
  return seen != nullptr && seen->hash != record.seen.head ? contradiction(seen->record) : only(Verdict::taken);
}

History::Taken History::take(const Record& record) {
  Taken taken = examine(record);
  if (taken.verdict != Verdict::taken) return taken;
  chains_[record.seat].push_back({.record = record, .hash = hash_of(record)});
  taken.refused = confirm();
  show();
  forget();
  return taken;
}

std::optional<Player> History::next_after(const PerSeat<int>& passed) const {
  const KeptRecord* x = find(Player::x, passed[Player::x]);
  const KeptRecord* o = find(Player::o, passed[Player::o]);
  if (x == nullptr && o == nullptr) return std::nullopt;
  if (x == nullptr || o == nullptr) return x != nullptr ? Player::x : Player::o;
  return x->record.time() <= o->record.time() ? Player::x : Player::o;
}

bool History::is_confirmed(const Record& record) const {
  const Player rival = other(record.seat);
  const int soonest = count(rival) + seen_by(rival);
  return std::pair{record.time(), record.seat} < std::pair{soonest, rival};
}

std::vector<RefusedRecord> History::confirm() {
  std::vector<RefusedRecord> refused;
  for (auto seat = next_after(confirmed_); seat; seat = next_after(confirmed_)) {
    const Record& record = kept(*seat, confirmed_[*seat]).record;
    if (!is_confirmed(record)) break;
    const int game = agreed_.match().number();
    if (const auto made = agreed_.apply(record); !made) refused.push_back({.record = record, .refusal = made.error()});
    ++confirmed_[*seat];
    if (agreed_.match().number() == game) continue;
    Checkpoint start{.match = agreed_.match(), .chains = {}};
    for (const Player each : detail::players) start.chains[each] = end_at(each, confirmed_[each]);
    starts_.push_back(start);
  }
  return refused;
}

void History::show() {
  shown_ = agreed_;
  PerSeat<int> passed = confirmed_;
  for (auto seat = next_after(passed); seat; seat = next_after(passed))
    static_cast<void>(
        shown_.apply(kept(*seat, passed[*seat]++).record));  // NOLINT(bugprone-unused-return-value): may fail
}

void History::forget() {
  // The base cannot be the start of the current game: the records after the base must prove it.
  const auto can_be_base = [&](const Checkpoint& start) {
    return std::ranges::all_of(detail::players,
                               [&](Player seat) { return start.chains[seat].count <= seen_by(other(seat)); });
  };
  auto base = starts_.end() - 1;
  while (base != starts_.begin() && (base == starts_.end() - 1 || !can_be_base(*base))) --base;
  if (base == starts_.begin()) return;
  for (const Player seat : detail::players) {
    auto& chain = chains_[seat];
    chain.erase(chain.begin(), chain.begin() + (base->chains[seat].count - first_kept(seat)));
  }
  starts_.erase(starts_.begin(), base);
}

std::vector<UnconfirmedRecord> History::unconfirmed(Player seat) const {
  std::vector<UnconfirmedRecord> all;
  Situation situation = agreed_;
  PerSeat<int> passed = confirmed_;
  for (auto next = next_after(passed); next; next = next_after(passed)) {
    const Record& record = kept(*next, passed[*next]++).record;
    const auto made = situation.apply(record);
    if (*next != seat || std::holds_alternative<Acknowledge>(record.action)) continue;
    all.push_back({.record = record, .refusal = made ? std::nullopt : std::optional{made.error()}});
  }
  return all;
}

std::vector<Record> History::records(const PerSeat<int>& from, std::size_t most) const {
  std::vector<Record> all;
  PerSeat<int> passed = from;
  for (const Player seat : detail::players) passed[seat] = std::max(passed[seat], first_kept(seat));
  for (auto seat = next_after(passed); seat && all.size() < most; seat = next_after(passed))
    all.push_back(kept(*seat, passed[*seat]++).record);
  return all;
}

}  // namespace noughts
