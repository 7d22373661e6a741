/** The tests need programs that no registry of ours delivers: PostgreSQL, a pooler and proxies before it, Chromium, qpdf. */
import { existsSync } from 'node:fs';
import { run } from '../run.ts';

const mayInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs a Debian package when we may, and says in one sentence what to do when we may not. */
export async function install(packageName: string, what: string): Promise<void> {
  if (!mayInstall()) throw new Error(`${what} is missing: install it (on Debian: apt-get install ${packageName}).`);
  process.stderr.write(`Installing ${packageName} ...\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Tests that run beside each other may miss something at the same time.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = ['install', '-y', '--no-install-recommends', ...wait, packageName];
  const first = await run('apt-get', install, { env });
  if (first.code === 0) return;
  await run('apt-get', ['update'], { env });
  const second = await run('apt-get', install, { env });
  if (second.code !== 0) throw new Error(`apt-get could not install ${packageName}:\n${second.output}`);
}
