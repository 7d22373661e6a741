import { expect, test } from 'vitest';
import { problemText } from './texts.ts';

test.each([
  ['Empfehlungsnummer', 'Empfehlungsnummer ist nicht gültig'],
  ['Hosts.0', 'Hosts ist nicht gültig'],
  ['Titel.de', 'Titel ist nicht gültig'],
  ['', 'Der Inhalt ist nicht gültig'],
  ['0', 'Der Inhalt ist nicht gültig'],
])('what is wrong at "%s" is told of something that has a name: %s', (field, sentence) => {
  expect(problemText('de', { field, code: 'invalid' })).toBe(sentence);
});
