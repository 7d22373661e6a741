import { encode } from '@weitersagen/contract/basics/wire';
import { SellerData } from '@weitersagen/contract/invoice/party';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingOf } from '#testing/cast/agency/billing.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { collectedBy, forgetRuns } from '#testing/cast/collected.ts';
import { evaOf } from '#testing/cast/eva.ts';
import { confirmExported, exportPayout } from '#testing/cast/payments.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';
import { sampleIssue } from './document/sample.ts';
import {
  billAgencies,
  cancelInvoice,
  findFiles,
  findStatementFile,
  listUnbilled,
  payDocument,
  reopenDocument,
  storeSeller,
} from './invoice.ts';

const w = await world();
let agency: TestAgency;
beforeAll(async () => {
  agency = await anAgency(w, 'hafen', { company: 'Agentur Hafen' });
  // A number of the tax office has its check digit.
  await change(sql`update agency set vat_id = 'DE136695976', tax_number = null`);
  await configure(w.app, 'spbdevk', { agencyFeeCents: 1005 });
});
afterAll(() => w.app.close());

const { now, wrote, change, all, belongs, released, nextFirst, runJob } = billingOf(w, () => agency);
const paid = { paidOn: '2026-01-02', reason: null };
const statusOf = async (order: string): Promise<string | undefined> =>
  (await all<{ status: string }>(sql`select status from orders where number = ${order}`))[0]?.status;

interface Row {
  number: string;
  kind: string;
  status: string;
  net: number;
  vat: number;
  gross: number;
}
const invoices = () =>
  all<Row>(
    sql`select number, kind, status, net_cents as net, vat_cents as vat, gross_cents as gross from invoice order by id`,
  );
const statements = () =>
  all<{ number: string; sum: number }>(sql`select number, sum_cents as sum from agency_statement order by id`);
const owed = async (subject: 'invoice' | 'statement'): Promise<number> =>
  Number(
    (
      await all<{ cents: number }>(
        sql`select coalesce(sum(amount_cents * ((debit = 'ForderungAgentur')::int - (credit = 'ForderungAgentur')::int)), 0)::int as cents
          from posting where subject_kind = ${subject}`,
      )
    )[0]?.cents,
  );

describe('the month of an agency', () => {
  let first: Awaited<ReturnType<typeof released>>;

  test('is not billed while the mandant has not said who it is', async () => {
    first = await released();
    await nextFirst();
    expect(await runJob('invoice.bill')).toBe(0);
    expect(await statusOf(first.order)).toBe('released');
    expect(await listUnbilled(await now())).toEqual([
      {
        agencyNumber: agency.agencyNumber,
        company: 'Agentur Hafen',
        since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        lacksSeller: true,
        problems: [],
      },
    ]);
  });

  test('is an invoice over its fee with VAT, and its order is billed', async () => {
    await wrote((tx) => storeSeller(tx, sampleIssue().seller, null));
    await runJob('invoice.bill');
    expect(await statusOf(first.order)).toBe('billed');
    expect(await invoices()).toEqual([
      {
        number: expect.stringMatching(/^RE-\d{4}-000001$/),
        kind: 'invoice',
        status: 'open',
        net: 1005,
        vat: 191,
        gross: 1196,
      },
    ]);
    expect(await statements()).toEqual([]);
    expect(await owed('invoice')).toBe(1196);
    expect(
      await all(
        sql`select event, from_status as "from", to_status as "to" from event where object = 'order' and event = 'A9'`,
      ),
    ).toEqual([{ event: 'A9', from: 'released', to: 'billed' }]);
  });

  test('has its files, made of what is kept, and they name the agency and the order', async () => {
    const number = (await invoices())[0]?.number ?? '';
    const files = await (await now()).read(({ db }) => findFiles(db, number));
    expect(files?.pdf?.toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(files?.xrechnung).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(files?.xrechnung).toContain('Agentur Hafen GmbH');
    expect(files?.xrechnung).toContain(`Auftrag ${first.order}`);
    expect(files?.xrechnung).toContain(`<cbc:BuyerReference>${agency.agencyNumber}</cbc:BuyerReference>`);
  });

  test('is billed once: a second run finds nothing', async () => {
    const before = await invoices();
    expect(await runJob('invoice.bill')).toBe(0);
    expect(await runJob('invoice.files')).toBe(0);
    expect(await invoices()).toEqual(before);
  });

  test('ends with its last day: what is released on the first comes with the next', async () => {
    const second = await released();
    expect(await runJob('invoice.bill')).toBe(0);
    expect(await statusOf(second.order)).toBe('released');
    await nextFirst();
    await runJob('invoice.bill');
    expect(await statusOf(second.order)).toBe('billed');
    expect((await invoices()).map(({ number }) => number.slice(-6))).toEqual(['000001', '000002']);
  });

  test('that has credits only is a credit note that names the invoice', async () => {
    expect((await evaOf(w.app).cancelsOrder(first.order)).status).toBe(200);
    await nextFirst();
    await runJob('invoice.bill');
    const [invoice, , credit] = await invoices();
    expect(credit).toMatchObject({ kind: 'creditNote', net: 1005, vat: 191, gross: 1196 });
    const files = await (await now()).read(({ db }) => findFiles(db, credit?.number ?? ''));
    expect(files?.xrechnung).toContain('<cbc:CreditNoteTypeCode>381<');
    expect(files?.xrechnung).toContain(`<cbc:ID>${invoice?.number}</cbc:ID>`);
    // Of three documents one stands: the first is taken back.
    expect(await owed('invoice')).toBe(1196);
    await nextFirst();
    expect(await runJob('invoice.bill')).toBe(0);
  });
});

describe('rewards of an agency', () => {
  test('come on a statement once they are paid, without VAT and with the invoice of the same month', async () => {
    await forgetRuns(w);
    const got = await collectedBy(w, {});
    const [row] = await all<{ number: string; cents: number }>(sql`
      select n.number, r.amount_cents as cents from reward r join recommendation n on n.id = r.recommendation_id where r.number = ${got.reward}`);
    await belongs(row?.number ?? '');
    await w.days(5);
    await confirmExported(w, await exportPayout(w));
    await nextFirst();
    await runJob('invoice.bill');
    const [statement] = await statements();
    expect(statement).toEqual({ number: expect.stringMatching(/^AB-\d{4}-000001$/), sum: row?.cents });
    expect(await owed('statement')).toBe(row?.cents);
    const pdf = await (await now()).read(({ db }) => findStatementFile(db, statement?.number ?? ''));
    expect(pdf?.toString('latin1', 0, 8)).toBe('%PDF-1.7');
    const last = (await invoices()).at(-1);
    const files = await (await now()).read(({ db }) => findFiles(db, last?.number ?? ''));
    expect(files?.xrechnung).toContain(`${last?.number} ${statement?.number}`);
  });

  test('given as goodwill, of no order, are the mandant’s own', async () => {
    await forgetRuns(w);
    const got = await collectedBy(w, {});
    const [row] = await all<{ number: string }>(sql`
      select n.number from reward r join recommendation n on n.id = r.recommendation_id where r.number = ${got.reward}`);
    await belongs(row?.number ?? '');
    await change(sql`update reward set order_id = null where number = ${got.reward}`);
    await w.days(5);
    await confirmExported(w, await exportPayout(w));
    expect(await all(sql`select status from reward where number = ${got.reward}`)).toEqual([{ status: 'paidOut' }]);
    const before = await statements();
    await nextFirst();
    await runJob('invoice.bill');
    expect(await statements()).toEqual(before);
  });

  test('that came back are taken off the next', async () => {
    const eva = evaOf(w.app);
    const [reward] = await all<{ number: string }>(
      sql`select w.number from agency_statement_position s join reward w on w.id = s.reward_id`,
    );
    const returned = await eva.decides(reward?.number ?? '', 'ruecklaeufer');
    expect(returned.status).toBe(200);
    await nextFirst();
    await runJob('invoice.bill');
    const [first, back] = await statements();
    expect(back?.sum).toBe(-(first?.sum ?? 0));
    expect(await owed('statement')).toBe(0);
  });
});

describe('at the desk an invoice', () => {
  const lastOpen = async (): Promise<string> =>
    (await invoices()).findLast(({ kind, status }) => kind === 'invoice' && status === 'open')?.number ?? '';

  test('is paid, and is not after all', async () => {
    const number = await lastOpen();
    await wrote((tx) => payDocument(tx, number, paid));
    expect((await invoices()).find((one) => one.number === number)?.status).toBe('paid');
    await expect(wrote((tx) => payDocument(tx, number, paid))).rejects.toMatchObject({ message: 'state.not-allowed' });
    await wrote((tx) => reopenDocument(tx, number, 'Rücklastschrift'));
    expect((await invoices()).find((one) => one.number === number)?.status).toBe('open');
  });

  test('that is wrong is taken back whole by a credit note, which nothing takes back', async () => {
    const number = await lastOpen();
    const before = await owed('invoice');
    const credit = await wrote((tx) => cancelInvoice(tx, number, 'Falscher Monat'));
    const rows = await invoices();
    const [cancelled, back] = [rows.find((one) => one.number === number), rows.find((one) => one.number === credit)];
    expect(cancelled?.status).toBe('cancelled');
    expect(back).toMatchObject({ kind: 'creditNote', gross: cancelled?.gross, vat: cancelled?.vat });
    expect(await owed('invoice')).toBe(before - (cancelled?.gross ?? 0));
    await expect(wrote((tx) => cancelInvoice(tx, credit, 'Doch nicht'))).rejects.toMatchObject({
      message: 'state.not-allowed',
    });
    await expect(wrote((tx) => cancelInvoice(tx, number, 'Noch einmal'))).rejects.toMatchObject({
      message: 'state.not-allowed',
    });
    expect(await runJob('invoice.files')).toBe(1);
    const files = await (await now()).read(({ db }) => findFiles(db, credit));
    expect(files?.xrechnung).toContain(`<cbc:ID>${number}</cbc:ID>`);
  });

  test('that is not there is unknown', async () => {
    await expect(wrote((tx) => payDocument(tx, 'RE-2026-999999', paid))).rejects.toMatchObject({ message: 'unknown' });
  });
});

describe('the database', () => {
  test.each([
    ['changes a sum', sql`update invoice set gross_cents = gross_cents + 1, net_cents = net_cents + 1`],
    ['changes a file', sql`update invoice set pdf = 'x'`],
    ['changes what was composed', sql`update invoice set document = '{}'`],
    ['changes a statement', sql`update agency_statement set sum_cents = 1`],
    ['changes the file of a statement', sql`update agency_statement set pdf = 'x'`],
    ['gives an invoice to another agency', sql`update invoice set agency_number = '999999'`],
    ['gives a statement to another agency', sql`update agency_statement set agency_number = '999999'`],
    ['gives what stands on an invoice to another agency', sql`update invoice_position set agency_number = '999999'`],
    [
      'gives what stands on a statement to another agency',
      sql`update agency_statement_position set agency_number = '999999'`,
    ],
  ])('refuses whoever %s', async (_, statement) => {
    await expect(change(statement)).rejects.toThrow('never changed');
  });

  test.each([
    ['deletes an invoice', sql`delete from invoice`],
    ['bills an order twice', sql`insert into invoice_position select * from invoice_position`],
    [
      'books what an invoice does not say',
      sql`
      insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
      select 'invoice', min(id), 'agencyFee', 2, 'ForderungAgentur', 'Erloese', 100, now(), 'x' from invoice`,
    ],
    [
      'books an invoice that is not there',
      sql`
      insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
      values ('invoice', 4711, 'agencyFee', 1, 'ForderungAgentur', 'Erloese', 100, now(), 'x')`,
    ],
  ])('refuses whoever %s', async (_, statement) => {
    await expect(change(statement)).rejects.toThrow();
  });

  test('shows an agency its own invoices alone', async () => {
    const other = await anAgency(w, 'west', { company: 'Agentur West' });
    const counts = async ({ agencyNumber }: TestAgency) =>
      (await now()).read(async ({ db }) => {
        await sql`select set_config('app.agency', ${agencyNumber}, true)`.execute(db);
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from invoice`.execute(db);
        return rows[0]?.count;
      });
    expect(await counts(agency)).toBe((await invoices()).length);
    expect(await counts(other)).toBe(0);
  });
});

test('numbers have no gap, also where what would have had one came to nothing', async () => {
  const before = (await invoices()).length;
  const walk = await released();
  const orders = [walk, await released()].map(({ order }) => order);
  await nextFirst();
  // Without its city nothing is billed, and no number is taken.
  await change(sql`update agency set city = null where agency_number = ${agency.agencyNumber}`);
  await runJob('invoice.bill');
  expect(await invoices()).toHaveLength(before);
  expect(await listUnbilled(await now())).toMatchObject([
    { agencyNumber: agency.agencyNumber, lacksSeller: false, problems: [{ field: 'Ort', code: 'required' }] },
  ]);
  await change(sql`update agency set city = 'Köln' where agency_number = ${agency.agencyNumber}`);
  const ctx = await now();
  // Two at once: one bills, the other finds the month billed.
  await Promise.all([billAgencies(ctx), billAgencies(await now())]);
  const rows = await invoices();
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toMatchObject({ net: 2 * 1005, vat: 382 });
  const years = Map.groupBy(rows, ({ number }) => number.slice(3, 7));
  for (const of of years.values())
    expect(of.map(({ number }) => Number(number.slice(-6)))).toEqual(of.map((_, place) => place + 1));
  for (const order of orders) expect(await statusOf(order)).toBe('billed');
});

test('what the mandant says of itself is kept as it was sent', async () => {
  const { seller } = sampleIssue();
  const [row] = await all<{ data: unknown }>(sql`select data from invoice_seller`);
  expect(row?.data).toEqual(encode(SellerData, seller));
});
