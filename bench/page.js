// npm run bench:page: how soon the page is ready on a slow phone. The network and the processor are
// throttled to usual values: 1.6 Mbit/s with a delay of 150 ms, and a quarter of the speed. Prints
// the median of five first visits.

import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { serve, siteFolder } from '../web/build/serve.js';

const executablePath = spawnSync('tests/page/chromium.sh', { encoding: 'utf8' }).stdout.trim();
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });

const { address, close } = await serve(siteFolder, 0); // compressed, as a static host does

/** One first visit. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocked: 0, ready: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    document.addEventListener('noughts-ready', () => {
      seen.ready = performance.now();
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(5000); // a question to the page would slow it down
  const seen = await page.evaluate(
    () => /** @type {{ lcp: number, blocked: number, ready: number }} */ (/** @type {any} */ (window).seen),
  );
  await context.close();
  if (seen.ready === 0) throw new Error('it is not ready after 5 seconds');
  return seen;
}

const visits = [];
for (let i = 0; i < 5; i++) visits.push(await visit());
const median = (/** @type {number[]} */ all) => Math.round(all.toSorted((a, b) => a - b)[2] ?? 0);
console.log(`largest contentful paint   ${median(visits.map(({ lcp }) => lcp))} ms`);
console.log(`ready to play              ${median(visits.map(({ ready }) => ready))} ms`);
console.log(`total blocking time        ${median(visits.map(({ blocked }) => blocked))} ms`);
await browser.close();
await close();
