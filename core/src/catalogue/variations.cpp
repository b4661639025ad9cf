#include "noughts/catalogue/variations.hpp"

#include <concepts>
#include <type_traits>

#include "noughts/board/digits.hpp"
#include "noughts/catalogue/classic_games.hpp"
#include "noughts/catalogue/further_games.hpp"

namespace noughts {

namespace {

using detail::digits;
using detail::take_number;

constexpr std::string_view gravity_suffix = "-gravity";
constexpr std::string_view misere_suffix = "-misere";
constexpr std::string_view open_boards_suffix = "-open-boards";
constexpr std::string_view most_boards_suffix = "-most-boards";
constexpr std::string_view exactly_five_suffix = "-exactly-five";
constexpr std::string_view swap2_suffix = "-swap2";

/// Takes a prefix off a text, if it is there.
bool skip_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// How rules of some kind are told: read and printed as names for programs, of which `prefix` begins each, and
/// described for people. What stands behind the prefix may be no rules at all, or no valid ones.
template <typename Rules>
struct Naming;

template <>
struct Naming<LineRules> {
  static constexpr std::string_view prefix = "line-";

  static std::optional<LineRules> parse(std::string_view id) {
    const auto columns = take_number(id);
    if (!columns || !skip_prefix(id, "x")) return std::nullopt;
    const auto rows = take_number(id);
    if (!rows || !skip_prefix(id, "-")) return std::nullopt;
    const auto in_a_row = take_number(id);
    if (!in_a_row) return std::nullopt;
    LineRules rules{.size = {.columns = *columns, .rows = *rows}, .in_a_row = *in_a_row};
    rules.gravity = skip_prefix(id, gravity_suffix);
    rules.misere = skip_prefix(id, misere_suffix);
    return id.empty() && rules.are_valid() ? std::optional{rules} : std::nullopt;
  }

  static std::string print(const LineRules& rules) {
    std::string id{prefix};
    id.append(digits(rules.size.columns)).append("x").append(digits(rules.size.rows));
    id.append("-").append(digits(rules.in_a_row));
    if (rules.gravity) id += gravity_suffix;
    if (rules.misere) id += misere_suffix;
    return id;
  }

  static std::string describe(const LineRules& rules) {
    std::string title = digits(rules.in_a_row);
    title.append(" in a row on ").append(digits(rules.size.columns));
    title.append("×").append(digits(rules.size.rows));
    if (rules.gravity) title += ", with gravity";
    if (rules.misere) title += ", misère";
    return title;
  }
};

template <>
struct Naming<UltimateRules> {
  static constexpr std::string_view prefix = "ultimate";

  static std::optional<UltimateRules> parse(std::string_view id) {
    UltimateRules rules;
    rules.open_boards = skip_prefix(id, open_boards_suffix);
    rules.most_boards = skip_prefix(id, most_boards_suffix);
    return id.empty() ? std::optional{rules} : std::nullopt;
  }

  static std::string print(const UltimateRules& rules) {
    std::string id{prefix};
    if (rules.open_boards) id += open_boards_suffix;
    if (rules.most_boards) id += most_boards_suffix;
    return id;
  }

  static std::string describe(const UltimateRules& rules) {
    std::string title = "Ultimate tic-tac-toe";
    if (rules.open_boards) title += ", won boards stay open";
    if (rules.most_boards) title += ", most boards win";
    return title;
  }
};

template <>
struct Naming<NotaktoRules> {
  static constexpr std::string_view prefix = "notakto";

  static std::optional<NotaktoRules> parse(std::string_view id) {
    NotaktoRules rules;
    if (skip_prefix(id, "-")) rules.boards = take_number(id).value_or(0);
    return id.empty() && rules.are_valid() ? std::optional{rules} : std::nullopt;
  }

  static std::string print(const NotaktoRules& rules) {
    std::string id{prefix};
    if (rules != NotaktoRules{}) id.append("-").append(digits(rules.boards));
    return id;
  }

  static std::string describe(const NotaktoRules& rules) {
    std::string title = "Notakto on ";
    title.append(digits(rules.boards));
    return title.append(rules.boards == 1 ? " board" : " boards");
  }
};

template <>
struct Naming<QubicRules> {
  static constexpr std::string_view prefix = "qubic";

  static std::optional<QubicRules> parse(std::string_view id) {
    QubicRules rules;
    rules.gravity = skip_prefix(id, gravity_suffix);
    return id.empty() ? std::optional{rules} : std::nullopt;
  }

  static std::string print(const QubicRules& rules) {
    std::string id{prefix};
    if (rules.gravity) id += gravity_suffix;
    return id;
  }

  static std::string describe(const QubicRules& rules) {
    std::string title = "Qubic";
    if (rules.gravity) title += ", with gravity";
    return title;
  }
};

/// Rules that say no more than whether six are a five.
template <typename Rules>
struct NamingOfExactlyFive {
  static std::optional<Rules> parse(std::string_view id) {
    Rules rules;
    rules.exactly_five = skip_prefix(id, exactly_five_suffix);
    return id.empty() ? std::optional{rules} : std::nullopt;
  }

  static std::string print(const Rules& rules) {
    std::string id{Naming<Rules>::prefix};
    if (rules.exactly_five) id += exactly_five_suffix;
    return id;
  }

  static std::string describe(const Rules& rules) {
    std::string title{Naming<Rules>::title};
    if (rules.exactly_five) title += ", exactly five";
    return title;
  }
};

template <>
struct Naming<GomokuRules> : NamingOfExactlyFive<GomokuRules> {
  [[maybe_unused]] static constexpr std::string_view prefix = "gomoku";
  [[maybe_unused]] static constexpr std::string_view title = "Gomoku";
};

template <>
struct Naming<OrderAndChaosRules> : NamingOfExactlyFive<OrderAndChaosRules> {
  [[maybe_unused]] static constexpr std::string_view prefix = "order-and-chaos";
  [[maybe_unused]] static constexpr std::string_view title = "Order and Chaos";
};

/// Those of another game that begins with an opening.
template <typename Rules>
struct Naming<Swap2Rules<Rules>> {
  static constexpr std::string_view prefix = Naming<Rules>::prefix;

  static std::optional<Swap2Rules<Rules>> parse(std::string_view id) {
    if (!id.ends_with(swap2_suffix)) return std::nullopt;
    id.remove_suffix(swap2_suffix.size());
    return Naming<Rules>::parse(id).transform([](const Rules& rules) { return Swap2Rules<Rules>{rules}; });
  }

  static std::string print(const Swap2Rules<Rules>& rules) {
    return Naming<Rules>::print(rules.game).append(swap2_suffix);
  }

  static std::string describe(const Swap2Rules<Rules>& rules) {
    return Naming<Rules>::describe(rules.game).append(", swap2");
  }
};

/// A game of which variations are made.
template <typename G>
concept GameWithVariations = GameOnBoard<G> && requires(const G position) { Naming<decltype(position.rules())>{}; };

template <GameWithVariations G>
using NamingOf = Naming<decltype(G{}.rules())>;

/// Whether it is a line game: its rules are `LineRules`.
template <typename G>
concept LineGameOfSomeRules = GameWithVariations<G> && std::same_as<decltype(G{}.rules()), LineRules>;

template <GameOnBoard G>
constexpr std::optional<LineRules> line_rules_of(const G& position) {
  if constexpr (LineGameOfSomeRules<G>) return position.rules();
  if constexpr (std::same_as<G, Gomoku>) return LineRules{.size = position.size(), .in_a_row = 5};
  return std::nullopt;
}

/// Takes the game by the rules of which this tells. What is read is printed the same: neither `line-05x4-3` nor a
/// variation without a difference is a name. Whether it told of this game.
template <GameOnBoard G>
bool take_variation(std::string_view id, std::optional<CataloguePosition>& found) {
  if constexpr (GameWithVariations<G> && !LineGameOfSomeRules<G>) {
    std::string_view rest = id;
    if (!skip_prefix(rest, NamingOf<G>::prefix)) return false;
    if (const auto rules = NamingOf<G>::parse(rest); rules && NamingOf<G>::print(*rules) == id) found = G{*rules};
  }
  return found.has_value();
}

/// The variation that it tells of, of any of the games.
template <GameOnBoard... Games>
std::optional<CataloguePosition> find_among(std::type_identity<AnyPosition<Games...>> /*games*/, std::string_view id) {
  std::optional<CataloguePosition> found;
  static_cast<void>((take_variation<Games>(id, found) || ...));
  return found;
}

/// The line game by these rules, as `G` where it has no name of its own. None where the catalogue has no such games.
template <GameOnBoard G>
std::optional<CataloguePosition> find_line_game_as(const LineRules& rules) {
  if constexpr (std::constructible_from<CataloguePosition, G>) {
    if (!rules.are_valid()) return std::nullopt;
    for (const CatalogueEntry& entry : catalogue()) {
      if (entry.start.visit([](const auto& start) { return line_rules_of(start); }) == rules) return entry.start;
    }
    if constexpr (std::same_as<G, LargeLineGame>) {
      return G{rules};
    } else {
      return G{FreeLineRules{rules}};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<CataloguePosition> find_line_game(const LineRules& rules) {
  return rules.are_large() ? find_line_game_as<LargeLineGame>(rules) : find_line_game_as<FreeLineGame>(rules);
}

namespace detail {

std::optional<CataloguePosition> find_variation(std::string_view id) {
  std::string_view rest = id;
  if (skip_prefix(rest, Naming<LineRules>::prefix)) {
    const auto rules = Naming<LineRules>::parse(rest);
    return rules && Naming<LineRules>::print(*rules) == id ? find_line_game(*rules) : std::nullopt;
  }
  return find_among(std::type_identity<CataloguePosition>{}, id);
}

std::string id_of_variation(const CataloguePosition& position) {
  return position.visit([]<GameOnBoard G>(const G& game) -> std::string {
    if constexpr (GameWithVariations<G>) return NamingOf<G>::print(game.rules());
    return {};  // a game without variations is in the catalogue
  });
}

std::string title_of_variation(const CataloguePosition& position) {
  return position.visit([]<GameOnBoard G>(const G& game) -> std::string {
    if constexpr (GameWithVariations<G>) return NamingOf<G>::describe(game.rules());
    return {};
  });
}

}  // namespace detail

}  // namespace noughts
