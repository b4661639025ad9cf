import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * A program that answers each line with one line. web/docs/contributing/strength.md describes the
 * protocol.
 */
export class Engine {
  #process;
  #lines;

  /** @param {string} command as a shell has it */
  constructor(command) {
    this.#process = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdin.on('error', () => {}); // the answer is missing then
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /**
   * @param {string} line
   * @returns {Promise<string>} what follows the answer's first word; rejects where it is an error,
   *   or there is none
   */
  async ask(line) {
    this.#process.stdin.write(`${line}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`an engine has ended instead of answering “${line}”`);
    const [, word, rest = ''] = /^(\S*) ?(.*)$/.exec(value) ?? [];
    if (word === 'error') throw new Error(`“${line}” was answered: ${rest}`);
    return word === 'ok' || word === 'tie' ? `${word}` : word === 'next' || word === 'won' ? value : rest;
  }

  /** Lets it end. */
  end() {
    this.#process.stdin.end('quit\n');
  }
}
