/** The sample of an environment: every name in it is known, all that production asks for is there, and no secret of it opens anything. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from '../server/src/platform/config.ts';
import { checkSettings } from '../server/src/setup/check/check.ts';
import { textOf } from './files.ts';

const lines = textOf('deploy/weitersagen.env').split('\n');
const named = lines.flatMap((line, at) => {
  const [, off, name, value = ''] = /^(#?)([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name ? [{ name, value: value.replace(/^"(.*)"$/, '$1'), isOff: off === '#', above: lines[at - 1] ?? '' }] : [];
});
const sample = Object.fromEntries(named.filter(({ isOff }) => !isOff).map(({ name, value }) => [name, value]));

/** What the composition takes from its environment, and what it does not begin without. */
const compose = textOf('deploy/compose.yaml');
const taken = [...compose.matchAll(/\$\{(\w+):[?-]/g)].map(([, name = '']) => name);
const needed = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);

const drawn = (): string => `a:${randomBytes(32).toString('base64')}`;

test('every name is a variable of the program or of the composition, has its line of comment, and stands in the documents', () => {
  expect(named.filter(({ name }) => ![...settingNames, ...taken].includes(name))).toEqual([]);
  expect(named.filter(({ above }) => !/^# \S/.test(above))).toEqual([]);
  const documents = textOf('docs/operations.md');
  expect(named.filter(({ name }) => !documents.includes(`\`${name}\``))).toEqual([]);
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
});

test('the check of settings refuses it until both keys are drawn, and then production finds all it asks for', async () => {
  const wrong = async (environment: Record<string, string>): Promise<string[]> =>
    (await checkSettings(environment)).filter(({ isRight }) => !isRight).map(({ line }) => line);
  expect(await wrong(sample)).toEqual([expect.stringContaining('ENCRYPTION_KEYS must be a list of id:key')]);
  const half = { ...sample, ENCRYPTION_KEYS: drawn() };
  expect(await wrong(half)).toEqual([expect.stringContaining('TOKEN_KEYS must be a list of id:key')]);
  expect(readConfig({ ...half, TOKEN_KEYS: drawn() })).toMatchObject({ environment: 'production', demo: false });
});

test('the composition finds all it asks for, and refuses to begin without passwords of the own', () => {
  expect(needed.filter((name) => !(name in sample))).toEqual([]);
  expect(needed.filter((name) => name.endsWith('_PASSWORD') && sample[name] !== '')).toEqual([]);
});

test('a shell reads each line as systemd does', () => {
  const value = /^(?:[\w.:/@?=-]*|"[\w., -]*")$/;
  expect(lines.filter((line) => !/^(?:#.*)?$/.test(line) && !value.test(line.replace(/^[A-Z_]+=/, '')))).toEqual([]);
});
