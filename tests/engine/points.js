// Games between opponents with styles and without.

/** @import { Level, Match, Noughts, Opponent, Player, Style } from 'noughts' */

/**
 * The share of the points that an opponent with a style gets against its level. Both begin as
 * often.
 *
 * @param {Noughts} noughts
 * @param {string} game
 * @param {Level} level
 * @param {Style} style
 * @param {number} games
 */
export async function pointsOf(noughts, game, level, style, games) {
  let points = 0;
  for (let seed = 0; seed < games; seed++) {
    const match = noughts.match(game, { first: seed % 2 ? 'O' : 'X' });
    const seats = { X: noughts.opponent({ level, style, seed }), O: noughts.opponent({ level, seed: seed + games }) };
    const { status } = await played(match, seats);
    points += status.state === 'won' ? Number(status.player === 'X') : 0.5;
    for (const held of [match, ...Object.values(seats)]) held.dispose();
  }
  return points / games;
}

/**
 * A match after its game has been played to the end.
 *
 * @param {Match} match
 * @param {Record<Player, Opponent>} seats
 */
export async function played(match, seats) {
  while (match.status.state === 'next') match.play(await seats[match.status.player].choose(match));
  return match;
}
