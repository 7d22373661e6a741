/** Whose hands were in something decides nothing about it, wherever the decision starts from. */
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Reply } from '#testing/app.ts';
import { walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as } = w;
const rows = rowsOf(as());
afterAll(() => app.close());

const [own, foreign] = ['DE02120300000000202051', 'DE89370400440532013000'];
beforeEach(() => app.post());

type Name = 'eva' | 'otto' | 'nora' | 'rita';
const call = async (name: Name, path: string, body: unknown = {}): Promise<Reply> =>
  app.call('PUT', `/admin/${path}`, { token: await operator(app, { email: `${name}@betreiber.example` }), body });
const agrees = (name: Name, { body }: Reply) => call(name, `antraege/${body.Antrag}/zustimmen`);
const touched = { status: 409, body: { Message: expect.stringMatching(/letzten 30 Tagen/) } };
const stops = async (email: string): Promise<void> => {
  const Token = tokenIn(mailTo(await app.post(), email, /geändert/), 'stopp');
  expect((await app.call('PUT', '/praemierung/stopp', { body: { Token } })).status).toBe(200);
};

test('whoever changed the address of a person without rewards decides nothing about the bank account', async () => {
  const email = 'ohne.praemie@example.org';
  await w.anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
  const hash = await rows.hashOf(email);
  for (const IBAN of [own, foreign])
    await app.call('PUT', '/empfehler/bankdaten', {
      token: await personToken(w, email),
      body: { Kontoinhaber: 'Anna Muster', IBAN },
    });
  await stops(email);
  const person = { Vorname: 'Anna', Nachname: 'Muster', Email: 'neu.ohne@example.org', Grund: 'Anruf' };
  expect((await call('otto', `empfehler/${hash}/aendern`, person)).status).toBe(200);
  const asked = await call('eva', `empfehler/${hash}/bankdaten/freigeben`, { Grund: 'Anruf' });
  expect(asked.status).toBe(202);
  expect(await agrees('otto', asked)).toMatchObject(touched);
  expect((await agrees('nora', asked)).status).toBe(200);
});

test('nor about that of a recipient for whom somebody gave one', async () => {
  const walk = await walkToReady(app, { share: 100 }, async ({ recipientToken, recipientEmail }) => {
    await app.post();
    for (const IBAN of [own, foreign])
      await app.call('POST', '/empfaenger/bankdaten', {
        token: recipientToken,
        body: { Kontoinhaber: 'Ben Beispiel', IBAN, AgbAkzeptiert: true },
      });
    await stops(recipientEmail);
  });
  expect(walk.recipient).toBeUndefined();
  const { id } = await rows.recipient(walk.recipientNumber);
  const { rows: found } = await sql<{
    id: number;
  }>`select id from operator where email = 'otto@betreiber.example'`.execute(app.app.system.database.kysely);
  const otto = { kind: 'operator', operatorId: found[0]?.id, email: 'otto@betreiber.example' } as Actor;
  await as('spbdevk', otto).write((tx) =>
    recordEvent(tx, {
      object: 'recipient',
      id: id as number,
      event: 'giveBankData',
      from: 'confirmed',
      to: 'confirmed',
    }),
  );
  const asked = await call('eva', `empfaenger/${walk.recipientNumber}/bankdaten/loeschen`, { Grund: 'Anruf' });
  expect(asked.status).toBe(202);
  expect(await agrees('otto', asked)).toMatchObject(touched);
  expect((await agrees('nora', asked)).status).toBe(200);
});

test('nor about goodwill for a recommendation whose order or reward they had in hand', async () => {
  const walk = await walkToReady(app, { share: 100 });
  expect((await call('otto', `praemierungen/${walk.recommender!.number}/stornieren`, { Grund: 'Anruf' })).status).toBe(
    200,
  );
  const asked = await call('eva', `empfehlungen/${walk.number}/kulanz`, {
    Rolle: 'Empfehler',
    BetragCent: 15_000,
    Grund: 'Beschwerde',
  });
  expect(asked.status).toBe(202);
  // Otto cancelled the reward, Rita released the order.
  expect(await agrees('otto', asked)).toMatchObject(touched);
  expect(await agrees('rita', asked)).toMatchObject(touched);
  expect((await agrees('nora', asked)).status).toBe(200);
});
