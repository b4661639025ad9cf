// Rules broken on purpose, one at a time, and the tests that have to notice. `npm run mutations` breaks them.

/**
 * @typedef {object} Mutation
 * @property {string} why what is broken, as a sentence about behaviour that is wrong
 * @property {string} file
 * @property {string} from what stands there, exactly once
 * @property {string} to what is put in its place
 * @property {string} noticedBy the tests: a file of `tests/core/` without `.cpp`, or a file of `tests/engine/`
 */

const lines = 'core/include/noughts/board/line.hpp';
const lineGame = 'core/include/noughts/games/line_game.hpp';
const ultimate = 'core/include/noughts/games/ultimate.hpp';
const match = 'core/include/noughts/match/match.hpp';
const solver = 'core/include/noughts/search/solver.hpp';

/** @type {Mutation[]} */
export const mutations = [
  {
    why: 'lines that reach the last row are overlooked',
    file: lines,
    from: 'std::max(0, size.rows - in_a_row + 1)',
    to: 'std::max(0, size.rows - in_a_row)',
    noticedBy: 'rules_test',
  },
  {
    why: 'diagonals that fall to the left are overlooked',
    file: lines,
    from: '{.step = size.columns - 1, .starts = (across & upper).moved_up(in_a_row - 1)}',
    to: '{.step = size.columns + 1, .starts = across & upper}',
    noticedBy: 'rules_test',
  },
  {
    why: 'with gravity, marks may float',
    file: lineGame,
    from: 'return rules().gravity ? landing_squares() : free_squares();',
    to: 'return free_squares();',
    noticedBy: 'rules_test',
  },
  {
    why: 'misère is won by completing a line',
    file: lineGame,
    from: 'status_ = Status::won(rules().misere ? other(player) : player);',
    to: 'status_ = Status::won(player);',
    noticedBy: 'rules_test',
  },
  {
    why: 'a line that is completed by the last free square is a tie',
    file: lineGame,
    from: 'if (has_line(marks(player))) {',
    to: 'if (has_line(marks(player)) && marked() != board()) {',
    noticedBy: 'rules_test',
  },
  {
    why: 'a tie is called a square too early',
    file: lineGame,
    from: 'status_ = marked() == board() ?',
    to: 'status_ = free_squares().size() <= 1 ?',
    noticedBy: 'rules_test',
  },
  {
    why: 'with gravity, a position counts as the same when it is turned upside down',
    file: lineGame,
    from: 'const int turns = rules().gravity ? 2 :',
    to: 'const int turns = rules().gravity ? 4 :',
    noticedBy: 'threats_test',
  },
  {
    why: 'a mark that lifts the other player up to his winning square is called safe',
    file: lineGame,
    from: 'return rules().gravity ? answers - (threatened & above_floor()).moved_up(rules().size.columns) : answers;',
    to: 'return answers;',
    noticedBy: 'threats_test',
  },
  {
    why: 'in Ultimate one moves in the board in which the other player has moved',
    file: ultimate,
    from: 'forced_ = closed_.contains(place) ? anywhere : static_cast<signed char>(place.index());',
    to: 'forced_ = closed_.contains(Square{board}) ? anywhere : static_cast<signed char>(board);',
    noticedBy: 'rules_test',
  },
  {
    why: 'in Ultimate a board that is won stays open by every rule',
    file: ultimate,
    from: 'if (small.free_squares().empty() || (wins && !rules_.open_boards))',
    to: 'if (small.free_squares().empty())',
    noticedBy: 'rules_test',
  },
  {
    why: 'in Ultimate an open board that was won can be won by the other player as well',
    file: ultimate,
    from: 'const bool wins = !was_won && small',
    to: 'const bool wins = small',
    noticedBy: 'rules_test',
  },
  {
    why: 'in Ultimate whoever has fewer boards wins',
    file: ultimate,
    from: 'return Status::won(lead > 0 ? Player::x : Player::o);',
    to: 'return Status::won(lead > 0 ? Player::o : Player::x);',
    noticedBy: 'rules_test',
  },
  {
    why: 'a move by the wrong player is refused for that even after the end',
    file: match,
    from: `    if (status().is_over()) return Conflict::game_already_ended;
    if (player && *player != position_.turn()) return MatchConflict::not_your_turn;`,
    to: `    if (player && *player != position_.turn()) return MatchConflict::not_your_turn;
    if (status().is_over()) return Conflict::game_already_ended;`,
    noticedBy: 'match_test',
  },
  {
    why: 'whoever went first goes first again',
    file: match,
    from: 'next.first.value_or(other(first()))',
    to: 'next.first.value_or(first())',
    noticedBy: 'match_test',
  },
  {
    why: 'a move that is taken back stays on the board',
    file: match,
    from: `      position_ = start_;
      played = 0;`,
    to: '      played = 0;',
    noticedBy: 'match_test',
  },
  {
    why: 'what was taken back can be made again after another move',
    file: match,
    from: `    drop_undone();
    moves_.push_back(play.move);`,
    to: '    moves_.insert(moves_.begin() + static_cast<std::ptrdiff_t>(made_), play.move);',
    noticedBy: 'match_test',
  },
  {
    why: 'a game that was resigned is not in the score any more once the next one has begun',
    file: match,
    from: 'counts ? score() : score_before_',
    to: '(score_before_.count(position_.status()), score_before_)',
    noticedBy: 'match_test',
  },
  {
    why: 'a match that began in the middle of a game goes back to an empty board',
    file: match,
    from: `      position_ = start_;
      played = 0;`,
    to: `      position_ = start_.start(first());
      played = 0;`,
    noticedBy: 'match_test',
  },
  {
    why: 'two who ask for the next game skip one',
    file: match,
    from: 'if (at && *at != moment())',
    to: 'if (at && at->game > number_)',
    noticedBy: 'match_test',
  },
  {
    why: 'a resignation is not seen in the moment',
    file: match,
    from: '.ply = static_cast<int>(made_)}',
    to: '.ply = static_cast<int>(made_moves())}',
    noticedBy: 'match_test',
  },
  {
    why: 'more games have been won than played',
    file: match,
    from: 'std::int64_t{x} + o + ties < number;',
    to: 'x < number && o < number && ties < number;',
    noticedBy: 'match_test',
  },
  {
    why: 'of the steps that were taken back one is forgotten in the text',
    file: match,
    from: 'all.insert(all.end(), steps() - made_, Undo{});',
    to: 'all.insert(all.end(), moves_.size() - made_moves(), Undo{});',
    noticedBy: 'notation_test',
  },
  {
    why: 'the text of a resignation does not tell who has resigned',
    file: match,
    from: '*resigned_ == last.turn() ? Resign{} : Resign{.player = resigned_}',
    to: 'Resign{}',
    noticedBy: 'notation_test',
  },
  {
    why: 'a square that is filled is not called so',
    file: 'core/include/noughts/game/game.hpp',
    from: 'if (position.owner(move)) return Conflict::square_already_filled;',
    to: '',
    noticedBy: 'match_test',
  },
  {
    why: 'a square may be named with a leading zero',
    file: 'core/include/noughts/board/square_name.hpp',
    from: " || text[1] == '0') return std::nullopt;",
    to: ') return std::nullopt;',
    noticedBy: 'square_name_test',
  },
  {
    why: 'a dot at the end of a text is not noticed',
    file: 'core/src/text/notation.cpp',
    from: 'bool Parts::at_end() const { return position_ > text_.size(); }',
    to: 'bool Parts::at_end() const { return position_ >= text_.size(); }',
    noticedBy: 'notation_test',
  },
  {
    why: 'a number may have needless zeros in front of it',
    file: 'core/include/noughts/text/words.hpp',
    from: " || (text.starts_with('0') && text.size() > 1)",
    to: '',
    noticedBy: 'notation_test',
  },
  {
    why: 'the score before the first game is not asked for',
    file: 'core/src/text/notation.cpp',
    from: 'number == 1 || !heading.before.can_precede(number)',
    to: '!heading.before.can_precede(number)',
    noticedBy: 'notation_test',
  },
  {
    why: 'a game has several names',
    file: 'core/src/catalogue/catalogue.cpp',
    from: 'return game && id_of(*game) == id ? game : std::nullopt;',
    to: 'return game;',
    noticedBy: 'catalogue_test',
  },
  {
    why: 'what is a win for one player is a win for the other one',
    file: 'core/include/noughts/game/outcome.hpp',
    from: 'static_cast<Outcome::Result>(-static_cast<int>(outcome.result))',
    to: 'outcome.result',
    noticedBy: 'solve_test',
  },
  {
    why: 'in misère, whoever has completed a line is taken for the winner by the search',
    file: 'core/include/noughts/search/ended.hpp',
    from: '*winner == position.turn() ? Outcome::Result::win : Outcome::Result::loss',
    to: 'Outcome::Result::loss',
    noticedBy: 'solver_test',
  },
  {
    why: 'the table answers for another position',
    file: 'core/include/noughts/search/transposition_table.hpp',
    from: 'if (entry.is_taken && entry.position == position)',
    to: 'if (entry.is_taken)',
    noticedBy: 'solver_test',
  },
  {
    why: 'the search takes a lower bound for the outcome',
    file: solver,
    from: '? Bound::lower',
    to: '? Bound::exact',
    noticedBy: 'solver_test',
  },
  {
    why: 'the search asks for ever whether a draw is better than a draw',
    file: solver,
    from: 'std::max(longest_ / 2, 1)',
    to: 'longest_ / 2',
    noticedBy: 'solver_test',
  },
  {
    why: 'JavaScript is told that any move can be played',
    file: 'web/engine/match.js',
    from: 'return refusal === undefined;',
    to: 'return true;',
    noticedBy: 'match.test.js',
  },
  {
    why: 'a player may be called anything',
    file: 'web/engine/arguments.js',
    from: "if (player === 'X' || player === 'O') return player;",
    to: "if (typeof player === 'string') return player === 'O' ? 'O' : 'X';",
    noticedBy: 'match.test.js',
  },
  {
    why: 'a number between two squares is one of them',
    file: 'wasm/bindings.cpp',
    from: 'const bool is_index = index == std::trunc(index) && 0 <= index',
    to: 'const bool is_index = 0 <= index',
    noticedBy: 'match.test.js',
  },
  {
    why: 'a diagram numbers squares that may not be marked',
    file: 'core/include/noughts/text/diagram.hpp',
    from: 'for (const Square square : position.legal_moves()) at(square).text',
    to: 'for (const Square square : size.every_square()) at(square).text',
    noticedBy: 'diagram_test',
  },
  {
    why: 'a number with zeros before it is one',
    file: 'core/include/noughts/text/words.hpp',
    from: " || (text.starts_with('0') && text.size() > 1)",
    to: '',
    noticedBy: 'words_test',
  },
  {
    why: 'in the terminal undo takes back the computer’s answer and nothing else',
    file: 'core/terminal/include/noughts/terminal/play.hpp',
    from: '} while (opponent_of(opponents, before.position().turn()));',
    to: '} while (false);',
    noticedBy: 'terminal_test',
  },
];
