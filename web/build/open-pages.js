/** @import { ServerResponse } from 'node:http' */

/**
 * The open pages that wait for a new build, by server-sent events: `event: build`, with the build
 * as its data.
 */
export class OpenPages {
  #build = '';

  /** @type {Set<ServerResponse>} */
  #responses = new Set();

  /**
   * Tells one more page the build, now and after every new build.
   *
   * @param {ServerResponse} response
   */
  add(response) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(this.#event());
    this.#responses.add(response);
    response.on('close', () => this.#responses.delete(response));
  }

  /** @param {string} build */
  tell(build) {
    this.#build = build;
    for (const response of this.#responses) response.write(this.#event());
  }

  #event() {
    return `event: build\ndata: ${this.#build}\n\n`;
  }
}
