/** Which program this is: the version of package.json, and the commit it is built from. */
import { existsSync, readFileSync } from 'node:fs';

const packageFile = new URL('../../../../package.json', import.meta.url);
const commitFile = new URL('../../../../web/dist/commit', import.meta.url);

/** BUILD_COMMIT stands above what the build has written: of an image, which is built without git, nobody else knows it. */
export function buildInfo(
  given: string | undefined = process.env.BUILD_COMMIT,
  built: URL = commitFile,
): { version: string; commit: string; node: string } {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const written = existsSync(built) ? readFileSync(built, 'utf8') : undefined;
  const commit = [given, written].find((one) => one && /^[0-9a-f]{7,64}$/.test(one)) ?? 'unknown';
  return { version, commit, node: process.version };
}
