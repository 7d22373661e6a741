/** A client in TypeScript whose types `openapi-typescript` makes of the partner document: what it may say compiles, and nothing else. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partnerDocument } from '@weitersagen/contract/partner/document';
import { afterAll, expect, test } from 'vitest';
import { root, run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a small client of the partner document compiles, and what the document does not allow does not', async () => {
  const [document, types] = [join(folder, 'partner.json'), join(folder, 'partner.d.ts')];
  writeFileSync(document, JSON.stringify(partnerDocument()));
  // It makes types with a compiler of its own, which stands beside it.
  const made = await run(join(root, 'contract/node_modules/.bin/openapi-typescript'), [document, '-o', types]);
  expect([made.code, made.code === 0 ? '' : made.output]).toEqual([0, '']);
  copyFileSync(join(import.meta.dirname, 'partner-client', 'client.txt'), join(folder, 'client.ts'));
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
  const place = ['--target', 'es2024', '--lib', 'es2024,dom', '--module', 'nodenext', '--types', ''];
  const { code, output } = await run('tsc', [...strict, ...place, join(folder, 'client.ts')], { timeoutMs: 60_000 });
  expect([code, output]).toEqual([0, '']);
}, 60_000);
