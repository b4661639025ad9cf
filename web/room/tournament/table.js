/** @import { Pairing, Standing } from './values.js' */

/**
 * The table, the best player first. A win gives one point, a tie half a point. If players have the
 * same points, those points count first that they won against each other, then the number of wins.
 * Players who are then still equal share a place.
 *
 * @param {readonly string[]} players their ids
 * @param {readonly Pairing[]} pairings
 * @returns {readonly Readonly<Standing>[]}
 */
export function tableOf(players, pairings) {
  const over = pairings.filter(({ state }) => state === 'over');
  const standings = players.map((player) => standingOf(player, over));
  const ranked = standings.map((standing) => {
    const equals = standings.filter(({ points }) => points === standing.points).map(({ player }) => player);
    const among = over.filter(({ X, O }) => equals.includes(X) && equals.includes(O));
    return { standing, order: [standing.points, standingOf(standing.player, among).points, standing.wins] };
  });
  ranked.sort((one, other) => compare(other.order, one.order));
  return Object.freeze(
    ranked.map(({ standing, order }) => {
      const place = 1 + ranked.findIndex((other) => compare(other.order, order) === 0);
      return Object.freeze({ ...standing, place });
    }),
  );
}

/**
 * @param {string} player
 * @param {readonly Pairing[]} over
 */
function standingOf(player, over) {
  const own = over.filter(({ X, O }) => X === player || O === player);
  const ties = own.filter(({ winner }) => winner === null).length;
  const wins = own.filter(({ winner, ...seats }) => winner !== null && seats[winner] === player).length;
  return { player, points: wins + ties / 2, played: own.length, wins, ties, losses: own.length - wins - ties };
}

/**
 * Compares lists of numbers: the first that differ decide.
 *
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
function compare(one, other) {
  return one.map((number, index) => number - Number(other[index])).find((difference) => difference !== 0) ?? 0;
}
