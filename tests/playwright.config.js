import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.js',
  // one for each of those that run side by side
  outputDir: `../${process.env.NOUGHTS_TRACES ?? 'test-results'}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Patience for a machine that compiles meanwhile. A test that passes does not use it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.NOUGHTS_RESULTS ? [reporterTo(process.env.NOUGHTS_RESULTS)] : [])],
  use: {
    browserName: 'chromium',
    // Movement costs a tenth of the processor time. A test that is about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // The page before and after every step, and what it fetches: a sixth of the processor time.
    // Only where it is asked for.
    trace: {
      mode: process.env.NOUGHTS_TRACE ? 'retain-on-failure' : 'off',
      screenshots: false,
      snapshots: true,
      sources: true,
    },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.NOUGHTS_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        // Chromium's own sandbox does not work for root
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
});

/**
 * @param {string} outputFile
 * @returns {import('@playwright/test').ReporterDescription}
 */
function reporterTo(outputFile) {
  return ['json', { outputFile }];
}
