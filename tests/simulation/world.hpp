#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "actions.hpp"
#include "noughts/noughts.hpp"
#include "signed_text.hpp"
#include "witness.hpp"

/// The hostile participant of a schedule.
enum class Hostile : std::uint8_t { none, stranger, player };

/// The quality of the network, and the participants.
struct Setting {
  int steps = 100;
  int spectators = 0;
  double loss = 0;
  double repetition = 0;
  Hostile hostile = Hostile::none;
  bool forks = false;  // whether a hostile player also writes contradictory records
};

/// Two players, some spectators, and perhaps a hostile participant on a bad network, all from one
/// seed. `wrong()` tells the first fault.
class World {
 public:
  using Player = noughts::Player;

  World(std::uint64_t seed, const Setting& setting) : random_{seed}, setting_{setting} {
    const char* games[] = {"tic-tac-toe", "tic-tac-toe", "infinite-tic-tac-toe",
                           "notakto-2",   "line-3x2-2",  "connect-four"};
    start_ = noughts::CatalogueMatch{noughts::find_game(random_.pick(std::span{games})).value()};
    add(Player::x);
    add(Player::o);
    for (int i = 0; i < setting.spectators; ++i) {
      add(std::nullopt);
      if (random_.chance(0.3)) nodes_.back().is_there = false;
    }
    if (setting.hostile == Hostile::stranger) add(std::nullopt);
    if (setting.hostile != Hostile::none) {
      hostile_ = setting.hostile == Hostile::player ? random_.below(2) : static_cast<int>(nodes_.size()) - 1;
      nodes_[static_cast<std::size_t>(*hostile_)].is_honest = false;
    }
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_[i].is_there) come(i);
    }
  }

  /// Runs the schedule while the network is bad.
  void run() {
    for (int step = 0; step < setting_.steps && wrong().empty(); ++step) step_once();
  }

  /// Makes the network good, and runs until nothing changes.
  void heal() {
    parted_.clear();
    deaf_.clear();
    setting_.loss = setting_.repetition = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (!nodes_[i].is_there) come(i);
    }
    for (int changes = -1; changes != witness_.changes() && wrong().empty();) {
      changes = witness_.changes();
      for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (nodes_[i].is_honest) send(i, nodes_[i].replica.remind());
      }
      while (!mail_.empty() && wrong().empty()) deliver(random_.below(static_cast<int>(mail_.size())));
    }
  }

  /// Checks everything that has to hold in the end.
  void judge() {
    std::vector<const noughts::Replica*> honest;
    for (const Node& node : nodes_) {
      if (node.is_honest) honest.push_back(&node.replica);
    }
    witness_.judge(start_, honest, setting_.hostile != Hostile::player);
  }

  const std::string& wrong() const { return witness_.wrong(); }
  bool has_dispute() const { return nodes_[0].replica.dispute() || nodes_[1].replica.dispute(); }
  int games() const { return nodes_[0].replica.agreed().match().number(); }
  int refused() const { return witness_.refused(); }
  int joined() const { return witness_.joined(); }

 private:
  struct Node {
    noughts::Replica replica;
    bool is_honest = true;
    bool is_there = true;
    std::vector<std::string> old = {};  // stored texts that a hostile player may go back to
  };

  struct Mail {
    std::size_t from;
    std::size_t to;
    std::shared_ptr<const SignedText> text;
  };

  void add(std::optional<Player> seat) { nodes_.push_back({.replica = noughts::Replica{start_, seat}}); }

  void come(std::size_t i) {
    nodes_[i].is_there = true;
    send(i, nodes_[i].replica.connect());
  }

  void send(std::size_t from, const noughts::Effects& effects, std::optional<std::size_t> asker = std::nullopt) {
    if (nodes_[from].is_honest) witness_.note(from, nodes_[from].replica, effects);
    for (const auto& message : effects.messages) {
      const auto text = sign(message.text, nodes_[from].replica.seat());
      if (message.to == noughts::OutgoingMessage::To::sender && asker) {
        post(from, *asker, text);
      } else {
        publish(from, text);
      }
    }
  }

  void publish(std::size_t from, const std::shared_ptr<const SignedText>& text) {
    if (hostile_) heard_.push_back(text);
    for (std::size_t to = 0; to < nodes_.size(); ++to) {
      if (to != from) post(from, to, text);
    }
  }

  void post(std::size_t from, std::size_t to, const std::shared_ptr<const SignedText>& text) {
    if (parted_.contains(from) != parted_.contains(to) || deaf_.contains(to) || random_.chance(setting_.loss)) return;
    mail_.push_back({from, to, text});
    if (random_.chance(setting_.repetition)) mail_.push_back({from, to, text});
  }

  void deliver(int index) {
    std::swap(mail_[static_cast<std::size_t>(index)], mail_.back());
    const Mail mail = std::move(mail_.back());
    mail_.pop_back();
    Node& node = nodes_[mail.to];
    if (!node.is_there) return;
    send(mail.to, node.replica.receive(mail.text->text, mail.text->vouched), mail.from);
  }

  void step_once() {
    const int what = random_.below(100);
    if (what < 45 && !mail_.empty()) {
      for (int i = 0; i < 4 && !mail_.empty(); ++i) deliver(random_.below(static_cast<int>(mail_.size())));
    } else if (what < 80) {
      do_something(static_cast<std::size_t>(random_.below(2)));
    } else if (what < 88) {
      const auto i = static_cast<std::size_t>(random_.below(static_cast<int>(nodes_.size())));
      if (nodes_[i].is_there && nodes_[i].is_honest) send(i, nodes_[i].replica.remind());
    } else if (what < 90) {
      part(random_.chance(0.5) ? parted_ : deaf_, 0.3);
    } else if (what < 92) {
      parted_.clear();
      deaf_.clear();
    } else if (what < 95) {
      restart(static_cast<std::size_t>(random_.below(static_cast<int>(nodes_.size()))));
    } else if (hostile_) {
      attack(*hostile_);
    }
  }

  void restart(std::size_t i) {
    Node& node = nodes_[i];
    if (!node.is_there) return come(i);
    const std::string text = to_string(node.replica);
    auto again = noughts::parse_replica(text);
    witness_.demand(again.has_value() && to_string(*again) == text && again->shown() == node.replica.shown() &&
                        again->agreed() == node.replica.agreed(),
                    "a stored replica does not read back the same");
    if (!again) return;
    node.replica = std::move(*again);
    come(i);
  }

  void part(std::set<std::size_t>& who, double share) {
    who.clear();
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (random_.chance(share)) who.insert(i);
    }
  }

  /// A player acts, sensibly or not.
  void do_something(std::size_t i) {
    Node& node = nodes_[i];
    if (!node.is_there || node.replica.dispute()) return;
    if (!node.is_honest && random_.chance(0.1)) node.old.push_back(to_string(node.replica));
    const auto effects = node.replica.act(choose_action(node.replica, random_), choose_spent(random_));
    if (effects) send(i, *effects);
  }

  void attack(int index) {
    const auto i = static_cast<std::size_t>(index);
    Node& node = nodes_[i];
    const auto seat = node.replica.seat();
    const auto say = [&](const std::string& text) { publish(i, sign(text, seat)); };
    const auto text_of = [](const noughts::MessagePart& part) { return noughts::to_string(std::vector{part}); };
    const auto forged = [&](Player writer) {
      return forgery(node.replica, writer, choose_action(nodes_[0].replica, random_), random_);
    };
    switch (random_.below(seat && setting_.forks ? 8 : 6)) {
      case 0:
        for (int n = 0; n < 5; ++n) say(nonsense(heard_, random_));
        break;
      case 1:  // repeats messages
        for (int n = 0; n < 10 && !heard_.empty(); ++n) publish(i, random_.pick(heard_));
        break;
      case 2:  // writes a record for another player
        say(text_of(forged(seat ? other(*seat) : Player::o)));
        break;
      case 3:  // lies about the number of records
        say(text_of(noughts::Summary{
            .ends = {{random_.below(30), noughts::hash_of("a")}, {random_.below(30), noughts::hash_of("b")}}}));
        break;
      case 4: {  // lies about a checkpoint
        noughts::Checkpoint lie = node.replica.history().base();
        lie.match =
            noughts::CatalogueMatch{start_.start(), lie.match.number() + random_.below(5) + 1, noughts::Score{.x = 1}};
        std::vector<noughts::MessagePart> parts{lie};
        for (auto& record : node.replica.history().records({}, 100)) parts.emplace_back(record);
        say(noughts::to_string(parts));
        break;
      }
      case 5:  // writes an impossible action in a valid record
        if (seat) {
          noughts::Record record = forged(*seat);
          record.previous = node.replica.history().end_of(*seat);
          record.seen = node.replica.history().end_of(other(*seat));
          const std::string text = text_of(record);
          const auto ignored = node.replica.receive(text, {true, true});
          say(text);
        }
        break;
      case 6:  // writes contradictory records, or a hundred without a previous record
        if (random_.chance(0.1)) {
          for (int n = 1; n <= 100; ++n) {
            noughts::Record record = forged(*seat);
            record.previous.count = node.replica.history().end_of(*seat).count + n;
            say(text_of(record));
          }
          break;
        }
        say(text_of(forged(*seat)));
        break;
      default:  // goes back to an old state, and acts differently before only some of the others
        if (!node.old.empty()) {
          node.replica = noughts::parse_replica(random_.pick(node.old)).value();
          part(parted_, 0.5);
          come(i);
        }
    }
  }

  noughts::Random random_;
  Setting setting_;
  noughts::CatalogueMatch start_;
  std::vector<Node> nodes_;
  std::optional<int> hostile_;
  std::set<std::size_t> parted_;  // cut off from all others
  std::set<std::size_t> deaf_;    // can send, but not receive
  std::vector<Mail> mail_;
  std::vector<std::shared_ptr<const SignedText>> heard_;
  Witness witness_;
};
