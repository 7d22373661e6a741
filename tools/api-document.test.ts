/** The API document as foreign tools read it: `@redocly/cli` and `@stoplight/spectral-cli`, each with its recommended rules. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi } from '@weitersagen/contract/openapi';
import { partnerDocument } from '@weitersagen/contract/partner/document';
import { afterAll, expect, test } from 'vitest';
import { listMisfits } from './document-fit.ts';
import { run } from './run.ts';

/** Two addresses that the specification gives one shape, answers that only lead on, and no licence to link to. */
const accepted = ['no-ambiguous-paths', 'operation-2xx-response', 'info-license-strict'];

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-document-'));
const documents = [
  ['openapi.json', openApi()],
  ['partner.json', partnerDocument()],
] as const;
const pathOf = (name: string): string => join(folder, name);
for (const [name, document] of documents) writeFileSync(pathOf(name), JSON.stringify(document));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(documents)(
  '%s has no error, and no warning but those that are meant',
  async (name) => {
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { code, output } = await run('redocly', ['lint', pathOf(name), '--format', 'json'], {
      env,
      timeoutMs: 60_000,
    });
    const { problems } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      problems: { ruleId: string; severity: string }[];
    };
    expect([code, problems.filter(({ ruleId }) => !accepted.includes(ruleId))]).toEqual([0, []]);
  },
  60_000,
);

test.each(documents)(
  'a second foreign tool has nothing to say of %s',
  async (name) => {
    const options = ['--ruleset', '.spectral.yaml', '--fail-severity', 'hint', '--format', 'text', '--quiet'];
    expect(await run('spectral', ['lint', pathOf(name), ...options], { timeoutMs: 60_000 })).toEqual({
      code: 0,
      output: '',
    });
  },
  60_000,
);

test.each(documents)(
  'what stands in for a missing value in %s, and every example, fits the value',
  (_name, document) => {
    expect(listMisfits({ ...document })).toEqual([]);
  },
);

const component = { components: { schemas: { Day: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } } } };
test.each<[string, object, string[]]>([
  ['a whole number', { type: 'number', default: 1 }, []],
  ['a broken number for a whole one', { type: 'integer', default: 1.5 }, ['default']],
  ['nothing where there may be nothing', { type: ['boolean', 'null'], default: null }, []],
  ['nothing where there may not', { type: 'boolean', default: null }, ['default']],
  ['one of several', { anyOf: [{ type: 'string' }, { type: 'null' }], default: null }, []],
  ['none of several', { anyOf: [{ type: 'string' }, { type: 'null' }], default: 1 }, ['default']],
  ['none of a list', { enum: ['A', 'B'], default: 'C' }, ['default']],
  ['another constant', { const: true, default: false }, ['default']],
  ['an object without what it needs', { type: 'object', required: ['A'], default: {} }, ['default']],
  [
    'an object with a wrong field',
    { type: 'object', properties: { A: { type: 'string' } }, default: { A: 1 } },
    ['default'],
  ],
  ['a list with a wrong value', { type: 'array', items: { type: 'string' }, default: ['a', 1] }, ['default']],
  ['a number above the most', { type: 'integer', maximum: 5, example: 6 }, ['example']],
  ['examples of a schema', { type: 'string', minLength: 2, examples: ['ab', 'a'] }, ['examples/1']],
  ['an example of a parameter', { name: 'X', schema: { type: 'string' }, example: 1 }, ['example']],
  [
    'examples of a content',
    { schema: { type: 'string' }, examples: { one: { value: 'a' }, two: { value: 2 } } },
    ['examples/two'],
  ],
  ['what another place says', { $ref: '#/components/schemas/Day', default: 'x' }, ['default']],
  ['what no place says', { $ref: '#/components/schemas/None', default: 'x' }, ['default']],
])('%s is told right', (_what, at, misfits) => {
  expect(listMisfits({ ...component, at })).toEqual(misfits.map((name) => `/at/${name}`));
});
