// Why a text cannot be imported, as sentences.

import { say } from '../share/words.js';

/** @import { Fault, ImportError } from './fault.js' */

/** @param {ImportError} error */
export function sentenceOf({ code, values }) {
  const number = new Intl.NumberFormat(document.documentElement.lang);
  const { count } = values;
  // The characters around a move have it from left to right in any text.
  const said = {
    ...values,
    ...(count === undefined ? {} : { count: number.format(Number(count)) }),
    ...(values.move === undefined ? {} : { move: `\u2068${values.move}\u2069` }),
  };
  /** @type {Record<Fault, string>} */
  const sentences = {
    empty: say('There is no game in it yet.'),
    'too-long': say('The text has more than {count} characters.', said),
    'too-many-moves': say('The game has more than {count} moves.', said),
    'unknown-format': say('This format is not known here.'),
    'broken-line': say('Line {line} cannot be read.', said),
    'broken-move': say('{number}. “{move}” is not a move.', said),
    'broken-link': say('This is not a valid game.'),
    'other-game': say('This file is of another game, such as Go.'),
    'set-up': say('This file begins with marks on the board. Only games from the start can be read.'),
    'no-board': say('There is no game with a board of {columns}×{rows} here.', said),
    'wrong-turn': say('{number}. “{move}”: it is the turn of the other player.', said),
    'off-board': say('{number}. “{move}”: the board has no such square.', said),
    filled: say('{number}. “{move}”: the square is already taken.', said),
    refused: say('{number}. “{move}”: the rules do not allow this move.', said),
    ended: say('{number}. “{move}”: the game has already ended.', said),
  };
  return sentences[code];
}
