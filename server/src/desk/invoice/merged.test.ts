/** Two agencies become one: what the one that goes was billed with, and is still to be billed, is the other's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleIssue } from '#invoice/document/sample.ts';
import { billAgency } from '#invoice/invoice.ts';
import { billingOf } from '#testing/cast/agency/billing.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { signInAgain } from '#testing/cast/agency/invited.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';
import { listDocuments } from '../audit/invoice-sql.ts';

const w = await world();
const { app } = w;
let old: TestAgency;
let big: TestAgency;
const billing = billingOf(w, () => old);
const { all, change, now, released, nextFirst, runJob, bills } = billing;
const ofBig = billingOf(w, () => big);
afterAll(() => app.close());

/** Of the month before both are one. */
let paid: string;
/** Of the month in which they become one. */
let unbilled: string;
beforeAll(async () => {
  old = await anAgency(w, 'alt', { company: 'Altes Kontor', employees: ['M1'] });
  big = await anAgency(w, 'gross', { company: 'Neues Kontor' });
  await configure(app, 'spbdevk', { agencyFeeCents: 1000 });
  await bills(sampleIssue().seller);
  paid = (await released()).order;
  await ofBig.released();
  await nextFirst();
  await runJob('invoice.bill');
  unbilled = (await released()).order;
});

const atDesk = async (
  method: 'GET' | 'PUT',
  path: string,
  { body, email = 'eva@betreiber.example' }: { body?: object; email?: string } = {},
) => app.call(method, `/admin/${path}`, { token: await operator(app, { email }), ...(body && { body }) });
const read = async (path: string, { owner }: TestAgency = big) =>
  app.call('GET', `/agentur/rechnungen${path}`, { token: await signInAgain(app, owner.email) });
const follow = () => app.app.jobs.runNow('agency.follow', w.mandants.spbdevk);
const documents = () =>
  all<Record<string, unknown>>(
    sql`select number, agency_id, document, pdf is not null as made, status, gross_cents from invoice order by id`,
  );
const invoiceOf = async (order: string): Promise<string> =>
  (
    await all<{ number: string }>(
      sql`select i.number from invoice i join invoice_position p on p.invoice_id = i.id join orders o on o.id = p.order_id where o.number = ${order} and not p.is_credit order by i.id desc limit 1`,
    )
  )[0]?.number ?? '';

async function becomeOne(): Promise<void> {
  const body = { In: big.agencyNumber, Grund: 'Dieselbe Agentur' };
  const asked = await atDesk('PUT', `agenturen/${old.agencyNumber}/zusammenfuehren`, { body });
  const agreed = await atDesk('PUT', `antraege/${asked.body.Antrag}/zustimmen`, {
    body: {},
    email: 'zweite@betreiber.example',
  });
  expect([asked.status, agreed.status]).toEqual([202, 200]);
}

describe('two agencies that were billed for the same month become one', () => {
  let before: Awaited<ReturnType<typeof documents>>;
  let number: string;

  test('the owner of the other reads, prints and saves what the one that goes was billed with', async () => {
    number = await invoiceOf(paid);
    before = await documents();
    expect((await read(`/${number}`)).status).toBe(404);
    await becomeOne();
    await follow();
    expect((await read('')).body.map(({ Rechnungsnummer }: { Rechnungsnummer: string }) => Rechnungsnummer)).toContain(
      number,
    );
    expect((await read(`/${number}`)).body).toMatchObject({
      Positionen: [{ Auftragsnummer: paid }],
      Kaeufer: { Name: 'Altes Kontor GmbH' },
    });
    const cookie = `agenturtoken=${await signInAgain(app, big.owner.email)}`;
    const pdf = await askPage(app, `/agenturrechnung/de/${number}/pdf`, { cookie, form: {} });
    expect([pdf.status, pdf.text.slice(0, 8)]).toEqual([200, '%PDF-1.7']);
    // Who owned the one that goes is an owner of the other now.
    expect((await read(`/${number}`, old)).status).toBe(200);
  });

  test('what was sent is what it was', async () => {
    expect(await documents()).toEqual(before);
    const [row] = await all<{ number: string }>(
      sql`select agency_number as number from invoice where number = ${number}`,
    );
    expect(row?.number).toBe(big.agencyNumber);
    const days = { from: '2000-01-01', to: '2100-01-01' };
    const audited = await w.as().read(({ db }) => listDocuments(db, days, '', 100));
    expect(audited.find((one) => one.number === number)).toMatchObject({
      agencyNumber: old.agencyNumber,
      company: 'Altes Kontor',
    });
  });

  test('the desk finds it by either name and says whose it is now', async () => {
    for (const text of ['altes kontor', 'neues kontor', big.agencyNumber, old.agencyNumber]) {
      const { body } = await atDesk('PUT', 'rechnungen', { body: { Filter: `Text:${text}` } });
      const found = body.Content.find((row: { Rechnungsnummer: string }) => row.Rechnungsnummer === number);
      expect([text, found?.Agenturnummer, found?.Firma]).toEqual([text, big.agencyNumber, 'Neues Kontor']);
    }
  });

  test('no month is lost: what was released before and not billed stands on the next invoice of the other', async () => {
    await nextFirst();
    await runJob('invoice.bill');
    expect((await read(`/${await invoiceOf(unbilled)}`)).body).toMatchObject({
      Kaeufer: { Name: 'Neues Kontor GmbH' },
    });
    expect(await all(sql`select from invoice where agency_number = ${old.agencyNumber}`)).toEqual([]);
  });

  test('an order that is cancelled later is credited to the other, and the credit names the old invoice', async () => {
    await change(
      sql`update orders set status = 'cancelled', cancelled_at = ${(await now()).now} where number = ${paid}`,
    );
    await nextFirst();
    await runJob('invoice.bill');
    const [credit] = await all<{ number: string; agency: string }>(
      sql`select i.number, i.agency_number as agency from invoice i join invoice_position p on p.invoice_id = i.id where p.is_credit`,
    );
    expect(credit?.agency).toBe(big.agencyNumber);
    expect((await read(`/${credit?.number}`)).body).toMatchObject({
      Art: 'Rechnungskorrektur',
      Bezug: [{ Rechnungsnummer: number }],
    });
  });

  test('a correction of an old invoice is issued to the other, and its owners are told', async () => {
    await app.post();
    const cancelled = await atDesk('PUT', `rechnungen/${number}/stornieren`, { body: { Grund: 'Falsche Gebühr' } });
    expect(cancelled.status).toBe(200);
    const corrected = await atDesk('PUT', `rechnungen/${number}/korrigieren`, {
      body: { Grund: 'Neue Gebühr', GebuehrCent: 500 },
    });
    expect(corrected.status).toBe(200);
    const { Folgebeleg } = corrected.body;
    expect((await read(`/${Folgebeleg}`)).body).toMatchObject({ Kaeufer: { Name: 'Neues Kontor GmbH' } });
    const told = (await app.post()).filter(({ subject }) => subject.includes(Folgebeleg));
    expect(told.map(({ to }) => to).toSorted()).toEqual([old.owner.email, big.owner.email].toSorted());
  });
});

test('one that is issued to an agency in the moment it goes is told to the owners of the other and follows it', async () => {
  old = await anAgency(w, 'alt2', { company: 'Zweites Kontor' });
  await released();
  await nextFirst();
  // The other merge is over.
  await follow();
  await becomeOne();
  await app.post();
  const [agency] = await all<{ id: number }>(sql`select id from agency where agency_number = ${old.agencyNumber}`);
  expect(await billAgency(await now(), agency?.id ?? 0)).toBe(true);
  await runJob('invoice.files');
  const told = (await app.post()).filter(({ subject }) => subject.startsWith('Ihre Rechnung'));
  expect(told.map(({ to }) => to)).toContain(big.owner.email);
  await follow();
  expect(await all(sql`select from invoice where agency_number = ${old.agencyNumber}`)).toEqual([]);
});
