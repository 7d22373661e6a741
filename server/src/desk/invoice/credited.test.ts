/** An invoice that is corrected after one of its orders was credited with a later document: nothing is given back twice. */
import { toNumber } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleIssue } from '#invoice/document/sample.ts';
import { billingOf } from '#testing/cast/agency/billing.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
let agency: TestAgency;
const { all, released, nextFirst, runJob, bills } = billingOf(w, () => agency);
const atDesk = async (path: string, body: object) =>
  app.call('PUT', `/admin/${path}`, { token: await operator(app), body });
const billed = async () => {
  await nextFirst();
  await runJob('invoice.bill');
};
const fees = async () =>
  (
    await all<{ net: number }>(
      sql`select (case kind when 'creditNote' then -1 else 1 end * net_cents)::int as net from invoice order by id`,
    )
  ).map(({ net }) => net);

const elsewhere = async () =>
  (await app.call('GET', `/admin/rechnungen/${number}`, { token: await operator(app) })).body.AnderswoGutgeschrieben;

let number: string;
let cancelled: string;
let before: string[];
beforeAll(async () => {
  agency = await anAgency(w, 'hafen', { company: 'Agentur Hafen' });
  await configure(app, 'spbdevk', { agencyFeeCents: 1000 });
  await bills(sampleIssue().seller);
  cancelled = (await released()).order;
  await released();
  await billed();
  const [first] = await all<{ number: string }>(sql`select number from invoice`);
  number = first?.number ?? '';
  await atDesk(`auftraege/${cancelled}/stornieren`, { Grund: 'Widerruf' });
  await billed();
  before = await elsewhere();
  await atDesk(`rechnungen/${number}/stornieren`, { Grund: 'Falsche Gebühr' });
});
afterAll(() => app.close());

test('the desk is told of it before and after it cancels the invoice', async () => {
  expect(before).toEqual([cancelled]);
  expect(await elsewhere()).toEqual([cancelled]);
});

test('an order that was credited already is not left out of the correction, nor one that does not stand on it', async () => {
  expect(await fees()).toEqual([2000, -1000, -2000]);
  for (const one of [cancelled, toNumber('order', '1234567890')])
    expect(await atDesk(`rechnungen/${number}/korrigieren`, { Grund: 'Ohne', OhneAuftraege: [one] })).toMatchObject({
      status: 409,
      body: { Message: expect.stringContaining('Weglassen lassen sich nur') },
    });
});

test('and keeps the fee that was credited, whatever the fee of the others is', async () => {
  const { status } = await atDesk(`rechnungen/${number}/korrigieren`, { Grund: 'Neue Gebühr', GebuehrCent: 800 });
  expect(status).toBe(200);
  const all = await fees();
  expect(all.at(-1)).toBe(1800);
  expect(all.reduce((sum, cents) => sum + cents, 0)).toBe(800);
});

test('a credit whose invoice is cancelled comes with the next month, and not once more with the correction', async () => {
  const { order: gone } = await released();
  await billed();
  await atDesk(`auftraege/${gone}/stornieren`, { Grund: 'Widerruf' });
  const { order: kept } = await released();
  await billed();
  const before = (await fees()).length;
  const [zero] = await all<{ number: string }>(sql`select number from invoice order by id desc limit 1`);
  const path = `rechnungen/${zero?.number}`;
  await atDesk(`${path}/stornieren`, { Grund: 'Falsche Anschrift' });
  expect((await atDesk(`${path}/korrigieren`, { Grund: 'Nur die Gutschrift', OhneAuftraege: [kept] })).status).toBe(
    409,
  );
  await billed();
  expect((await fees()).slice(before - 1)).toEqual([0, 0, -1000]);
  expect((await atDesk(`${path}/korrigieren`, { Grund: 'Neue Anschrift' })).status).toBe(200);
  await billed();
  expect((await fees()).slice(before - 1)).toEqual([0, 0, -1000, 1000]);
});

const correct = async (one: string, body: object) =>
  (await atDesk(`rechnungen/${one}/korrigieren`, { Grund: 'Neu', ...body })).status;
const last = async () => {
  const [invoice] = await all<{ number: string }>(sql`select number from invoice order by id desc limit 1`);
  return invoice?.number ?? '';
};
/** An invoice over two orders, and the one of the month after, which takes back the first of them and bills another: both cancelled. */
async function bothCancelled() {
  const { order: gone } = await released();
  const { order: kept } = await released();
  await billed();
  const first = await last();
  await atDesk(`auftraege/${gone}/stornieren`, { Grund: 'Widerruf' });
  await released();
  await billed();
  const second = await last();
  const before = (await fees()).length;
  for (const one of [first, second]) await atDesk(`rechnungen/${one}/stornieren`, { Grund: 'Falsch' });
  return { first, second, gone, kept, since: async () => (await fees()).slice(before) };
}

test('where both are cancelled, nothing is taken back of a fee that stands nowhere', async () => {
  const { first, second, gone, since } = await bothCancelled();
  expect(await correct(second, {})).toBe(200);
  expect(await correct(first, { OhneAuftraege: [gone] })).toBe(200);
  await billed();
  expect(await since()).toEqual([-2000, 0, 1000, 1000]);
});

test('and of one that stands on the corrected invoice, what stands there, which is named', async () => {
  const { first, second, since } = await bothCancelled();
  expect(await correct(first, { GebuehrCent: 700 })).toBe(200);
  const standing = await last();
  expect(await correct(second, {})).toBe(200);
  await billed();
  expect(await since()).toEqual([-2000, 0, 1400, 300]);
  const [document] = await all<{ preceding: { number: string }[] }>(
    sql`select document -> 'preceding' as preceding from invoice order by id desc limit 1`,
  );
  expect(document?.preceding.map(({ number: one }) => one)).toEqual([second, standing]);
});

test.each([0, -1, 1.5])('a fee of %d cents is none', async (GebuehrCent) => {
  const answer = await atDesk(`rechnungen/${number}/korrigieren`, { Grund: 'Neu', GebuehrCent });
  expect([answer.status, answer.body.Fehler]).toMatchObject([400, [{ Feld: 'GebuehrCent' }]]);
});
