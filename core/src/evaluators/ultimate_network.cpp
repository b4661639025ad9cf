#include "noughts/evaluators/ultimate_network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/games/small_board.hpp"
#include "noughts/games/ultimate.hpp"

namespace noughts {
namespace {

using Weights = UltimateNetwork::Weights;

constexpr std::uint8_t format = 1;

/// The first byte of a network's file: the format, and above it a bit for each rule.
constexpr std::uint8_t first_byte(UltimateRules rules) {
  return static_cast<std::uint8_t>(format | (rules.open_boards ? 16U : 0U) | (rules.most_boards ? 32U : 0U));
}

/// The rules by which there are networks on file.
constexpr std::array<UltimateRules, UltimateNetwork::files> rules_on_file{
    {{}, {.most_boards = true}, {.open_boards = true}}};

constexpr int one = UltimateNetwork::one;
constexpr int full = 127;  // highest activation of the encoders' neurons
constexpr int three_to_the_nine = 19683;

/// How a small board is closed, as an index of the inputs. None while it is open.
constexpr std::optional<std::size_t> closed_as(std::uint16_t own, std::uint16_t others) {
  if (detail::has_line_of_places[own]) return 0;
  if (detail::has_line_of_places[others]) return 1;
  return (own | others) == detail::all_places ? std::optional<std::size_t>{2} : std::nullopt;
}

/// A set of places as a number in base three.
constexpr std::array<std::uint16_t, 512> in_base_three = [] {
  std::array<std::uint16_t, 512> numbers{};
  for (std::size_t set = 0; set < numbers.size(); ++set) {
    for (int place = 8; place >= 0; --place)
      numbers[set] =
          static_cast<std::uint16_t>(std::size_t{3} * numbers[set] + (set >> static_cast<unsigned>(place) & 1U));
  }
  return numbers;
}();

/// A neuron's activation, from 0 to 127, by the sum of its inputs.
constexpr int activation(int sum) { return std::clamp((sum + one / 2) / one, 0, full); }

using Code = std::array<int, UltimateNetwork::code_size>;

/// The code of a small board by an encoder.
Code encode(const Weights::Encoder& encoder, std::uint16_t own, std::uint16_t others) {
  std::array<int, UltimateNetwork::hidden_size> hidden{};
  for (std::size_t i = 0; i < hidden.size(); ++i) hidden[i] = full * encoder.of_hidden[i];
  const auto add = [&](std::size_t input) {
    for (std::size_t i = 0; i < hidden.size(); ++i) hidden[i] += full * encoder.of_inputs[input][i];
  };
  constexpr std::size_t places = 9;
  if (const auto closed = closed_as(own, others)) {
    add(2 * places + *closed);
  } else {
    for (std::size_t place = 0; place < places; ++place) {
      if ((own >> place & 1U) != 0) add(place);
      if ((others >> place & 1U) != 0) add(places + place);
    }
  }
  Code code{};
  for (std::size_t k = 0; k < code.size(); ++k) code[k] = full * encoder.of_code[k];
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    const int active = activation(hidden[i]);
    if (active == 0) continue;
    for (std::size_t k = 0; k < code.size(); ++k) code[k] += active * encoder.of_codes[i][k];
  }
  for (int& number : code) number = activation(number);
  return code;
}

/// What a code adds to the neurons of the whole position, by the weights of its place, in parts of
/// `one`.
std::array<std::int8_t, UltimateNetwork::width> weigh(
    const Code& code,
    const std::array<std::array<std::int8_t, UltimateNetwork::width>, UltimateNetwork::code_size>& weights) {
  std::array<int, UltimateNetwork::width> sums{};
  for (std::size_t k = 0; k < code.size(); ++k) {
    if (code[k] == 0) continue;
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += code[k] * weights[k][i];
  }
  std::array<std::int8_t, UltimateNetwork::width> row{};
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int rounded = (sums[i] + (sums[i] < 0 ? -full / 2 : full / 2)) / full;
    row[i] = static_cast<std::int8_t>(std::clamp(rounded, -full, full));
  }
  return row;
}

/// The logistic function from -8 to 8, in steps of 1/64. It uses only products and quotients, which
/// are the same on every platform.
std::vector<std::uint16_t> logistic() {
  constexpr std::size_t half = 512;
  constexpr double step = 1.0157477085866857;  // e to the power of 1/64
  std::vector<std::uint16_t> chances(2 * half);
  double power = 1;
  for (std::size_t i = 0; i < half; ++i) {
    chances[half + i] = static_cast<std::uint16_t>(std::lround(value_of_win * (power / (1 + power))));
    chances[half - 1 - i] = static_cast<std::uint16_t>(value_of_win - chances[half + i]);
    power *= step;
  }
  return chances;
}

/// Visits all weights, in the order in which they are stored.
void visit_numbers(auto& weights, auto visit) {
  const auto visit_all = [&]<typename Value>(const auto& self, Value& value) -> void {
    if constexpr (sizeof(value) == 1) {
      visit(value);
    } else {
      for (auto& part : value) self(self, part);
    }
  };
  const auto all = [&](auto&... parts) { (visit_all(visit_all, parts), ...); };
  for (auto* encoder : {&weights.of_boards, &weights.of_forced})
    all(encoder->of_inputs, encoder->of_hidden, encoder->of_codes, encoder->of_code);
  all(weights.of_codes, weights.of_places, weights.of_width, weights.out, weights.of_out);
}

}  // namespace

UltimateNetwork::UltimateNetwork(const Weights& weights, UltimateRules rules)
    : rules_{rules},
      state_by_places_(three_to_the_nine),
      out_{weights.out},
      of_out_{weights.of_out},
      values_{logistic()} {
  std::array<std::vector<Code>, 2> codes;  // of the states, by both encoders
  std::array<std::optional<std::uint16_t>, 3> closed;
  for (Places own = 0; own <= detail::all_places; ++own) {
    for (Places others = 0; others <= detail::all_places; ++others) {
      if ((own & others) != 0) continue;
      std::uint16_t& state = state_by_places_[static_cast<std::size_t>(in_base_three[own] + 2 * in_base_three[others])];
      const auto how = closed_as(own, others);
      if (how && closed[*how]) {
        state = *closed[*how];
        continue;
      }
      state = static_cast<std::uint16_t>(codes[0].size());
      if (how) closed[*how] = state;
      codes[0].push_back(encode(weights.of_boards, own, others));
      codes[1].push_back(encode(weights.of_forced, own, others));
    }
  }
  states_ = codes[0].size();
  rows_.reserve((boards + 1) * states_);
  for (std::size_t board = 0; board <= boards; ++board) {
    for (const Code& code : codes[board == boards ? 1 : 0]) rows_.push_back(weigh(code, weights.of_codes[board]));
  }
  for (std::size_t board = 0; board <= boards; ++board) {
    for (std::size_t i = 0; i < width; ++i)
      of_places_[board][i] = static_cast<std::int16_t>(weights.of_places[board][i] + weights.of_width[i]);
  }
}

std::optional<UltimateNetwork> UltimateNetwork::read(std::span<const std::uint8_t> bytes) {
  if (bytes.size() != 1 + sizeof(Weights)) return std::nullopt;
  const auto* const rules = std::ranges::find(rules_on_file, bytes[0], first_byte);
  if (rules == rules_on_file.end()) return std::nullopt;
  Weights weights;
  std::size_t next = 1;
  visit_numbers(weights, [&](std::int8_t& number) { number = std::bit_cast<std::int8_t>(bytes[next++]); });
  return UltimateNetwork{weights, *rules};
}

std::vector<std::uint8_t> UltimateNetwork::write(const Weights& weights, UltimateRules rules) {
  std::vector<std::uint8_t> bytes{first_byte(rules)};
  visit_numbers(weights, [&](const std::int8_t& number) { bytes.push_back(std::bit_cast<std::uint8_t>(number)); });
  return bytes;
}

std::optional<std::size_t> UltimateNetwork::file_of(const Ultimate& position) {
  const auto* const found = std::ranges::find(rules_on_file, position.rules());
  if (found == rules_on_file.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rules_on_file.begin());
}

bool UltimateNetwork::knows(const Ultimate& position) const { return position.rules() == rules_; }

std::size_t UltimateNetwork::state_of(Places own, Places others) const {
  return state_by_places_[static_cast<std::size_t>(in_base_three[own] + 2 * in_base_three[others])];
}

std::size_t UltimateNetwork::state_of(const Ultimate& position, Player player, std::size_t board) const {
  return state_of(position.marks(player, static_cast<int>(board)),
                  position.marks(other(player), static_cast<int>(board)));
}

UltimateNetwork::Sum UltimateNetwork::sum_of_boards(const Ultimate& position, Player player) const {
  Sum sum{};
  for (std::size_t board = 0; board < boards; ++board) {
    const Row& added = row(board, state_of(position, player, board));
    for (std::size_t i = 0; i < width; ++i) sum[i] = static_cast<std::int16_t>(sum[i] + added[i]);
  }
  return sum;
}

int UltimateNetwork::value(const Sum& sum) const {
  // The activation of a neuron is its sum, limited to 0 to 1, and squared. The result is four times
  // the weighted sum of the activations, in steps of 1/64.
  int out = of_out_ * one * one;
  for (std::size_t i = 0; i < width; ++i) {
    const int active = std::clamp<int>(sum[i], 0, one);
    out += active * active * out_[i];
  }
  const int step = out / (one * one / 4);
  const int half = static_cast<int>(values_.size() / 2);
  return values_[static_cast<std::size_t>(std::clamp(step, -half, half - 1) + half)];
}

int UltimateNetwork::value(const Ultimate& position) const {
  Sum sum = sum_of_boards(position, position.turn());
  const auto forced = position.forced_board();
  const Sum& of_place = of_places_[forced ? static_cast<std::size_t>(*forced) : boards];
  for (std::size_t i = 0; i < width; ++i) sum[i] = static_cast<std::int16_t>(sum[i] + of_place[i]);
  if (forced) {
    const Row& added = row(boards, state_of(position, position.turn(), static_cast<std::size_t>(*forced)));
    for (std::size_t i = 0; i < width; ++i) sum[i] = static_cast<std::int16_t>(sum[i] + added[i]);
  }
  return value(sum);
}

void UltimateNetwork::values_of_moves(const Ultimate& position, std::span<const BoardMove> moves,
                                      std::span<std::uint16_t> values) const {
  const Player next_player = other(position.turn());
  const Sum before = sum_of_boards(position, next_player);
  for (std::size_t move = 0; move < moves.size(); ++move) {
    Ultimate next = position;
    next.play_unchecked(moves[move]);
    const std::size_t changed = detail::places_in_boards[static_cast<std::size_t>(moves[move].square().index())].board;
    const Row& gone = row(changed, state_of(position, next_player, changed));
    const Row& come = row(changed, state_of(next, next_player, changed));
    const auto forced = next.forced_board();
    const Sum& of_place = of_places_[forced ? static_cast<std::size_t>(*forced) : boards];
    Sum sum;
    for (std::size_t i = 0; i < width; ++i)
      sum[i] = static_cast<std::int16_t>(before[i] - gone[i] + come[i] + of_place[i]);
    if (forced) {
      const Row& added = row(boards, state_of(next, next_player, static_cast<std::size_t>(*forced)));
      for (std::size_t i = 0; i < width; ++i) sum[i] = static_cast<std::int16_t>(sum[i] + added[i]);
    }
    values[move] = static_cast<std::uint16_t>(value_of_win - value(sum));
  }
}

}  // namespace noughts
