/**
 * What did not run. The results list it, so that it is not silently missing.
 *
 * @type {{ name: string, task: string, reason: string }[]}
 */
export const failures = [];

/**
 * @param {string} name of the package
 * @param {string} task
 * @param {unknown} error
 */
export function fail(name, task, error) {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  // The second line is useful too. Paths on this machine are not.
  const told = lines.filter((line) => line.trim() !== '').slice(0, 2);
  const reason = told.join(' ').replaceAll(process.execPath, 'node').replaceAll(process.cwd(), '.');
  if (failures.some((known) => known.name === name && known.task === task)) return;
  failures.push({ name, task, reason });
  console.error(`bench:peers: ${name}: ${task}: ${reason}`);
}
