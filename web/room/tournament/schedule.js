// Who meets whom, with which game, and in which order.

/** @import { GameId } from '../../engine/api.js' */

/** How many players a tournament has at most. */
export const mostPlayers = 8;

/** Up to so many players meet twice, with X and O exchanged. It should not take too long. */
const mostForTwice = 4;

/**
 * Two players who meet, by their numbers in the list.
 *
 * @typedef {object} Meeting
 * @property {number} round counted from 1
 * @property {GameId} game
 * @property {number} X
 * @property {number} O
 */

/**
 * All meetings, in their order. In each round, each player has one game at most, and all play the
 * same game: the first one in the first round, the next one in the next. Each player plays X as
 * often as O, or once more or less.
 *
 * @param {number} players how many
 * @param {readonly GameId[]} games
 * @returns {readonly Meeting[]}
 */
export function scheduleOf(players, games) {
  const first = roundsOf(players).map((pairs) => pairs.map(seatsOf));
  const second = first.map((pairs) => pairs.map(({ X, O }) => ({ X: O, O: X })));
  const rounds = players <= mostForTwice ? [...first, ...second] : first;
  return rounds.flatMap((pairs, index) => {
    const game = /** @type {GameId} */ (games[index % games.length]);
    return pairs.map((seats) => ({ round: index + 1, game, ...seats }));
  });
}

/**
 * Everyone against everyone, by the circle method: one player stays, and the others move on by one
 * place each round. With an odd number of players, one of them rests in each round.
 *
 * @param {number} players
 */
function roundsOf(players) {
  const even = players + (players % 2);
  const circle = Array.from({ length: even }, (_, number) => number);
  return Array.from({ length: even - 1 }, () => {
    const pairs = circle
      .slice(0, even / 2)
      .map((number, place) => /** @type {[number, number]} */ ([number, circle[even - 1 - place]]));
    circle.splice(1, 0, Number(circle.pop()));
    return pairs.filter((pair) => Math.max(...pair) < players);
  });
}

/**
 * A player plays X against every second player after them, and against every second one before.
 *
 * @param {[number, number]} pair
 */
function seatsOf(pair) {
  const [low, high] = [Math.min(...pair), Math.max(...pair)];
  return (low + high) % 2 === 1 ? { X: low, O: high } : { X: high, O: low };
}
