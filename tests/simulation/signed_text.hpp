#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/noughts.hpp"

/// A message on the network: signed where the sender can sign, with the result of the host's
/// check.
struct SignedText {
  std::string text;
  noughts::PerSeat<bool> vouched;
};

/// The signature of a record: as good as a real one to those who cannot forge it.
inline std::string seal(char seat, std::string_view record) {
  std::uint64_t hash = seat == 'X' ? 0x9ae16a3b2f90404fU : 0xc949d7c7509e6557U;
  for (const char c : record) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return std::to_string(hash);
}

/// The parts of a message.
inline std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> all;
  while (true) {
    const std::size_t end = text.find('~');
    all.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return all;
    text.remove_prefix(end + 1);
  }
}

inline bool is_record(std::string_view part) { return part.starts_with("X_") || part.starts_with("O_"); }

/// Does what a host does: signs the records of a seat, and checks those of others before it passes
/// them on.
inline std::shared_ptr<const SignedText> sign(std::string_view text, std::optional<noughts::Player> seat) {
  SignedText sent{.text = {}, .vouched = {true, true}};
  for (const std::string_view part : parts_of(text)) {
    if (!sent.text.empty()) sent.text += '~';
    sent.text += part;
    if (!is_record(part)) continue;
    const auto writer = part[0] == 'X' ? noughts::Player::x : noughts::Player::o;
    const std::size_t dot = part.find('.');
    const std::string right = seal(part[0], part.substr(0, dot));
    if (dot == std::string_view::npos && writer == seat) {
      sent.text += '.' + right;
    } else if (dot == std::string_view::npos || part.substr(dot + 1) != right) {
      sent.vouched[writer] = false;
    }
  }
  return std::make_shared<const SignedText>(std::move(sent));
}
