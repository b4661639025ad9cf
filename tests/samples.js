// The memory samples of a long run, and whether they stay flat.

/**
 * A sample, about ten per run: megabytes, or counts.
 *
 * @typedef {Record<string, number>} Sample
 */

/**
 * @param {import('@playwright/test').CDPSession} client
 * @returns {Promise<Sample>}
 */
export async function measurePage(client) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { 'heap (MB)': of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * The mean of a measure over the first half and over the second half, without the first sample,
 * which includes the start.
 *
 * @param {Sample[]} samples
 * @param {string} name
 */
export function halvesOf(samples, name) {
  const values = samples.slice(1).map((sample) => sample[name] ?? 0);
  const middle = values.length >> 1;
  const mean = (/** @type {number[]} */ some) => some.reduce((sum, value) => sum + value, 0) / some.length;
  return { first: mean(values.slice(0, middle)), second: mean(values.slice(middle)) };
}

/** Flat means: at most a tenth more, plus a little for temporary objects. */
export const isFlat = (/** @type {{ first: number, second: number }} */ { first, second }) => second <= first * 1.1 + 1;
