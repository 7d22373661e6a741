import { expect, test } from 'vitest';
import { acceptedLanguage } from './accept-language.ts';

const usable = ['de', 'en'];

test.each([
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de-AT', 'de'],
  ['fr-FR,fr;q=0.9, en;q=0.5 ,de;q=0.7', 'de'],
  ['EN', 'en'],
  ['de;q=0, en;q=0.1', 'en'],
])('%s is answered in %s', (header, language) => {
  expect(acceptedLanguage(header, usable)).toBe(language);
});

test.each([undefined, '', '*', 'fr', ',;q', 'de;q=x', `${'x,'.repeat(10_000)}de`])(
  '%s asks for none of ours',
  (header) => {
    expect(acceptedLanguage(header, usable)).toBeUndefined();
  },
);
