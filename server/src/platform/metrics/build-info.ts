/** Which program this is: the version of package.json, and the commit where whoever built it said so (BUILD_COMMIT). */
import { readFileSync } from 'node:fs';

const file = new URL('../../../../package.json', import.meta.url);

export function buildInfo(): { version: string; commit: string; node: string } {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const commit = process.env.BUILD_COMMIT ?? '';
  return { version, commit: /^[0-9a-f]{7,64}$/.test(commit) ? commit : 'unknown', node: process.version };
}
