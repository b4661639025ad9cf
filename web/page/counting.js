// Which games count for the statistics: each game against the computer, once, if the same sides
// played all of its moves. The module that counts them also keeps which games were played last.

/** @import { ChangeDetail, NoughtsEventMap, NoughtsGame } from '../element/index.js' */

/** Loads the module that counts them. */
const withRecord = () => import('./statistics/record.js');

/**
 * @param {NoughtsGame & { game: string }} game
 * @param {boolean} isResumed whether the first match was played here before the page was reloaded
 * @param {(status: NoughtsEventMap['noughts-end']['detail']) =>
 *   import('./statistics/statistics.js').End} endFor the result for the local person
 */
export function countGames(game, isResumed, endFor) {
  /** The opponents in the current game. @type {Set<string>} */
  const sides = new Set();
  let isCounted = false;

  /** The number of moves so far; NaN while any number is accepted. */
  let moves = isResumed ? Number.NaN : 0;

  // It is not needed for playing, but at the end of a game, when there may be no network. So it is
  // loaded early.
  game.addEventListener(
    'noughts-ready',
    () =>
      withRecord()
        .then(({ notePlayed }) => notePlayed(game))
        .catch(() => {}),
    { once: true },
  );

  game.addEventListener('noughts-change', (event) => {
    /** @type {ChangeDetail} */
    const { line } = /** @type {CustomEvent} */ (event).detail;
    if (line.length > moves + 1) sides.add('the maker of the link');
    moves = line.length;
    if (moves > 0) return sides.add(sidesOf(game));
    sides.clear();
    isCounted = false;
  });

  game.addEventListener('noughts-end', (event) => {
    const counts = !isCounted && sides.add(sidesOf(game)).size === 1 && game.player === 'human';
    isCounted = true; // also if moves are taken back and it ends again
    const end = endFor(/** @type {CustomEvent} */ (event).detail);
    if (counts)
      withRecord()
        .then(({ record }) => record(game, end))
        .catch(() => {}); // no network
  });
}

/** @param {NoughtsGame & { game: string }} game */
function sidesOf({ opponent, player, mark }) {
  return `${opponent} ${player} ${mark}`;
}
