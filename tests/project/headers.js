import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the C++ library's headers. */
export const includeFolder = fileURLToPath(new URL('../../core/include/', import.meta.url));

/**
 * A header of the C++ library and all that it includes of it, directly or indirectly.
 *
 * @param {string} header
 * @param {Set<string>} found
 */
export function headersFrom(header, found = new Set()) {
  if (found.has(header)) return found;
  found.add(header);
  const text = readFileSync(includeFolder + header, 'utf8');
  for (const [, included = ''] of text.matchAll(/^\s*#\s*include\s*["<](noughts\/.+)[">]/gm)) {
    headersFrom(included, found);
  }
  return found;
}
