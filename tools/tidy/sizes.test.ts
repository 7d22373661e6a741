import { expect, test } from 'vitest';
import { deadExports, passingOn } from './exports.ts';
import { functionsIn, tooLarge } from './sizes.ts';

const over = [{ what: 'a.ts', size: 320, limit: 300 }];

test('what is above its limit is named, once it is no exception or has grown beyond it', () => {
  expect(tooLarge(over, {})).toEqual(['a.ts: 320, at most 300']);
  expect(tooLarge(over, { 'a.ts': 320 })).toEqual([]);
  expect(tooLarge(over, { 'a.ts': 310 })).toEqual(['a.ts: 320, at most 310']);
});

test('an exception that is larger than what it stands for has to be mended', () => {
  expect(tooLarge(over, { 'a.ts': 330 })).toEqual(['a.ts: is smaller now (320), mend its exception']);
  expect(tooLarge([], { 'b.ts': 301 })).toEqual(['b.ts: is smaller now (fits), mend its exception']);
});

test('functions are measured from their first line to their last, whatever stands before them', () => {
  const source = `/** Ä head. */\nimport x from 'x';\n\nexport function long() {\n  return x(\n    1,\n  );\n}\n\nconst short = () => 'ü';\n`;
  expect(functionsIn(source)).toEqual([
    { name: 'long', lines: 5 },
    { name: 'short', lines: 1 },
  ]);
  // A second source is measured from its own beginning.
  expect(functionsIn(source)[0]).toEqual({ name: 'long', lines: 5 });
});

test('a name that no other file uses need not be exported', () => {
  const used = { path: 'server/src/a/a.ts', text: 'export const used = 1;\nexport const lonely = 2;\n' };
  const user = { path: 'server/src/b/b.ts', text: "import { used } from '#a/a.ts';\n" };
  expect(deadExports([used, user])).toEqual(['server/src/a/a.ts lonely: is exported and used by no other file']);
});

test.each([
  ['server/src/reward/reward.ts', "export { returnReward } from './again.ts';", []],
  ['server/src/reward/show.ts', "export { returnReward } from './again.ts';", ['server/src/reward/show.ts']],
  ['web/src/form/form.tsx', "export * from './field.tsx';", ['web/src/form/form.tsx']],
  ['server/src/reward/show.ts', 'export const shown = 1;', []],
])('only a front file passes on what another one has: %s with %s', (path, text, wrong) => {
  expect(passingOn([{ path, text }]).map((sentence) => sentence.split(':')[0])).toEqual(wrong);
});
