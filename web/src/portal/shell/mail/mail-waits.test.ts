import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import { sendContactRequest } from '@weitersagen/contract/contact/endpoints';
import { createRecipient } from '@weitersagen/contract/recipient/endpoints';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { expect, test } from 'vitest';
import { numbers, sampleApi } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';

const { recommendation: nr } = numbers;
const mailExpectedAt = new Date('2026-03-02T11:00:00Z');
const person = [
  ['firstName', 'Ben'],
  ['lastName', 'Beispiel'],
  ['email', 'ben@example.org'],
] as const;

type Form = readonly (readonly [name: string, value: string])[];
const forms: readonly (readonly [title: string, path: string, form: Form, endpoint: Endpoint, answer: object])[] = [
  [
    'recommends',
    '/de/empfehlen/101',
    [
      ['recommendation.product', '101'],
      ['recommendation.share', '50'],
      ['recommendation.termsText', 'Die Teilnahmebedingungen.'],
      ['recommendation.acceptsTerms', 'yes'],
      ...person.map(([name, value]) => [`recommender.${name}`, value] as const),
    ],
    createRecommendation,
    { number: nr, nextPage: 'share' },
  ],
  [
    'comes through a link',
    `/de/empfaengerdaten/${nr}?h=0123456789abcdef`,
    [...person, ['emailRepeated', 'ben@example.org'], ['termsText', 'x'], ['acceptsTerms', 'yes']],
    createRecipient,
    { nextPage: 'recipientThanks', recommendationNumber: nr, hash: '0123456789abcdef0123456789abcdef' },
  ],
  [
    'wants a copy of a message',
    '/de/kontakt',
    [...person, ['subject', 'Frage'], ['message', 'Wann?'], ['wantsCopy', 'yes'], ['acceptsPrivacy', 'yes']],
    sendContactRequest,
    { isSent: true },
  ],
];

test.each(forms)(
  'whoever %s while many mails wait reads until when the mail comes',
  async (_title, path, form, endpoint, answer) => {
    const { redirect } = await shown(path, { form, api: sampleApi([[endpoint, { ...answer, mailExpectedAt }]]).api });
    expect(redirect).toContain('mailbis=2026-03-02T11');
    expect(mainOf((await shown(redirect ?? '')).text)).toContain('Die E-Mail kommt voraussichtlich bis 02.03.2026');
    const soon = await shown(path, { form, api: sampleApi([[endpoint, answer]]).api });
    expect([typeof soon.redirect, soon.redirect?.includes('mailbis')]).toEqual(['string', false]);
  },
);
