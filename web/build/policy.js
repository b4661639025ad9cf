// What pages may load and run.

/** The types of scripts' addresses that are trusted: the worker's, and on our pages the service worker's. No HTML is made from text. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types noughts noughts-page";

/** What a site needs to allow; nothing but its own files and WebAssembly. */
export const contentSecurityPolicy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ${trustedTypes}`;

/** What the pages of the site say of themselves, wherever they are served; what can only be said in a header is not in it. */
export const pageSecurityPolicy = `${contentSecurityPolicy}; img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'`;

/** Doxygen and TypeDoc write scripts and styles into their pages. */
export const docsSecurityPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
