// Runs other programs. Their output is kept, and shown if they fail.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The error lines of failed programs. They are printed again at the end, because often only the end
 * of a long log is kept.
 * @type {string[]}
 */
export const faults = [];

/**
 * How the lines of test runners about failed tests begin: Playwright, Node's, CTest, and Catch2's
 * after its location.
 */
const failures =
  /^[ \t]*(?:✘|✖|\S+:\d+: failed:|\d+ - (?=.*\((?:Failed|Timeout|SEGFAULT|ILLEGAL|Subprocess aborted)\))).*$/gm;

/**
 * Runs a program in the project's folder.
 *
 * @param {string} program
 * @param {readonly string[]} options
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function run(program, options, environment = {}) {
  const { status, printed } = await outputOf(program, options, environment);
  if (status === 0) return true;
  process.stdout.write(printed);
  const lines = printed.match(failures) ?? [];
  faults.push(`failed: ${program} ${options.at(-1) ?? ''}`, ...new Set(lines.map((line) => line.trim())));
  return false;
}

/**
 * The first line that a script prints, such as a path; undefined if it fails. The script itself
 * reports what is missing.
 *
 * @param {string} script
 * @param {readonly string[]} options
 */
export async function answerOf(script, options) {
  const { status, printed } = await outputOf(script, options, {}, 'inherit');
  return status === 0 ? printed.trim() : undefined;
}

/**
 * @param {string} program
 * @param {readonly string[]} options
 * @param {Record<string, string>} environment
 * @param {'pipe' | 'inherit'} [errors] where its standard error goes
 * @returns {Promise<{ status: number, printed: string }>}
 */
export function outputOf(program, options, environment = {}, errors = 'pipe') {
  const child = spawn(program, options, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', errors],
  });
  /** @type {Buffer[]} */
  const printed = [];
  child.stdout?.on('data', (part) => printed.push(part));
  child.stderr?.on('data', (part) => printed.push(part));
  return new Promise((resolve) => {
    const end = (/** @type {number | Error | null} */ status) =>
      resolve({
        status: typeof status === 'number' ? status : 1,
        printed: `${Buffer.concat(printed)}${status instanceof Error ? `${status.message}\n` : ''}`,
      });
    child.on('error', end).on('close', end);
  });
}
