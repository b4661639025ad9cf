// A page with one widget, and helpers for its tests.

import { expect, type Page } from '../browser.js';

// biome-ignore lint/suspicious/noExplicitAny: what tests do with it would be wrong in typed code, and is meant to be
type Anything = any;

/** The properties of the widget, for use in a page. */
export type Widget = HTMLElement & Record<string, Anything>;

/** A page with a widget with these attributes, whose events are recorded in `window.events`. */
export function pageWith(attributes: string, around = (tag: string) => tag, head = '') {
  return `<!doctype html><html lang="en"><head><title>A site</title><meta name="viewport" content="width=device-width">${head}
    <script type="module" src="main.js"></script></head><body><main><h1>A site</h1>
    ${around(`<noughts-game ${attributes}></noughts-game>`)}</main></body></html>`;
}

/** Registers the widget, and records every event as it arrives at the document. */
export const noting = `window.events = [];
  for (const type of ['ready', 'beforemove', 'move', 'end', 'change', 'thinking', 'error']) {
    document.addEventListener('noughts-' + type, (event) => events.push([type, event.detail]));
  }
  await import('./node_modules/noughts/element.js');`;

export const files = { 'main.js': noting };

/** Calls a function with the widget, in the page. */
export function withWidget<Result>(page: Page, act: (game: Widget) => Result | Promise<Result>): Promise<Result> {
  return page.locator('noughts-game').first().evaluate(act);
}

/** The events so far, of one type or of all. */
export async function events(page: Page, type?: string): Promise<[type: string, detail: Anything][]> {
  const all = await page.evaluate(() => (window as Anything).events as [string, Anything][]);
  return type ? all.filter(([name]) => name === type) : all;
}

/** Waits until this many moves have been made, by either player. */
export async function waitForMoves(page: Page, count: number) {
  await expect.poll(async () => (await events(page, 'move')).length).toBeGreaterThanOrEqual(count);
}

/** Waits until the widget is in a phase. */
export async function waitForPhase(page: Page, phase: 'turn' | 'thinking' | 'waiting' | 'over' | 'failed') {
  await page.waitForFunction((wanted) => document.querySelector('noughts-game')?.matches(`:state(${wanted})`), phase);
}
