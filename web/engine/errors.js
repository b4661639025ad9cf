import { quote } from './arguments.js';

/** @import { ConflictCode } from './values.js' */

/**
 * What the errors of this module have in common: a `code` for programs, and a `message` for people.
 * (A wrong argument is a plain `TypeError` for a wrong type, or a plain `RangeError` for a wrong
 * value.)
 */
export class NoughtsError extends Error {
  /**
   * The name of the class and of its errors. It is set here because minifying would change it.
   * @override
   * @type {string}
   */
  static name = 'NoughtsError';

  /**
   * The error's name for programs. It is the same in every version.
   * @type {string}
   */
  code;

  /**
   * @param {string} code
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(code, message, options) {
    super(message, options);
    this.code = code;
    this.name = new.target.name;
  }

  /**
   * The error as plain values, for `JSON.stringify` and `postMessage`. (Of an error itself
   * `structuredClone` keeps no more than the message: so it is specified.)
   *
   * @returns {{ name: string, code: string, message: string } & Record<string, unknown>} with
   *   `square`, `id` or `position` where the error has one
   * @example
   * try {
   *   match.play('z9');
   * } catch (error) {
   *   console.log(structuredClone(error.toJSON()).code); // square-off-board
   * }
   */
  toJSON() {
    const { name, code, message, cause: _, ...more } = this;
    return { ...more, name, code, message };
  }
}

/** A move, or another transition, is refused. The match does not change. */
export class ConflictError extends NoughtsError {
  /** @override */
  static name = 'ConflictError';

  /**
   * The reason of the refusal.
   * @override
   * @type {ConflictCode}
   */
  code;

  /**
   * The square as it was asked for; undefined if there was none.
   * @type {unknown}
   */
  square;

  /**
   * @param {ConflictCode} code
   * @param {string} message
   * @param {unknown} [square]
   */
  constructor(code, message, square) {
    super(code, message);
    this.code = code;
    this.square = square;
  }
}

/** No game has this id. Its code is `unknown-game`. */
export class UnknownGameError extends NoughtsError {
  /** @override */
  static name = 'UnknownGameError';

  /**
   * The id as it was given.
   * @type {unknown}
   */
  id;

  /**
   * @param {unknown} id
   * @param {readonly string[]} known
   */
  constructor(id, known) {
    super('unknown-game', `There is no game called ${quote(id)}; there is ${known.join(', ')}.`);
    this.id = id;
  }
}

/**
 * A text is not a match. Its code says what is wrong: `unknown-game`, `unknown-player`,
 * `unknown-transition`, `impossible-score`, `too-long`, or the code of the conflict by which a
 * transition is refused.
 */
export class NotationError extends NoughtsError {
  /** @override */
  static name = 'NotationError';

  /**
   * Where the wrong part of the text begins, from 0.
   * @type {number}
   */
  position;

  /**
   * @param {string} code
   * @param {string} message
   * @param {number} position
   */
  constructor(code, message, position) {
    super(code, `${message} (at ${position})`);
    this.position = position;
  }
}

/**
 * A position cannot be set up. Its code says why: `not-taken` (by this game), `wrong-size`,
 * `wrong-turn`, `wrong-mark`, `floating-mark`, `no-last-mark`, `wrong-last`, `wrong-boards`,
 * `ended-before`, `wrong-choice` or `wrong-order`.
 */
export class SetUpError extends NoughtsError {
  /** @override */
  static name = 'SetUpError';

  /**
   * The name of the square that shows it, such as `b2`; undefined if there is none.
   * @type {string | undefined}
   */
  square;

  /**
   * @param {string} code
   * @param {string} message
   * @param {string} [square]
   */
  constructor(code, message, square) {
    super(code, square === undefined ? message : `${message} (${square})`);
    this.square = square;
  }
}

/** A match or an opponent is used after `dispose()`. Its code is `disposed`. */
export class DisposedError extends NoughtsError {
  /** @override */
  static name = 'DisposedError';

  constructor() {
    super('disposed', 'This has been disposed of.');
  }
}

/**
 * The engine has failed, usually because there is no more memory. `cause` says why. Its code is
 * `engine-failed`. From then on, this engine, its matches and its opponents throw the same error.
 * Only `String(match)` and `JSON.stringify(match)` still try to give the match, for the new engine
 * that `load` gives.
 */
export class EngineError extends NoughtsError {
  /** @override */
  static name = 'EngineError';

  /** @param {unknown} cause */
  constructor(cause) {
    super('engine-failed', 'The engine failed for lack of memory or stack; load() makes another.', { cause });
  }
}

/**
 * A search has not enough memory, even after the engine has forgotten all other searches. Nothing
 * else has failed: you can ask for the same search again. Its code is `out-of-memory`.
 */
export class MemoryError extends NoughtsError {
  /** @override */
  static name = 'MemoryError';

  constructor() {
    super('out-of-memory', 'There is no memory for this search.');
  }
}

/**
 * The WebAssembly cannot be compiled or started. `message` and `cause` say why. `load` can be
 * called again. Its code is `blocked-by-policy` if a content security policy forbids it,
 * `wrong-file` if the file is damaged, of another version or something else, and `load-failed`
 * otherwise.
 */
export class LoadError extends NoughtsError {
  /** @override */
  static name = 'LoadError';

  /**
   * The version of a wrong file; undefined if it names none.
   * @type {string | undefined}
   */
  found;

  /**
   * The version that is wanted instead.
   * @type {string | undefined}
   */
  wanted;

  /** @param {unknown} cause */
  constructor(cause) {
    const { found, wanted } = /** @type {{ found?: string, wanted?: string }} */ (cause ?? {});
    if (/content.security.policy|\bCSP\b/i.test(String(cause))) {
      super('blocked-by-policy', "A content security policy must allow 'wasm-unsafe-eval' in script-src.", { cause });
    } else {
      super(
        wanted === undefined ? 'load-failed' : 'wrong-file',
        `The WebAssembly of noughts did not start: ${messageOf(cause)}`,
        { cause },
      );
    }
    this.found = found;
    this.wanted = wanted;
  }
}

/** @param {unknown} cause */
function messageOf(cause) {
  return cause instanceof Error ? cause.message : String(cause);
}
