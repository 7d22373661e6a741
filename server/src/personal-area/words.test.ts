import { codesOf } from '@weitersagen/contract/basics/label';
import { events } from '@weitersagen/contract/event/events';
import { stopReason } from '@weitersagen/contract/personal-area/schemas';
import { describe, expect, test } from 'vitest';
import { silentEvents, toldEvents } from './events.ts';
import { type NextStep, nextOf, nextSteps } from './next.ts';
import type { OwnRow } from './sql.ts';
import { standings } from './standing-words.ts';
import type { Situation } from './stop.ts';
import { type RecommendationFacts, sentences } from './words.ts';

const told: RecommendationFacts = {
  product: 'Zuhause L',
  contact: 'B. B.',
  amount: '70,00 €',
  ordered: 'Zuhause XL',
  promised: '90,00 €',
  hasOwnReward: true,
  because: 'Konto erloschen',
  day: '31.01.2026',
  isRejected: false,
  isFollowUp: false,
};
const withDay = { amount: '70,00 €', day: '31.01.2026' as string | null };
const unknown: RecommendationFacts = { ...told, because: null, day: null, isRejected: true };

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const words = sentences[language];
  const all = [
    ...toldEvents.map((event) => [`event ${event}`, words.events[event]] as const),
    ...nextSteps.map((step) => [`next ${step}`, words.next[step]] as const),
    ...codesOf(stopReason).map((reason) => [`stop ${reason}`, words.stops[reason]] as const),
  ];
  test.each(all)('%s is a sentence, with a reason and a day or without', (_name, sentence) => {
    for (const facts of [told, unknown]) {
      expect(sentence(facts)).toMatch(/^[A-ZÄÖÜ].*[.]$/);
      expect(sentence(facts)).not.toMatch(/undefined|null|\.\.| {2}/);
    }
  });

  const rows = standings[language];
  const standingOf = (group: object) => Object.entries(group) as [string, (given: typeof withDay) => string][];
  test.each([rows.received, rows.end, rows.held, rows.next].flatMap(standingOf))(
    'the row says %s in one line, with its day or without',
    (_name, said) => {
      for (const given of [withDay, { ...withDay, day: null }])
        expect(said(given)).toMatch(/^[A-ZÄÖÜ](?!.*(undefined|null| {2}|\.$))/);
    },
  );

  test('no two events, steps or stops of one kind say the same by mistake', () => {
    const repeated = [words.events, words.next, words.stops].map((kind) => {
      const said = Object.values(kind).map((sentence) => sentence(told));
      return said.length - new Set(said).size;
    });
    // Released by hand or by night, refused by client or agency, and the two ends of an order, are the same for the person.
    expect(repeated).toEqual([3, 0, 0]);
  });
});

test('every transition of a recommendation, an order or a reward is told, or silent on purpose', () => {
  const known = (['recommendation', 'order', 'reward'] as const).flatMap((object) =>
    Object.keys(events[object]).map((name) => `${object}.${name}`),
  );
  // What the log keeps under one number is told under the first of its names.
  const alike = ['recommendation.reviveReward', 'recommendation.reopenAccepted'];
  const listed: readonly string[] = [...toldEvents, ...silentEvents];
  expect(known.filter((event) => !listed.includes(event))).toEqual(alike);
  expect(new Set(listed).size).toBe(listed.length);
});

test.each([
  [
    'de',
    sentences.de,
    'Die Agentur gibt den Auftrag frei, frühestens am 31.01.2026.',
    'Wir geben den Auftrag frei, frühestens am 31.01.2026.',
  ],
  [
    'en',
    sentences.en,
    'The agency releases the order, at the earliest on 31.01.2026.',
    'We release the order, at the earliest on 31.01.2026.',
  ],
])('in %s a release by hand is the agency’s only where the order is', (_language, words, agency, own) => {
  const situation: Situation = {
    now: new Date('2026-01-10T09:00:00Z'),
    needsCustomerNumber: false,
    releasesItself: false,
    last: undefined,
    isEndedByOperator: false,
    lastOfReward: undefined,
  };
  const said = (isAgencyOrder: boolean) => {
    const row = { status: 'ok', orderStatus: 'confirmed', releasableOn: '2026-01-31', isAgencyOrder } as OwnRow;
    return words.next[nextOf(row, null, situation)?.step as NextStep](told);
  };
  expect([said(true), said(false)]).toEqual([agency, own]);
});
