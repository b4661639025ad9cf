// What pages may load and run, and whom they may connect to.

import { broker } from './owner.js';

/**
 * The types of scripts' addresses that are trusted: the worker's, and on our pages the service
 * worker's. No HTML is made from text.
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types noughts noughts-page";

/** What a site needs to allow; nothing but its own files and WebAssembly. */
export const contentSecurityPolicy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ${trustedTypes}`;

/**
 * What lets pages connect to a broker elsewhere; nothing where there is none, or where it is the
 * site's own.
 *
 * @param {string | null} broker
 */
export function connectPolicy(broker) {
  return broker && URL.canParse(broker) ? `; connect-src 'self' ${new URL(broker).origin.replace(/^http/, 'ws')}` : '';
}

/**
 * What the pages of the site say of themselves, wherever they are served; what can only be said in
 * a header is not in it.
 */
export const pageSecurityPolicy = `${contentSecurityPolicy}${connectPolicy(broker)}; img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'`;

/**
 * Of the documentation of both APIs: Doxygen and TypeDoc write scripts and styles into their pages.
 * The guides have the site's policy.
 */
export const docsSecurityPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
