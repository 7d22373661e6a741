import { expect, test } from 'vitest';
import { decode, type Value } from '../basics/wire.ts';
import { User } from './schemas.ts';

const answer = {
  Email: 'anna@example.org',
  Anrede: 'Frau',
  Vorname: 'Anna',
  Nachname: 'Muster',
  Empfehlerhash: 'a1b2',
  Token: 'a.user.token',
  NewsletterOptinGegeben: true,
  NewsletterOptinVersendetAm: '2026-01-31T13:05:00Z',
  Language: 'en',
  Rollen: ['Empfehler'],
  Agenturnummer: null,
  IstAdminLogin: false,
};

const rows: readonly (readonly [field: keyof Value<typeof User>, from: string, value: unknown, row: string])[] = [
  ['username', 'Email', 'anna@example.org', '[S3-E051]'],
  ['salutation', 'Anrede', 'Frau', '[S3-E052]'],
  ['firstName', 'Vorname', 'Anna', '[S3-E053]'],
  ['lastName', 'Nachname', 'Muster', '[S3-E054]'],
  ['email', 'Email', 'anna@example.org', '[S3-E055]'],
  ['hash', 'Empfehlerhash', 'a1b2', '[S3-E056]'],
  ['hasNewsletter', 'NewsletterOptinGegeben', true, '[S3-E057]'],
  ['newsletterMailAt', 'NewsletterOptinVersendetAm', new Date('2026-01-31T13:05:00Z'), '[S3-E058]'],
  ['language', 'Language', 'en', '[S3-E059]'],
];
for (const [field, from, value, row] of rows)
  test(`${field} of who signed in comes from ${from} ${row}`, () => {
    const user = decode(User, answer);
    expect(user.ok && user.value[field]).toEqual(value);
  });
