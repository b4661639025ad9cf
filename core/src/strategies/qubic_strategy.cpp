#include "noughts/strategies/qubic_strategy.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace noughts {

namespace {

using detail::CubeCells;
using detail::CubeMarks;
using Decision = QubicStrategy::Decision;

using detail::canonical;
using detail::cell_bit;
using detail::has_several;

/// The free cells that complete a line of these cells.
constexpr CubeCells gaps(CubeCells cells, CubeCells free) { return detail::cube_gaps(cells) & free; }

/// Sorts marks and leaves out those that are there already. A heap is less code than a sort.
void put_in_order(std::vector<CubeMarks>& all) {
  std::ranges::make_heap(all);
  std::ranges::sort_heap(all);
  const auto [first, last] = std::ranges::unique(all);
  all.erase(first, last);
}

/// The positions after the replies to a move of the first player.
std::vector<CubeMarks> after_replies(const CubeMarks& marks) {
  const CubeCells stops = gaps(marks.own, marks.free());
  std::vector<CubeMarks> then;
  if (has_several(stops)) return then;
  for (CubeCells left = stops != 0 ? stops : marks.free(); left != 0; left &= left - 1)
    then.push_back({.own = marks.own, .other = marks.other | (left & -left)});
  return then;
}

/// Reads what a strategy does.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_{bytes} {}

  std::optional<int> cell_in(const CubeMarks& /*marks*/) { return next(64); }

  /// Keeps the positions in which the strategy goes on. Returns whether that could be read.
  bool keep(std::vector<CubeMarks>& positions) {
    std::size_t kept = 0;
    for (std::size_t at = 0; at < positions.size(); ++at) {
      const auto skipped = next(static_cast<int>(positions.size() - at + 1));
      if (!skipped) return false;
      at += static_cast<std::size_t>(*skipped);
      if (at < positions.size()) positions[kept++] = positions[at];
    }
    positions.resize(kept);
    return true;
  }

  bool is_at_end() const { return bytes_.empty(); }

 private:
  /// The next byte. None if there is no more, or the byte is not below this limit.
  std::optional<int> next(int limit) {
    if (bytes_.empty() || bytes_.front() >= limit) return std::nullopt;
    const int byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte;
  }

  std::span<const std::uint8_t> bytes_;
};

/// Writes what a strategy does.
class Writer {
 public:
  explicit Writer(const QubicStrategy::CellIn& cell_in) : cell_in_{&cell_in} {}

  std::optional<int> cell_in(const CubeMarks& marks) {
    const auto cell = (*cell_in_)(marks);
    if (cell) bytes_.push_back(static_cast<std::uint8_t>(*cell));
    return cell;
  }

  bool keep(std::vector<CubeMarks>& positions) {
    std::uint8_t skipped = 0;
    std::erase_if(positions, [&](const CubeMarks& marks) {
      const bool is_seen = !(*cell_in_)(canonical(marks));
      if (!is_seen) bytes_.push_back(skipped);
      skipped = is_seen ? skipped + 1 : 0;
      return is_seen;
    });
    if (skipped > 0) bytes_.push_back(skipped);
    return true;
  }

  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  const QubicStrategy::CellIn* cell_in_;
  std::vector<std::uint8_t> bytes_;
};

/// The order of the decisions.
bool comes_before(const CubeMarks& marks, const CubeMarks& others) {
  const auto [own, of_others] = std::pair{std::popcount(marks.own), std::popcount(others.own)};
  return own != of_others ? own < of_others : marks < others;
}

/// Follows a strategy from the empty cube, as a reader or a writer tells it. Returns its decisions.
/// None if it does not play by the rules, or wins or loses where it is to go on.
std::optional<std::vector<Decision>> follow(auto& guide) {
  std::vector<Decision> decisions;
  std::vector<CubeMarks> positions(1);
  while (!positions.empty()) {
    std::vector<CubeMarks> next;
    for (const CubeMarks& marks : positions) {
      const CubeCells free = marks.free();
      const CubeCells stops = gaps(marks.other, free);
      if (gaps(marks.own, free) != 0 || has_several(stops)) return std::nullopt;
      const auto cell = stops != 0 ? std::countr_zero(stops) : guide.cell_in(marks);
      if (!cell || (free & cell_bit(*cell)) == 0) return std::nullopt;
      if (stops == 0) decisions.push_back({.marks = marks, .cell = *cell});
      auto then = after_replies({.own = marks.own | cell_bit(*cell), .other = marks.other});
      if (!guide.keep(then)) return std::nullopt;
      for (const CubeMarks& reply : then) next.push_back(canonical(reply));
    }
    put_in_order(next);
    positions = std::move(next);
  }
  return decisions;
}

}  // namespace

std::optional<QubicStrategy> QubicStrategy::read(std::span<const std::uint8_t> bytes) {
  Reader reader{bytes};
  auto decisions = follow(reader);
  if (!decisions || !reader.is_at_end()) return std::nullopt;
  return QubicStrategy{*std::move(decisions)};
}

std::optional<std::vector<std::uint8_t>> QubicStrategy::write(const CellIn& cell_in) {
  Writer writer{cell_in};
  if (!follow(writer)) return std::nullopt;
  return writer.bytes();
}

std::vector<BoardMove> QubicStrategy::moves(const Qubic& position) const {
  const CubeMarks marks = position.marks();
  if (!knows(position) || std::popcount(marks.own) != std::popcount(marks.other)) return {};
  const CubeMarks key = canonical(marks);
  const auto found = std::ranges::lower_bound(decisions_, key, comes_before, &Decision::marks);
  if (found == decisions_.end() || found->marks != key) return {};
  const CubeMarks wanted = canonical({.own = key.own | cell_bit(found->cell), .other = key.other});
  std::vector<BoardMove> moves;
  for (int cell = 0; cell < 64; ++cell) {
    if ((marks.all() & cell_bit(cell)) != 0) continue;
    if (canonical({.own = marks.own | cell_bit(cell), .other = marks.other}) == wanted)
      moves.emplace_back(Qubic::square_of(cell));
  }
  return moves;
}

}  // namespace noughts
