#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "noughts/noughts.hpp"

/// The result of the records of two chains, computed plainly: sorted, from the first record on, one
/// after the other. It reads the records' text itself, and shares only matches and the hash with a
/// replica.
class Oracle {
 public:
  /// An open request: the number of its record, and the wish as text.
  using Request = std::pair<int, std::string>;

  /// The state after some of the records.
  struct State {
    std::string match;
    std::string situation;
    std::map<char, Request> requests;
    std::map<char, std::pair<int, int>> clocks;  // timed moves, and their tenths of a second
    std::string ended;                           // how a clock has ended the game
  };

  /// By player and number.
  using Key = std::pair<char, int>;

  Oracle(const noughts::CatalogueMatch& start, const std::map<Key, std::string>& ledger) : match_{start} {
    begin();
    states_.push_back(state());
    std::vector<std::tuple<int, int, Key, std::vector<std::string>>> all;
    for (const auto& [key, text] : ledger) {
      std::vector<std::string> fields = split(text);
      all.emplace_back(std::stoi(fields[1]) + std::stoi(fields[3]), fields[0] == "X" ? 0 : 1, key, fields);
    }
    std::ranges::sort(all);
    for (const auto& [time, seat, key, fields] : all) {
      if (apply(fields)) effective_.push_back(key);
      states_.push_back(state());
    }
  }

  /// The state after so many records of both chains.
  const State& after(int records) const { return states_.at(static_cast<std::size_t>(records)); }
  const State& end() const { return states_.back(); }
  bool has_effect(const Key& key) const { return std::ranges::find(effective_, key) != effective_.end(); }

  static std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> fields{""};
    for (const char c : text) {
      if (c == '_') {
        fields.emplace_back();
      } else {
        fields.back() += c;
      }
    }
    return fields;
  }

 private:
  State state() const { return {to_string(match_), situation_, requests_, clocks_, ended_}; }

  void begin() {
    situation_ = to_string(noughts::hash_of(to_string(match_)));
    requests_.clear();
    clocks_.clear();
    ended_.clear();
    mover_ = '-';
  }

  void happened(const std::string& what) {
    situation_ = to_string(noughts::hash_of(situation_ + what));
    requests_.clear();
    mover_ = '-';
  }

  bool apply(const std::vector<std::string>& fields) {
    const char seat = fields[0][0];
    const int number = std::stoi(fields[1]);
    const std::string& situation = fields[5];
    const std::string& action = fields[6];
    if (action == "seen") return true;
    if (situation != situation_) return false;
    const auto player = noughts::parse_player(std::string{seat}).value();
    const char rival = seat == 'X' ? 'O' : 'X';
    const bool is_void = ended_ == "clocks-disagree";
    if (action == "too-late") {
      if (is_void || mover_ != rival) return false;
      static_cast<void>(match_.undo());
      happened(seat + action);
      ended_ = "clocks-disagree";
      return true;
    }
    if (is_void && !action.contains('-')) return false;
    if (action == "time-up") {
      if (is_void || match_.status() != noughts::Status::next(player)) return false;
      static_cast<void>(match_.make(noughts::Resign{.player = player}));
      happened(seat + action);
      ended_ = action;
      return true;
    }
    if (action == "resign") {
      if (!match_.make(noughts::Resign{.player = player})) return false;
      happened(seat + action);
      return true;
    }
    if (action.starts_with("ask-")) {
      if (!is_possible(action)) return false;
      if (requests_.contains(rival) && requests_[rival].second == action) {
        agree(action);
      } else {
        requests_[seat] = {number, action};
      }
      return true;
    }
    for (const char* word : {"accept-", "decline-", "withdraw-"}) {
      if (!action.starts_with(word)) continue;
      const char asker = action[0] == 'w' ? seat : rival;
      if (!requests_.contains(asker) || requests_[asker].first != std::stoi(action.substr(action.find('-') + 1)))
        return false;
      if (action[0] == 'a') {
        agree(std::string{requests_[asker].second});
      } else {
        requests_.erase(asker);
      }
      return true;
    }
    const auto square = match_.position().size().square(noughts::SquareName::parse(action).value());
    if (!square || !match_.make(noughts::Play{.move = *square, .player = player})) return false;
    happened(seat + action);
    mover_ = seat;
    if (fields.size() < 8) return true;
    ++clocks_[seat].first;
    clocks_[seat].second += std::stoi(fields[7]);
    return true;
  }

  bool is_possible(const std::string& action) const {
    if (action.starts_with("ask-undo-"))
      return ended_ != "clocks-disagree" && std::stoi(action.substr(9)) < match_.moment().ply;
    return !action.starts_with("ask-game-") || noughts::find_game(action.substr(9)).has_value();
  }

  void agree(const std::string& action) {
    if (action.starts_with("ask-undo-")) {
      while (match_.moment().ply > std::stoi(action.substr(9))) static_cast<void>(match_.undo());
      happened('X' + action);
      ended_.clear();
      return;
    }
    if (action == "ask-next") {
      match_.next();
    } else {
      const auto game = noughts::find_game(action.substr(9)).value();
      match_ = noughts::CatalogueMatch{game.start(other(match_.first())), match_.number() + 1, noughts::Score{}};
    }
    begin();
  }

  noughts::CatalogueMatch match_;
  std::string situation_;
  std::map<char, Request> requests_;
  std::map<char, std::pair<int, int>> clocks_;
  std::string ended_;
  char mover_ = '-';  // who made the last move, if nothing has happened since
  std::vector<State> states_;
  std::vector<Key> effective_;
};
