// Lines of a game that other moves have replaced. They stay below the moves, and a press goes back
// to one: people can try a line and do not lose the game.

import { html } from '../dom.js';
import { branchesAfter } from './branching.js';
import { sharedOf } from './share/shared.js';
import { say } from './share/words.js';

/** @import { ChangeDetail, NoughtsGame } from '../element/index.js' */

/** How many moves of one are shown. */
const shownMoves = 6;

/**
 * Shows the branches of a game below its moves. The words must be loaded.
 *
 * @param {NoughtsGame} game
 */
export function keepBranches(game) {
  const list = html('ol', { class: 'moves' });
  const part = html('section', { 'aria-label': say('Other lines') }, html('h2', {}, say('Other lines')), list);
  part.hidden = true;
  document.getElementById('moves-section')?.after(part);
  /** @type {readonly (readonly string[])[]} */
  let branches = [];
  /** @type {readonly string[]} */
  let line = [];
  let rules = '';

  game.addEventListener('noughts-change', (event) => {
    const { game: text, line: now } = /** @type {CustomEvent<ChangeDetail>} */ (event).detail;
    const head = text.split('.').slice(0, 2).join('.');
    branches = head === rules && !game.room ? branchesAfter(branches, line, now) : [];
    [line, rules] = [now, head];
    part.hidden = branches.length === 0;
    list.replaceChildren(...branches.map((branch) => html('li', {}, buttonOf(branch))));
  });

  /** @param {readonly string[]} branch */
  function buttonOf(branch) {
    const start = branch.findIndex((move, index) => move !== line[index]);
    const moves = branch.slice(start, start + shownMoves).join(' ');
    const more = branch.length > start + shownMoves ? ' …' : '';
    const found = html('button', { type: 'button' }, `${start + 1}. ${moves}${more}`);
    found.addEventListener('click', () => goTo(branch));
    return found;
  }

  /** Goes to the end of a branch. The score stays. @param {readonly string[]} branch */
  async function goTo(branch) {
    const { match } = await sharedOf(game.position);
    while (match.moves.length > 0 && match.canUndo) match.undo();
    for (const move of branch) match.play(move);
    game.position = String(match);
    match.dispose();
  }
}
