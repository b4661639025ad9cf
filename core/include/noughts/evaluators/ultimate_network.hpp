#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/board_move.hpp"
#include "noughts/game/player.hpp"
#include "noughts/games/ultimate_rules.hpp"

namespace noughts {

class Ultimate;

/// A small neural network that values positions of Ultimate tic-tac-toe. It has learned from games
/// that the tree search played against itself. `core/tools/network.cpp` plays them and trains it.
///
/// Two layers encode each small board, with the same weights for all. Two more layers encode the
/// small board that the next move has to use. The next layer weighs these codes by the places of
/// the small boards, and the last layer gives the value.
///
/// `read` computes in advance what these layers add for every state of a small board. So a value
/// adds ten rows of a table, and the value of a move exchanges two of them (Y. Nasu, "Efficiently
/// updatable neural-network based evaluation functions for computer shogi", 2018). All numbers are
/// whole, and the same on every platform.
class UltimateNetwork {
 public:
  /// Of a small board: its marks, or how it was closed.
  static constexpr std::size_t input_size = 21;
  static constexpr std::size_t hidden_size = 64;  ///< neurons between the inputs and the code
  static constexpr std::size_t code_size = 16;    ///< numbers that describe a small board
  static constexpr std::size_t width = 64;        ///< neurons that describe the whole position
  static constexpr std::size_t boards = 9;        ///< small boards
  static constexpr int one = 64;                  ///< the number that stands for the weight 1

  /// The weights times `one`, each a byte, in the order in which they are stored.
  struct Weights {
    /// An encoder of small boards. Of a closed small board it sees only how it was closed.
    struct Encoder {
      /// Own marks, the other's, how it was closed.
      std::array<std::array<std::int8_t, hidden_size>, input_size> of_inputs{};
      std::array<std::int8_t, hidden_size> of_hidden{};  ///< biases of the hidden neurons
      /// From the hidden neurons to the code.
      std::array<std::array<std::int8_t, code_size>, hidden_size> of_codes{};
      /// Biases of the code.
      std::array<std::int8_t, code_size> of_code{};
    };

    Encoder of_boards;  ///< for all small boards
    Encoder of_forced;  ///< for the one that the next move has to use
    /// By small board; the forced one last.
    std::array<std::array<std::array<std::int8_t, width>, code_size>, boards + 1> of_codes{};
    /// By the forced small board; last if there is none.
    std::array<std::array<std::int8_t, width>, boards + 1> of_places{};
    std::array<std::int8_t, width> of_width{};  ///< biases of the neurons of the whole position
    std::array<std::int8_t, width> out{};       ///< from these neurons to the result
    std::int8_t of_out = 0;                     ///< bias of the result
  };

  /// A network of these weights, which values positions by these rules.
  explicit UltimateNetwork(const Weights& weights, UltimateRules rules = {});

  /// The network in these bytes. None if they are not a network of this game.
  static std::optional<UltimateNetwork> read(std::span<const std::uint8_t> bytes);

  /// The bytes of a network: the format with the rules, and the weights.
  static std::vector<std::uint8_t> write(const Weights& weights, UltimateRules rules = {});

  /// The same weights for positions of other rules. The first games by these rules can be played
  /// with them, to train a network of their own.
  UltimateNetwork with_rules(UltimateRules rules) const {
    UltimateNetwork copy{*this};
    copy.rules_ = rules;
    return copy;
  }

  /// The members of the concept `Evaluator`.
  /// @{
  static constexpr std::size_t files = 3;
  static std::optional<std::size_t> file_of(const Ultimate& position);
  bool knows(const Ultimate& position) const;
  int value(const Ultimate& position) const;
  void values_of_moves(const Ultimate& position, std::span<const BoardMove> moves,
                       std::span<std::uint16_t> values) const;
  /// @}

 private:
  using Row = std::array<std::int8_t, width>;
  using Sum = std::array<std::int16_t, width>;
  using Places = std::uint16_t;

  /// The index of a small board's state, by who has marked which places.
  std::size_t state_of(Places own, Places others) const;
  std::size_t state_of(const Ultimate& position, Player player, std::size_t board) const;
  const Row& row(std::size_t board, std::size_t state) const { return rows_[board * states_ + state]; }

  /// The sum over all small boards. It leaves out what the forced small board adds.
  Sum sum_of_boards(const Ultimate& position, Player player) const;
  int value(const Sum& sum) const;

  UltimateRules rules_;
  // By a base-three number: own marks are 1, the other's 2.
  std::vector<std::uint16_t> state_by_places_;
  std::size_t states_ = 0;  // how many there are
  // By small board, the forced one last; then by state.
  std::vector<Row> rows_;
  std::array<Sum, boards + 1> of_places_{};  // by the forced small board; last if there is none
  std::array<std::int8_t, width> out_{};
  int of_out_ = 0;
  std::vector<std::uint16_t> values_;  // by the result of the last layer
};

}  // namespace noughts
