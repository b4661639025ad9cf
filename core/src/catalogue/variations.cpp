#include "noughts/catalogue/variations.hpp"

#include <concepts>

#include "noughts/board/digits.hpp"

namespace noughts {

namespace {

using detail::digits;
using detail::take_number;

constexpr std::string_view line_prefix = "line-";
constexpr std::string_view gravity_suffix = "-gravity";
constexpr std::string_view misere_suffix = "-misere";
constexpr std::string_view ultimate_prefix = "ultimate";
constexpr std::string_view open_boards_suffix = "-open-boards";
constexpr std::string_view most_boards_suffix = "-most-boards";
constexpr std::string_view notakto_prefix = "notakto";
constexpr std::string_view qubic_prefix = "qubic";
constexpr std::string_view gomoku_prefix = "gomoku";
constexpr std::string_view order_and_chaos_prefix = "order-and-chaos";
constexpr std::string_view exactly_five_suffix = "-exactly-five";

/// Takes a prefix off a text, if it is there.
bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

std::optional<LineRules> parse_line_rules(std::string_view id) {
  if (!take(id, line_prefix)) return std::nullopt;
  const auto columns = take_number(id);
  if (!columns || !take(id, "x")) return std::nullopt;
  const auto rows = take_number(id);
  if (!rows || !take(id, "-")) return std::nullopt;
  const auto in_a_row = take_number(id);
  if (!in_a_row) return std::nullopt;
  LineRules rules{.size = {.columns = *columns, .rows = *rows}, .in_a_row = *in_a_row};
  rules.gravity = take(id, gravity_suffix);
  rules.misere = take(id, misere_suffix);
  return id.empty() ? std::optional{rules} : std::nullopt;
}

std::optional<UltimateRules> parse_ultimate_rules(std::string_view id) {
  if (!take(id, ultimate_prefix)) return std::nullopt;
  UltimateRules rules;
  rules.open_boards = take(id, open_boards_suffix);
  rules.most_boards = take(id, most_boards_suffix);
  return id.empty() ? std::optional{rules} : std::nullopt;
}

std::optional<NotaktoRules> parse_notakto_rules(std::string_view id) {
  if (!take(id, notakto_prefix)) return std::nullopt;
  NotaktoRules rules;
  if (take(id, "-")) rules.boards = take_number(id).value_or(0);
  return id.empty() ? std::optional{rules} : std::nullopt;
}

std::optional<QubicRules> parse_qubic_rules(std::string_view id) {
  if (!take(id, qubic_prefix)) return std::nullopt;
  QubicRules rules;
  rules.gravity = take(id, gravity_suffix);
  return id.empty() ? std::optional{rules} : std::nullopt;
}

std::optional<GomokuRules> parse_gomoku_rules(std::string_view id) {
  if (!take(id, gomoku_prefix)) return std::nullopt;
  GomokuRules rules;
  rules.exactly_five = take(id, exactly_five_suffix);
  return id.empty() ? std::optional{rules} : std::nullopt;
}

std::optional<OrderAndChaosRules> parse_order_and_chaos_rules(std::string_view id) {
  if (!take(id, order_and_chaos_prefix)) return std::nullopt;
  OrderAndChaosRules rules;
  rules.exactly_five = take(id, exactly_five_suffix);
  return id.empty() ? std::optional{rules} : std::nullopt;
}

std::string print(const LineRules& rules) {
  std::string id{line_prefix};
  id.append(digits(rules.size.columns)).append("x").append(digits(rules.size.rows));
  id.append("-").append(digits(rules.in_a_row));
  if (rules.gravity) id += gravity_suffix;
  if (rules.misere) id += misere_suffix;
  return id;
}

std::string print(const UltimateRules& rules) {
  std::string id{ultimate_prefix};
  if (rules.open_boards) id += open_boards_suffix;
  if (rules.most_boards) id += most_boards_suffix;
  return id;
}

std::string print(const NotaktoRules& rules) {
  std::string id{notakto_prefix};
  if (rules != NotaktoRules{}) id.append("-").append(digits(rules.boards));
  return id;
}

std::string print(const QubicRules& rules) {
  std::string id{qubic_prefix};
  if (rules.gravity) id += gravity_suffix;
  return id;
}

std::string print(const GomokuRules& rules) {
  std::string id{gomoku_prefix};
  if (rules.exactly_five) id += exactly_five_suffix;
  return id;
}

std::string print(const OrderAndChaosRules& rules) {
  std::string id{order_and_chaos_prefix};
  if (rules.exactly_five) id += exactly_five_suffix;
  return id;
}

std::string describe(const LineRules& rules) {
  std::string title = digits(rules.in_a_row);
  title.append(" in a row on ").append(digits(rules.size.columns));
  title.append("×").append(digits(rules.size.rows));
  if (rules.gravity) title += ", with gravity";
  if (rules.misere) title += ", misère";
  return title;
}

std::string describe(const UltimateRules& rules) {
  std::string title = "Ultimate tic-tac-toe";
  if (rules.open_boards) title += ", won boards stay open";
  if (rules.most_boards) title += ", most boards win";
  return title;
}

std::string describe(const NotaktoRules& rules) {
  std::string title = "Notakto on ";
  title.append(digits(rules.boards));
  return title.append(rules.boards == 1 ? " board" : " boards");
}

std::string describe(const QubicRules& rules) {
  std::string title = "Qubic";
  if (rules.gravity) title += ", with gravity";
  return title;
}

std::string describe(const GomokuRules& rules) {
  std::string title = "Gomoku";
  if (rules.exactly_five) title += ", exactly five";
  return title;
}

std::string describe(const OrderAndChaosRules& rules) {
  std::string title = "Order and Chaos";
  if (rules.exactly_five) title += ", exactly five";
  return title;
}

/// A game that has rules of some kind, of which variations are made.
template <typename G, typename Rules>
concept RuledBy = GameOnBoard<G> && requires(const G position) {
  { position.rules() } -> std::same_as<Rules>;
};

template <typename G>
concept GameWithVariations = RuledBy<G, LineRules> || RuledBy<G, UltimateRules> || RuledBy<G, NotaktoRules> ||
                             RuledBy<G, QubicRules> || RuledBy<G, GomokuRules> || RuledBy<G, OrderAndChaosRules>;

template <GameOnBoard G>
constexpr std::optional<LineRules> line_rules_of(const G& position) {
  if constexpr (RuledBy<G, LineRules>) return position.rules();
  return std::nullopt;
}

/// What `print` or `describe` makes of a game's rules. A game without variations is in the catalogue.
template <GameOnBoard G>
std::string with_rules(const G& position, auto text_of) {
  if constexpr (GameWithVariations<G>) return text_of(position.rules());
  return {};
}

}  // namespace

std::optional<CataloguePosition> find_line_game(const LineRules& rules) {
  if (!rules.are_valid()) return std::nullopt;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.start.visit([](const auto& start) { return line_rules_of(start); }) == rules) return entry.start;
  }
  return FreeLineGame{FreeLineRules{rules}};
}

namespace detail {

std::optional<CataloguePosition> find_variation(std::string_view id) {
  // What is read is printed the same: neither `line-05x4-3` nor a variation without a difference is a name.
  if (const auto rules = parse_line_rules(id); rules && rules->are_valid() && print(*rules) == id)
    return find_line_game(*rules);
  if (const auto rules = parse_ultimate_rules(id); rules && print(*rules) == id) return Ultimate{*rules};
  if (const auto rules = parse_notakto_rules(id); rules && rules->are_valid() && print(*rules) == id)
    return Notakto{*rules};
  if (const auto rules = parse_qubic_rules(id); rules && print(*rules) == id) return Qubic{*rules};
  if (const auto rules = parse_gomoku_rules(id); rules && print(*rules) == id) return Gomoku{*rules};
  if (const auto rules = parse_order_and_chaos_rules(id); rules && print(*rules) == id) return OrderAndChaos{*rules};
  return std::nullopt;
}

std::string id_of_variation(const CataloguePosition& position) {
  return position.visit(
      [](const auto& game) { return with_rules(game, [](const auto& rules) { return print(rules); }); });
}

std::string title_of_variation(const CataloguePosition& position) {
  return position.visit(
      [](const auto& game) { return with_rules(game, [](const auto& rules) { return describe(rules); }); });
}

}  // namespace detail

}  // namespace noughts
