/**
 * The processor time of this process, in milliseconds. Other programs on the machine do not add to
 * it, as they do to the time on the wall; what the process does on the side, such as collecting
 * garbage and compiling, does.
 */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * How long something takes, in milliseconds of the processor.
 *
 * @param {() => unknown} call may return a promise
 * @param {number} [times] how often it is called; the time is that of one call
 */
export async function timeOf(call, times = 1) {
  const start = processorTime();
  for (let i = 0; i < times; i++) await call();
  return (processorTime() - start) / times;
}

/** The shortest time that is measured, in milliseconds; what takes less is repeated. */
export const shortest = 4;

/**
 * How often something is to be called so that it can be timed.
 *
 * @param {() => unknown} call
 */
export async function timesFor(call) {
  let times = 1;
  while (times < 1e6 && (await timeOf(call, times)) * times < shortest) times *= 4;
  return times;
}
