import { html } from '../../dom.js';
import { say } from './words.js';

/** @import { Tournament } from '../../room/tournament/index.js' */

/** The table: who has how many points. */
export class Standings {
  #rows = html('tbody');

  element = html(
    'table',
    {},
    html('caption', {}, say('Table')),
    html(
      'thead',
      {},
      html(
        'tr',
        {},
        heading(say('Player')),
        heading(say('Points')),
        heading(say('Games played'), '#'),
        heading(say('Wins'), '+'),
        heading(say('Ties'), '='),
        heading(say('Losses'), '–'),
      ),
    ),
    this.#rows,
  );

  /**
   * @param {Pick<Tournament, 'players' | 'table' | 'me'>} tournament
   * @param {Map<string, string>} names
   */
  draw({ players, table, me }, names) {
    const format = new Intl.NumberFormat(document.documentElement.lang);
    this.#rows.replaceChildren(
      ...table.map(({ player, points, played, wins, ties, losses }) => {
        const about = aboutPlayer(
          players.find(({ id }) => id === player),
          me,
        );
        const name = html('th', { scope: 'row' }, html('bdi', {}, names.get(player) ?? ''));
        if (about) name.append(html('span', {}, ` · ${about}`));
        const numbers = [points, played, wins, ties, losses].map((value) => html('td', {}, format.format(value)));
        return html('tr', {}, name, ...numbers);
      }),
    );
  }
}

/**
 * The heading of a column.
 *
 * @param {string} text
 * @param {string} [sign] what is seen in place of the text, which takes too much room on a phone
 */
function heading(text, sign) {
  if (!sign) return html('th', { scope: 'col' }, text);
  const parts = [html('span', { 'aria-hidden': 'true' }, sign), html('span', { class: 'unseen' }, text)];
  return html('th', { scope: 'col', title: text }, ...parts);
}

/**
 * @param {Tournament['players'][number] | undefined} player
 * @param {string | null} me
 */
function aboutPlayer(player, me) {
  if (player?.hasLeft) return say('has left');
  if (player?.id === me) return say('you');
  return player?.isHere ? '' : say('not here now');
}
