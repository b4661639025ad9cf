/**
 * Whether a value that a rule threw is of a class. It may be anything, also a proxy that throws
 * when it is asked.
 *
 * @template Kind
 * @param {new (...given: any[]) => Kind} kind
 * @param {unknown} thrown
 * @returns {thrown is Kind}
 */
export function isA(kind, thrown) {
  try {
    return thrown instanceof kind;
  } catch {
    return false;
  }
}

/**
 * What a rule threw, for people. It may be anything, also a value that cannot be shown.
 *
 * @param {unknown} thrown
 */
export function messageOf(thrown) {
  try {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : `it threw ${String(thrown)}`;
  } catch {
    return 'it threw a value without a text';
  }
}
