import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.js',
  // One for each of the runs side by side.
  outputDir: `../${process.env.NOUGHTS_TRACES ?? 'test-results'}`,
  fullyParallel: true,
  forbidOnly: true,
  // A race in one of two thousand tests is to be told and mended, but stops no change.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Allows for a machine that compiles meanwhile. A passing test does not need it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.NOUGHTS_RESULTS ? [reporterTo(process.env.NOUGHTS_RESULTS)] : [])],
  use: {
    browserName: 'chromium',
    // Animation costs a tenth of the processor time. Tests about animation ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // The page before and after every step, and its requests. It costs a sixth of the processor
    // time, so it is off by default.
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
