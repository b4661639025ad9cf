// Every public name, used as it is documented, in another person's project: compiled against the
// package's types under `strict`, and run. If this stops compiling, the change breaks other
// people's programs: see web/docs/contributing/versions.md.

import {
  type ConflictCode,
  ConflictError,
  DisposedError,
  type Evaluation,
  type Game,
  type GameId,
  type Level,
  LoadError,
  load,
  Match,
  type MatchJson,
  NotationError,
  type Noughts,
  type NoughtsError,
  type Opponent,
  type Outcome,
  type Player,
  type Score,
  type Solution,
  type Square,
  type Status,
  UnknownGameError,
} from 'noughts';
import type { MoveDetail, NoughtsGame } from 'noughts/element';

const noughts: Noughts = await load();

// The type lists the games of the catalogue, and takes any other id.
const listed: Extract<GameId, 'tic-tac-toe'> = 'tic-tac-toe';
const other: GameId = `line-4x4-${listed.length % 4}`;
noughts.match(other).dispose();

// Games
const [game] = noughts.games;
if (!game) throw new Error('there is no game');
const { id, title, columns, rows, squareNames, lines }: Readonly<Game> = game;
console.log(id, title, columns * rows === squareNames.length, lines[0]?.[0]);

// Matches
using match: Match = noughts.match('tic-tac-toe', { first: 'O' });
const square: Square = 'b2';
const first: Player = match.first;
if (match.canPlay(square) && match.canPlay(square, { player: first })) match.play(square, { player: first }).play(0);
console.log(match.owner('b2') satisfies Player | null);
match.undo().redo();
const { canUndo, canRedo, squares, legalMoves, moves } = match;
console.log(canUndo, canRedo, squares[4], legalMoves.length, moves.length, match.game.id);
const status: Status = match.status;
if (status.state === 'won') console.log(status.player satisfies Player, status.lines[0]?.[0]);
else if (status.state === 'next') console.log(status.player satisfies Player);
else console.log(status.state satisfies 'tie');

// Analysis
const evaluations: readonly Readonly<Evaluation>[] = match.evaluate();
for (const { move, outcome, plies, exact } of evaluations)
  console.log(move, outcome satisfies Outcome | null, plies, exact);
const solution: Readonly<Solution> = match.solve();
console.log(solution.move, solution.outcome, solution.plies, solution.nodes);

// Text
const json: MatchJson = match.toJSON();
console.log(String(noughts.parse(match.toString())) === String(noughts.match(json)), match.diagram());

// Opponents
const level: Level = 'hard';
using bob: Opponent = noughts.opponent({ level, seed: 7 });
using clumsy = noughts.opponent({ mistakes: 0.2 });
const move: number = await bob.choose(match, { signal: new AbortController().signal });
match.play(move).play(await clumsy.choose(match));

// The next game
match.resign({ player: 'X' }).undo().resign().next();
const score: Readonly<Score> = match.score;
console.log(score.X, score.O, score.ties);

// Errors
const gone = noughts.match('tic-tac-toe');
gone.dispose();
const errors: [() => unknown, new (...args: never[]) => NoughtsError][] = [
  [() => match.play('d9'), ConflictError],
  [() => noughts.match('chess'), UnknownGameError],
  [() => noughts.parse('tic-tac-toe.X.d9'), NotationError],
  [() => gone.status, DisposedError],
];
for (const [attempt, kind] of errors) {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    if (error instanceof ConflictError) console.log(error.code satisfies ConflictCode, error.square);
    if (error instanceof NotationError) console.log(error.position.toFixed());
    if (error instanceof UnknownGameError) console.log(error.id, error.code);
  }
}
console.log(new LoadError('a cause').code);

// The widget, if there is a page
if (globalThis.customElements) {
  const widget = document.createElement('noughts-game') as NoughtsGame;
  widget.addEventListener('noughts-move', (event) => {
    const { player, square: index, name }: MoveDetail = (event as CustomEvent<MoveDetail>).detail;
    console.log(player, index, name);
  });
  widget.play('a1') satisfies boolean;
  widget.newGame();
  widget.focus();
}

/** Never called: calls that the types refuse. */
export function wrongUse() {
  // @ts-expect-error matches are made by the engine
  new Match();
  // @ts-expect-error a square is a name or an index
  match.play(true);
  // @ts-expect-error no such player
  noughts.match('tic-tac-toe', { first: 'Z' });
  // @ts-expect-error no such level
  noughts.opponent({ level: 'perfect' });
  // @ts-expect-error values are frozen
  match.moves.push(3);
  // @ts-expect-error a tie has no player
  if (status.state === 'tie') console.log(status.player);
}
