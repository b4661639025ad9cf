#include "noughts/catalogue/variations.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
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
constexpr std::string_view line_prefix = "line-";

/// Removes a prefix from a text. Returns whether it was there.
bool skip_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// The names of line games tell their rules.
struct LineNaming {
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
    std::string id{line_prefix};
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

/// The names of a game by its usual rules. Requires one in the catalogue.
template <GameOnBoard G>
constexpr detail::Entry<G> usual_entry = std::get<detail::Entry<G>>(detail::entries);

template <GameOnBoard G>
using RulesOf = decltype(G{}.rules());

/// Whether the rules of a game tell variations, or begin another such game with an opening.
template <typename G>
concept GameWithVariations = GameOnBoard<G> && requires { RulesOf<G>::variations(); };

/// The rules that the name tells, the usual ones too.
template <GameOnBoard G>
std::optional<RulesOf<G>> rules_named(std::string_view id) {
  if (!skip_prefix(id, usual_entry<G>.id)) return std::nullopt;
  if (id.empty()) return G{}.rules();
  for (const auto& variation : RulesOf<G>::variations()) {
    if (variation.id == id) return variation.rules;
  }
  return std::nullopt;
}

/// Which name of a game.
enum class Name : std::uint8_t { id, title };

template <Name name, GameOnBoard G>
std::string name_of(const RulesOf<G>& rules) {
  using Rules = RulesOf<G>;
  std::string text{name == Name::id ? usual_entry<G>.id : usual_entry<G>.title};
  std::size_t place = 0;
  for (const auto& variation : Rules::variations()) {
    if (variation.rules == rules) text += name == Name::id ? variation.id : Rules::variation_titles()[place];
    ++place;
  }
  return text;
}

/// The game that follows an opening.
template <detail::HasOpening G>
using GameAfter = std::remove_cvref_t<decltype(G{}.without_opening())>;

/// Takes the variation of a game that has this name.
template <GameOnBoard G>
void take_variation(std::string_view id, std::optional<CataloguePosition>& found) {
  if constexpr (detail::HasOpening<G>) {
    if (!id.ends_with(RulesOf<G>::id)) return;
    id.remove_suffix(RulesOf<G>::id.size());
    if (const auto rules = rules_named<GameAfter<G>>(id)) found = G{RulesOf<G>{.game = *rules}};
  } else if constexpr (GameWithVariations<G>) {
    if (const auto rules = rules_named<G>(id)) found = G{*rules};
  }
}

template <GameOnBoard G>
constexpr std::optional<LineRules> line_rules_of(const G& position) {
  if constexpr (requires { LineRules{position.rules()}; }) {
    return position.rules();
  } else if constexpr (requires { position.in_a_row(); }) {
    return LineRules{.size = position.size(), .in_a_row = position.in_a_row()};
  } else {
    return std::nullopt;
  }
}

/// The name of a game that has no entry of its own.
template <Name name>
std::string name_of_variation(const CataloguePosition& position) {
  return position.visit([]<GameOnBoard G>(const G& game) -> std::string {
    if constexpr (requires { LineRules{game.rules()}; }) {
      return name == Name::id ? LineNaming::print(game.rules()) : LineNaming::describe(game.rules());
    } else if constexpr (detail::HasOpening<G>) {
      return name_of<name, GameAfter<G>>(game.rules().game)
          .append(name == Name::id ? RulesOf<G>::id : RulesOf<G>::title);
    } else if constexpr (GameWithVariations<G>) {
      return name_of<name, G>(game.rules());
    } else {
      return {};  // a game without variations is in the catalogue
    }
  });
}

/// The variation of that name, of any of the games.
template <GameOnBoard... Games>
std::optional<CataloguePosition> find_among(std::type_identity<AnyPosition<Games...>> /*games*/, std::string_view id) {
  std::optional<CataloguePosition> found;
  (take_variation<Games>(id, found), ...);
  return found;
}

/// The line game by these rules: a game of the catalogue, or else a `G`. None if the rules are not
/// valid, or the catalogue has no such games.
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
  if (!skip_prefix(rest, line_prefix)) return find_among(std::type_identity<CataloguePosition>{}, id);
  // What is read is printed the same, so `line-05x4-3` is not a name.
  const auto rules = LineNaming::parse(rest);
  return rules && LineNaming::print(*rules) == id ? find_line_game(*rules) : std::nullopt;
}

std::string id_of_variation(const CataloguePosition& position) { return name_of_variation<Name::id>(position); }

std::string title_of_variation(const CataloguePosition& position) { return name_of_variation<Name::title>(position); }

}  // namespace detail

}  // namespace noughts
