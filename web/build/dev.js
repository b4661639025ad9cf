// npm run dev: builds, serves on localhost, and rebuilds after changes; open pages reload.
// `-- --port N` or PORT chooses the port. Its default differs from that of npm start, because a
// service worker keeps the pages of the latter.

import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Batches } from './batches.js';
import { runCommand } from './dependencies.js';
import { OpenPages } from './open-pages.js';
import { choosePort } from './port.js';
import { answerFrom, checkPort, listen } from './serve.js';
import { writeSite } from './site.js';
import { buildEngine, inlineEngine } from './wasm.js';

/** The sources of the site. */
const sources = ['core', 'wasm', 'web'];

/** Generated files, and the build itself. A change of the build takes effect at the next start. */
const ignored = /^web\/(engine\/wasm|build)\//;

const ofCore = /^(core|wasm)\//;

/**
 * Serves the site of a project with its present sources. An error is printed, and the site stays as
 * it was.
 *
 * @param {object} project
 * @param {string} project.root its folder, with a slash at the end
 * @param {() => Promise<void>} project.compile compiles the WebAssembly from changed C++
 * @param {number} project.port 0 for any free port
 * @param {(line: string) => void} project.tell
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function develop({ root, compile, port, tell }) {
  const builds = `${root}build/site`;
  await rm(builds, { recursive: true, force: true });
  const pages = new OpenPages();
  let answer = answerFrom(builds);
  /** @type {string | undefined} */
  let previous;

  /** @param {boolean} withCore */
  const build = async (withCore) => {
    const start = performance.now();
    try {
      if (withCore) {
        tell('compiling the core');
        await compile();
      }
      const name = randomUUID();
      const folder = `${builds}/${name}`;
      await makeSite(folder, root, name);
      answer = answerFrom(folder);
      pages.tell(name);
      if (previous) await rm(previous, { recursive: true, force: true });
      previous = folder;
      tell(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      tell(`not built: ${error instanceof Error ? error.message : error}`);
    }
  };

  const changes = new Batches((/** @type {string[]} */ files) => build(files.some((file) => ofCore.test(file))));
  const watchers = sources.map((folder) =>
    watch(root + folder, { recursive: true }, (_, name) => {
      const file = posix.join(folder, name ?? '');
      if (!ignored.test(file)) changes.add(file);
    }),
  );
  await build(true);
  const server = await listen(async (request, response) => {
    if (request.url === '/events' && request.method === 'GET') pages.add(response);
    else await answer(request, response);
  }, port);
  return {
    address: server.address,
    close: async () => {
      for (const watcher of watchers) watcher.close();
      await changes.close();
      await server.close();
    },
  };
}

/**
 * Builds the site, with pages that know their build.
 *
 * @param {string} folder
 * @param {string} root
 * @param {string} build its name
 */
async function makeSite(folder, root, build) {
  await mkdir(folder, { recursive: true });
  await writeSite(folder, root);
  await writeFile(`${folder}/service-worker.js`, ''); // it caches nothing
  await cp(new URL('reload.js', import.meta.url), `${folder}/reload.js`);
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  // The frame for people's own rules connects to nothing; its page reloads it.
  for (const name of pages.filter((file) => file !== 'make-frame.html')) {
    const page = await readFile(`${folder}/${name}`, 'utf8');
    const script = `<script src="/reload.js" data-build="${build}"></script>`;
    await writeFile(`${folder}/${name}`, page.replace('</head>', `${script}</head>`));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const port = choosePort('npm run dev', 8081);
    await checkPort(port);
    process.env.NOUGHTS_SOURCE_MAPS ??= 'inline';
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const tell = (/** @type {string} */ line) => console.log(`noughts: ${line}`);
    const { address } = await develop({ root, compile: () => buildEngine().then(inlineEngine), port, tell });
    tell(`ready at ${address}`);
    tell('Ctrl-C ends it');
  });
}
