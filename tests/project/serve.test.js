// The server of the site: its answers, its refusals, and its robustness.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { serveWithRooms } from '../../web/build/broker.js';
import { makeCertificate } from '../../web/build/certificate.js';
import { listen, serve } from '../../web/build/serve.js';

const outside = mkdtempSync(join(tmpdir(), 'noughts-'));
const folder = join(outside, 'site');
const words = 'nought '.repeat(1000);

/** @type {{ address: string, close: () => Promise<void> }} */
let server;

before(async () => {
  mkdirSync(join(folder, 'docs/cpp'), { recursive: true });
  for (const [name, content] of Object.entries({
    'index.html': `<!doctype html>${words}`,
    'words.js': words,
    'words.svg': words,
    'words.wasm': words,
    'words.webmanifest': words,
    'words.png': words,
    'words.strange': words,
    'docs/index.html': 'documentation',
    'docs/cpp/index.html': 'documentation of an API',
    '../secret.txt': 'secret',
  })) {
    writeFileSync(join(folder, name), content);
  }
  server = await serve(folder, 0);
});

after(async () => {
  await server.close();
  rmSync(outside, { recursive: true });
});

/**
 * Sends a request that no browser would send.
 *
 * @param {string} path
 * @param {import('node:http').RequestOptions} [options]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(path, options = {}) {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, agent: false, ...options }, async (response) => {
      const parts = await response.toArray();
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
    });
    asked.on('error', reject).end();
  });
}

/** @param {string} bytes */
function send(bytes) {
  const { port } = new URL(server.address);
  const socket = connect(Number(port), 'localhost');
  socket.end(bytes);
  return text(socket);
}

test('what a host compresses comes by Brotli or gzip, whichever is accepted, and says so', async () => {
  for (const [accepted, encoding, decompress] of /** @type {const} */ ([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['gzip;q=0, *', 'br', brotliDecompressSync],
  ])) {
    const { headers, body } = await ask('/words.js', { headers: { 'Accept-Encoding': accepted } });
    assert.equal(headers['content-encoding'], encoding, accepted);
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(Number(headers['content-length']), body.length);
    assert.ok(body.length < words.length / 10);
    assert.equal(decompress(body).toString(), words);
  }
});

test('a client that accepts no encoding gets the plain file, and compressed pictures are sent as they are', async () => {
  for (const [path, accepted] of [
    ['/words.js', ''],
    ['/words.js', 'identity'],
    ['/words.js', 'br;q=0, gzip;q=0'],
    ['/words.js', 'nonsense;;q=,'],
    ['/words.png', 'gzip, br'],
  ]) {
    const { headers, body } = await ask(path ?? '', { headers: { 'Accept-Encoding': accepted } });
    assert.equal(headers['content-encoding'], undefined, accepted);
    assert.equal(body.toString(), words);
  }
});

test('every file comes with its own type, compressed or not', async () => {
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/words.js', 'text/javascript; charset=utf-8'],
    ['/words.svg', 'image/svg+xml'],
    ['/words.wasm', 'application/wasm'],
    ['/words.webmanifest', 'application/manifest+json'],
    ['/words.png', 'image/png'],
    ['/words.strange', 'application/octet-stream'],
  ]) {
    for (const accepted of ['', 'br']) {
      const { headers } = await ask(path ?? '', { headers: { 'Accept-Encoding': accepted } });
      assert.equal(headers['content-type'], type);
    }
  }
});

test('a changed file is sent in its new form', async () => {
  const file = join(folder, 'changing.js');
  for (const content of ['before'.repeat(99), 'behind'.repeat(99)]) {
    writeFileSync(file, content);
    const { body } = await ask('/changing.js', { headers: { 'Accept-Encoding': 'br' } });
    assert.equal(brotliDecompressSync(body).toString(), content);
  }
});

test('a part of a file that cannot be is no reason to fail: the whole comes', async () => {
  for (const range of [
    'bytes=5-1',
    'bytes=0-99999999999999999999',
    'bytes=9007199254740993-9007199254740995',
    'bytes=-',
    'x',
  ]) {
    const { status, body } = await ask('/words.js', { headers: { Range: range } });
    assert.deepEqual([status, body.length], [200, words.length], range);
  }
});

test('an invalid address is a bad request, and one that leads nowhere is not found', async () => {
  for (const [path, expected] of /** @type {[string, number][]} */ ([
    ['/%', 400],
    ['/%ff', 400],
    ['http://elsewhere.example/', 400],
    ['/nothing', 404],
    ['/%00', 404],
    ['//elsewhere.example/', 404],
    ['/words.js/', 404],
    [`/${'long'.repeat(1000)}`, 404],
    ['/words.js?query=%', 200],
    ['/docs', 200],
    ['/index', 200],
  ])) {
    assert.equal((await ask(path)).status, expected, path);
  }
});

test('nothing outside of the folder is sent, and no detour changes the policy', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/docs/../../secret.txt']) {
    assert.equal((await ask(path)).status, 404, path);
  }
  const [strict, loose, guide] = await Promise.all([ask('/'), ask('/docs/cpp/'), ask('/docs/')]);
  assert.doesNotMatch(String(strict.headers['content-security-policy']), /unsafe-inline/);
  assert.match(String(loose.headers['content-security-policy']), /unsafe-inline/);
  const detour = await ask('/docs/cpp/%2e%2e/index.html');
  for (const { headers } of [detour, guide]) {
    assert.equal(headers['content-security-policy'], strict.headers['content-security-policy']);
  }
});

test('one can ask for a file and for its headers, and for nothing else', async () => {
  const [got, headed] = await Promise.all([ask('/words.js'), ask('/words.js', { method: 'HEAD' })]);
  assert.deepEqual([headed.status, headed.body.length], [200, 0]);
  assert.equal(headed.headers['content-length'], got.headers['content-length']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    const { status, headers } = await ask('/words.js', { method });
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], method);
  }
});

test('it answers by its own names only, so that no page of another site has its name lead here', async () => {
  for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:8080', '[::1]:8080']) {
    assert.equal((await ask('/', { headers: { Host: host } })).status, 200, host);
  }
  for (const host of [
    'elsewhere.example',
    'localhost.elsewhere.example',
    'elsewhere.example:8080',
    '127.0.0.1.example',
    '0.0.0.0',
  ]) {
    assert.equal((await ask('/', { headers: { Host: host } })).status, 421, host);
  }
});

test('an invalid request gets an error', async () => {
  for (const bytes of [
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost:\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
  ]) {
    assert.match(await send(bytes), /^HTTP\/1\.1 4\d\d /, JSON.stringify(bytes));
  }
});

test('it survives clients that disconnect in the middle', async () => {
  const { port } = new URL(server.address);
  const socket = connect(Number(port), 'localhost');
  socket.write('GET /words.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.resetAndDestroy();
  assert.equal((await ask('/')).status, 200);
});

/**
 * Sends a request by HTTPS, and accepts any certificate.
 *
 * @param {string} address
 * @param {string} host the requested host name
 * @returns {Promise<{ status: number | undefined, alternatives: string | undefined }>}
 */
function askSecurely(address, host) {
  return new Promise((resolve, reject) => {
    const asked = requestSecurely(
      address,
      { rejectUnauthorized: false, agent: false, headers: { host } },
      (response) => {
        const { subjectaltname } = /** @type {import('node:tls').TLSSocket} */ (response.socket).getPeerCertificate();
        response.resume().on('end', () => resolve({ status: response.statusCode, alternatives: subjectaltname }));
      },
    );
    asked.on('error', reject).end();
  });
}

const skip = spawnSync('openssl', ['version']).status !== 0 && 'there is no openssl';

test('in a network it serves by HTTPS, with a certificate for its addresses, and refuses other names', {
  skip,
}, async () => {
  const addresses = ['127.0.0.2'];
  const network = { addresses, ...makeCertificate(addresses) };
  const { address, close } = await serveWithRooms(folder, 0, network);
  const { host, port } = new URL(address);
  assert.equal(address, `https://127.0.0.2:${port}/`);
  const { status, alternatives } = await askSecurely(address, host);
  assert.equal(status, 200);
  assert.match(alternatives ?? '', /127\.0\.0\.2/);
  assert.equal((await askSecurely(address, `127.0.0.3:${port}`)).status, 421);
  await close();
});

test('the broker takes connections of its own pages alone', async () => {
  const { address, close } = await serveWithRooms(folder, 0);
  const { host } = new URL(address);
  const url = `ws://${host}/broker`;
  /** @type {(headers: Record<string, string>, at?: string) => Promise<string>} */
  const connecting = (headers, at = url) =>
    new Promise((resolve) => {
      const socket = new WebSocket(at, ['mqtt'], { headers });
      socket.on('open', () => resolve('open')).on('error', () => resolve('refused'));
      socket.on('open', () => socket.terminate());
    });
  assert.equal(await connecting({ origin: `http://${host}` }), 'open');
  assert.equal(await connecting({ origin: 'http://elsewhere.example' }), 'refused');
  assert.equal(await connecting({}), 'refused');
  assert.equal(await connecting({ origin: `http://${host}` }, `ws://${host}/other`), 'refused');
  assert.deepEqual(JSON.parse(String((await ask('/rooms.json', { port: new URL(address).port })).body)), {
    broker: 'broker',
  });
  await close();
});

test('closing ends connections that speak something else, whether the other side knows it or not', {
  timeout: 10_000,
}, async () => {
  /** @type {import('node:stream').Duplex[]} */
  const opened = [];
  const { address, close } = await listen(async () => {}, 0, {
    upgrade: (_request, socket) => {
      opened.push(socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: words\r\n\r\n');
    },
  });
  const asked = request(address, { headers: { Connection: 'Upgrade', Upgrade: 'words' } }).end();
  const other = await new Promise((resolve) => {
    asked.on('upgrade', (_response, socket) => resolve(socket));
  });
  await close();
  assert.deepEqual(
    opened.map(({ destroyed }) => destroyed),
    [true],
  );
  other.destroy();
});
