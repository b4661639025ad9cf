// npm run release: builds the package twice and compares the two, checks that the version is the same everywhere, tries the
// package as other people's projects use it, makes the documentation, and packs the package.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from './build.js';
import { run, runCommand, SetupError } from './dependencies.js';
import { buildDocs } from './docs.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every file of the package, by name, with what tells it from any other. */
async function fingerprints() {
  const names = (await readdir(`${root}dist/package`, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
  const hashes = await Promise.all(
    names.map(async (name) =>
      createHash('sha256')
        .update(await readFile(name))
        .digest('hex'),
    ),
  );
  return new Map(names.map((name, i) => [name, hashes[i]]));
}

async function release() {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const changes = await readFile(`${root}CHANGELOG.md`, 'utf8');
  if (!changes.includes(`\n## ${version}\n`)) throw new SetupError(`CHANGELOG.md says nothing of ${version}.`);
  const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const wrong = tags.find((tag) => tag !== `v${version}`);
  if (wrong) throw new SetupError(`this commit is tagged ${wrong}, and package.json says ${version}.`);

  await build();
  const first = await fingerprints();
  await rm(`${root}build/wasm-module`, { recursive: true, force: true });
  await build();
  const second = await fingerprints();
  const different = [...first.keys(), ...second.keys()].find((name) => first.get(name) !== second.get(name));
  if (different) throw new SetupError(`two builds differ in ${different}.`);

  await run('node', ['tests/run.js', 'package', 'consumers']);
  await buildDocs();

  const folder = `${root}build/release`;
  await mkdir(folder, { recursive: true });
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', folder, './dist/package'], { cwd: root });
  const script = await readFile(`${root}dist/package/cdn.js`);
  console.log(
    `build/release/noughts-${version}.tgz, the same from two builds${tags.length > 0 ? '' : '; not tagged yet'}`,
  );
  console.log(`cdn.js: integrity="sha384-${createHash('sha384').update(script).digest('base64')}"`);
}

await runCommand(release);
