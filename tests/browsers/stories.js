// Runs every story in a browser: one test each, in its own session.

import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from './browser.js';
import { Person } from './person.js';
import { serveSite } from './sites.js';
import { elementStories } from './stories/element.js';
import { embedStories } from './stories/embed.js';
import { engineStories } from './stories/engine.js';
import { gameStories } from './stories/game.js';
import { roomStories } from './stories/room.js';
import { siteStories } from './stories/site.js';
import { versionStories } from './stories/version.js';

/** @import { Browser, Page } from './browser.js' */
/** @import { Site } from './sites.js' */

/**
 * What a story receives.
 *
 * @typedef {object} Scene
 * @property {Page} page the first window
 * @property {Person} person the person at the browser
 * @property {Site} site the built site, only for this story
 * @property {() => Promise<Page>} newPage one more window
 * @property {(site: Promise<Site>) => Promise<Site>} visit closes a site at the end of the story
 * @property {(name: string) => Promise<void>} look saves a screenshot of the first window in
 *   `build/browsers`, for people
 */

/**
 * @typedef {Record<string, (scene: Scene) => Promise<void>>} Stories by the sentence that each
 *   story proves
 */

/** @type {Stories} */
const stories = {
  ...gameStories,
  ...siteStories,
  ...versionStories,
  ...engineStories,
  ...elementStories,
  ...embedStories,
  ...roomStories,
};

const pictures = fileURLToPath(new URL('../../build/browsers/', import.meta.url));

/** @param {() => Promise<Browser>} open */
export async function tellStories(open) {
  const browser = await open();
  after(() => browser.close());
  await mkdir(pictures, { recursive: true });
  describe(browser.name, () => {
    for (const [name, story] of Object.entries(stories)) test(name, () => tell(story, browser));
  });
}

/** In the page: whether no animation is running. */
function isStill() {
  const roots = [document, ...[...document.querySelectorAll('noughts-game')].map(({ shadowRoot }) => shadowRoot)];
  return roots.every((root) => root?.getAnimations().every(({ playState }) => playState !== 'running'));
}

/**
 * @param {(scene: Scene) => Promise<void>} story
 * @param {Browser} browser
 */
async function tell(story, browser) {
  const session = await browser.open();
  const site = await serveSite();
  const closing = [site.close, session.close];
  try {
    const page = await session.newPage();
    await story({
      page,
      person: new Person(page),
      site,
      newPage: session.newPage,
      visit: async (opening) => {
        const visited = await opening;
        closing.push(visited.close);
        return visited;
      },
      look: async (name) => {
        await until(page, isStill);
        const [kind] = browser.name.toLowerCase().split(' ');
        const picture = await page.picture();
        if (picture) await writeFile(`${pictures}${kind}-${name}.png`, picture);
      },
    });
    assert.deepEqual(page.complaints, [], 'errors on the console');
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}
