// The public API, with every type, as a report that is checked in: any change of it shows in a
// review. `npm run api` renews it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { test } from 'node:test';

/**
 * A report without the lines of the sources that it names, which are no API.
 * @param {string} file
 */
const reportOf = (file) => readFileSync(file, 'utf8').replace(/(\.d\.ts):\d+:\d+/g, '$1');

const reports = {
  engine: 'noughts.api.md',
  element: 'noughts-element.api.md',
  room: 'noughts-room.api.md',
  'room-mqtt': 'noughts-room-mqtt.api.md',
};

for (const [entry, report] of Object.entries(reports)) {
  test(`the API of the ${entry} is the one in its report`, () => {
    rmSync(`build/api/${report}`, { force: true });
    const { stdout, stderr } = spawnSync(
      'npx',
      ['--no-install', 'api-extractor', 'run', '--config', `tests/package/${entry}-api.json`],
      { encoding: 'utf8' },
    );
    // It fails also where nothing but a line is another; what it has found it writes in any case
    // but an error.
    assert.doesNotMatch(stdout + stderr, /\bError:/);
    assert.equal(reportOf(`build/api/${report}`), reportOf(`tests/package/${report}`));
  });
}
