import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { buildInfo } from './build-info.ts';

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-commit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [given, written] = ['a'.repeat(40), 'b'.repeat(40)];
const file = (text: string): URL => {
  writeFileSync(join(folder, 'commit'), text);
  return pathToFileURL(join(folder, 'commit'));
};

test('the commit is what BUILD_COMMIT says, else what the build has written, else unknown', () => {
  const none = pathToFileURL(join(folder, 'none'));
  expect([
    buildInfo(given, file(written)).commit,
    buildInfo(undefined, file(written)).commit,
    buildInfo('', file(written)).commit,
    buildInfo('main', file('')).commit,
    buildInfo(undefined, none).commit,
  ]).toEqual([given, written, written, 'unknown', 'unknown']);
});
