import { events } from '@weitersagen/contract/event/events';
import { reasons } from '@weitersagen/contract/event/reasons';
import { type PostingName, postings, sides } from '@weitersagen/contract/ledger/ledger';
import { describe, expect, test } from 'vitest';
import { eventText, postingText, reasonText } from './book-text.ts';
import { textsOfDesk } from './desk-catalogue.ts';
import { textsOf } from './t.ts';

const reader = (locale: 'de' | 'en') =>
  textsOf(locale, textsOfDesk(locale, { warn: (problem: unknown) => expect.fail(String(problem)) })).t;
const [de, en] = [reader('de'), reader('en')];

test('an event begins a sentence, in the language of the page', () => {
  const paid = { object: 'reward', name: 'payOut' };
  expect([eventText(paid, de), eventText(paid, en)]).toEqual(['Ausgezahlt', 'Paid out']);
});

describe.each(Object.entries(events))('of %s', (object, table) => {
  test.each(Object.keys(table))('the event %s has German and English words', (name) => {
    expect(eventText({ object, name }, de)).not.toBe(name);
    expect(eventText({ object, name }, en)).not.toBe(eventText({ object, name }, de));
  });
});

describe.each(Object.keys(postings) as PostingName[])('a posting of kind %s', (name) => {
  test('is English on an English page, and so is its reversal', () => {
    expect(postingText(name, de)).toBe(sides(name).label);
    expect(postingText(`${name}-reversal`, de)).toBe(sides(`${name}-reversal`).label);
    expect(postingText(name, en)).not.toBe(sides(name).label);
    expect(postingText(`${name}-reversal`, en)).toBe(`Reversal: ${postingText(name, en)}`);
  });
});

test.each(Object.entries(reasons))(
  'the reason %s, which nobody typed, is English on an English page',
  (name, [kept]) => {
    expect(reasonText(kept, name, de)).toBe(kept);
    expect(reasonText(kept, name, en)).not.toBe(kept);
  },
);

test('what a person wrote stays as it is', () => {
  expect(reasonText('Storno Vormerkung, laut Anruf', null, en)).toBe('Storno Vormerkung, laut Anruf');
});
