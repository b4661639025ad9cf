// The public API, with every type, as a report in the repository, so that a review shows every
// change. `npm run api` renews it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { test } from 'node:test';

/**
 * A report without its references to source lines, which are not part of the API.
 * @param {string} file
 */
const reportOf = (file) => readFileSync(file, 'utf8').replace(/(\.d\.ts):\d+:\d+/g, '$1');

const reports = {
  engine: 'noughts.api.md',
  own: 'noughts-own.api.md',
  element: 'noughts-element.api.md',
  room: 'noughts-room.api.md',
  'room-mqtt': 'noughts-room-mqtt.api.md',
  'room-tournament': 'noughts-room-tournament.api.md',
};

for (const [entry, report] of Object.entries(reports)) {
  test(`the API of the ${entry} is the one in its report`, () => {
    rmSync(`build/api/${report}`, { force: true });
    const { stdout, stderr } = spawnSync(
      'npx',
      ['--no-install', 'api-extractor', 'run', '--config', `tests/package/${entry}-api.json`],
      { encoding: 'utf8' },
    );
    // It also fails if only a line number differs. Except after an error, it writes its report.
    assert.doesNotMatch(stdout + stderr, /\bError:/);
    assert.equal(reportOf(`build/api/${report}`), reportOf(`tests/package/${report}`));
  });
}
