// What a browser is to the stories: windows that load pages, run functions in them, and take keys.
// Each driver is one of these.

import { setTimeout as pause } from 'node:timers/promises';

/**
 * A browser that runs.
 *
 * @typedef {object} Browser
 * @property {string} name of the browser, and its version
 * @property {() => Promise<Session>} open begins as if nothing had ever been visited
 * @property {() => Promise<void>} close ends it
 */

/**
 * Windows that share what pages store, and share it with no other session.
 *
 * @typedef {object} Session
 * @property {() => Promise<Page>} newPage opens one more window
 * @property {() => Promise<void>} close closes them all
 */

/**
 * A window and what it shows. What the WebDriver protocols offer as well is made of these few by
 * `Person`.
 *
 * @typedef {object} Page
 * @property {(address: string) => Promise<void>} goto comes back when the page is loaded
 * @property {<Given extends unknown[], Result>(act: ((...given: Given) => Result | Promise<Result>) | string, ...given: Given) => Promise<Result>}
 *   run calls a function, or the one that a text tells, in the page; what goes in and comes out is
 *   what JSON can say
 * @property {(...keys: string[]) => Promise<void>} press presses one key after the other, named as
 *   `KeyboardEvent.key` has it, after `Control+` where that is held
 * @property {() => Promise<Buffer | undefined>} picture what is seen, as PNG; undefined where the
 *   browser gives none
 * @property {string[]} complaints the errors on the console so far, as far as the browser tells of
 *   them
 */

/** How long anything is waited for, in milliseconds. */
const patience = 60_000;

/**
 * Waits until a function in the page says so; the page may be another one meanwhile.
 *
 * @template {unknown[]} Given
 * @param {Page} page
 * @param {(...given: Given) => unknown} isSo
 * @param {Given} given
 * @throws {Error} when it does not become so
 */
export async function until(page, isSo, ...given) {
  const end = performance.now() + patience;
  for (;;) {
    // A page that is being loaded answers nothing.
    const answer = await page.run(isSo, ...given).catch((/** @type {unknown} */ error) => error);
    if (answer && !(answer instanceof Error)) return;
    if (performance.now() > end)
      throw new Error(`it has not become so: ${isSo}(${JSON.stringify(given)})`, { cause: answer });
    await pause(50);
  }
}

/**
 * Has a program end with the tests, however they end.
 *
 * @param {import('node:child_process').ChildProcess} program
 */
export function endWithTests(program) {
  const kill = () => program.kill();
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
  if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit(1));
}

/**
 * The keys that have no character, as WebDriver sends them
 * (https://www.w3.org/TR/webdriver2/#keyboard-actions).
 */
const codes = new Map(
  Object.entries({
    Tab: '\uE004',
    Enter: '\uE007',
    Control: '\uE009',
    End: '\uE010',
    Home: '\uE011',
    ArrowLeft: '\uE012',
    ArrowUp: '\uE013',
    ArrowRight: '\uE014',
    ArrowDown: '\uE015',
  }),
);

/**
 * Key presses as an action of WebDriver, which both of its protocols know.
 *
 * @param {string[]} keys
 */
export function keyActions(keys) {
  const actions = keys.flatMap((key) => {
    const values = key.split('+').map((name) => codes.get(name) ?? name);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    return [...down, ...up];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}

/**
 * A call as a text that gives what comes out as JSON.
 *
 * @param {((...given: any[]) => unknown) | string} act
 * @param {unknown[]} given
 */
export function callAsText(act, given) {
  return `(async () => JSON.stringify(await (${act})(...${JSON.stringify(given)})) ?? 'null')()`;
}
