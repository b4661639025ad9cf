import { execFileSync } from 'node:child_process';

/**
 * The path of the Chromium that people have, for what its shell without a window does otherwise.
 */
export const wholeChromium = execFileSync('tests/page/chromium.sh', ['--whole'], { encoding: 'utf8' }).trim();
