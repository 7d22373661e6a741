/** What a snapshot of a price is called in another language. */
import type { ProductTexts } from '@weitersagen/contract/product/entry';
import type { Quote } from '@weitersagen/contract/product/quote';
import { expect, test } from 'vitest';
import { quoteIn } from './said.ts';

const english: ProductTexts = {
  language: 'en',
  name: 'Home M',
  displayName: null,
  description: null,
  description1: null,
  description2: null,
  description3: null,
  description4: null,
  group: null,
  promotionName: 'Router credit',
};
const product = {
  name: 'Zuhause M',
  displayName: null,
  promotionName: 'Routergutschrift',
  translations: [english],
};
const quote = { tariffName: 'Zuhause M', promotion: 'Routergutschrift', rebateCents: 18_000 } as Quote;

test('a snapshot is named as the product is called in the language of the page, with the prices of its day', () => {
  expect(quoteIn(quote, product, 'en')).toEqual({ ...quote, tariffName: 'Home M', promotion: 'Router credit' });
  expect(quoteIn(quote, product, 'de')).toEqual(quote);
});

test('what the product no longer calls so keeps the name that was recommended', () => {
  const renamed = { ...product, name: 'Zuhause M plus', promotionName: 'Herbstaktion' };
  expect(quoteIn(quote, renamed, 'en')).toEqual(quote);
});
