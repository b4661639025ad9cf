/**
 * All measurements of a run.
 *
 * @typedef {object} Results
 * @property {string} date
 * @property {string} machine
 * @property {string} load
 * @property {string[]} versions
 * @property {Awaited<ReturnType<typeof import('./first-move.js').measureFirstMove>>} firstMove
 * @property {Awaited<ReturnType<typeof import('./playouts.js').measurePlayouts>>} playouts
 * @property {Awaited<ReturnType<typeof import('./rules.js').measureRules>>} rules
 * @property {Awaited<ReturnType<typeof import('./strength.js').measureStrength>>} strength
 * @property {ReturnType<typeof import('./cold-start.js').measureColdStart>} coldStart
 * @property {Awaited<ReturnType<typeof import('./sizes.js').measureSizes>>} sizes
 * @property {ReturnType<typeof import('./growth.js').measureGrowth>} growth
 * @property {typeof import('./failures.js').failures} failures
 */

export {};
