// Runs jobs side by side. Each begins as soon as its requirements are done and a lane is free.

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {readonly string[]} needs the names of jobs that must succeed before this one begins
 * @property {number} lanes how many lanes it takes: 0 for a job that mostly waits for the network,
 *   and a part of a lane for a job that waits now and then
 * @property {() => Promise<boolean>} run whether it succeeded
 * @property {(missing: string) => void} [skip] called instead of `run` if a required job did not
 *   succeed
 */

/**
 * Runs all jobs. Of the jobs that can begin, the first of the list does. A lane is kept free for a
 * job that waits only for jobs without a lane, because the first jobs in the list take longest.
 *
 * @param {readonly Job[]} jobs each after the jobs that it needs
 * @param {number} lanes
 */
export async function runInLanes(jobs, lanes) {
  /** @type {Map<string, 'running' | 'succeeded' | 'failed'>} */
  const states = new Map();
  let free = lanes;

  const begin = async (/** @type {Job} */ job) => {
    states.set(job.name, 'running');
    free -= job.lanes;
    const succeeded = await job.run();
    free += job.lanes;
    states.set(job.name, succeeded ? 'succeeded' : 'failed');
  };

  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const isSoon = (/** @type {string} */ name) =>
    states.get(name) === 'succeeded' || (states.get(name) === 'running' && withoutLane.has(name));
  const withoutLane = new Set(jobs.filter((job) => job.lanes === 0).map(({ name }) => name));
  for (;;) {
    let kept = 0;
    for (const job of jobs.filter(({ name }) => !states.has(name))) {
      const missing = job.needs.find((name) => states.get(name) === 'failed');
      if (missing) {
        states.set(job.name, 'failed');
        job.skip?.(missing);
      } else if (!job.needs.every((name) => states.get(name) === 'succeeded')) {
        if (job.needs.every(isSoon)) kept += job.lanes;
      } else if (job.lanes === 0 || job.lanes <= free - kept) {
        running.set(
          job.name,
          begin(job).finally(() => running.delete(job.name)),
        );
      }
    }
    if (running.size === 0) return;
    await Promise.race(running.values());
  }
}
