// The public API as a report that is checked in: any change of it shows in a review. `npm run api` renews it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

for (const entry of ['engine', 'element', 'room', 'room-mqtt']) {
  test(`the API of the ${entry} is the one in its report`, () => {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['--no-install', 'api-extractor', 'run', '--config', `tests/package/${entry}-api.json`],
      { encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout + stderr);
  });
}
