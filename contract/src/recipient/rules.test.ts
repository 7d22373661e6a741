import { expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import { decode } from '../basics/wire.ts';
import {
  birthDateProblem,
  completionProblems,
  deletionOn,
  mayRecipient,
  nameProblems,
  type RecipientEvent,
  recipientSteps,
  termsProblems,
} from './rules.ts';
import { Completion, NewRecipient, recipientStatus } from './schemas.ts';

const today = '2026-02-03';
const anybody = { isAgent: false, isYoung: false };

/** Rules 3.3 */
test.each<[RecipientEvent, string]>([
  ['confirm', 'unconfirmed'],
  ['forget', 'unconfirmed'],
  ['erase', 'unconfirmed confirmed'],
])('%s happens to a recipient that is %s, and to no other', (event, from) => {
  expect(
    codesOf(recipientStatus)
      .filter((status) => mayRecipient(event, { status }))
      .join(' '),
  ).toBe(from);
});

test('unconfirmed data live twelve weeks to the day', () => {
  expect(deletionOn('2026-01-01')).toBe('2026-03-26');
});

/** V-07 and K-06: birth date, what the product asks for, what is wrong. */
test.each<[string, typeof anybody, string | undefined]>([
  ['2008-02-03', { isAgent: true, isYoung: false }, undefined],
  ['2008-02-04', { isAgent: true, isYoung: false }, 'age-adult'],
  ['2008-02-04', anybody, undefined],
  ['1998-02-04', { isAgent: false, isYoung: true }, undefined],
  ['1998-02-03', { isAgent: false, isYoung: true }, 'age-young'],
  ['1998-02-03', anybody, undefined],
  ['1905-02-04', anybody, undefined],
  ['1905-02-03', anybody, 'invalid'],
  ['2026-02-03', anybody, undefined],
  ['2026-02-04', anybody, 'invalid'],
])('somebody born on %s, for %j, is told: %s', (birthDate, demands, problem) => {
  expect(birthDateProblem(birthDate, today, demands)).toBe(problem);
});

test('an agent needs birth date and whole address, another product neither', () => {
  const none = { birthDate: null, address: null };
  expect(completionProblems(none, today, anybody)).toEqual([]);
  expect(completionProblems(none, today, { isAgent: true, isYoung: false }).map(({ field }) => field)).toEqual([
    'empfaengerdaten.geburtsdatum',
    'empfaengerdaten.adresse.ort',
    'empfaengerdaten.adresse.plz',
    'empfaengerdaten.adresse.strasse',
    'empfaengerdaten.adresse.hausnummer',
  ]);
});

test('the completion has lower-case names and a birth date in German notation', () => {
  const read = decode(Completion, {
    empfehlungsnummer: '104477120935',
    empfaengerdaten: {
      anrede: 'Frau',
      vorname: 'Carla',
      name: 'Beispiel',
      geburtsdatum: '3.2.1990',
      email: 'c@example.org',
      adresse: { plz: '50667' },
    },
    agbText: 'x',
  });
  expect(read.ok ? read.value.recipient : read.problems).toMatchObject({
    salutation: 'ms',
    lastName: 'Beispiel',
    birthDate: '1990-02-03',
  });
});

test('a repeated address that differs is told beside every other problem', () => {
  const read = decode(NewRecipient, {
    Nachname: 'Beispiel',
    Email: 'b@example.org',
    EmailWiederholung: 'c@example.org',
    AgbText: 'x',
  });
  expect(read.ok ? [] : read.problems).toEqual([
    { field: 'Vorname', code: 'required' },
    { field: 'EmailWiederholung', code: 'email-mismatch' },
  ]);
});

test('the same address in other letters is a repetition (V-05)', () => {
  const given = {
    Vorname: 'B',
    Nachname: 'B',
    Email: 'b@example.org',
    EmailWiederholung: ' B@Example.org ',
    AgbText: 'x',
  };
  expect(decode(NewRecipient, given).ok).toBe(true);
});

test('the terms box may be missing only where sending accepts', () => {
  expect(termsProblems(false, false)).toEqual([{ field: 'AgbAkzeptiert', code: 'terms' }]);
  expect([termsProblems(true, false), termsProblems(false, true)]).toEqual([[], []]);
});

test('who is known by e-mail alone has to give both names', () => {
  expect(nameProblems({ firstName: null, lastName: 'B' })).toEqual([{ field: 'Vorname', code: 'required' }]);
  expect(nameProblems({ firstName: 'A', lastName: 'B' })).toEqual([]);
});

test('a recipient takes the four steps in any order', () => {
  const reached = (facts: Parameters<typeof recipientSteps>[0]) =>
    recipientSteps(facts).map(({ isReached }) => isReached);
  const order = { status: 'received', orderedOn: today, confirmedOn: null } as const;
  expect(reached({ order: null, confirmedOn: null, rewardedOn: null })).toEqual([false, false, false, false]);
  expect(reached({ order, confirmedOn: null, rewardedOn: null })).toEqual([true, false, false, false]);
  expect(reached({ order: null, confirmedOn: today, rewardedOn: null })).toEqual([false, true, false, false]);
  expect(
    reached({ order: { ...order, status: 'released', confirmedOn: today }, confirmedOn: today, rewardedOn: today }),
  ).toEqual([true, true, true, true]);
  expect(
    reached({ order: { ...order, status: 'cancelled', confirmedOn: today }, confirmedOn: today, rewardedOn: null }),
  ).toEqual([false, true, false, false]);
});
