// npm run release: checks that the version is the same everywhere. Builds here and, from the
// commit, once more in another folder under another umask, and compares the two. Tries the package
// as other people's projects use it, builds the documentation, and packs the package with its bill
// of materials beside it.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './bill-of-materials.js';
import { build } from './build.js';
import { run, runCommand, SetupError } from './dependencies.js';
import { buildDocs } from './docs.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} options */
const git = (...options) => execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Every file of a package by name, with a fingerprint of its content and its permissions.
 *
 * @param {string} folder
 */
async function fingerprints(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
  const hashes = await Promise.all(
    names.map(async (name) =>
      createHash('sha256')
        .update(`${(await stat(join(folder, name))).mode & 0o777} `)
        .update(await readFile(join(folder, name)))
        .digest('hex'),
    ),
  );
  return new Map(names.map((name, i) => [name, hashes[i]]));
}

/**
 * Builds the commit in another folder, under a umask that lets no other user read the files.
 */
async function buildElsewhere() {
  const folder = await mkdtemp(join(tmpdir(), 'noughts-release-'));
  try {
    git('clone', '--quiet', root, `${folder}/other`);
    await run('sh', ['-c', 'umask 077 && cd "$1" && npm --silent run build', 'sh', `${folder}/other`]);
    return await fingerprints(`${folder}/other/dist/package`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function release() {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const changes = await readFile(`${root}CHANGELOG.md`, 'utf8');
  if (!changes.includes(`\n## ${version}\n`)) throw new SetupError(`CHANGELOG.md says nothing of ${version}.`);
  if (git('status', '--porcelain') !== '') throw new SetupError('there are changes that are not committed.');
  const tags = git('tag', '--points-at', 'HEAD').split('\n').filter(Boolean);
  const wrong = tags.find((tag) => tag !== `v${version}`);
  if (wrong) throw new SetupError(`this commit is tagged ${wrong}, and package.json says ${version}.`);

  await build();
  const first = await fingerprints(`${root}dist/package`);
  const second = await buildElsewhere();
  const different = [...first.keys(), ...second.keys()].find((name) => first.get(name) !== second.get(name));
  if (different) throw new SetupError(`two builds differ in ${different}.`);

  await run('node', ['tests/run.js', 'package', 'consumers']);
  await buildDocs();

  const folder = `${root}build/release`;
  await mkdir(folder, { recursive: true });
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', folder, './dist/package'], { cwd: root });
  const sources = JSON.parse(await readFile(`${root}dist/package.sources.json`, 'utf8'));
  await writeFile(`${folder}/noughts-${version}.cdx.json`, `${JSON.stringify(billOfMaterials(sources), null, 2)}\n`);
  const script = await readFile(`${root}dist/package/cdn.js`);
  console.log(
    `build/release/noughts-${version}.tgz, the same from two builds${tags.length > 0 ? '' : '; not tagged yet'}, and noughts-${version}.cdx.json`,
  );
  console.log(`cdn.js: integrity="sha384-${createHash('sha384').update(script).digest('base64')}"`);
}

await runCommand(release);
