/** What a box says is what is kept as proof of the permission, word for word (3.3). */
import { texts } from '@weitersagen/contract/texts/texts';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

test.each([
  ['de', de],
  ['en', en],
] as const)('the boxes for advertising and newsletter say in %s what the proof holds', (locale, words) => {
  const { advertising, newsletter } = texts(locale).permissions;
  expect([words['recipient.advertising'], words['recommend.newsletter']]).toEqual([advertising, newsletter]);
});
