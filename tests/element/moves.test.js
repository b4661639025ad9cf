// The moves whose worth the analysis shows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownEvaluations } from '../../web/element/state/moves.js';

/** @import { Evaluation } from '../../web/engine/api.js' */

/**
 * @param {string} text such as `+3 = -4 62% 50±2%`, one entry for each move @returns {Evaluation[]}
 */
function evaluations(text) {
  const outcomes = /** @type {const} */ ({ '+': 'win', '=': 'draw', '-': 'loss' });
  return text.split(' ').map((word, move) => {
    const outcome = outcomes[/** @type {keyof typeof outcomes} */ (word[0])] ?? null;
    const [percent = '', off = '0'] = word.endsWith('%') ? word.split('±') : [];
    const estimate = percent ? Number.parseFloat(percent) / 100 : null;
    const error = estimate === null ? null : Number.parseFloat(off) / 100;
    const plies = outcome && word.length > 1 ? Number(word.slice(1)) : null;
    return { move, outcome, plies, estimate, error, exact: outcome !== null };
  });
}

/** The moves whose worth is shown; the best with an exclamation mark. @param {string} text */
const shown = (text) =>
  shownEvaluations(evaluations(text)).map(({ evaluation, isBest }) => `${evaluation.move}${isBest ? '!' : ''}`);

for (const [name, given, expected] of /** @type {const} */ ([
  ['every exact outcome is shown, and a win that comes sooner is better', '+5 -2 +1 = +3', ['0', '1', '2!', '3', '4']],
  ['losing moves are shown beside one that does not lose', '-2 -2 = -2 -2', ['0', '1', '2!', '3', '4']],
  ['all that are equally good are shown, however many', '= = = = =', ['0!', '1!', '2!', '3!', '4!']],
  ['where every move loses, the longest is the best', '-2 -6 -4 -4 -2', ['0', '1!', '2', '3', '4']],
  ['of estimates the three highest are shown', '41% 62% 55% 40% 58%', ['1!', '2', '4']],
  ['what looks the same is the same', '61.8% 62.1% 61.6% 20% 20%', ['0!', '1!', '2!']],
  ['what is lower by less than both may be off is as good', '50±3% 54±4% 48±3% 20±3%', ['0!', '1!', '2']],
  ['what differs by more than both may be off is not', '50±1% 54±1% 48±1% 20±1%', ['0', '1!', '2']],
  ['an estimate is never as good as a proven win, and is not shown beside it', '99±9% +1', ['1!']],
  ['beside a proven win other proven moves are shown', '99% +9 -9 2% 1% 0%', ['1!', '2']],
  ['an estimate is better than a proven loss', '99% -9 2% 1%', ['0!', '1', '2', '3']],
  ['nothing is shown of what is not known', '? ?', []],
])) {
  test(name, () => assert.deepEqual(shown(given), expected));
}
