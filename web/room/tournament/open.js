// Making, joining and watching a tournament.

import { optionsOf, quote } from '../../engine/arguments.js';
import { demandNoughts } from '../../engine/noughts.js';
import { controlOf } from '../control.js';
import { deferred } from '../deferred.js';
import { RoomError } from '../errors.js';
import { fingerprintOf, Keys } from '../keys.js';
import { newSecret, parseLink, printLink, watchingLink } from '../link.js';
import { startIn } from '../open.js';
import { longestTimer } from '../rate-limiter.js';
import { Secret } from '../secret.js';
import { holdSeat } from '../session.js';
import { Hall } from './hall.js';
import { areGames, mostGames, parseList } from './list.js';
import { sentences } from './sentences.js';
import { loadStored, newStored } from './stored.js';
import { newTournament } from './tournament.js';
import { connectionOf } from './transports.js';

/** @import { GameId, Noughts } from '../../engine/api.js' */
/** @import { Link } from '../link.js' */
/** @import { Stored } from './stored.js' */
/** @import { Tournament } from './tournament.js' */
/** @import { TournamentOptions, Transports } from './values.js' */

const optionNames = /** @type {const} */ (['name', 'storage', 'reminder', 'patience', 'signal']);

/**
 * Creates a tournament, and joins it as its first player. Its `invitation` is for the others. This
 * person's device is the referee: if it is not there, games go on, and their results are recorded
 * when it is back. Without a `storage`, it cannot come back.
 *
 * @param {Noughts} noughts what `load()` gives
 * @param {Transports} transports gives a new connection each time: one for the tournament, and one
 *   for each game that this device shows or watches
 * @param {TournamentOptions & { games?: readonly GameId[], clock?: string }} [options] `games`:
 *   those that are played in turn, up to eight; tic-tac-toe by default; `clock`: how much time a
 *   player has in a game, as in rooms; `180` by default
 * @returns {Promise<Tournament>} rejects as `createRoom`
 * @example
 * import { createTournament } from 'noughts/room/tournament';
 * import { MemoryNetwork } from 'noughts/room';
 * const network = new MemoryNetwork();
 * const transports = () => network.transport();
 * const tournament = await createTournament(noughts, transports, { name: 'Ana' });
 * console.log(`https://example.org/play#${tournament.invitation}`);
 * await tournament.close();
 */
export async function createTournament(noughts, transports, options) {
  const { games = ['tic-tac-toe'], clock = '180', ...common } = optionsOf(options, 'games', 'clock', ...optionNames);
  demandNoughts(noughts);
  if (!areGames(games)) throw new TypeError(`games must be a list of one to ${mostGames} ids of games`);
  for (const game of games) startIn(noughts, 'X', game); // throws if there is no such game
  if (typeof clock !== 'string' || !controlOf(clock))
    throw new TypeError(`clock must be seconds such as '180', '60+1' or '10/move', not ${quote(clock)}`);
  const secret = newSecret();
  await Secret.of(secret); // throws where there is no encryption
  const keys = await Keys.create();
  const link = { secret, creator: await fingerprintOf(keys.publicText), invitation: newSecret() };
  const stored = newStored(printLink(link, 'tournament'), keys);
  return open(noughts, transports, link, stored, common, { games: [...new Set(games)], clock });
}

/**
 * Joins a tournament by its link. With an invitation, it joins as a player. With a link for
 * spectators, it watches. If the storage has a place in this tournament, it takes that place again,
 * with either link. It resolves when the list of players is known. The place may take longer, until
 * the organiser's device answers: see {@link Tournament.me}.
 *
 * @param {Noughts} noughts
 * @param {Transports} transports as for {@link createTournament}
 * @param {string} link
 * @param {TournamentOptions} [options]
 * @returns {Promise<Tournament>} rejects with a `RoomError`: `tournament-full` or
 *   `tournament-started`, and this person can only watch; and as `joinRoom`
 */
export async function joinTournament(noughts, transports, link, options) {
  const common = optionsOf(options, ...optionNames);
  demandNoughts(noughts);
  const parsed = parseLink(link, 'tournament');
  const { topic } = await Secret.of(parsed.secret);
  const kept = await loadStored(common.storage, topic);
  // A person who has left before the start is no longer in the list, and may join anew.
  const hasPlace = kept && !(kept.isLeaving && parseList(kept.list?.text ?? '')?.results === null);
  const stored =
    (hasPlace ? kept : undefined) ??
    (parsed.invitation ? newStored(printLink(parsed, 'tournament'), await Keys.create()) : undefined);
  return open(noughts, transports, stored ? parseLink(stored.link, 'tournament') : parsed, stored, common);
}

/**
 * Joins a tournament to watch, with either link, even if the storage has a place.
 *
 * @param {Noughts} noughts
 * @param {Transports} transports as for {@link createTournament}
 * @param {string} link
 * @param {TournamentOptions} [options]
 * @returns {Promise<Tournament>} as {@link joinTournament}
 */
export async function watchTournament(noughts, transports, link, options) {
  const common = optionsOf(options, ...optionNames);
  demandNoughts(noughts);
  return open(noughts, transports, watchingLink(parseLink(link, 'tournament')), undefined, common);
}

/**
 * @param {Noughts} noughts
 * @param {Transports} transports
 * @param {Link} link
 * @param {Stored | undefined} stored
 * @param {TournamentOptions} options
 * @param {{ games: GameId[], clock: string }} [choice] of the person who makes it
 * @returns {Promise<Tournament>}
 */
async function open(noughts, transports, link, stored, options, choice) {
  const { signal, patience = 30_000, name = '' } = options;
  if (typeof transports !== 'function') throw new TypeError('transports must be a function that gives transports');
  if (typeof name !== 'string') throw new TypeError(`name must be text, not ${quote(name)}`);
  signal?.throwIfAborted();
  const secret = await Secret.of(link.secret);
  const transport = await connectionOf(transports);
  const release = stored ? await holdSeat(stored) : () => {};
  if (!release) throw new RoomError('open-elsewhere');
  const { signal: _, ...rest } = options;
  const { tournament, hall } = newTournament({
    noughts,
    transports,
    secret: link.secret,
    invitation: link.invitation === undefined ? null : printLink(link, 'tournament'),
    watchLink: printLink(watchingLink(link), 'tournament'),
    stored,
    options: rest,
    release,
    hall: (tell) => new Hall({ transport, secret, link, ...(stored && { stored }), options, tell }),
  });
  const givenUp = deferred();
  const abort = () => givenUp.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const late = () => givenUp.reject(new RoomError(choice ? 'transport-failed' : 'no-answer'));
  const timer = patience <= longestTimer && setTimeout(late, patience);
  try {
    signal?.throwIfAborted(); // possibly aborted meanwhile
    if (choice) await hall.create(choice);
    await Promise.race([hall.open().then(() => hall.known.promise), givenUp.promise]);
    if (hall.whyNot) throw new RoomError(hall.whyNot, sentences[hall.whyNot]);
    return tournament;
  } catch (error) {
    await tournament.close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    clearTimeout(timer || undefined);
  }
}
