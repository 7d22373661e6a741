import { NewRecipient } from '@weitersagen/contract/recipient/schemas';
import { CreateBody } from '@weitersagen/contract/recommendation/schemas';
import { expect, test } from 'vitest';
import { compiledTexts } from '../i18n/catalogue.ts';
import { textsOf } from '../i18n/t.ts';
import { check, nested, wireName } from './reading.ts';

const log = { warn: () => undefined };
const texts = (locale: string) =>
  textsOf(locale, compiledTexts({ locale, texts: { locale: {}, fallback: {} }, log })).t;
const german = texts('de');

const complete = {
  'recommendation.product': '101',
  'recommendation.share': '50',
  'recommendation.termsText': 'Ich akzeptiere die Bedingungen.',
  'recommender.firstName': ' Anna ',
  'recommender.lastName': 'Muster',
  'recommender.email': 'Anna@Example.org',
};

test('a form is read with the schema of its call: blanks go, numbers come', () => {
  expect(check(CreateBody, complete, german)).toMatchObject({
    ok: true,
    value: {
      recommendation: { product: '101', share: 50 },
      recommender: { firstName: 'Anna', email: 'anna@example.org' },
    },
  });
});

test('everything that is wrong is told at once, in the order of the page, a box that was left open last', () => {
  const typed = { ...complete, 'recommender.lastName': '', 'recommender.email': 'anna@beispiel' };
  const { 'recommendation.termsText': _, ...sent } = typed;
  expect(check(CreateBody, sent, german)).toEqual({
    ok: false,
    problems: [
      { field: 'recommender.lastName', message: 'Nachname ist ein Pflichtfeld' },
      {
        field: 'recommender.email',
        message: 'E-Mail-Adresse ist nicht gültig. Es fehlt die Endung, zum Beispiel .de',
      },
      { field: 'recommendation.termsText', message: 'Die Zustimmung ist erforderlich, um fortzufahren.' },
    ],
  });
});

test('an English page is told in English', () => {
  const checked = check(CreateBody, { ...complete, 'recommender.firstName': '' }, texts('en'));
  expect(checked).toMatchObject({ ok: false, problems: [{ message: 'First name is required' }] });
});

test('what the screen found is told with what the schema found, one sentence a field', () => {
  const also = [
    { field: 'AgbAkzeptiert', code: 'terms' },
    { field: 'Vorname', code: 'invalid' },
  ];
  const checked = check(
    NewRecipient,
    { firstName: '', lastName: 'B', email: 'b@c.de', emailRepeated: 'b@c.de', termsText: 'x' },
    german,
    also,
  );
  expect(checked).toEqual({
    ok: false,
    problems: [
      { field: 'firstName', message: 'Vorname ist ein Pflichtfeld' },
      { field: 'acceptsTerms', message: 'Die Zustimmung ist erforderlich, um fortzufahren.' },
    ],
  });
});

test('fields of the form itself, and names nobody may have, are not sent on', () => {
  const sent = nested({
    _token: 'x',
    _nonce: 'y',
    'a.b': '1',
    a: '2',
    '__proto__.polluted': '1',
    'constructor.x': '1',
  });
  expect(JSON.stringify(sent)).toBe('{"a":"2","constructor":{"x":"1"}}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a field is labelled by its name on the wire', () => {
  expect([wireName(CreateBody, 'recommender.email'), wireName(NewRecipient, 'emailRepeated')]).toEqual([
    'Email',
    'EmailWiederholung',
  ]);
});
