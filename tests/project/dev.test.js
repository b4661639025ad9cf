// npm run dev, on a copy of the sources.

import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { develop } from '../../web/build/dev.js';
import { copySources } from '../sources.js';

const root = `${mkdtempSync(join(tmpdir(), 'noughts-'))}/`;

/** The lines on the console. */
const lines = new EventEmitter();

/** How often the core was compiled, and the result of the next compilation. */
const compiler = { runs: 0, result: Promise.resolve() };

/** @type {Awaited<ReturnType<typeof develop>>} */
let server;

before(async () => {
  copySources(root);
  // Like `npm run dev`.
  process.env.NOUGHTS_SOURCE_MAPS = 'inline';
  server = await develop({
    root,
    port: 0,
    compile: () => {
      compiler.runs++;
      return compiler.result;
    },
    tell: (line) => lines.emit('line', line),
  });
});

after(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/**
 * @param {RegExp} pattern
 * @returns {Promise<void>} resolves when the console shows such a line
 */
function told(pattern) {
  return new Promise((resolve) => {
    lines.on('line', (line) => pattern.test(line) && resolve());
  });
}

/** @param {string} name */
const get = async (name) => (await fetch(server.address + name)).text();

/** The builds that a page is told of, from now on. */
async function* builds() {
  const { headers, body } = await fetch(`${server.address}events`);
  assert.equal(headers.get('content-type'), 'text/event-stream');
  assert.ok(body);
  let text = '';
  for await (const part of Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (body))) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) yield /^event: build\ndata: (.+)$/.exec(event)?.[1];
  }
}

/** The build that a page belongs to. */
async function shownBuild() {
  const [, build] = /<script src="\/reload\.js" data-build="(.+?)"><\/script>/.exec(await get('index.html')) ?? [];
  assert.ok(build);
  return build;
}

/**
 * Makes a change, and waits until the open pages are told.
 *
 * @param {() => void} change
 */
async function reloaded(change) {
  const pages = builds();
  await pages.next(); // the build that is there
  const before = await shownBuild();
  change();
  const { value: told } = await pages.next();
  await pages.return(undefined);
  assert.ok(told);
  assert.notEqual(await shownBuild(), before);
}

test('a changed style sheet, script or page is built, and the pages that are open are told', async () => {
  await reloaded(() => appendFileSync(`${root}web/page/page.css`, '.of-this-test { color: red }'));
  assert.match(await get('page.css'), /\.of-this-test\{color:red\}/);
  await reloaded(() => appendFileSync(`${root}web/page/head.js`, 'document.title = "of this test";'));
  assert.match(await get('head.js'), /of this test/);
  await reloaded(() => copyFileSync(`${root}web/page/pages/404.html`, `${root}web/page/pages/new.html`));
  assert.match(await get('new.html'), /<title>/);
  assert.equal(compiler.runs, 1);
});

test('a file that takes the place of another, in a folder that is new, is noticed', async () => {
  await reloaded(() => mkdirSync(`${root}web/page/pages/folder`));
  const file = `${root}web/page/pages/folder/page.html`;
  await reloaded(() => copyFileSync(`${root}web/page/pages/learn/ultimate.html`, file));
  writeFileSync(`${root}renewed.html`, readFileSync(file, 'utf8').replace('<title>', '<title>Renewed: '));
  await reloaded(() => renameSync(`${root}renewed.html`, file));
  assert.match(await get('folder/page.html'), /<title>Renewed: /);
});

test('changed C++ is compiled before the pages are told', async () => {
  const { runs } = compiler;
  const compiling = told(/^compiling the core$/);
  await reloaded(() => writeFileSync(`${root}core/square.hpp`, ''));
  await compiling;
  assert.equal(compiler.runs, runs + 1);
});

test('a failed build is reported, and the site stays as it was until a build succeeds', async () => {
  const file = `${root}web/page/site.js`;
  const [good, served] = [readFileSync(file, 'utf8'), await get('index.html')];
  const refused = told(/^not built: Build failed with 1 error/);
  writeFileSync(file, 'this is no JavaScript');
  await refused;
  assert.equal(await get('index.html'), served);
  await reloaded(() => writeFileSync(file, good));
});

test('a changed text is built, and a broken catalogue is reported', async () => {
  const file = `${root}web/words/en.json`;
  const text = readFileSync(file, 'utf8');
  await reloaded(() => writeFileSync(file, text.replace('"English"', '"Plain English"')));
  assert.match(await get('index.html'), /<option value="en" lang="en">Plain English</);
  const refused = told(/^not built: Build failed/);
  writeFileSync(file, text.replace('"turnOf": "{player}’s turn"', '"turnOf": "Your turn"'));
  await refused;
  await reloaded(() => writeFileSync(file, text));
});

test('a failed compilation is reported too', async () => {
  const served = await get('index.html');
  compiler.result = Promise.reject(new Error('a semicolon is missing'));
  compiler.result.catch(() => {});
  const refused = told(/^not built: a semicolon is missing$/);
  writeFileSync(`${root}core/square.hpp`, 'int square');
  await refused;
  assert.equal(await get('index.html'), served);
  compiler.result = Promise.resolve();
  await reloaded(() => writeFileSync(`${root}core/square.hpp`, 'int square;'));
});

test('the published site contains nothing of this', () => {
  for (const name of ['index.html', 'embed.html', 'service-worker.js']) {
    assert.doesNotMatch(readFileSync(`dist/site/${name}`, 'utf8'), /reload\.js|EventSource/, name);
  }
});
