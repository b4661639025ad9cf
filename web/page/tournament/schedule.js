import { html } from '../../dom.js';
import { resultOf } from './sentences.js';
import { say } from './words.js';

/** @import { Tournament } from '../../room/tournament/index.js' */

/** All games by rounds, with their results. It is folded at first. */
export class Schedule {
  #rounds = html('div');

  element = html('details', {}, html('summary', {}, say('Rounds')), this.#rounds);

  /**
   * @param {Pick<Tournament, 'pairings'>} tournament
   * @param {Map<string, string>} names
   * @param {(game: string) => string} gameOf the name of a game
   */
  draw({ pairings }, names, gameOf) {
    const rounds = [...new Set(pairings.map(({ round }) => round))];
    this.#rounds.replaceChildren(
      ...rounds.flatMap((round) => [
        html('h4', {}, say('Round {number}', { number: round })),
        html(
          'ul',
          {},
          ...pairings
            .filter((pairing) => pairing.round === round)
            .map((pairing) => {
              const game = gameOf(pairing.game);
              const values = { player: names.get(pairing.X) ?? '', other: names.get(pairing.O) ?? '', game };
              return html('li', {}, resultOf(say, names, pairing, game) || say('{player} – {other}: {game}', values));
            }),
        ),
      ]),
    );
  }
}
