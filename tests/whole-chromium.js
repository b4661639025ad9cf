import { execFileSync } from 'node:child_process';

/**
 * The path of the full Chromium, for what its headless shell does differently.
 */
export const wholeChromium = execFileSync('tests/page/chromium.sh', ['--whole'], { encoding: 'utf8' }).trim();
