// Searches in the module that knows only tic-tac-toe. The tablebase answers at once.

#include "../search.hpp"
#include "../bind.hpp"

#include "noughts/match/tablebase_review.hpp"
#include "noughts/search/tablebase_answers.hpp"

namespace noughts::bindings {
namespace {

/// The results of one search.
struct Answer {
  std::vector<Evaluation> evaluations;
  Review review{};
};

Address analyse(Address /*match*/, double /*nodes*/, double /*playouts*/, double /*bytes*/) {
  return hold(Answer{.evaluations = shown.visit([](const auto& known) { return detail::tablebase_evaluations(known); }),
                     .review = {}});
}

Address begin_review(Address match, double /*nodes*/, double /*playouts*/, double /*bytes*/) {
  const auto& played = at<CatalogueMatch>(match);
  return hold(Answer{.evaluations = {}, .review = played.start().visit([&](const auto& known) {
                       return detail::tablebase_review(known, played.moves(), played.status());
                     })});
}

bool run_search(Address /*search*/, double /*nodes*/) { return true; }
double search_progress(Address /*search*/) { return 1; }
double search_playouts(Address /*search*/) { return 0; }
double search_bytes(Address /*search*/) { return 0; }
void drop_search(Address search) { drop<Answer>(search); }

}  // namespace

bool sees_the_end() { return true; }

std::expected<BoardMove, Conflict> choose_at_once(Opponent& opponent, Address match) {
  if ((match == 0 ? shown.status() : at<CatalogueMatch>(match).status()).is_over())
    return std::unexpected{Conflict::game_already_ended};
  return shown.visit(
      [&](const auto& known) { return detail::tablebase_choice(known, opponent.skill(), opponent.next_seed()); });
}

Choice solve_at_once(Address match, const Limits& /*limits*/) {
  if (match != 0 && at<CatalogueMatch>(match).status().is_over())
    return detail::choice_of_ended(at<CatalogueMatch>(match));
  return shown.visit([](const auto& known) { return detail::tablebase_solution(known); });
}

const std::vector<Evaluation>& evaluations_at(Address search) { return at<Answer>(search).evaluations; }

const Review& review_at(Address search) { return at<Answer>(search).review; }

const CataloguePosition& game_at(Address /*search*/) { return shown; }

NOUGHTS_BINDINGS(search) {
  expose("runSearch", &run_search);
  expose("searchProgress", &search_progress);
  expose("searchPlayouts", &search_playouts);
  expose("searchBytes", &search_bytes);
  expose("dropSearch", &drop_search);
  expose("analyse", &analyse);
  expose("beginReview", &begin_review);
}

}  // namespace noughts::bindings
