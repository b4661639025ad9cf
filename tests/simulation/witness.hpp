#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/noughts.hpp"
#include "oracle.hpp"
#include "signed_text.hpp"

/// Watches what the honest replicas of a schedule do. `wrong()` tells the first fault.
class Witness {
 public:
  using Player = noughts::Player;
  using Replica = noughts::Replica;

  /// Notes the new state of the honest replica with that number, and checks it.
  void note(std::size_t i, const Replica& replica, const noughts::Effects& effects) {
    const noughts::History& history = replica.history();
    for (const Player seat : {Player::x, Player::o}) {
      demand(replica.early(seat).size() <= Replica::most_early, "too many early records are kept");
      demand(counts(replica)[seat] - history.base().chains[seat].count <= noughts::History::most_records,
             "too many records are kept");
    }
    if (const auto former = last_.find(i); former != last_.end()) {
      const auto& [records, disputed] = former->second;
      const bool changed = records != counts(replica) || disputed != replica.dispute().has_value();
      demand(!changed || effects.must_be_stored, "a change was not to be stored");
      demand(!disputed || records == counts(replica), "a match went on after a dispute");
      for (const Player seat : {Player::x, Player::o}) {
        // A spectator who joins at a checkpoint may have to wait for records that they had.
        demand(!replica.seat() || records[seat] <= counts(replica)[seat], "records are gone");
      }
      if (!changed) return;
      ++changes_;
      if (history.base().chains[Player::x].count > records[Player::x] + 1) ++joined_;
      for (const Player seat : {Player::x, Player::o}) {
        const int first = std::max(records[seat], history.base().chains[seat].count);
        for (int number = first; number < counts(replica)[seat]; ++number) enter(history.find(seat, number)->record);
      }
    }
    last_.insert_or_assign(i, std::pair{counts(replica), replica.dispute().has_value()});
    agreed_.insert({history.confirmed(Player::x) + history.confirmed(Player::o), to_string(history.agreed().hash())});
    settle(replica, pending_[i], effects);
  }

  /// Checks everything that has to hold in the end of all honest replicas.
  void judge(const noughts::CatalogueMatch& start, const std::vector<const Replica*>& replicas,
             bool all_players_are_honest) {
    if (!wrong_.empty()) return;
    const bool disputed = std::ranges::any_of(replicas, &is_disputed);
    for (const Replica* replica : replicas)
      demand(is_disputed(replica) == disputed, "a replica does not know the dispute");
    for (const auto& [seat, number] : forks_) {
      const bool is_forgotten = std::ranges::all_of(replicas, [&](const Replica* replica) {
        return number < replica->history().base().chains[seat == 'X' ? Player::x : Player::o].count;
      });
      demand(disputed || is_forgotten, "a fork was not noticed");
    }
    demand(!disputed || !all_players_are_honest, "honest players contradict each other");
    if (disputed || !wrong_.empty()) return;

    // If one of two contradictory records was forgotten before any replica held both, it is not
    // known here which record the others followed.
    if (!forks_.empty()) {
      for (const Replica* replica : replicas)
        demand(replica->shown() == replicas.front()->shown(), "honest replicas differ in the end");
      return;
    }
    const Oracle oracle{start, ledger_};
    for (const auto& [records, situation] : agreed_)
      demand(oracle.after(records).situation == situation, "an agreed situation is not part of the result");
    for (const Replica* replica : replicas) judge(*replica, oracle, all_players_are_honest);
    for (const auto& key : confirmed_) demand(oracle.has_effect(key), "a confirmed action is lost");
    for (const auto& key : refused_)
      demand(!oracle.has_effect(key), "an action that was reported as refused has an effect");
  }

  void demand(bool holds, const std::string& otherwise) {
    if (!holds && wrong_.empty()) wrong_ = otherwise;
  }

  const std::string& wrong() const { return wrong_; }
  int changes() const { return changes_; }
  int refused() const { return static_cast<int>(refused_.size()); }
  int joined() const { return joined_; }

 private:
  static bool is_disputed(const Replica* replica) { return replica->dispute().has_value(); }

  static noughts::PerSeat<int> counts(const Replica& replica) {
    const noughts::History& history = replica.history();
    return {history.end_of(Player::x).count, history.end_of(Player::o).count};
  }

  void enter(const noughts::Record& record) {
    const std::string text = to_string(record);
    const auto [place, is_new] = ledger_.insert({{letter(record.seat), record.number()}, text});
    if (place->second != text) forks_.insert(place->first);
    const bool is_own = record.seal.empty();
    demand(is_own || record.seal == seal(letter(record.seat), text), "a record with a false signature was accepted");
  }

  /// Notes which pending records are now confirmed or refused.
  void settle(const Replica& replica, std::set<int>& before, const noughts::Effects& effects) {
    if (!replica.seat()) return;
    const char seat = letter(*replica.seat());
    for (const auto& refused : effects.refused) {
      demand(before.erase(refused.record.number()) == 1 ||
                 std::holds_alternative<noughts::Acknowledge>(refused.record.action),
             "an action was refused that was not pending");
      refused_.insert({seat, refused.record.number()});
    }
    std::set<int> pending;
    for (const auto& unconfirmed : replica.pending()) pending.insert(unconfirmed.record.number());
    for (const int number : before) {
      if (!pending.contains(number)) confirmed_.insert({seat, number});
    }
    before = std::move(pending);
  }

  void judge(const Replica& replica, const Oracle& oracle, bool all_players_are_honest) {
    const noughts::Situation& shown = replica.shown();
    demand(to_string(shown.match()) == oracle.end().match, "the match shown in the end is not the result");
    demand(to_string(shown.hash()) == oracle.end().situation, "situations differ in the end");
    for (const Player seat : {Player::x, Player::o}) {
      std::optional<Oracle::Request> expected;
      if (const auto open = oracle.end().requests.find(letter(seat)); open != oracle.end().requests.end())
        expected = open->second;
      std::optional<Oracle::Request> found;
      if (const auto& open = shown.request(seat))
        found = {open->number, to_string(noughts::Action{noughts::Ask{open->request}})};
      demand(found == expected, "open requests differ in the end");
      const noughts::ClockCount& clock = shown.clock(seat);
      const auto counted = oracle.end().clocks.find(letter(seat));
      demand(std::pair{clock.moves, clock.spent} ==
                 (counted == oracle.end().clocks.end() ? std::pair{0, 0} : counted->second),
             "clocks differ in the end");
    }
    const std::string ended = shown.clock_end() == noughts::ClockEnd::none      ? ""
                              : shown.clock_end() == noughts::ClockEnd::time_up ? "time-up"
                                                                                : "clocks-disagree";
    demand(ended == oracle.end().ended, "a clock has ended the game for some only");
    if (all_players_are_honest) {
      demand(replica.agreed() == shown, "not everything is agreed in the end");
      demand(replica.pending().empty(), "an action is pending in the end");
    }
  }

  std::map<std::size_t, std::set<int>> pending_;  // numbers of own unconfirmed records, by replica
  std::map<Oracle::Key, std::string> ledger_;     // every record that an honest replica accepted
  std::map<std::size_t, std::pair<noughts::PerSeat<int>, bool>> last_;
  std::set<std::pair<int, std::string>> agreed_;  // situations, by confirmed records
  std::set<Oracle::Key> confirmed_;
  std::set<Oracle::Key> refused_;
  std::set<Oracle::Key> forks_;  // records on which honest replicas differ
  int joined_ = 0;
  int changes_ = 0;  // of replicas
  std::string wrong_;
};
