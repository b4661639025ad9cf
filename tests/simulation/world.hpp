#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/noughts.hpp"
#include "oracle.hpp"

/// Who is hostile in a schedule.
enum class Hostile : std::uint8_t { nobody, stranger, player };

/// How bad the network is, and who is there.
struct Setting {
  int steps = 100;
  int spectators = 0;
  double loss = 0;
  double repetition = 0;
  Hostile hostile = Hostile::nobody;
  bool forks = false;    // whether a hostile player also contradicts himself
  bool restarts = true;  // whether replicas are restarted from what was stored
};

/// Two players, some who watch, and perhaps somebody hostile, on a bad network, all from one seed. Whatever is wrong is
/// told by `wrong()`.
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
    if (setting.hostile != Hostile::nobody) {
      hostile_ = setting.hostile == Hostile::player ? random_.below(2) : static_cast<int>(nodes_.size()) - 1;
      nodes_[static_cast<std::size_t>(*hostile_)].is_honest = false;
    }
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_[i].is_there) come(i);
    }
  }

  /// The bad time.
  void run() {
    for (int step = 0; step < setting_.steps && wrong_.empty(); ++step) step_once();
  }

  /// The network is good again, for as long as it takes.
  void heal() {
    parted_.clear();
    deaf_.clear();
    setting_.loss = setting_.repetition = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (!nodes_[i].is_there) come(i);
    }
    for (int changes = -1; changes != changes_ && wrong_.empty();) {
      changes = changes_;
      for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (nodes_[i].is_honest) send(i, nodes_[i].replica.remind());
      }
      while (!mail_.empty() && wrong_.empty()) deliver(random_.below(static_cast<int>(mail_.size())));
    }
  }

  /// What has to hold in the end.
  void judge() {
    if (!wrong_.empty()) return;
    const bool disputed = std::ranges::any_of(
        nodes_, [](const Node& node) { return node.is_honest && node.replica.dispute().has_value(); });
    for (const Node& node : nodes_) {
      if (!node.is_honest) continue;
      demand(node.replica.dispute().has_value() == disputed, "a dispute is not known to everybody");
    }
    for (const auto& [seat, number] : forks_) {
      demand(disputed || is_forgotten(seat == 'X' ? Player::x : Player::o, number), "a fork was not noticed");
    }
    demand(!disputed || setting_.hostile == Hostile::player, "honest players contradict each other");
    if (disputed || !wrong_.empty()) return;

    // Where one of two records was forgotten before anybody held both, it is not known here which the others followed.
    if (!forks_.empty()) return demand_same_end();
    const Oracle oracle{start_, ledger_};
    for (const auto& [records, situation] : agreed_)
      demand(oracle.after(records).situation == situation, "something was agreed that is not so in the end");
    for (const Node& node : nodes_) {
      if (node.is_honest) judge(node, oracle);
    }
    for (const auto& key : confirmed_) demand(oracle.has_effect(key), "a confirmed action is lost");
    for (const auto& key : refused_) demand(!oracle.has_effect(key), "an action was said to be refused and is not");
  }

  const std::string& wrong() const { return wrong_; }
  std::size_t longest_text() const { return longest_text_; }
  bool has_dispute() const { return nodes_[0].replica.dispute() || nodes_[1].replica.dispute(); }
  int games() const { return nodes_[0].replica.agreed().match().number(); }
  int records() const { return static_cast<int>(ledger_.size()); }
  int refused() const { return static_cast<int>(refused_.size()); }
  int joined() const { return joined_; }

 private:
  struct Node {
    noughts::Replica replica;
    bool is_honest = true;
    bool is_there = true;
    std::set<int> pending = {};         // the numbers of own records that are not confirmed
    std::vector<std::string> old = {};  // of a hostile player: what he could go back to
  };

  /// As it travels: signed where it can be, and with what a host finds when it checks that.
  struct Text {
    std::string text;
    noughts::PerSeat<bool> vouched;
  };

  struct Mail {
    std::size_t from;
    std::size_t to;
    std::shared_ptr<const Text> text;
  };

  void demand(bool holds, const std::string& otherwise) {
    if (!holds && wrong_.empty()) wrong_ = otherwise;
  }

  void add(std::optional<Player> seat) { nodes_.push_back({.replica = noughts::Replica{start_, seat}}); }

  void come(std::size_t i) {
    nodes_[i].is_there = true;
    send(i, nodes_[i].replica.connect());
  }

  // Signatures. A host signs the records of its seat, and checks those of others, without which it hands nothing over.

  static std::string seal(char seat, std::string_view record) {
    std::uint64_t hash = seat == 'X' ? 0x9ae16a3b2f90404fU : 0xc949d7c7509e6557U;
    for (const char c : record) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return std::to_string(hash);
  }

  static std::vector<std::string_view> parts(std::string_view text) {
    std::vector<std::string_view> all;
    while (true) {
      const std::size_t end = text.find('~');
      all.push_back(text.substr(0, end));
      if (end == std::string_view::npos) return all;
      text.remove_prefix(end + 1);
    }
  }

  static bool is_record(std::string_view part) { return part.starts_with("X_") || part.starts_with("O_"); }

  std::shared_ptr<const Text> sign(std::string_view text, std::optional<Player> seat) {
    Text sent{.text = {}, .vouched = {true, true}};
    for (const std::string_view part : parts(text)) {
      if (!sent.text.empty()) sent.text += '~';
      sent.text += part;
      if (!is_record(part)) continue;
      const Player writer = part[0] == 'X' ? Player::x : Player::o;
      const std::size_t dot = part.find('.');
      const std::string right = seal(part[0], part.substr(0, dot));
      if (dot == std::string_view::npos && writer == seat) {
        sent.text += '.' + right;
      } else if (dot == std::string_view::npos || part.substr(dot + 1) != right) {
        sent.vouched[writer] = false;
      }
    }
    return std::make_shared<const Text>(std::move(sent));
  }

  void send(std::size_t from, const noughts::Effects& effects, std::optional<std::size_t> asker = std::nullopt) {
    note(from, effects);
    for (const auto& message : effects.messages) {
      const auto text = sign(message.text, nodes_[from].replica.seat());
      if (message.to == noughts::OutgoingMessage::To::sender && asker) {
        post(from, *asker, text);
      } else {
        publish(from, text);
      }
    }
  }

  void publish(std::size_t from, const std::shared_ptr<const Text>& text) {
    if (hostile_) heard_.push_back(text);
    for (std::size_t to = 0; to < nodes_.size(); ++to) {
      if (to != from) post(from, to, text);
    }
  }

  void post(std::size_t from, std::size_t to, const std::shared_ptr<const Text>& text) {
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

  /// Writes down what has become of a replica, and what is wrong with that.
  void note(std::size_t i, const noughts::Effects& effects) {
    Node& node = nodes_[i];
    if (!node.is_honest) return;
    const noughts::History& history = node.replica.history();
    for (const Player seat : {Player::x, Player::o}) {
      demand(node.replica.early(seat).size() <= noughts::Replica::most_early, "too much is kept that came early");
      demand(counts(node)[seat] - history.base().chains[seat].count <= noughts::History::most_records,
             "too many records are kept");
    }
    if (const auto former = last_.find(i); former != last_.end()) {
      const auto& [records, disputed] = former->second;
      const bool changed = records != counts(node) || disputed != node.replica.dispute().has_value();
      demand(!changed || effects.must_be_stored, "something changed that was not to be stored");
      demand(!disputed || records == counts(node), "a match went on after a dispute");
      for (const Player seat : {Player::x, Player::o}) {
        // Whoever joins at a checkpoint may have to wait for what he had.
        demand(!node.replica.seat() || records[seat] <= counts(node)[seat], "records are gone");
      }
      if (!changed) return;
      ++changes_;
      if (history.base().chains[Player::x].count > records[Player::x] + 1) ++joined_;
      for (const Player seat : {Player::x, Player::o}) {
        const int first = std::max(records[seat], history.base().chains[seat].count);
        for (int number = first; number < counts(node)[seat]; ++number) enter(history.find(seat, number)->record);
      }
    }
    last_.insert_or_assign(i, std::pair{counts(node), node.replica.dispute().has_value()});
    agreed_.insert({history.confirmed(Player::x) + history.confirmed(Player::o), to_string(history.agreed().hash())});
    settle(node, effects);
  }

  static noughts::PerSeat<int> counts(const Node& node) {
    const noughts::History& history = node.replica.history();
    return {history.end_of(Player::x).count, history.end_of(Player::o).count};
  }

  void enter(const noughts::Record& record) {
    const std::string text = to_string(record);
    const auto [place, is_new] = ledger_.insert({{letter(record.seat), record.number()}, text});
    if (place->second != text) forks_.insert(place->first);
    const bool is_own = record.seal.empty();
    demand(is_own || record.seal == seal(letter(record.seat), text), "somebody else's record was taken for a player's");
  }

  /// What was pending is confirmed or refused, each for itself.
  void settle(Node& node, const noughts::Effects& effects) {
    if (!node.replica.seat()) return;
    const char seat = letter(*node.replica.seat());
    for (const auto& refused : effects.refused) {
      demand(node.pending.erase(refused.record.number()) == 1 ||
                 std::holds_alternative<noughts::Acknowledge>(refused.record.action),
             "something was refused that was not pending");
      refused_.insert({seat, refused.record.number()});
    }
    std::set<int> pending;
    for (const auto& unconfirmed : node.replica.pending()) pending.insert(unconfirmed.record.number());
    for (const int number : node.pending) {
      if (!pending.contains(number)) confirmed_.insert({seat, number});
    }
    node.pending = std::move(pending);
  }

  /// Whether no honest replica keeps the record of that number any more.
  bool is_forgotten(Player seat, int number) const {
    return std::ranges::all_of(nodes_, [&](const Node& node) {
      return !node.is_honest || number < node.replica.history().base().chains[seat].count;
    });
  }

  void demand_same_end() {
    const auto first = std::ranges::find(nodes_, true, &Node::is_honest);
    for (const Node& node : nodes_)
      demand(!node.is_honest || node.replica.shown() == first->replica.shown(), "honest replicas differ in the end");
  }

  void judge(const Node& node, const Oracle& oracle) {
    const noughts::Situation& shown = node.replica.shown();
    demand(to_string(shown.match()) == oracle.end().match, "what is shown in the end is not what happened");
    demand(to_string(shown.hash()) == oracle.end().situation, "situations differ in the end");
    for (const Player seat : {Player::x, Player::o}) {
      std::optional<Oracle::Request> expected;
      if (const auto open = oracle.end().requests.find(letter(seat)); open != oracle.end().requests.end())
        expected = open->second;
      std::optional<Oracle::Request> found;
      if (const auto& open = shown.request(seat))
        found = {open->number, to_string(noughts::Action{noughts::Ask{open->request}})};
      demand(found == expected, "open requests differ in the end");
    }
    if (setting_.hostile != Hostile::player) {
      demand(node.replica.agreed() == shown, "not everything is agreed on in the end");
      demand(node.replica.pending().empty(), "something is pending in the end");
    }
  }

  // What happens.

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
    } else if (what < 95 && setting_.restarts) {
      restart(static_cast<std::size_t>(random_.below(static_cast<int>(nodes_.size()))));
    } else if (hostile_) {
      attack(*hostile_);
    }
  }

  void restart(std::size_t i) {
    Node& node = nodes_[i];
    if (!node.is_there) return come(i);
    const std::string text = to_string(node.replica);
    longest_text_ = std::max(longest_text_, text.size());
    auto again = noughts::parse_replica(text);
    demand(again.has_value() && to_string(*again) == text && again->shown() == node.replica.shown() &&
               again->agreed() == node.replica.agreed(),
           "what was stored is not what was");
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

  /// A person does what makes sense, or what does not.
  void do_something(std::size_t i) {
    Node& node = nodes_[i];
    if (!node.is_there || node.replica.dispute()) return;
    if (!node.is_honest && random_.chance(0.1)) node.old.push_back(to_string(node.replica));
    const auto effects = node.replica.act(choose(node));
    if (effects) send(i, *effects);
  }

  noughts::Action choose(const Node& node) {
    const noughts::Situation& shown = node.replica.shown();
    const Player seat = *node.replica.seat();
    const auto& match = shown.match();
    if (const auto& asked = shown.request(other(seat)); asked && random_.chance(0.6)) {
      if (random_.chance(0.7)) return noughts::Accept{asked->number};
      return noughts::Decline{asked->number};
    }
    if (const auto& asked = shown.request(seat); asked && random_.chance(0.2)) return noughts::Withdraw{asked->number};
    const int what = random_.below(100);
    if (match.status().is_over() && what < 80) return noughts::Ask{{.kind = noughts::Request::Kind::next}};
    if (what < 4) return noughts::Resignation{};
    if (what < 8) return noughts::Ask{{.kind = noughts::Request::Kind::next}};
    if (what < 10) return noughts::Ask{{.kind = noughts::Request::Kind::game, .game = "misere-tic-tac-toe"}};
    if (what < 20) {
      const int ply = random_.below(std::max(1, match.moment().ply));
      return noughts::Ask{{.kind = noughts::Request::Kind::undo, .ply = ply}};
    }
    if (what < 25) return noughts::Accept{random_.below(20)};
    if (what < 30) return noughts::Mark{{.column = random_.below(8), .rank = 1 + random_.below(7)}};
    const auto moves = match.legal_moves();
    if (moves.empty()) return noughts::Ask{{.kind = noughts::Request::Kind::next}};
    return noughts::Mark{match.position().size().name(random_.pick(moves))};
  }

  // What somebody hostile does.

  std::string nonsense() {
    std::string text = random_.chance(0.5) || heard_.empty() ? std::string{"noughts1~"} : random_.pick(heard_)->text;
    for (int i = random_.below(6); i >= 0; --i) {
      const auto place = static_cast<std::size_t>(random_.below(static_cast<int>(text.size()) + 1));
      switch (random_.below(3)) {
        case 0: text.insert(place, 1, "XO_~.-0123456789abcfhmorsv"[random_.below(26)]); break;
        case 1: text.erase(place, 1 + static_cast<std::size_t>(random_.below(30))); break;
        default:
          if (place < text.size()) text[place] = static_cast<char>(random_.below(256));
      }
    }
    return text;
  }

  noughts::Record forgery(const Node& node, Player seat) {
    const noughts::History& history = node.replica.history();
    noughts::Record record{.seat = seat,
                           .previous = history.end_of(seat),
                           .seen = history.end_of(other(seat)),
                           .situation = history.shown().hash(),
                           .action = choose(nodes_[0])};
    switch (random_.below(5)) {
      case 0: record.previous.count += 1 + random_.below(100); break;
      case 1: record.previous.count = random_.below(record.previous.count + 1); break;
      case 2: record.situation = noughts::hash_of("elsewhere"); break;
      case 3: record.seen.count += 1 + random_.below(5); break;
      default: break;
    }
    return record;
  }

  void attack(int index) {
    const auto i = static_cast<std::size_t>(index);
    Node& node = nodes_[i];
    const auto seat = node.replica.seat();
    const auto say = [&](const std::string& text) { publish(i, sign(text, seat)); };
    switch (random_.below(seat && setting_.forks ? 8 : 6)) {
      case 0:
        for (int n = 0; n < 5; ++n) say(nonsense());
        break;
      case 1:  // repeats what he has heard
        for (int n = 0; n < 10 && !heard_.empty(); ++n) publish(i, random_.pick(heard_));
        break;
      case 2: {  // writes in the name of another
        const Player other_seat = seat ? other(*seat) : Player::o;
        say(noughts::to_string(std::vector<noughts::MessagePart>{forgery(node, other_seat)}));
        break;
      }
      case 3: {  // lies about how much there is
        noughts::Summary lie{
            .ends = {{random_.below(30), noughts::hash_of("a")}, {random_.below(30), noughts::hash_of("b")}}};
        say(noughts::to_string(std::vector<noughts::MessagePart>{lie}));
        break;
      }
      case 4: {  // lies about how a game began
        noughts::Checkpoint lie = node.replica.history().base();
        lie.match =
            noughts::CatalogueMatch{start_.start(), lie.match.number() + random_.below(5) + 1, noughts::Score{.x = 1}};
        std::vector<noughts::MessagePart> parts{lie};
        for (auto& record : node.replica.history().records({}, 100)) parts.emplace_back(record);
        say(noughts::to_string(parts));
        break;
      }
      case 5:  // does what is not possible, in a record that is in order
        if (seat) {
          noughts::Record record = forgery(node, *seat);
          record.previous = node.replica.history().end_of(*seat);
          record.seen = node.replica.history().end_of(other(*seat));
          const std::string text = noughts::to_string(std::vector<noughts::MessagePart>{record});
          const auto ignored = node.replica.receive(text, {true, true});
          say(text);
        }
        break;
      case 6:  // contradicts himself, or writes a hundred records that follow nothing
        if (random_.chance(0.1)) {
          for (int n = 1; n <= 100; ++n) {
            noughts::Record record = forgery(node, *seat);
            record.previous.count = node.replica.history().end_of(*seat).count + n;
            say(noughts::to_string(std::vector<noughts::MessagePart>{record}));
          }
          break;
        }
        say(noughts::to_string(std::vector<noughts::MessagePart>{forgery(node, *seat)}));
        break;
      default:  // goes back and does something else, before only some of the others
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
  std::set<std::size_t> parted_;  // from all others
  std::set<std::size_t> deaf_;    // who can be heard
  std::vector<Mail> mail_;
  std::vector<std::shared_ptr<const Text>> heard_;

  std::map<Oracle::Key, std::string> ledger_;  // every record that somebody honest has taken
  std::map<std::size_t, std::pair<noughts::PerSeat<int>, bool>> last_;
  std::set<std::pair<int, std::string>> agreed_;  // situations, with how many records were confirmed
  std::set<Oracle::Key> confirmed_;
  std::set<Oracle::Key> refused_;
  std::set<Oracle::Key> forks_;  // where honest replicas have taken different records
  int joined_ = 0;
  int changes_ = 0;  // of replicas
  std::size_t longest_text_ = 0;
  std::string wrong_;
};
