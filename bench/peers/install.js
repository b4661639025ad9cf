// Installs the compared packages in their own folder.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail } from './failures.js';
import { versions } from './peer.js';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** @param {string} name */
function isInstalled(name) {
  const manifest = `${folder}node_modules/${name}/package.json`;
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === versions[name];
}

/** @param {string[]} options */
function npm(...options) {
  const common = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', [...options, ...common], { cwd: folder, encoding: 'utf8' });
}

/**
 * Installs what package-lock.json lists, unless it is installed. If that fails, installs each
 * package separately, and reports those that cannot be installed.
 */
export function installPeers() {
  const names = Object.keys(versions);
  if (names.every(isInstalled)) return;
  console.log('bench:peers: installing the peers');
  if (npm('ci').status === 0) return;
  for (const name of names.filter((name) => !isInstalled(name))) {
    const { status, stderr } = npm('install', '--no-save', '--no-package-lock', `${name}@${versions[name]}`);
    if (status !== 0) fail(name, 'installing', stderr.trim().split('\n')[0] ?? `npm ended with ${status}`);
  }
}
