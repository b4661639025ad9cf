// What has happened in a tournament since it was last told.

import { nextOf, resultOf, winnerOf } from './sentences.js';

/** @import { Tournament } from '../../room/tournament/index.js' */
/** @import { Say } from './sentences.js' */

/** Tells each result, each next game and the winner once. */
export class News {
  #say;
  #list;

  /** The numbers of the games whose results are known. @type {Set<number> | undefined} */
  #over;

  #next = '';
  #isOver = false;

  /**
   * @param {Say} say
   * @param {(names: string[]) => string} list joins names, as the language does
   */
  constructor(say, list) {
    this.#say = say;
    this.#list = list;
  }

  /**
   * The news; nothing at first. A person who plays or watches a game hears its result from the
   * board, unless a player has left.
   *
   * @param {Pick<Tournament, 'me' | 'next' | 'pairings' | 'players' | 'table' | 'state'>} tournament
   * @param {Map<string, string>} names
   * @param {(game: string) => string} gameOf
   * @param {number | undefined} shown the number of the game on the large board
   * @returns {{ results: string[], next: string, winner: string }} empty texts if nothing has changed
   */
  since(tournament, names, gameOf, shown) {
    const { pairings, me, table, state } = tournament;
    const say = this.#say;
    const isFirst = this.#over === undefined;
    this.#over ??= new Set();
    const known = this.#over;
    const ended = pairings.filter((pairing) => pairing.state === 'over' && !known.has(pairing.number));
    for (const { number } of ended) known.add(number);
    const told = ended.filter(({ number, reason }) => number !== shown || reason === 'left');
    const { text, pairing } = nextOf(say, names, tournament, gameOf);
    const isNext = pairing !== undefined && text !== this.#next && state === 'playing';
    const isWon = state === 'over' && !this.#isOver;
    this.#next = text;
    this.#isOver = state === 'over';
    return {
      results: isFirst ? [] : told.map((one) => resultOf(say, names, one, gameOf(one.game))),
      next: isNext && !isFirst ? text : '',
      winner: isWon && !isFirst ? winnerOf(say, names, table, me, this.#list) : '',
    };
  }
}
