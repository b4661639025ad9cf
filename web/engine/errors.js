import { quote } from './arguments.js';

/** @import { ConflictCode } from './values.js' */

/**
 * The base class of this module's errors: a `code` for programs beside the `message` for people.
 * (An argument of a wrong type is a plain `TypeError`, a number out of its range a plain
 * `RangeError`.)
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
   * The error as plain values, for `JSON.stringify` and `postMessage`. (By its specification,
   * `structuredClone` keeps only the message of an error.)
   *
   * @returns {{ name: string, code: string, message: string } & Record<string, unknown>} with
   *   `square`, `id` or `position` if the error has one
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

/** A move, or another transition, was refused. The match has not changed. */
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
   * The square as it was given; undefined if there was none.
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
 * A text is not a match. Its code is the reason: `unknown-game`, `unknown-player`,
 * `unknown-transition`, `too-long`, or the code of the conflict that refused a transition.
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
 * A position cannot be set up. Its code is the reason: `not-offered` (by this game), `wrong-size`,
 * `wrong-turn`, `floating-mark`, `no-last-mark`, `wrong-last` or `ended-before`.
 */
export class SetUpError extends NoughtsError {
  /** @override */
  static name = 'SetUpError';

  /**
   * The name of the square with the fault, such as `b2`; undefined if there is none.
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

/** A match or an opponent was used after `dispose`. Its code is `disposed`. */
export class DisposedError extends NoughtsError {
  /** @override */
  static name = 'DisposedError';

  constructor() {
    super('disposed', 'This has been disposed of.');
  }
}

/**
 * The engine has failed during a call, in most cases because memory ran out; `cause` has the
 * details. Its code is `engine-failed`. Every later call of this engine, its matches and its
 * opponents throws the same error. Only `String(match)` and `JSON.stringify(match)` still try to
 * give the match, for the new engine that `load` returns.
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
 * There is not enough memory for a search, even after all other search data has been dropped.
 * Nothing else has failed: the same search can be tried again. Its code is `out-of-memory`.
 */
export class MemoryError extends NoughtsError {
  /** @override */
  static name = 'MemoryError';

  constructor() {
    super('out-of-memory', 'There is no memory for this search.');
  }
}

/**
 * The WebAssembly could not be compiled or started; `message` and `cause` say why, and `load` can
 * be called again. Its code is `blocked-by-policy` if a content security policy forbids it,
 * `wrong-file` if the file is damaged, has another version or is something else, and `load-failed`
 * otherwise.
 */
export class LoadError extends NoughtsError {
  /** @override */
  static name = 'LoadError';

  /**
   * The version of a wrong file; undefined if it has none.
   * @type {string | undefined}
   */
  found;

  /**
   * The version that this code needs.
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
