// WebKitGTK by its own driver, which uses classic WebDriver (https://www.w3.org/TR/webdriver2/), on
// a virtual screen.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { callAsText, endWithTests, keyActions } from './browser.js';

/** @import { Browser, Page, Session } from './browser.js' */

/**
 * @typedef {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>} Send
 */

/** The timeout of a command, in milliseconds. */
const longestAnswer = 60_000;

/**
 * The timeout for commands that sometimes never return although everything else works: screenshots,
 * and new sessions.
 */
const longestPicture = 3000;
const longestOpening = 15_000;

/** How many drivers are tried for a session before the error of the last one counts. */
const mostDrivers = 4;

/** @returns {Promise<Browser>} */
export async function openWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithTests(screen);
  const [number] = await once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data');
  const display = `:${String(number).trim()}`;
  return {
    name: 'WebKitGTK',
    open: () => openSession(display),
    close: () => end(screen),
  };
}

/** @param {import('node:child_process').ChildProcess} program */
async function end(program) {
  const over = once(program, 'exit');
  program.kill();
  await over;
}

/**
 * A running driver. It has at most one session. A session that failed to open keeps its place.
 *
 * @param {string} display
 */
async function startDriver(display) {
  const port = await freePort();
  const driver = spawn(process.env.NOUGHTS_WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // It does not work for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  endWithTests(driver);
  const send = sendTo(`http://127.0.0.1:${port}`);
  while (!(await send('GET', '/status').catch(() => undefined))?.ready) {
    if (driver.exitCode !== null) throw new Error('the driver of WebKitGTK has not started');
    await pause(20);
  }
  return { send, end: () => end(driver) };
}

/** A free port: the driver does not choose one itself. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * @param {string} driver
 * @returns {Send}
 */
function sendTo(driver) {
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(longestFor(path));
    const response = await fetch(driver + path, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch(
      (error) => {
        throw new Error(`the driver of WebKitGTK has not answered ${method} ${path}`, { cause: error });
      },
    );
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

/** @param {string} path */
function longestFor(path) {
  if (path === '/session') return longestOpening;
  return path.endsWith('/screenshot') ? longestPicture : longestAnswer;
}

/**
 * A browser process that stores nothing, with its own driver.
 *
 * @param {string} display
 * @returns {Promise<Session>}
 */
async function openSession(display, drivers = mostDrivers) {
  const driver = await startDriver(display);
  /** @type {string} */
  let session;
  try {
    ({ sessionId: session } = await driver.send('POST', '/session', { capabilities: {} }));
  } catch (error) {
    await driver.end();
    if (drivers === 1) throw error;
    return openSession(display, drivers - 1);
  }
  /** @type {Send} */
  const send = (method, path, body) => driver.send(method, `/session/${session}${path}`, body);
  await send('POST', '/timeouts', { script: 60_000 });
  /** @type {string | undefined} the first window */
  let first = await send('GET', '/window');
  return {
    newPage: async () => {
      const handle = first ?? (await send('POST', '/window/new', { type: 'window' })).handle;
      first = undefined;
      return newPage(send, handle);
    },
    close: async () => {
      await send('DELETE', '');
      await driver.end();
    },
  };
}

/**
 * @param {Send} sendToSession
 * @param {string} handle
 * @returns {Promise<Page>}
 */
async function newPage(sendToSession, handle) {
  /** @type {Send} Commands go to the last chosen window. */
  const send = async (method, path, body) => {
    await sendToSession('POST', '/window', { handle });
    return sendToSession(method, path, body);
  };
  await send('POST', '/window/rect', { width: 1000, height: 1000 });
  return {
    complaints: [], // the driver reports none
    goto: (url) => send('POST', '/url', { url }),
    run: async (act, ...given) =>
      JSON.parse(await send('POST', '/execute/sync', { script: `return ${callAsText(act, given)}`, args: [] })),
    press: (...keys) => send('POST', '/actions', { actions: keyActions(keys) }),
    picture: async () => {
      const picture = await send('GET', '/screenshot').catch(() => undefined);
      return picture === undefined ? undefined : Buffer.from(picture, 'base64');
    },
  };
}
