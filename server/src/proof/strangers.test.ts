/**
 * What strangers can make us send and do (rules 1.8, 1.9): the ways in which a mail server is made a relay, a person is
 * locked out, or what is meant for everybody is used up.
 */
import { afterAll, expect, test } from 'vitest';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { world } from '../testing/world.ts';

const { app, anna, ben } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
const link = await anna.recommends();
const relay = 'Gewinn: https://phish.example/x abholen';
let people = 0;
const email = () => `stranger${++people}@example.org`;
const invalid = (field: string) => ({ Feld: field, Message: expect.stringMatching(/ ist nicht gültig$/) });

test.each<
  [call: string, field: string, send: (name: string) => Promise<{ status: number; body: { Fehler: unknown } }>]
>([
  [
    'a recommendation',
    'Empfehler.Vorname',
    (name) => {
      const body = wishOf({ as: { ...annaMuster, email: email() } }, { 'Empfehler.Vorname': name });
      return app.call('POST', '/empfehlen/create', { body });
    },
  ],
  [
    'the contact of a recommendation',
    'Empfaenger.Nachname',
    (name) => {
      const wish = { as: { ...annaMuster, email: email() }, to: email() };
      return app.call('POST', '/empfehlen/create', { body: wishOf(wish, { 'Empfaenger.Nachname': name }) });
    },
  ],
  [
    'a registration',
    'Nachname',
    (name) =>
      app.call('POST', '/account/createEmpfehler', { body: { Vorname: 'Anna', Nachname: name, Email: email() } }),
  ],
  ['a recipient', 'Vorname', (name) => ben.registers(link, { Vorname: name, Email: email() })],
  [
    'a recipient with everything at once',
    'empfaengerdaten.vorname',
    (name) => ben.completes(link, { vorname: name, email: email() }),
  ],
])('a name of %s is no message to somebody else, and makes nothing', async (_call, field, send) => {
  await app.post();
  for (const name of [relay, 'phish.com', 'a'.repeat(41)]) {
    const { status, body } = await send(name);
    expect([status, body.Fehler]).toEqual([400, [invalid(field)]]);
  }
  expect(await app.post()).toEqual([]);
});
