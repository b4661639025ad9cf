// Which games count for the statistics: those against the computer, each once, played by the same
// sides from the first move to the last.

/** @import { ChangeDetail, NoughtsEventMap, NoughtsGame } from '../element/index.js' */

/** What counts them. */
const withRecord = () => import('./statistics/record.js');

/**
 * @param {NoughtsGame} game
 * @param {boolean} isResumed whether the match with which it begins was played here before the page
 *   was loaded anew
 * @param {(status: NoughtsEventMap['noughts-end']['detail']) => import('./statistics/statistics.js').End}
 *   endFor how it ended for whoever is here
 */
export function countGames(game, isResumed, endFor) {
  /** Who has played whom in the game that is on. @type {Set<string>} */
  const sides = new Set();
  let isCounted = false;

  /** How many moves were there; not a number where whatever comes is accepted. */
  let moves = isResumed ? Number.NaN : 0;

  // Not needed before one can play, and there when a game ends, whether or not there is a network
  // then.
  game.addEventListener('noughts-ready', () => withRecord().catch(() => {}), { once: true });

  game.addEventListener('noughts-change', (event) => {
    /** @type {ChangeDetail} */
    const { line } = /** @type {CustomEvent} */ (event).detail;
    if (line.length > moves + 1) sides.add('whoever made the link');
    moves = line.length;
    if (moves > 0) return sides.add(sidesOf(game));
    sides.clear();
    isCounted = false;
  });

  game.addEventListener('noughts-end', (event) => {
    const counts = !isCounted && sides.add(sidesOf(game)).size === 1 && game.player === 'human';
    isCounted = true; // also when it is taken back and played to another end
    const end = endFor(/** @type {CustomEvent} */ (event).detail);
    if (counts)
      withRecord()
        .then(({ record }) => record(game, end))
        .catch(() => {}); // no network
  });
}

/** @param {NoughtsGame} game */
function sidesOf({ opponent, player, mark }) {
  return `${opponent} ${player} ${mark}`;
}
