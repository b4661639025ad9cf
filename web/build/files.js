// Files of a folder as a static host sends them: found by the path of an address, and compressed
// for clients that accept an encoding.

import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** @typedef {'br' | 'gzip'} Encoding */

/**
 * @typedef {{ type: string, body: Buffer, encoding?: Encoding }} Content the response for a file
 */

/** @type {Record<string, string>} media types by extension */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** File types that are already compressed. */
const compressed = new Set(['.png']);

/** @type {Record<Encoding, (bytes: Buffer) => Promise<Buffer>>} the smallest first */
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The error codes of paths that lead to no file. */
const noFile = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/**
 * The encoding to send, out of those that a request accepts (RFC 9110, 12.5.3).
 *
 * @param {string} [accepted] the header `Accept-Encoding`
 * @returns {Encoding | undefined} undefined for no encoding
 * @example
 * encodingFor('gzip, br;q=0') // 'gzip'
 */
export function encodingFor(accepted = '') {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', weight = 'q=1'] = part.toLowerCase().split(';');
      return [name.trim(), Number(weight.trim().slice('q='.length))];
    }),
  );
  const names = /** @type {Encoding[]} */ (Object.keys(compressors));
  return names.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/**
 * The files of a folder. Each is read at every request, and compressed again only if it has
 * changed.
 */
export class Files {
  #folder;

  /** @type {Map<string, { from: Buffer, to: Buffer }>} */
  #compressed = new Map();

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = resolve(folder);
  }

  /**
   * The content for a path: the file of that name, or that name with `.html`, or the folder's
   * `index.html`.
   *
   * @param {string} path decoded; begins with a slash
   * @param {Encoding} [encoding] an encoding that the client accepts
   * @returns {Promise<Content | undefined>} undefined if there is no file
   * @throws if the file exists but cannot be read
   */
  async find(path, encoding) {
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
    for (const name of names) {
      const file = join(this.#folder, name);
      if (!file.startsWith(this.#folder + sep)) return undefined;
      const bytes = await read(file);
      if (bytes) return this.#contentOf(file, bytes, encoding);
    }
    return undefined;
  }

  /**
   * @param {string} file
   * @param {Buffer} bytes
   * @param {Encoding | undefined} encoding
   * @returns {Promise<Content>}
   */
  async #contentOf(file, bytes, encoding) {
    const extension = extname(file);
    const type = types[extension] ?? 'application/octet-stream';
    if (!encoding || compressed.has(extension)) return { type, body: bytes };
    const key = `${encoding} ${file}`;
    let known = this.#compressed.get(key);
    if (!known?.from.equals(bytes)) {
      known = { from: bytes, to: await compressors[encoding](bytes) };
      this.#compressed.set(key, known);
    }
    return { type, body: known.to, encoding };
  }
}

/**
 * @param {string} file
 * @returns {Promise<Buffer | undefined>} undefined if there is no file
 */
async function read(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (noFile.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return undefined;
    throw error;
  }
}
