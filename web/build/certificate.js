// What it takes to serve to a phone in the same network: browsers allow the encryption of rooms
// only over HTTPS.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError } from './dependencies.js';

/** This machine's addresses in its networks. @returns {string[]} */
export function networkAddresses() {
  return Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}

/**
 * A self-signed certificate for addresses of this machine. Browsers warn about it. It is valid for
 * a month, and its key is not stored.
 *
 * @param {readonly string[]} addresses
 * @returns {{ key: Buffer, cert: Buffer }}
 * @throws {SetupError} if there is no openssl
 */
export function makeCertificate(addresses) {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['DNS:localhost', ...addresses.map((address) => `IP:${address}`)];
  try {
    const { status } = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'],
      ...['-subj', '/CN=Noughts', '-addext', `subjectAltName=${names.join()}`, '-keyout', key, '-out', cert],
    ]);
    if (status !== 0)
      throw new SetupError('for the network a certificate is needed, and openssl, which makes it, is not here');
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
