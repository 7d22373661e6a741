import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { readMessage } from '../../i18n/message.ts';
import { deskThingWords } from './words.ts';

test.each([
  ['desk.thing.then.takeBack', 'de', /Empfehlungen, die es schon gibt/],
  ['desk.thing.then.takeBack', 'en', /Recommendations that are there/],
  ['desk.thing.then.planBack', 'de', /Empfehlungen, die es schon gibt/],
  ['desk.thing.then.planBack', 'en', /Recommendations that are there/],
] as const)('%s in %s speaks of recommendations of a product, and of none of a category', (key, locale, said) => {
  const read = (noun: string) => readMessage(compileMessageOrThrow(deskThingWords[key][locale]), locale, { noun });
  expect(read('product')).toMatch(said);
  expect(read('category')).not.toMatch(said);
  expect(read('category')).toMatch(/^[^{}]+\.$/);
});
