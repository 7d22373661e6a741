/** What the build says of itself. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commitOf } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the commit of a build is that of its own repository, and none without one', () => {
  const inner = join(folder, 'inner');
  mkdirSync(inner);
  expect(commitOf(inner)).toBe('');
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@beispiel.example'];
  git(...who, 'commit', '--quiet', '--allow-empty', '--message', 'first');
  expect([commitOf(folder), commitOf(inner)]).toEqual([git('rev-parse', 'HEAD'), '']);
});
