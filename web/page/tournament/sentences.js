// The sentences about a tournament. They need no page.

/** @import { Tournament } from '../../room/tournament/index.js' */

/** @typedef {(text: string, values?: Record<string, string | number>) => string} Say */

/** @typedef {Pick<Tournament, 'players' | 'me'>} People */

/** @typedef {Tournament['pairings'][number]} Pairing */

/**
 * The names of the players by their ids. A player without a name has a number; of players with
 * the same name, the later ones have one too.
 *
 * @param {Say} say
 * @param {Tournament['players']} players
 * @returns {Map<string, string>}
 */
export function namesOf(say, players) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [index, { id, name }] of players.entries()) {
    const own = name.trim();
    const isTaken = players.slice(0, index).some((other) => other.name.trim() === own);
    const count = index + 1;
    names.set(id, own === '' ? say('Player {number}', { number: count }) : isTaken ? `${own} (${count})` : own);
  }
  return names;
}

/**
 * The names as they stand in sentences: a name that is written in the other direction does not
 * change the order of the words around it.
 *
 * @param {Map<string, string>} names
 */
export function isolated(names) {
  return new Map([...names].map(([id, name]) => [id, `\u2068${name}\u2069`]));
}

/**
 * How a game ended, such as "Ana beats Bob in Connect Four."; empty if it has not.
 *
 * @param {Say} say
 * @param {Map<string, string>} names
 * @param {Pick<Pairing, 'X' | 'O' | 'state' | 'winner' | 'reason'>} pairing
 * @param {string} game its name
 */
export function resultOf(say, names, { X, O, state, winner, reason }, game) {
  if (state !== 'over') return '';
  const nameOf = (/** @type {string} */ id) => names.get(id) ?? '';
  if (winner === null) {
    const values = { player: nameOf(X), other: nameOf(O), game };
    return reason === 'left'
      ? say('{player} and {other} did not play {game}.', values)
      : say('{player} and {other} tie in {game}.', values);
  }
  const [player, other] = (winner === 'X' ? [X, O] : [O, X]).map(nameOf);
  const values = { player: `${player}`, other: `${other}`, game };
  if (reason === 'time') return say('{player} beats {other} on time in {game}.', values);
  if (reason === 'left') return say('{player} wins {game}: {other} has left.', values);
  return say('{player} beats {other} in {game}.', values);
}

/**
 * Who has won a tournament.
 *
 * @param {Say} say
 * @param {Map<string, string>} names
 * @param {readonly { player: string, place: number }[]} table best first
 * @param {string | null} me the player at this page
 * @param {(names: string[]) => string} list joins names, as the language does
 */
export function winnerOf(say, names, table, me, list) {
  const first = table.filter(({ place }) => place === 1);
  const winners = first.map(({ player }) => names.get(player) ?? '');
  if (winners.length > 1) return say('{names} share the first place.', { names: list(winners) });
  return first[0]?.player === me
    ? say('You have won the tournament.')
    : say('{player} has won the tournament.', { player: `${winners[0] ?? ''}` });
}

/**
 * What the person at this page does next.
 *
 * @param {Say} say
 * @param {Map<string, string>} names
 * @param {Pick<Tournament, 'me' | 'next' | 'pairings' | 'players'>} tournament
 * @param {(game: string) => string} gameOf the name of a game
 * @returns {{ text: string, pairing: Pairing | undefined }} and the game, if there is one
 */
export function nextOf(say, names, { me, next, pairings, players }, gameOf) {
  const pairing = pairings.find(({ number }) => number === next);
  if (me === null) return { text: say('You are watching.'), pairing: undefined };
  if (!pairing) {
    const hasLeft = players.some(({ id, hasLeft: isGone }) => id === me && isGone);
    const text = hasLeft
      ? say('You have left this tournament.')
      : say('You have played all your games. You can watch the others.');
    return { text, pairing };
  }
  const mark = pairing.X === me ? 'X' : 'O';
  const other = names.get(mark === 'X' ? pairing.O : pairing.X) ?? '';
  const values = { other, game: gameOf(pairing.game), mark };
  const text =
    pairing.state === 'playing'
      ? say('You play {game} against {other}. You are {mark}.', values)
      : say('Wait until {other} has finished a game. Then you play {game}.', values);
  return { text, pairing };
}
