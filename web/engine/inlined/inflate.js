/**
 * The bytes of deflated data in base64.
 *
 * @param {string} base64
 */
export async function inflate(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  return new Blob(chunks).arrayBuffer();
}
