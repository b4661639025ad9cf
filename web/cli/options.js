import { parseArgs } from 'node:util';
import { NoughtsError } from '../engine/index.js';

/** @import { Level, Match, Noughts } from '../engine/index.js' */

/** @typedef {'human' | Level} Seat */

/**
 * The options of the command line.
 *
 * @typedef {object} Options
 * @property {Match} match
 * @property {Seat | undefined} x who plays X; undefined: ask
 * @property {Seat | undefined} o
 * @property {number | undefined} seed
 * @property {number} games how many games the computer plays against itself
 * @property {boolean} quiet whether only the score is printed
 */

/**
 * The options for a room.
 *
 * @typedef {object} RoomOptions
 * @property {string} room its link, or an address that ends with it
 * @property {string} broker the address of the MQTT broker that carries it
 * @property {string} name the name for the others
 */

/** An error in the command line. */
export class UsageError extends Error {}

/**
 * The text about the usage of the program.
 *
 * @param {Noughts} noughts
 */
export function usage(noughts) {
  return `Tic-tac-toe and its family in the terminal.

  noughts [--game GAME] [--x WHO] [--o WHO] [--seed NUMBER] [--position MATCH]
          [--games NUMBER] [--quiet]
  noughts --room LINK --broker ADDRESS [--name NAME] [--game ./nim.js]

  --game GAME         what is played; tic-tac-toe unless told otherwise:
${noughts.games.map(({ id }) => `${' '.repeat(22)}${id}`).join('\n')}
                      or any line game: line-5x4-3 is three in a row on five columns and four rows;
                      -gravity, -misere or both may follow; after ultimate -open-boards, -most-boards or both,
                      after gomoku -exactly-five, -swap2 or both
                      or ./nim.js, a module with the rules of a game of your own
  --x WHO, --o WHO    who plays X and O: human, easy, medium, hard or best; asked for when left out
  --seed NUMBER       the same number makes the computer play the same moves
  --position MATCH    goes on with a match, such as tic-tac-toe.X.b2.a1
  --games NUMBER      how many games the computer plays against itself, begun by either in turn
  --quiet             prints nothing but the score, where the computer plays against itself
  --room LINK         plays with another person, or watches, in the room of that link
  --broker ADDRESS    of the MQTT broker that carries the room: wss://broker.example.org/mqtt
  --name NAME         what the others there are to call you
  --help, --version

A move is the name of a square, such as b2, or its number from 1 at the top left; where marks fall, the letter
of a column will do, and where you choose your mark, it stands behind: b2x, b2o or 5o. What else there is to
choose is named: stay, swap or add. undo and hint are understood wherever a move is,
quit everywhere.
`;
}

const strings = /** @type {const} */ ({ type: 'string' });
const flags = /** @type {const} */ ({ type: 'boolean' });

/**
 * Reads the arguments that follow the program's name.
 *
 * @param {Noughts} noughts
 * @param {string[]} args
 * @param {import('../engine/own/index.js').OwnGame} [own] the game of one's own that they name
 * @returns {Options | RoomOptions | 'help' | 'version'}
 * @throws {UsageError}
 */
export function readOptions(noughts, args, own) {
  const given = parse(args);
  if (given.help) return 'help';
  if (given.version) return 'version';
  if (given.room !== undefined || given.broker !== undefined || given.name !== undefined) return roomOf(given, own);
  const [x, o] = [seatOf('x', given.x), seatOf('o', given.o)];
  const isComputerAlone = x !== undefined && x !== 'human' && o !== undefined && o !== 'human';
  if ((given.games !== undefined || given.quiet) && !isComputerAlone) {
    throw new UsageError('--games and --quiet are for the computer against itself: give --x and --o a level');
  }
  if (given.game !== undefined && given.position !== undefined && !own) {
    throw new UsageError('--position says by itself which game it is, so leave --game out');
  }
  return {
    match: matchOf(own ?? noughts, given),
    x,
    o,
    seed: numberOf('seed', given.seed, 0),
    games: numberOf('games', given.games, 1) ?? 1,
    quiet: given.quiet ?? false,
  };
}

/**
 * @param {Record<string, string | boolean | undefined>} given
 * @param {import('../engine/own/index.js').OwnGame} [own]
 * @returns {RoomOptions}
 */
function roomOf({ room, broker, name = '', ...others }, own) {
  if (typeof room !== 'string' || typeof broker !== 'string')
    throw new UsageError('--room and --broker need each other');
  // The room says which game it plays. It cannot send the rules of a game of one's own.
  const [other] = Object.keys(others).filter((option) => option !== 'game' || !own);
  if (other) throw new UsageError(`--${other} has no meaning in a room`);
  if (!/^wss?:\/\//.test(broker)) throw new UsageError('--broker must be an address that begins with wss:// or ws://');
  return { room: room.slice(room.indexOf('#') + 1), broker, name: String(name) };
}

/** @param {string[]} args */
function parse(args) {
  const options = {
    game: strings,
    x: strings,
    o: strings,
    seed: strings,
    position: strings,
    games: strings,
    quiet: flags,
    room: strings,
    broker: strings,
    name: strings,
    help: flags,
    version: flags,
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {Noughts | import('../engine/own/index.js').OwnGame} engine
 * @param {{ game?: string, position?: string }} given
 */
function matchOf(engine, { game, position }) {
  try {
    if (position !== undefined) return engine.parse(position);
    return 'games' in engine ? engine.match(game ?? 'tic-tac-toe') : engine.match();
  } catch (error) {
    if (!(error instanceof NoughtsError)) throw error;
    throw new UsageError(position === undefined ? `--game: there is no game ${game}` : `--position: ${error.message}`);
  }
}

/**
 * The seat with this name, if there is one.
 *
 * @param {string} word
 * @returns {Seat | undefined}
 */
export function seatNamed(word) {
  return /** @type {Seat[]} */ (['human', 'easy', 'medium', 'hard', 'best']).find((seat) => seat === word);
}

/**
 * @param {string} name
 * @param {string | undefined} word
 */
function seatOf(name, word) {
  if (word === undefined) return undefined;
  const seat = seatNamed(word);
  if (!seat) throw new UsageError(`--${name} must be human, easy, medium, hard or best`);
  return seat;
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} least
 */
function numberOf(name, text, least) {
  if (text === undefined) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < least) {
    throw new UsageError(`--${name} must be a whole number from ${least} to 2^53 - 1`);
  }
  return number;
}
