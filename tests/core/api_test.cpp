// Every public name, used as it is documented. A change that breaks this file breaks programs of
// users: see web/docs/contributing/versions.md.

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <concepts>
#include <cstdint>
#include <expected>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "compiled_sessions.hpp"
#include "noughts/noughts.hpp"

using namespace noughts;

TEST_CASE("the API: vocabulary", "[api]") {
  static_assert(other(Player::x) == Player::o && letter(Player::o) == 'O');

  constexpr Square centre{4};
  static_assert(centre.index() == 4 && Square::limit == 1023 && centre < Square::off_every_board());
  static_assert("b2"_sq == SquareName{.column = 1, .rank = 2});
  static_assert(SquareName::parse("b2") == "b2"_sq && !SquareName::parse("B2"));
  CHECK(to_string("b2"_sq) == "b2");

  constexpr BoardSize size{.columns = 3, .rows = 3};
  static_assert(size.squares() == 9 && size.contains(centre) && size.square(1, 1) == centre);
  static_assert(size.square("b2"_sq) == centre && size.row(centre) == 1 && size.column(centre) == 1);
  static_assert(size.name(centre) == "b2"_sq && size == BoardSize{3, 3});
  int squares = 0;
  for (const Square square : size.every_square()) squares += size.contains(square) ? 1 : 0;
  CHECK(squares == 9);

  using Set = SquareSet<9>;
  constexpr Set corners{Square{0}, Square{2}, Square{6}, Square{8}};
  static_assert(corners.contains(Square{0}) && Set::first(9).contains(corners) && !corners.empty());
  static_assert(corners.size() == 4 && (corners | Set{centre}).size() == 5 && (corners & Set{centre}) == Set{});
  static_assert((corners - corners).empty() && corners.number() == 0b101000101 && !corners.has_one());
  static_assert(Set::of_number(corners.number()) == corners && corners[1] == Square{2});
  Set growing;
  growing.insert(*corners.begin());
  CHECK((SquareSet<81>{corners}.moved_up(1).moved_down(1).size() == 4 && growing.size() == 1));
  CHECK(growing.begin() != growing.end());

  const Line line = line_of(corners);
  const Board board{.size = size, .gravity = true, .lines = {line}, .small_boards = {}};
  CHECK((line.size() == 4 && board.gravity && board.lines[0][3] == Square{8} && board == board));

  constexpr Status won = Status::won(Player::x);
  static_assert(won.is_over() && won.state() == Status::State::won && won.winner() == Player::x);
  static_assert(Status::next(Player::o).next_player() == Player::o && Status::tie() != won);

  for (const Conflict conflict : conflicts)
    CHECK((find_conflict(code(conflict)) == conflict && !sentence(conflict).empty()));

  constexpr Outcome outcome{.result = Outcome::Result::win, .plies = 3};
  static_assert(is_better(outcome, Outcome{}) && !Outcome{}.plies);
  static_assert(one_ply_earlier(outcome) == Outcome{.result = Outcome::Result::loss, .plies = 4});

  Score score{.x = 1, .o = 2, .ties = 3};
  score.count(won);
  CHECK(score == Score{.x = 2, .o = 2, .ties = 3});

  for (const Level level : levels) CHECK((level_of(name(level)) == level && skill_of(level).mistakes.fork <= 1));

  Random random{7};
  Random stream{7, 1};
  CHECK((random.next() != stream.next() && random.below(3) < 3 && random.chance(1)));
  CHECK(corners.contains(random.pick(corners)));
}

TEST_CASE("the API: games", "[api]") {
  static_assert(Game<TicTacToe> && GameOnBoard<TicTacToe> && GameOnBoard<CataloguePosition>);
  static_assert(GameWithThreats<TicTacToe> && GameWithKey<TicTacToe> && GameWithMirror<TicTacToe>);
  static_assert(GameWithThreats<ConnectFour> && GameWithKey<ConnectFour> && GameWithMirror<ConnectFour>);
  static_assert(GameWithImmediateTactics<Ultimate> && detail::PicksSafeMoves<Ultimate> &&
                GameWithSmallBoards<Ultimate>);
  static_assert(GameOfKnownLength<FourInARow5x5> && !GameOfKnownLength<Ultimate> && !GameWithThreats<Ultimate>);
  static_assert(MoveList<std::vector<Square>, Square> && MoveList<TicTacToe::Squares, TicTacToe::Move>);
  static_assert(std::same_as<TicTacToe, LineGame<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3}>>);

  constexpr TicTacToe start{Player::o};
  static_assert(start == TicTacToe{}.start(Player::o) && start.turn() == Player::o && start.size().squares() == 9);
  static_assert(start.free_squares() == TicTacToe::Squares::first(9) && start.legal_moves().size() == 9);
  static_assert(start.board().lines.size() == 8 && start.status() == Status::next(Player::o));
  static_assert(count(start.legal_moves()) == 9 && nth(start.legal_moves(), 4) == Square{4});

  constexpr std::expected<TicTacToe, Conflict> next = try_play(start, "b2"_sq);
  static_assert(next->owner(Square{4}) == Player::o && next->marks(Player::o).size() == 1);
  static_assert(can_play(*next, Square{0}) && conflict_of(*next, Square{4}) == Conflict::square_already_filled);
  static_assert(conflict_of(*next, "b2"_sq) == Conflict::square_already_filled && after(start, Square{4}) == *next);
  static_assert(try_play(*next, Square{9}).error() == Conflict::square_off_board);
  TicTacToe playing = start;
  playing.play_unchecked(Square{4});
  CHECK(playing == *next);
  CHECK(playing.won_lines().empty());
  CHECK(std::unordered_set<TicTacToe>{playing, start}.size() == 2);
  CHECK(std::hash<TicTacToe>{}(playing) == PositionHash<TicTacToe>{}(playing));
  CHECK(static_cast<std::size_t>(playing.hash()) == PositionHash<TicTacToe>{}(playing));
  CHECK(std::hash<Square>{}(Square{4}) == std::hash<Square>{}(Square{4}));
  CHECK_FALSE(diagram(playing).empty());

  const AnyPosition<TicTacToe> any = playing;
  CHECK(any.visit([](const auto& position) { return position.turn(); }) == Player::x);
  CHECK(AnyPosition<TicTacToe>::capacity == 9);
  CHECK(any.small_boards().empty());

  const std::span<const CatalogueEntry> games = catalogue();
  CHECK((games[0].id == "tic-tac-toe" && games[0].title == "Tic-tac-toe" && games[0].start == TicTacToe{}));
  CHECK((find_game("tic-tac-toe") == games[0].start && id_of(playing) == "tic-tac-toe" && !title_of(playing).empty()));

  CHECK((landing(ConnectFour{}, 3) == Square{38} && !landing(playing, 1)));
  std::array<std::optional<Player>, 9> marks{};
  marks[4] = Player::o;
  const SetUp wanted{.marks = marks, .turn = Player::x};
  static_assert(GameWithSetUp<TicTacToe>);
  CHECK(start.set_up(wanted).value().owner(Square{4}) == Player::o);
  CHECK(any.set_up(SetUp{.marks = marks, .turn = Player::o}).error() == SetUpError{SetUpFault::wrong_turn});
  for (const SetUpFault fault : set_up_faults) CHECK((!code(fault).empty() && !sentence(fault).empty()));

  Random random{7};
  constexpr LineRules rules{.size = {.columns = 5, .rows = 4}, .in_a_row = 3, .gravity = true, .misere = true};
  static_assert(rules.are_valid() && FixedLineRules<rules>::rules() == rules && LineGame<rules>{}.rules() == rules);
  static_assert(FreeLineGame{FreeLineRules{rules}}.rules() == rules &&
                FreeLineGame{FreeLineRules{rules}}.board().gravity);
  CHECK(id_of(find_line_game(rules).value()) == "line-5x4-3-gravity-misere");
  static_assert(ConnectFour{Player::o}.turn() == Player::o && ConnectFour::rules().in_a_row == 4);
  static_assert(ConnectFour{}.legal_moves().contains(Square{38}) && ConnectFour{}.legal_moves()[3] == Square{38});
  CHECK(move_of_typed(ConnectFour{}, "d") == Square{38});
  CHECK(Ultimate{}.play_random_safe_move(random));
  constexpr Ultimate ultimate{UltimateRules{.open_boards = true, .most_boards = true}};
  static_assert(ultimate.rules().open_boards && !ultimate.forced_board() && ultimate.board().small_boards.size() == 9);
  static_assert(ultimate.boards_won(Player::x).empty() && ultimate.board_status(0) == Status::next(Player::x));
  CHECK(ultimate.board_lines(0).empty());

  static_assert(next->winning_moves().empty() && next->safe_moves().size() == 8 && next->plies_to_forced_loss() == 2);
  static_assert(next->threats().empty() && next->safe_moves(next->threats()) == next->safe_moves());
  static_assert(next->can_still_win(Player::o) && next->plies_left() == 8);
  static_assert(next->canonical() == *next && TicTacToe::key_bits == 18 && TicTacToe::most_plies == 9);
  static_assert(next->key() == TicTacToe{}.start(Player::x).key() + (std::uint64_t{1} << 13U));
}

TEST_CASE("the API: search", "[api]") {
  const TicTacToe position = try_play(TicTacToe{}, "b2"_sq).value();
  const Limits limits{.nodes = 10'000, .playouts = 0, .bytes = 1U << 20U};
  const Choice choice = solve(position, limits);
  CHECK((choice.move && choice.outcome->plies == 8 && choice.nodes == 0 && choice == solve(position)));
  const std::vector<Evaluation> evaluations = evaluate(position, limits);
  CHECK((evaluations.size() == 8 && evaluations[0].move == Square{0} && evaluations[0].outcome->plies == 8));
  CHECK((evaluations == evaluate(position) && !evaluations[0].estimate));
  CHECK(outcome_of_ended(TicTacToe{}).plies == 0);

  TranspositionTable<TicTacToe> table{limits.bytes};
  const auto key = TranspositionTable<TicTacToe>::key_of(position);
  table.prefetch(key);
  table.store(key, Bounds{.lower = -1, .upper = 1}, /*effort=*/1);
  CHECK((table.probe(key) == Bounds{.lower = -1, .upper = 1} && table.bytes() <= limits.bytes));
  ExactSearch<TicTacToe> exact{table};
  exact.begin(position);
  while (!exact.run(10)) CHECK_FALSE(exact.is_known());
  CHECK((exact.outcome() == choice.outcome && exact.move() && exact.nodes() > 0));

  TreeSearch<TicTacToe> tree{position, 7};
  CHECK((tree.run(100'000) && tree.is_proven() && tree.mean() == 0.5 && tree.playouts() > 0 && tree.nodes() > 1));
  CHECK(tree.bytes() > 0);
  const std::vector<MoveStatistics> statistics = tree.statistics();
  CHECK((statistics.size() == 8 && tree.best_move() && !tree.principal_variation().empty()));
  CHECK((tree.follow(position) && tree.position() == position));
  tree.advance(Square{0});
  CHECK(tree.position() != position);

  Random random{7};
  CHECK(ForgetfulSearch<TicTacToe>{0, random}.best_moves(position).size() == 4);
  TicTacToe playing = position;
  CHECK((play_random_move(playing, random) && playout(position, random).value_or(Player::x) <= Player::o));

  Opponent opponent{Level::hard, 7};
  CHECK((opponent.choose(position) && Opponent::sees_the_end(position) && !Opponent::sees_the_end(ConnectFour{})));
  CHECK(Opponent::with_mistakes(0.2, 7)->skill().mistakes == Mistakes::all(0.2));
  Thinking thinking{ConnectFour{}, Skill{.playouts = 10, .nodes = 0}, opponent.next_seed()};
  CHECK((!thinking.run(nodes_a_playout) && !thinking.is_done() && thinking.progress() < 1));
  CHECK((thinking.run(UINT64_MAX) && thinking.bytes() > 0 && can_play(ConnectFour{}, thinking.result())));
  thinking.go_on(ConnectFour{}, 1);
  CHECK_FALSE(thinking.is_done());
  Analysis analysis{position, limits};
  CHECK((analysis.run(UINT64_MAX) && analysis.is_done() && analysis.progress() == 1 && analysis.bytes() == 0));
  CHECK(analysis.result() == evaluations);

  const CataloguePosition any = ConnectFour{};
  Thinking<BoardMove> another{any, skill_of(Level::easy), 7};
  another.go_on(any, 8);
  CHECK((another.run(UINT64_MAX) && opponent.choose(any) && !Opponent::sees_the_end(any)));
  static_assert(bytes_of_search_beside_others <= bytes_of_thinking_beside_others);

  CatalogueMatch given_up{any};
  CHECK(given_up.resign());
  CHECK(review(given_up).moves.empty());
  Reviewing<BoardMove> reviewing{given_up, review_limits};
  CHECK((reviewing.run(UINT64_MAX) && reviewing.is_done() && reviewing.progress() == 1 && reviewing.bytes() == 0));
  CHECK((reviewing.result() == Review{} && ReviewedMove{} == BasicReviewedMove<BoardMove>{}));
  CHECK((Analysis{any, limits}.result().size() == 7 && evaluate(any, limits).size() == 7));
  CHECK_FALSE(solve(any, limits).outcome);
}

TEST_CASE("the API: matches", "[api]") {
  Match<TicTacToe> match{TicTacToe{Player::o}};
  CHECK((match.play(Square{4}) && match.undo() && match.redo() && match.resign() && match.undo()));
  CHECK(match.make(Play{.move = Square{0}, .player = Player::x}));
  CHECK(match.make(Undo{}));
  CHECK(match.make(Redo{}));
  CHECK(match.make(Resign{.player = Player::x}));
  CHECK((match.resigned() == Player::x && match.status() == Status::won(Player::o) && match.legal_moves().empty()));
  CHECK((match.moves().size() == 2 && match.can_undo() && !match.can_redo() && match.first() == Player::o));
  CHECK(match.conflict_of(Square{1}, Player::o) == Conflict::game_already_ended);
  match.next();
  CHECK(match.make(Next{}));
  CHECK((match.score() == Score{.x = 0, .o = 1, .ties = 0} && match.position() == match.start()));
  CHECK((match.number() == 3 && match.moment() == Moment{.game = 3, .ply = 0} && match.transitions().empty()));
  CHECK((match == Match<TicTacToe>{match.start(), match.number(), match.score_before()}));

  Recorder<TicTacToe> recorder{match};
  CHECK((recorder.make(Play{Square{4}}) && recorder.match() != recorder.start()));
  CHECK(replay(recorder.start(), recorder.transitions()) == recorder.match());
  const RefusedTransition impossible = replay(match, std::vector<Transition>{Undo{}}).error();
  CHECK((impossible.index == 0 && impossible.refusal.by_match() == MatchConflict::nothing_to_undo));
  CHECK((find_refusal(code(impossible.refusal)) == impossible.refusal && !sentence(impossible.refusal).empty()));

  CatalogueMatch any;
  CHECK((solve(any).outcome->plies == 9 && evaluate(any).size() == 9));
  const std::string text = to_string(any);
  CHECK(parse_match(text) == any);
  const NotationError error = parse_match("tic-tac-toe.X.undo").error();
  CHECK((error.fault == NotationFault::refused_transition && error.position == 14 && error.refusal));
  CHECK((code(error) == "nothing-to-undo" && !sentence(error).empty()));
  CHECK(parse_transition(to_string(Undo{}, TicTacToe{}), TicTacToe{}) == Transition{Undo{}});
  CHECK(parse_match(to_string(match, "mine"), "mine", TicTacToe{}) == match);
  CHECK(find_move(TicTacToe{}, move_name(TicTacToe{}, Square{4})) == Square{4});
}

TEST_CASE("the API: replicas", "[api]") {
  CHECK(parse_hash(to_string(hash_of("b2"))) == hash_of("b2"));
  const Action action = Ask{Request{.kind = Request::Kind::undo, .ply = 0}};
  CHECK(parse_action(to_string(action)) == action);
  for (const ReplicaConflict conflict : replica_conflicts) {
    const ActionRefusal refusal = conflict;
    CHECK((refusal.by_replica() == conflict && !refusal.by_match() && code(refusal) == code(conflict)));
    CHECK(sentence(refusal) == sentence(conflict));
  }

  Replica replica{CatalogueMatch{}, Player::x};
  CHECK((replica.connect().messages.at(0).to == OutgoingMessage::To::everyone && replica.is_connected()));
  const Effects effects = replica.act(Mark{"b2"_sq}).value();
  CHECK((effects.must_be_stored && effects.refused.empty() && !effects.error));
  const Record record = std::get<Record>(parse_message(effects.messages.at(0).text).value().at(0));
  CHECK((parse_record(with_seal(record)) == record && record.seat == Player::x && record.number() == 0));
  CHECK((record.previous == record.seen && record.time() == 0 && record.seal.empty()));
  CHECK((record.situation == Situation{CatalogueMatch{}}.hash() && record.action == Action{Mark{"b2"_sq}}));
  CHECK_FALSE(contradict(record, record));

  const Effects confused = replica.receive("hello", PerSeat<bool>{true, true});
  CHECK((code(confused.error.value()) == "unknown-version" && !sentence(*confused.error).empty()));
  CHECK(confused.error->position == 0);
  CHECK_FALSE(replica.remind().messages.empty());
  CHECK(parse_replica(to_string(replica)).value().shown() == replica.shown());
  CHECK((replica.seat() == Player::x && replica.pending().empty() && replica.early(Player::o).empty()));
  CHECK((!replica.dispute() && !replica.shown().request(Player::o) && replica.agreed() == replica.shown()));
  CHECK(replica.shown().refusal_of(Player::x, Mark{"a1"_sq}) == MatchConflict::not_your_turn);
  replica.disconnect();
  CHECK_FALSE(replica.is_connected());

  History history{CatalogueMatch{}};
  const History::Taken taken = history.take(record);
  CHECK((taken.verdict == History::Verdict::taken && taken.refused.empty() && !taken.dispute));
  CHECK((history == replica.history() && history.find(Player::x, 0)->hash == hash_of(record)));
  CHECK((history.end_of(Player::x) == ChainEnd{.count = 1, .head = hash_of(record)} && !history.proves()));
  CHECK((history.confirmed(Player::x) == 1 && history.unconfirmed(Player::x).empty()));
  CHECK((history.base().match == CatalogueMatch{} && history.records({}, 9).size() == 1));
}
