/** The API document as a foreign tool reads it: `@redocly/cli` with its recommended rules. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi } from '@weitersagen/contract/openapi';
import { expect, test } from 'vitest';
import { run } from './run.ts';

/** Two addresses that the specification gives one shape, answers that only lead on, and no licence to link to. */
const accepted = ['no-ambiguous-paths', 'operation-2xx-response', 'info-license-strict'];

test('the API document has no error, and no warning but those that are meant', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weitersagen-document-'));
  const path = join(folder, 'openapi.json');
  writeFileSync(path, JSON.stringify(openApi()));
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, output } = await run('redocly', ['lint', path, '--format', 'json'], { env, timeoutMs: 60_000 });
  rmSync(folder, { recursive: true });
  const { problems } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
    problems: { ruleId: string; severity: string }[];
  };
  expect([code, problems.filter(({ ruleId }) => !accepted.includes(ruleId))]).toEqual([0, []]);
}, 60_000);

test('what stands in for a value that is missing fits the value', () => {
  const misfits: unknown[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { default: given, const: only, enum: listed, type } = value as Record<string, unknown>;
    const fits =
      (only === undefined || given === only) &&
      (!Array.isArray(listed) || listed.includes(given)) &&
      (typeof type !== 'string' || type === typeOf(given));
    if (given !== undefined && typeof type === 'string' && !fits) misfits.push(value);
    Object.values(value).forEach(look);
  };
  look(openApi());
  expect(misfits).toEqual([]);
});

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};
