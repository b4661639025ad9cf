// How links, texts and files leave the page.

import { html } from '../dom.js';
import { say } from './words.js';

/**
 * Passes an address, and perhaps a file, to another program, which the person chooses.
 *
 * @param {string} title
 * @param {string} url
 * @param {File} [file]
 * @returns {Promise<string>} a message; empty if none is needed
 */
export async function send(title, url, file) {
  try {
    await navigator.share(file ? { title, text: url, files: [file] } : { title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return say('It could not be sent.');
  }
  return '';
}

/** Whether the device can send a file. @param {File} file */
export function canSend(file) {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * Copies an address.
 *
 * @param {string} url
 * @returns {Promise<string | undefined>} a message; undefined if it could not be copied
 */
export async function copy(url) {
  return (await copyText(url)) ? say('The link is copied.') : undefined;
}

/** @param {string} text @returns {Promise<boolean>} whether it is copied */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a file where the browser keeps what is downloaded. @param {File} file */
export function save(file) {
  const url = URL.createObjectURL(file);
  html('a', { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // it may be read later
}
