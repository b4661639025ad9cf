#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

class Ultimate;

/// A small neural network that values positions of Ultimate tic-tac-toe. It has learned from games that the tree search
/// has played against itself (`core/tools/network.cpp` plays them, and teaches it).
///
/// Two layers encode a small board, the same wherever it lies; two others encode the one in which the next move has to
/// be made. A layer weighs these codes by where the small boards lie, and the last one what comes out of it. What the
/// first of these layers make of every state of a small board is worked out when a network is read, so that a value
/// adds ten rows of a table, and that of a move exchanges two of them (Y. Nasu, "Efficiently updatable neural-network
/// based evaluation functions for computer shogi", 2018). It counts in whole numbers, which are the same everywhere.
class UltimateNetwork {
 public:
  static constexpr std::size_t input_size = 21;  ///< of a small board: who has marked which place, or how it was closed
  static constexpr std::size_t hidden_size = 64;  ///< neurons between these and its code
  static constexpr std::size_t code_size = 16;    ///< numbers that tell of a small board
  static constexpr std::size_t width = 64;        ///< neurons that tell of the whole position
  static constexpr std::size_t boards = 9;        ///< small boards
  static constexpr int one = 64;                  ///< the whole number that stands for the weight 1

  /// The weights, each a byte, in the order in which they are stored: times `one`.
  struct Weights {
    /// Of an encoder of small boards. Of one in which nobody may move any more, all that is said is how it was closed.
    struct Encoder {
      std::array<std::array<std::int8_t, hidden_size>, input_size>
          of_inputs{};                                   ///< own marks, the other's, how it was closed
      std::array<std::int8_t, hidden_size> of_hidden{};  ///< whatever the inputs
      std::array<std::array<std::int8_t, code_size>, hidden_size> of_codes{};  ///< from there to the code
      std::array<std::int8_t, code_size> of_code{};                            ///< whatever the hidden ones
    };

    Encoder of_boards;  ///< for all small boards
    Encoder of_forced;  ///< once more for the one where the next move has to be made
    std::array<std::array<std::array<std::int8_t, width>, code_size>, boards + 1>
        of_codes{};  ///< by small board; last the forced one
    std::array<std::array<std::int8_t, width>, boards + 1>
        of_places{};                            ///< by the forced small board; last if there is none
    std::array<std::int8_t, width> of_width{};  ///< whatever the codes
    std::array<std::int8_t, width> out{};       ///< of the result
    std::int8_t of_out = 0;                     ///< whatever comes to it
  };

  /// A network of these weights.
  explicit UltimateNetwork(const Weights& weights);

  /// What was written; none where these bytes are no network of this game.
  static std::optional<UltimateNetwork> read(std::span<const std::uint8_t> bytes);

  /// The bytes of a network: which format, and its weights.
  static std::vector<std::uint8_t> write(const Weights& weights);

  /// A member of the concept `GameWithNetwork`.
  /// @{
  static bool knows(const Ultimate& position);
  int value(const Ultimate& position) const;
  void values_of_moves(const Ultimate& position, std::span<const Square> moves, std::span<std::uint16_t> values) const;
  /// @}

 private:
  using Row = std::array<std::int8_t, width>;
  using Sum = std::array<std::int16_t, width>;
  using Places = std::uint16_t;

  /// A state of a small board, by who has marked which places: where its rows are.
  std::size_t state_of(Places own, Places others) const;
  std::size_t state_of(const Ultimate& position, Player player, std::size_t board) const;
  const Row& row(std::size_t board, std::size_t state) const { return rows_[board * states_ + state]; }

  /// Without the small board where the next move has to be made.
  Sum sum_of_boards(const Ultimate& position, Player player) const;
  int value(const Sum& sum) const;

  std::vector<std::uint16_t> state_by_places_;  // those of the player as digits of base three, 1, and of the other, 2
  std::size_t states_ = 0;                      // that are told apart
  std::vector<Row> rows_;                       // by small board, last the forced one, and state
  std::array<Sum, boards + 1> of_places_{};     // by the forced small board, last if there is none
  std::array<std::int8_t, width> out_{};
  int of_out_ = 0;
  std::vector<std::uint16_t> values_;  // by what comes out
};

}  // namespace noughts
