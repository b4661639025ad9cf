// Firefox, which speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) without a driver of
// its own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { callAsText, endWithTests, keyActions } from './browser.js';

/** @import { Browser, Page, Session } from './browser.js' */

/**
 * @typedef {Record<string, any>} Message a message of the protocol, of which only some fields are
 *   used
 */

/** @returns {Promise<Browser>} */
export async function openFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'noughts-firefox-'));
  const program = process.env.NOUGHTS_FIREFOX ?? 'firefox-esr';
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  endWithTests(firefox);
  const connection = await Connection.open(await addressOf(firefox.stderr));
  const { capabilities } = await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: () => openSession(connection),
    close: async () => {
      const over = once(firefox, 'exit');
      await connection.send('browser.close');
      await over;
      await rm(profile, { recursive: true });
    },
  };
}

/**
 * @param {import('node:stream').Readable} stderr
 * @returns {Promise<string>}
 */
async function addressOf(stderr) {
  let said = '';
  for await (const text of stderr) {
    said += text;
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`Firefox has not started: ${said}`);
}

/** Commands with their answers, by number, and the browser's events. */
class Connection {
  #socket;

  /** @type {Map<number, { resolve: (result: Message) => void, reject: (error: Error) => void }>} */
  #open = new Map();

  /** @type {Map<string, string[]>} the errors on the console of each observed window */
  complaints = new Map();

  #lastId = 0;

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (text) => this.#receive(JSON.parse(String(text))));
  }

  /** @param {string} address */
  static async open(address) {
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    return new Connection(socket);
  }

  /**
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<Message>}
   */
  send(method, params = {}) {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** @param {Message} message */
  #receive({ type, id, result, error, message, method, params }) {
    if (type === 'event') {
      const isError = method === 'log.entryAdded' && params.level === 'error';
      if (isError) this.complaints.get(params.source.context)?.push(params.text);
      return;
    }
    const { resolve, reject } = this.#open.get(id) ?? {};
    this.#open.delete(id);
    if (type === 'error') reject?.(new Error(`${error}: ${message}`));
    else resolve?.(result);
  }
}

/**
 * Opens a container of its own, as Firefox calls it.
 *
 * @param {Connection} connection
 * @returns {Promise<Session>}
 */
async function openSession(connection) {
  const { userContext } = await connection.send('browser.createUserContext');
  return {
    newPage: () => newPage(connection, userContext),
    close: async () => void (await connection.send('browser.removeUserContext', { userContext })),
  };
}

/**
 * @param {Connection} connection
 * @param {string} userContext
 * @returns {Promise<Page>}
 */
async function newPage(connection, userContext) {
  const { context } = await connection.send('browsingContext.create', { type: 'window', userContext });
  await connection.send('browsingContext.setViewport', { context, viewport: { width: 1000, height: 900 } });
  /** @type {string[]} */
  const complaints = [];
  connection.complaints.set(context, complaints);
  return {
    complaints,
    goto: async (url) => void (await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (act, ...given) => {
      const expression = callAsText(act, given);
      const answer = await connection.send('script.evaluate', { expression, awaitPromise: true, target: { context } });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    press: async (...keys) =>
      void (await connection.send('input.performActions', { context, actions: keyActions(keys) })),
    picture: async () => {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}
