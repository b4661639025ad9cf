/** A whole number with thousands separators. @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString('en');

/**
 * A number with two significant digits, or more if it is larger: 0.12, 1.2, 12, 123.
 * @param {number} value
 */
function short(value) {
  const decimals = value >= 9.95 ? 0 : value >= 0.995 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/**
 * @param {number} value
 * @param {[number, string][]} units the largest first
 */
function inUnits(value, units) {
  const [size, unit] = units.find(([size]) => value >= size * 0.9995) ?? units[units.length - 1] ?? [1, ''];
  return value === 0 ? `0 ${unit}` : `${short(value / size)} ${unit}`;
}

/** @param {number} milliseconds */
export const duration = (milliseconds) =>
  inUnits(milliseconds, [
    [1000, 's'],
    [1, 'ms'],
    [0.001, 'µs'],
  ]);

/** @param {number} bytes */
export const size = (bytes) =>
  inUnits(bytes, [
    [1e6, 'MB'],
    [1e3, 'kB'],
    [1, 'B'],
  ]);

/** @param {number} value */
export const count = (value) =>
  inUnits(value, [
    [1e6, 'M'],
    [1e3, 'k'],
    [1, ''],
  ]).trim();

/** @param {number} share from 0 to 1 */
export const percent = (share) => `${(100 * share).toFixed(1)} %`;

/**
 * A round number for a scale, without empty digits: 1 ms, where a measurement would be 1.0 ms.
 *
 * @param {string} text
 */
export const round = (text) => text.replace(/(\.\d*[1-9])0+(?= |$)|\.0+(?= |$)/, '$1');

/**
 * A median with its quartiles.
 *
 * @param {import('./statistics.js').Spread} spread
 * @param {(value: number) => string} format
 */
export const spread = ({ median, low, high }, format) => `${format(median)} (${format(low)} to ${format(high)})`;

/** @type {Record<string, string>} */
export const titles = {
  'tic-tac-toe': 'Tic-tac-toe',
  'connect-four': 'Connect Four',
  ultimate: 'Ultimate',
  gomoku: 'Gomoku',
};
