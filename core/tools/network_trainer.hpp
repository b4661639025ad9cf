#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numbers>
#include <span>
#include <vector>

#include "network_sample.hpp"
#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/game/random.hpp"
#include "noughts/games/small_board.hpp"

namespace noughts {

/// Trains a network to evaluate positions: stochastic gradient descent with moments (D. Kingma and
/// J. Ba, "Adam: a method for stochastic optimization", 2015), on the cross entropy. Every sample
/// is turned and mirrored at random. The weights are floating-point numbers here, within the limits
/// of a byte.
class NetworkTrainer {
 public:
  /// Begins with random weights. `steps` is the number of batches that will follow.
  NetworkTrainer(std::uint64_t seed, std::size_t steps) : random_{seed}, steps_{steps} {
    fill(weights_->boards.of_inputs, 6);
    fill(weights_->forced.of_inputs, 6);
    fill(weights_->boards.of_codes, hidden_size / 2);
    fill(weights_->forced.of_codes, hidden_size / 2);
    fill(weights_->of_codes, inputs_of_width / 3);
    fill(weights_->of_places, inputs_of_width / 3);
    fill(weights_->out, width);
    for (auto* encoder : {&weights_->boards, &weights_->forced}) {
      encoder->of_hidden.fill(0.2F);
      encoder->of_code.fill(0.3F);
    }
    weights_->of_width.fill(0.3F);
  }

  /// Trains with one batch of samples.
  void learn(std::span<const NetworkSample* const> batch) {
    *gradient_ = {};
    for (const NetworkSample* sample : batch) {
      const auto& turn = detail::turns_of_places[static_cast<std::size_t>(random_.below(8))];
      const float chance = forward(*sample, turn);
      backward(chance - target_of(*sample));
    }
    descend(static_cast<float>(batch.size()));
  }

  /// The mean square error, compared with the targets.
  double error_of(std::span<const NetworkSample* const> samples) {
    double sum = 0;
    for (const NetworkSample* sample : samples) {
      const double error = forward(*sample, detail::turns_of_places[0]) - target_of(*sample);
      sum += error * error;
    }
    return sum / static_cast<double>(samples.size());
  }

  /// The weights as bytes.
  std::unique_ptr<UltimateNetwork::Weights> weights() const {
    auto bytes = std::make_unique<UltimateNetwork::Weights>();
    const auto store_all = [](const auto& self, const auto& from, auto& to) -> void {
      if constexpr (sizeof(to) == 1) {
        to = static_cast<std::int8_t>(std::lround(from * UltimateNetwork::one));
      } else {
        for (std::size_t i = 0; i < from.size(); ++i) self(self, from[i], to[i]);
      }
    };
    const auto store = [&](const auto& from, auto& to) { store_all(store_all, from, to); };
    const auto store_encoder = [&](const Encoder& from, UltimateNetwork::Weights::Encoder& to) {
      store(from.of_inputs, to.of_inputs);
      store(from.of_hidden, to.of_hidden);
      store(from.of_codes, to.of_codes);
      store(from.of_code, to.of_code);
    };
    store_encoder(weights_->boards, bytes->of_boards);
    store_encoder(weights_->forced, bytes->of_forced);
    store(weights_->of_codes, bytes->of_codes);
    store(weights_->of_places, bytes->of_places);
    store(weights_->of_width, bytes->of_width);
    store(weights_->out, bytes->out);
    store(weights_->of_out, bytes->of_out);
    return bytes;
  }

 private:
  static constexpr std::size_t input_size = UltimateNetwork::input_size;
  static constexpr std::size_t hidden_size = UltimateNetwork::hidden_size;
  static constexpr std::size_t code_size = UltimateNetwork::code_size;
  static constexpr std::size_t width = UltimateNetwork::width;
  static constexpr std::size_t boards = UltimateNetwork::boards;
  static constexpr std::size_t inputs_of_width = (boards + 1) * (code_size + 1);
  static constexpr float most = 127.0F / UltimateNetwork::one;  // the largest weight
  static constexpr float slope = 4;                             // of the output
  // Of the target; the rest is the final result.
  static constexpr float by_search = 0.7F;

  template <std::size_t count>
  using Floats = std::array<float, count>;

  struct Encoder {
    std::array<Floats<hidden_size>, input_size> of_inputs{};
    Floats<hidden_size> of_hidden{};
    std::array<Floats<code_size>, hidden_size> of_codes{};
    Floats<code_size> of_code{};
  };

  /// The same layout as the weights of the network, which documents them.
  struct Weights {
    Encoder boards;
    Encoder forced;
    std::array<std::array<Floats<width>, code_size>, NetworkTrainer::boards + 1> of_codes{};
    std::array<Floats<width>, NetworkTrainer::boards + 1> of_places{};
    Floats<width> of_width{};
    Floats<width> out{};
    float of_out = 0;
  };
  static_assert(sizeof(Weights) % sizeof(float) == 0);

  /// The activations of the neurons in the forward pass.
  struct Neurons {
    std::array<std::array<std::uint8_t, 18>, boards> inputs{};  // the active inputs, by small board
    std::array<std::size_t, boards> count{};                    // how many of them
    std::size_t forced = 0;
    std::array<Floats<hidden_size>, NetworkTrainer::boards + 1> hidden{};
    std::array<Floats<code_size>, NetworkTrainer::boards + 1> codes{};
    Floats<width> wide{};
  };

  static float clipped(float sum) { return std::clamp(sum, 0.0F, 1.0F); }
  static bool is_free(float activation) { return activation > 0 && activation < 1; }

  static float target_of(const NetworkSample& sample) {
    return by_search * static_cast<float>(sample.worth) + (1 - by_search) * static_cast<float>(sample.result);
  }

  /// Normally distributed, for `fan` active inputs.
  template <typename Values>
  void fill(Values& values, std::size_t fan) {
    if constexpr (std::is_same_v<Values, float>) {
      const auto uniform = [&] { return (random_.next() + 0.5) / 4294967296.0; };
      const double normal = std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
      values = std::clamp(static_cast<float>(normal / std::sqrt(static_cast<double>(fan))), -most, most);
    } else {
      for (auto& value : values) fill(value, fan);
    }
  }

  /// Finds the active inputs after a turn of the whole board.
  void look_at(const NetworkSample& sample, const std::array<std::uint8_t, 9>& turn) {
    for (std::size_t board = 0; board < boards; ++board) {
      const auto own = detail::turned_places(sample.own[board], turn);
      const auto others = detail::turned_places(sample.others[board], turn);
      auto& on = seen_->inputs[turn[board]];
      std::size_t& count = seen_->count[turn[board]];
      count = 0;
      if (detail::has_line_of_places[own]) {
        on[count++] = 18;
      } else if (detail::has_line_of_places[others]) {
        on[count++] = 19;
      } else if ((own | others) == detail::all_places) {
        on[count++] = 20;
      } else {
        for (std::uint8_t place = 0; place < 9; ++place) {
          if ((own >> place & 1U) != 0) on[count++] = place;
          if ((others >> place & 1U) != 0) on[count++] = static_cast<std::uint8_t>(9 + place);
        }
      }
    }
    seen_->forced = sample.forced == boards ? boards : turn[sample.forced];
  }

  /// The number of codes: one more if a small board is forced.
  std::size_t codes() const { return seen_->forced == boards ? boards : boards + 1; }
  std::size_t board_of(std::size_t i) const { return i == boards ? seen_->forced : i; }

  /// The probability that the player to move wins.
  float forward(const NetworkSample& sample, const std::array<std::uint8_t, 9>& turn) {
    look_at(sample, turn);
    Floats<width> wide = weights_->of_width;
    const auto add = [](auto& to, const auto& from, float times) {
      for (std::size_t i = 0; i < to.size(); ++i) to[i] += times * from[i];
    };
    add(wide, weights_->of_places[seen_->forced], 1);
    for (std::size_t i = 0; i < codes(); ++i) {
      const Encoder& encoder = i == boards ? weights_->forced : weights_->boards;
      auto& neurons = seen_->hidden[i];
      neurons = encoder.of_hidden;
      const std::size_t board = board_of(i);
      for (std::size_t k = 0; k < seen_->count[board]; ++k) add(neurons, encoder.of_inputs[seen_->inputs[board][k]], 1);
      auto& numbers = seen_->codes[i];
      numbers = encoder.of_code;
      for (std::size_t j = 0; j < hidden_size; ++j) {
        neurons[j] = clipped(neurons[j]);
        if (neurons[j] > 0) add(numbers, encoder.of_codes[j], neurons[j]);
      }
      for (std::size_t k = 0; k < code_size; ++k) {
        numbers[k] = clipped(numbers[k]);
        if (numbers[k] > 0) add(wide, weights_->of_codes[i][k], numbers[k]);
      }
    }
    float sum = weights_->of_out;
    for (std::size_t j = 0; j < width; ++j) {
      seen_->wide[j] = clipped(wide[j]);
      sum += seen_->wide[j] * seen_->wide[j] * weights_->out[j];
    }
    return 1 / (1 + std::exp(-slope * sum));
  }

  /// Adds the gradient of every weight for an error of the output.
  void backward(float error) {
    const float of_sum = slope * error;
    gradient_->of_out += of_sum;
    Floats<width> of_wide{};
    for (std::size_t j = 0; j < width; ++j) {
      const float active = seen_->wide[j];
      gradient_->out[j] += of_sum * active * active;
      if (is_free(active)) of_wide[j] = of_sum * weights_->out[j] * 2 * active;
      gradient_->of_width[j] += of_wide[j];
      gradient_->of_places[seen_->forced][j] += of_wide[j];
    }
    for (std::size_t i = 0; i < codes(); ++i) backward(i, of_wide);
  }

  /// The same for the encoder of a small board.
  void backward(std::size_t i, const Floats<width>& of_wide) {
    const Encoder& encoder = i == boards ? weights_->forced : weights_->boards;
    Encoder& gradient = i == boards ? gradient_->forced : gradient_->boards;
    Floats<code_size> of_codes{};
    for (std::size_t k = 0; k < code_size; ++k) {
      const float active = seen_->codes[i][k];
      const auto& weights = weights_->of_codes[i][k];
      auto& of_weights = gradient_->of_codes[i][k];
      float sum = 0;
      for (std::size_t j = 0; j < width; ++j) {
        sum += weights[j] * of_wide[j];
        of_weights[j] += active * of_wide[j];
      }
      if (is_free(active)) of_codes[k] = sum;
      gradient.of_code[k] += of_codes[k];
    }
    Floats<hidden_size> of_hidden{};
    for (std::size_t j = 0; j < hidden_size; ++j) {
      const float active = seen_->hidden[i][j];
      float sum = 0;
      for (std::size_t k = 0; k < code_size; ++k) {
        sum += encoder.of_codes[j][k] * of_codes[k];
        gradient.of_codes[j][k] += active * of_codes[k];
      }
      if (is_free(active)) of_hidden[j] = sum;
      gradient.of_hidden[j] += of_hidden[j];
    }
    const std::size_t board = board_of(i);
    for (std::size_t k = 0; k < seen_->count[board]; ++k) {
      auto& of_input = gradient.of_inputs[seen_->inputs[board][k]];
      for (std::size_t j = 0; j < hidden_size; ++j) of_input[j] += of_hidden[j];
    }
  }

  static std::span<float> numbers_of(Weights& weights) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): it contains only numbers
    return {reinterpret_cast<float*>(&weights), sizeof(Weights) / sizeof(float)};
  }

  /// A step against the gradient of `samples` samples. The steps get shorter over time.
  void descend(float samples) {
    constexpr float first_rate = 0.002F;
    constexpr float last_rate = 0.00001F;
    constexpr float warming_up = 500;
    constexpr float decay = 0.9F;
    constexpr float square_decay = 0.999F;
    constexpr float tiny = 1e-8F;
    const auto step = static_cast<float>(++step_);
    const float done = step / static_cast<float>(steps_);
    const float rate = std::min(1.0F, step / warming_up) *
                       (first_rate * 0.5F * (1 + std::cos(std::numbers::pi_v<float> * done)) + last_rate);
    const float of_mean = 1 / (1 - std::pow(decay, step));
    const float of_square = 1 / (1 - std::pow(square_decay, step));
    const auto weights = numbers_of(*weights_);
    const auto gradient = numbers_of(*gradient_);
    const auto means = numbers_of(*means_);
    const auto squares = numbers_of(*squares_);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const float change = gradient[i] / samples;
      means[i] = decay * means[i] + (1 - decay) * change;
      squares[i] = square_decay * squares[i] + (1 - square_decay) * change * change;
      weights[i] -= rate * means[i] * of_mean / (std::sqrt(squares[i] * of_square) + tiny);
      weights[i] = std::clamp(weights[i], -most, most);
    }
  }

  Random random_;
  std::size_t steps_;
  std::size_t step_ = 0;
  std::unique_ptr<Weights> weights_ = std::make_unique<Weights>();
  std::unique_ptr<Weights> gradient_ = std::make_unique<Weights>();
  std::unique_ptr<Weights> means_ = std::make_unique<Weights>();    // of the gradients
  std::unique_ptr<Weights> squares_ = std::make_unique<Weights>();  // of the squared gradients
  std::unique_ptr<Neurons> seen_ = std::make_unique<Neurons>();
};

}  // namespace noughts
