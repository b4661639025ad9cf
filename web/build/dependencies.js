// Runs before any npm package is installed, so it uses only Node.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An error that a person can fix; a stack trace does not help. */
export class SetupError extends Error {}

/**
 * Installs what the package-lock.json of a folder lists, unless it is installed.
 *
 * @param {string} [folder] within the project; by default the project itself
 * @throws {SetupError} when that fails
 */
export function installDependencies(folder = '') {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new SetupError(`Node 20 or newer is needed; this is ${process.version}.`);
  if (isInstalled(root + folder)) return;
  console.log(`noughts: installing the npm packages of ${folder}package-lock.json`);
  requireProgram('npm', 'which comes with Node');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root + folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new SetupError(
      'npm could not install the packages; the reason stands above. Check your connection and try again.',
    );
  }
}

/**
 * npm writes this file last, so an interrupted installation does not count.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = `${folder}node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  try {
    const have = new Map(packagesOf(installed).map(([path, { version }]) => [path, version]));
    return packagesOf(`${folder}package-lock.json`).every(
      ([path, { version, optional }]) => optional || have.get(path) === version,
    );
  } catch {
    return false; // npm was interrupted while it wrote the file
  }
}

/**
 * @param {string} lockFile
 * @returns {[path: string, { version: string, optional?: boolean }][]}
 */
function packagesOf(lockFile) {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
}

/**
 * Checks that a program can be run.
 *
 * @param {string} program
 * @param {string} remark where it comes from, or its purpose
 * @throws {SetupError} when it cannot
 */
export function requireProgram(program, remark) {
  if (spawnSync(program, ['--version']).error) {
    throw new SetupError(`${program} is missing, ${remark}; install it and try again.`);
  }
}

/**
 * Runs a program in the project's folder. Its output is shown only if it fails.
 *
 * @param {string} program
 * @param {string[]} options
 * @param {Record<string, string>} [environment]
 * @returns {Promise<void>}
 * @throws {SetupError} when it fails
 */
export async function run(program, options, environment = {}) {
  const child = spawn(program, options, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {Buffer[]} */
  const printed = [];
  child.stdout.on('data', (part) => printed.push(part));
  const status = await new Promise((resolve) => {
    child.on('error', resolve).on('close', resolve);
  });
  if (status === 0) return;
  process.stderr.write(Buffer.concat(printed));
  throw new SetupError(`${program} ${options.join(' ')} failed; the reason stands above.`);
}

/**
 * Runs the main function of a command. A `SetupError` ends it with only its message.
 *
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    installDependencies();
    await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`noughts: ${error.message}`);
    process.exitCode = 1;
  }
}
