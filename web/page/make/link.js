// A definition in the part of an address after `#`: deflated, and in the letters of base64url.

import { longestCode } from './limits.js';

/** A link has at most so many characters. */
const longestLink = 40_000;

/**
 * @param {string} code
 * @returns {Promise<string>}
 */
export async function encodeCode(code) {
  const packed = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads the part of an address. It never grows beyond the longest definition.
 *
 * @param {string} text
 * @returns {Promise<string | undefined>} undefined if it is no definition
 */
export async function decodeCode(text) {
  if (!/^[\w-]+$/.test(text) || text.length > longestLink) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let code = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      code += decoder.decode(part.value, { stream: true });
      if (code.length > longestCode) {
        await reader.cancel();
        return undefined;
      }
    }
    return code + decoder.decode();
  } catch {
    return undefined;
  }
}
