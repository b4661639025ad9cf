// The content security policies: what pages may load and run, and where they may connect.

import { broker } from './owner.js';

/**
 * The trusted types for addresses of scripts: the worker's, and on our pages the service worker's.
 * No HTML is made from text.
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types noughts noughts-page";

/** The least that a site needs: its own files and WebAssembly. */
export const contentSecurityPolicy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ${trustedTypes}`;

/**
 * The part that lets pages connect to a broker elsewhere; empty if there is none, or if it is the
 * site's own.
 *
 * @param {string | null} broker
 */
export function connectPolicy(broker) {
  return broker && URL.canParse(broker) ? `; connect-src 'self' ${new URL(broker).origin.replace(/^http/, 'ws')}` : '';
}

/**
 * The policy in the pages of the site, for every host. It lacks what only works in a header.
 */
export const pageSecurityPolicy = `${contentSecurityPolicy}${connectPolicy(broker)}; img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'`;

/**
 * The policy for the frame in which a person's rules run, besides its sandbox: it connects to
 * nothing, and shows nothing from elsewhere. Rules and what tries them out are modules from memory.
 */
export const frameSecurityPolicy =
  "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'";

/**
 * The policy for the API documentation: Doxygen and TypeDoc write scripts and styles into their
 * pages. The guides have the site's policy.
 */
export const docsSecurityPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
