// The line that says what a game is about, until it is under way.

/** @type {Record<string, { rule: string, page: string }>} by the ids of games */
const known = {
  'tic-tac-toe': { rule: 'Three in a row wins.', page: 'tic-tac-toe' },
  'misere-tic-tac-toe': { rule: 'Three in a row loses.', page: 'misere-tic-tac-toe' },
  'four-in-a-row-4x4': { rule: 'Four in a row wins.', page: 'four-in-a-row' },
  'four-in-a-row-5x5': { rule: 'Four in a row wins.', page: 'four-in-a-row' },
  'connect-four': { rule: 'Four in a row wins. Marks fall.', page: 'connect-four' },
  ultimate: { rule: 'Your square picks the next board.', page: 'ultimate' },
};

const line = /** @type {HTMLElement} */ (document.getElementById('about'));
const rule = /** @type {HTMLElement} */ (document.getElementById('rule'));
const link = /** @type {HTMLAnchorElement} */ (document.getElementById('rules'));

/** The game that the line is about. */
let shown = '';

/**
 * Shows what a game is about. A game that has no button is called by its name, also when it is under way. The line keeps its place.
 *
 * @param {string} id of the game
 * @param {boolean} isUnderWay
 */
export async function showAbout(id, isUnderWay) {
  const about = Object.hasOwn(known, id) ? known[id] : undefined;
  line.toggleAttribute('data-done', isUnderWay && about !== undefined);
  if (id === shown) return;
  shown = id;
  link.href = about ? `learn/${about.page}.html` : 'learn.html';
  rule.textContent = about ? about.rule : '';
  if (about) return;
  const title = await titleOf(id);
  if (id === shown) rule.textContent = `${title}.`;
}

/**
 * What a game is called whose engine the widget has fetched, or fetches.
 *
 * @param {string} id
 * @returns {Promise<string>} the id itself where there is no such game, or no engine
 */
async function titleOf(id) {
  try {
    const { load } = await import('../engine/index.js');
    return (await load()).position(id).game.title;
  } catch {
    return id;
  }
}
