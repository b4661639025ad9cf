/**
 * The processor time of this process, in milliseconds. Other programs on the machine do not add to
 * it, unlike wall-clock time. Background work of this process, such as garbage collection and
 * compilation, does.
 */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The processor time of a function, in milliseconds.
 *
 * @param {() => unknown} call may return a promise
 * @param {number} [times] how often it is called; the result is per call
 */
export async function timeOf(call, times = 1) {
  const start = processorTime();
  for (let i = 0; i < times; i++) await call();
  return (processorTime() - start) / times;
}

/** The shortest measured time, in milliseconds. Shorter functions are repeated. */
export const shortest = 4;

/**
 * How often a function must be called to be measured.
 *
 * @param {() => unknown} call
 */
export async function timesFor(call) {
  let times = 1;
  while (times < 1e6 && (await timeOf(call, times)) * times < shortest) times *= 4;
  return times;
}
