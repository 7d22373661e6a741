/** A certificate of an authority of our own, as an installation without a public name has one. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Certificate {
  /** The authority's own certificate, which whoever asks has to know. */
  ca: string;
  /** Certificate and key in one file. */
  file: string;
}

export function certify(folder: string, host: string): Certificate {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const fresh = ['-newkey', 'rsa:2048', '-nodes'];
  openssl('req', '-x509', ...fresh, '-days', '2', '-subj', '/CN=own authority', '-keyout', 'ca.key', '-out', 'ca.crt');
  openssl('req', ...fresh, '-subj', `/CN=${host}`, '-keyout', 'own.key', '-out', 'own.csr');
  writeFileSync(join(folder, 'names'), `subjectAltName=DNS:${host}`);
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'own.csr', ...signed, '-out', 'own.crt');
  const file = join(folder, 'certificate.pem');
  writeFileSync(file, ['own.crt', 'own.key'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''));
  return { ca: readFileSync(join(folder, 'ca.crt'), 'utf8'), file };
}
