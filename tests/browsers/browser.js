// A browser for the stories: windows that load pages, run functions in them, and take key presses.
// Each driver returns one.

import { setTimeout as pause } from 'node:timers/promises';

/**
 * A running browser.
 *
 * @typedef {object} Browser
 * @property {string} name the browser's name and version
 * @property {() => Promise<Session>} open opens a session without any history
 * @property {() => Promise<void>} close ends it
 */

/**
 * Windows that share their pages' storage with each other, but with no other session.
 *
 * @typedef {object} Session
 * @property {() => Promise<Page>} newPage opens another window
 * @property {() => Promise<void>} close closes them all
 */

/**
 * A window and its page. `Person` builds everything else that WebDriver offers from these few
 * functions.
 *
 * @typedef {object} Page
 * @property {(address: string) => Promise<void>} goto resolves when the page is loaded
 * @property {<Given extends unknown[], Result>(act: ((...given: Given) => Result | Promise<Result>)
 *   | string, ...given: Given) => Promise<Result>} run calls a function, or one given as text, in
 *   the page; arguments and results must be JSON
 * @property {(...keys: string[]) => Promise<void>} press presses keys one after the other, named as
 *   in `KeyboardEvent.key`, with a prefix of `Control+` if that is held
 * @property {() => Promise<Buffer | undefined>} picture a screenshot as PNG; undefined if the
 *   browser gives none
 * @property {string[]} complaints the errors on the console so far, if the browser reports them
 */

/** The timeout for everything, in milliseconds. */
const longestWait = 60_000;

/**
 * Waits until a function in the page returns true. The page may change meanwhile.
 *
 * @template {unknown[]} Given
 * @param {Page} page
 * @param {(...given: Given) => unknown} isSo
 * @param {Given} given
 * @throws {Error} if that does not happen in time
 */
export async function until(page, isSo, ...given) {
  const end = performance.now() + longestWait;
  for (;;) {
    // A page that is loading does not answer.
    const answer = await page.run(isSo, ...given).catch((/** @type {unknown} */ error) => error);
    if (answer && !(answer instanceof Error)) return;
    if (performance.now() > end)
      throw new Error(`the condition does not hold in time: ${isSo}(${JSON.stringify(given)})`, { cause: answer });
    await pause(50);
  }
}

/**
 * Ends a program with the tests, however they end.
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
 * The keys without a character, as WebDriver sends them
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
 * Key presses as an action of WebDriver, the same in both of its protocols.
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
 * A call as text that returns its result as JSON.
 *
 * @param {((...given: any[]) => unknown) | string} act
 * @param {unknown[]} given
 */
export function callAsText(act, given) {
  return `(async () => JSON.stringify(await (${act})(...${JSON.stringify(given)})) ?? 'null')()`;
}
