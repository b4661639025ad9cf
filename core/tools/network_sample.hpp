#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/player.hpp"
#include "noughts/games/small_board.hpp"
#include "noughts/games/ultimate.hpp"

namespace noughts {

/// A position of Ultimate to train a network, from the view of the player to move.
struct NetworkSample {
  static constexpr std::size_t boards = 9;
  static constexpr std::size_t anywhere = boards;  // no small board is forced
  static constexpr std::size_t bytes = 4 * boards + 4;

  std::array<std::uint16_t, boards> own{};     // the marks of the player to move, by small board
  std::array<std::uint16_t, boards> others{};  // the marks of the other player
  std::size_t forced = anywhere;
  double worth = 0;   // for the player to move, by a search: 1 is a win
  double result = 0;  // of the whole game, for the player to move: 1, ½ or 0

  NetworkSample() = default;

  NetworkSample(const Ultimate& position, double mean) : worth{mean} {
    for (std::size_t i = 0; i < detail::places_in_boards.size(); ++i) {
      const auto [board, place] = detail::places_in_boards[i];
      const auto owner = position.owner(Square{static_cast<int>(i)});
      if (!owner) continue;
      auto& places = (*owner == position.turn() ? own : others)[board];
      places = static_cast<std::uint16_t>(places | 1U << place);
    }
    if (const auto board = position.forced_board()) forced = static_cast<std::size_t>(*board);
  }

  /// Writes `bytes` bytes, the same on every machine.
  void write(std::ostream& out) const {
    const auto put = [&](unsigned number) { out.put(static_cast<char>(number & 0xFFU)); };
    const auto put_two = [&](unsigned number) {
      constexpr unsigned byte = 8;
      put(number);
      put(number >> byte);
    };
    for (const std::uint16_t places : own) put_two(places);
    for (const std::uint16_t places : others) put_two(places);
    put(static_cast<unsigned>(forced));
    put_two(static_cast<unsigned>(worth * scale));
    put(static_cast<unsigned>(2 * result));
  }

  /// All samples of a file. An incomplete sample at the end is ignored.
  static std::vector<NetworkSample> read(const std::string& name) {
    std::vector<NetworkSample> samples;
    std::ifstream in{name, std::ios::binary};
    for (std::array<char, bytes> raw{}; in.read(raw.data(), bytes);) {
      const auto byte = [&](std::size_t at) -> unsigned { return static_cast<unsigned char>(raw[at]); };
      const auto two = [&](std::size_t at) { return byte(at) | byte(at + 1) << 8U; };
      NetworkSample& sample = samples.emplace_back();
      for (std::size_t board = 0; board < boards; ++board) {
        sample.own[board] = static_cast<std::uint16_t>(two(2 * board));
        sample.others[board] = static_cast<std::uint16_t>(two(2 * boards + 2 * board));
      }
      sample.forced = byte(4 * boards);
      sample.worth = two(4 * boards + 1) / scale;
      sample.result = byte(4 * boards + 3) / 2.0;
    }
    return samples;
  }

 private:
  static constexpr double scale = 65535;
};

}  // namespace noughts
