/**
 * Nobody moves money alone by a claim (rules 3.12, 3.13): a clerk and a recommender who are one try each way that a claim opens –
 * goodwill, an appeal, an order that is assigned, and one that the clerk's own hand brings.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { afterAll, expect, test } from 'vitest';
import { resumeImports } from '../order-import/order-import.ts';
import { applyReport } from '../settlement/order/report.ts';
import type { Reply } from '../testing/app.ts';
import { type Clerk, claimsOf } from '../testing/cast/claims.ts';
import { fileOf } from '../testing/cast/client.ts';
import { operator } from '../testing/cast/operators.ts';
import { meanwhile } from '../testing/database/meanwhile.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { report, type Walk } from '../testing/walk.ts';
import { world } from '../testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
const { day, desk, asPerson, recommended, waiting, filed, decides, shows, statusOf } = claimsOf(w);

const cancels = (walk: Walk) => desk('otto', 'PUT', `empfehlungen/${walk.number}/stornieren`, { Grund: 'Anruf' });
const agrees = (name: Clerk, asked: Reply) => desk(name, 'PUT', `antraege/${asked.body.Antrag}/zustimmen`, {});
const releases = (name: Clerk, order: string) => desk(name, 'PUT', `auftraege/${order}/freigeben`, {});
const grants = (name: Clerk, claim: string, BetragCent: number) =>
  decides(name, claim, 'kulanz', { BetragCent, Grund: 'Glaubhaft' });
const orderOf = async ({ number }: Walk) =>
  (await desk('eva', 'GET', `empfehlungen/${number}`)).body.Auftraege.at(-1) as {
    Auftragsnummer: string;
    Status: string;
  };
/** What a person is to get, or got: nothing of it is there before two have decided. */
const centsOf = async ({ number }: Walk): Promise<number> =>
  (await desk('eva', 'GET', `empfehlungen/${number}`)).body.Praemierungen.filter(
    ({ Status }: { Status: string }) => Status !== 'Offen' && Status !== 'Storniert',
  ).reduce((sum: number, { BetragCent }: { BetragCent: number }) => sum + BetragCent, 0);

/** With an order of the client that was cancelled: what goodwill is for. */
async function ended(): Promise<Walk> {
  const walk = await recommended();
  await report(w.app, walk, 'eingegangen', day());
  await report(w.app, walk, 'storniert', day());
  await w.days(5);
  return walk;
}

test('goodwill for a claim above the limit waits, is agreed to by nobody who asked, and below it is one person’s', async () => {
  const [walk, little] = [await ended(), await ended()];
  const asked = await grants('eva', await filed(walk), 10_001);
  expect(asked.status).toBe(202);
  expect((await agrees('eva', asked)).status).toBe(409);
  expect(await centsOf(walk)).toBe(0);
  expect((await grants('eva', await filed(little), 10_000)).status).toBe(200);
  expect(await centsOf(little)).toBe(10_000);
});

test('goodwill for claims and without one is counted in the same budgets of the day', async () => {
  await w.days(1);
  const answers: number[] = [];
  for (let count = 0; count < 4; count++)
    answers.push((await grants('nora', await filed(await ended()), 10_000)).status);
  // Made before: each of them took five days.
  const walks = [await ended(), await ended(), await ended(), await ended(), await ended(), await ended()];
  const claims: string[] = [];
  for (const walk of walks) claims.push(await filed(walk));
  expect(answers).toEqual([200, 200, 200, 200]);
  const direct = await desk('nora', 'PUT', `empfehlungen/${walks[5]?.number}/kulanz`, {
    Rolle: 'Empfehler',
    BetragCent: 10_000,
    Grund: 'Kulanz',
  });
  expect(direct.status).toBe(200);
  const over: number[] = [];
  for (const claim of claims.slice(0, 5)) over.push((await grants('nora', claim, 10_000)).status);
  expect(over).toEqual([200, 200, 200, 200, 202]);
});

test('the budget of a person’s year holds over all claims of the person', async () => {
  const walk = await ended();
  const answers: number[] = [];
  for (let count = 0; count < 6; count++) {
    await w.days(1);
    const one = await w.anna.recommends({
      as: { firstName: 'Anna', lastName: 'Muster', email: walk.recommenderEmail },
    });
    const { body } = await w.ben.registers(one, { Email: `jahr.${count}@example.org` });
    await w.ben.confirms(body.Empfaengernummer);
    const order = { order: `JAHR-${count}`, recipient: body.Empfaengernummer, on: day() };
    await w.client.reports(order);
    await w.client.reports({ ...order, event: 'storniert', reason: 'Widerruf' });
    await w.days(4);
    answers.push((await grants('eva', await filed({ ...walk, number: one.number }), 10_000)).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 202]);
});

test('who brings an order by hand and cancels it has no order for goodwill: it takes two all the same', async () => {
  const [assigned, imported] = [await waiting(), await waiting()];
  // By a claim.
  const first = await filed(assigned, { ExterneAuftragsnummer: 'HAND-1' });
  expect((await decides('eva', first, 'zuordnen', { Grund: 'Telefon' })).body.Status).toBe('Zugeordnet');
  // By a file.
  const token = await operator(w.app, { email: 'eva@betreiber.example' });
  const file = fileOf([{ order: 'HAND-2', recipient: imported.recipientNumber, on: day() }]);
  expect((await w.app.call('POST', '/admin/auftraege/import', { token, body: file })).status).toBe(202);
  await resumeImports(w.as());
  for (const walk of [assigned, imported]) {
    const { Auftragsnummer } = await orderOf(walk);
    const ends = await desk('eva', 'PUT', `auftraege/${Auftragsnummer}/stornieren`, { Grund: 'Widerruf' });
    expect(ends.status).toBe(200);
    const asked = await grants('eva', await filed(walk), 1000);
    expect(asked.status).toBe(202);
    expect(await centsOf(walk)).toBe(0);
    // Without a claim it is the same.
    const direct = { Rolle: 'Empfehler', BetragCent: 1000, Grund: 'Kulanz' };
    expect((await desk('eva', 'PUT', `empfehlungen/${walk.number}/kulanz`, direct)).status).toBe(202);
  }
});

test('an appeal opens no second hand: who asked for goodwill decides no appeal about it alone, and the first decider nothing', async () => {
  const walk = await recommended();
  await w.days(5);
  await cancels(walk);
  const claim = await filed(walk);
  expect((await decides('eva', claim, 'ablehnen', { Ablehnungsgrund: 'NichtBelegt' })).status).toBe(200);
  await asPerson(walk.recommenderEmail, 'PUT', `/${claim}/widerspruch`, { body: { Nachricht: 'Doch.' } });
  expect(await grants('eva', claim, 1000)).toMatchObject({ status: 409, body: { Message: /andere Person/ } });
  const asked = await grants('nora', claim, 1000);
  expect(asked.status).toBe(202);
  expect((await agrees('nora', asked)).status).toBe(409);
  // Who refused it the first time is no other person for the appeal, nor is who cancelled the recommendation for the money.
  expect((await agrees('eva', asked)).status).toBe(409);
  expect((await agrees('otto', asked)).status).toBe(409);
  expect(await centsOf(walk)).toBe(0);
  expect((await agrees('rita', asked)).status).toBe(200);
  expect(await statusOf(walk)).toMatchObject({ Status: 'Entschieden', Ergebnis: 'Kulanz' });
});

test('an order brought by hand for a claim is released by another person, whatever the client reports of its number', async () => {
  const walk = await waiting();
  const claim = await filed(walk, { ExterneAuftragsnummer: 'FREMD-1' });
  expect((await decides('eva', claim, 'zuordnen', { Grund: 'Telefon' })).body.Status).toBe('Zugeordnet');
  const on = plusDays(day(), -3);
  for (const event of ['eingegangen', 'bestaetigt'] as const)
    expect((await w.client.reports({ order: 'FREMD-1', event, number: walk.number, on })).status).toBe(200);
  const { Auftragsnummer } = await orderOf(walk);
  await w.nights(20);
  expect((await orderOf(walk)).Status).toBe('Bestaetigt');
  expect((await releases('eva', Auftragsnummer)).status).toBe(409);
  expect(await centsOf(walk)).toBe(0);
  expect((await releases('rita', Auftragsnummer)).body.Status).toBe('Freigegeben');
});

test('an order of the client that one person assigned is not released by the client’s routine word that it is confirmed', async () => {
  const [walk, other] = [await waiting(), await recommended()];
  await w.client.reports({ order: 'ROUTINE-1', recipient: other.recipientNumber, on: day() });
  // Kept as rejected: nobody loses it, so that one person may assign it.
  await w.client.reports({ order: 'ROUTINE-2', recipient: other.recipientNumber, on: day() });
  const claim = await filed(walk, { ExterneAuftragsnummer: 'ROUTINE-2' });
  const [proposal] = (await shows(claim)).Vorschlaege;
  const body = { Auftragsnummer: proposal.Auftragsnummer, Grund: 'Telefon' };
  expect((await decides('eva', claim, 'zuordnen', body)).body.Status).toBe('Zugeordnet');
  expect((await w.client.reports({ order: 'ROUTINE-2', event: 'bestaetigt', on: null })).body.Status).toBe(
    'Bestaetigt',
  );
  await w.nights(20);
  const { Auftragsnummer, Status } = await orderOf(walk);
  expect(Status).toBe('Bestaetigt');
  expect((await releases('eva', Auftragsnummer)).status).toBe(409);
  expect(await centsOf(walk)).toBe(0);
  expect((await releases('rita', Auftragsnummer)).body.Status).toBe('Freigegeben');
});

test('an order that came to somebody else while one person assigned it is taken from nobody alone', async () => {
  const [walk, busy, other] = [await waiting(), await recommended(), await recommended()];
  await w.client.reports({ order: 'ZUGLEICH-0', recipient: busy.recipientNumber, on: day() });
  await w.client.reports({ order: 'ZUGLEICH-1', recipient: busy.recipientNumber, on: day() });
  const claim = await filed(walk, { ExterneAuftragsnummer: 'ZUGLEICH-1' });
  const [proposal] = (await shows(claim)).Vorschlaege;
  expect(proposal.NimmtAnderem).toBe(false);
  // Nobody loses it when it is looked at; the report of another key is there before it is done.
  const tried = await meanwhile(
    w.as('spbdevk', { kind: 'apiKey', name: 'zweiter' }),
    (tx) =>
      applyReport(tx, 'zweiter', {
        externalNumber: 'ZUGLEICH-1',
        event: 'received',
        recommendationNumber: null,
        recipientNumber: other.recipientNumber,
        productExternalId: null,
        orderedOn: day(),
        reason: null,
        email: null,
      }),
    () => decides('eva', claim, 'zuordnen', { Auftragsnummer: proposal.Auftragsnummer, Grund: 'Telefon' }),
  );
  // On one session it is looked at afterwards, and asked for.
  expect(tried.status).toBe(w.app.app.system.database.kind === 'postgres' ? 409 : 202);
  expect(await rowsOf(w.as()).orders(other.number)).toEqual(['received']);
  expect(await rowsOf(w.as()).orders(walk.number)).toEqual([]);
});
