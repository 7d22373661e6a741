import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  askedNoDatabase,
  featuresOnPostgres,
  onEmbeddedAlone,
  onPostgresAlone,
  toldElsewhere,
} from './one-database.ts';

test('every proof is told on a database by the gate, and on both by whoever does not ask for one', () => {
  const both = [...onEmbeddedAlone, ...onPostgresAlone];
  expect(new Set(both).size).toBe(both.length);
  const files = [...both, ...[...askedNoDatabase, ...featuresOnPostgres].map((name) => `../${name}`)];
  const missing = files.filter((name) => globSync(join(import.meta.dirname, `${name}.test.ts`)).length === 0);
  expect(missing).toEqual([]);
  const gate = { ONE_DATABASE: '1' };
  expect(toldElsewhere({ ...gate, TEST_DATABASE: 'postgres' })).toEqual(
    expect.arrayContaining(['src/proof/fuzz.test.ts', 'src/main.test.ts']),
  );
  expect(toldElsewhere({ ...gate, TEST_DATABASE: 'embedded' })).toEqual(
    expect.arrayContaining(['src/proof/crash.test.ts', 'src/settlement/**/*.test.ts']),
  );
  expect(toldElsewhere({ TEST_DATABASE: 'postgres', EVERY_CASE: '1' })).toEqual([]);
  expect(toldElsewhere({ TEST_DATABASE: 'embedded', EVERY_CASE: '1' })).toEqual(['src/proof/bad-days/**']);
});
