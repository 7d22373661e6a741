/** What a box says is what is kept as proof of the permission, word for word (rules 3.3). */
import { texts } from '@weitersagen/contract/texts/texts';
import { expect, test } from 'vitest';
import { wordsOfPages } from './word-list.ts';

test.each(['de', 'en'] as const)(
  'the boxes for advertising and newsletter say in %s what the proof holds',
  (locale) => {
    const { advertising, newsletter } = texts(locale).permissions;
    const boxes = [wordsOfPages['recipient.advertising'], wordsOfPages['recommend.newsletter']];
    expect(boxes.map((box) => box[locale])).toEqual([advertising, newsletter]);
  },
);
