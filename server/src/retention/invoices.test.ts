/** What invoices and statements said goes once its years are over, not before, and not while it is held (rules 1.13). */
import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';
import { endRecords } from './retention.ts';

const w = await world();
const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4));
/** Years are those of the database's clock, in Berlin. */
const last = yearOf(new Date());
let agency: TestAgency;
beforeAll(async () => {
  agency = await anAgency(w, 'hafen');
  // The last second of a year in Berlin, and the first of the one after it.
  for (const time of ['22:59:59', '23:00:00']) await issued(new Date(`${last - 9}-12-31T${time}Z`));
});
afterAll(() => w.app.close());

const write = (statement: ReturnType<typeof sql>) => w.as().write(({ db }) => statement.execute(db));

/** An invoice and a statement over nothing, with their files. */
async function issued(at: Date): Promise<void> {
  const whose = sql`from agency a where a.agency_number = ${agency.agencyNumber}`;
  const year = yearOf(at);
  const month = `${year - 1}-11`;
  await write(sql`
    insert into invoice (number, kind, agency_id, agency_number, month, is_monthly, status, issued_on, net_cents, vat_cents, gross_cents, document,
      pdf, xrechnung, created_at, changed_at)
    select ${`RE-${year}-000001`}, 'invoice', a.id, a.agency_number, ${month}, true, 'open', ${at}, 0, 0, 0, '{"kind":"invoice"}', 'x', 'x', ${at}, ${at} ${whose}`);
  await write(sql`
    insert into agency_statement (number, agency_id, agency_number, month, issued_on, sum_cents, document, pdf, created_at)
    select ${`AB-${year}-000001`}, a.id, a.agency_number, ${month}, ${at}, 0, '{"sumCents":0}', 'x', ${at} ${whose}`);
}

const left = async () => {
  const { rows } = await w.as().read(({ db }) =>
    sql<{ number: string; isThere: boolean }>`
      select number, pdf is not null and xrechnung is not null and document <> '{}' as "isThere" from invoice
      union all select number, pdf is not null and document <> '{}' from agency_statement order by 1`.execute(db),
  );
  return rows.filter(({ isThere }) => isThere).map(({ number }) => number);
};
const hold = async (way: 'sperre' | 'freigabe'): Promise<void> => {
  const answer = await w.app.call('PUT', `/admin/aufbewahrung/${way}`, {
    token: await operator(w.app),
    body: { Grund: 'Prüfung' },
  });
  expect(answer.status).toBe(200);
};

const all = [8, 9]
  .map((ago) => `AB-${last - ago}-000001`)
  .concat([8, 9].map((ago) => `RE-${last - ago}-000001`))
  .toSorted();

test('all of it stays while it is held, and the database refuses whoever ends it', async () => {
  await hold('sperre');
  await endRecords(w.as());
  expect(await left()).toEqual(all);
  await expect(
    write(sql`update invoice set ended_on = now(), pdf = null, xrechnung = null, document = '{}'`),
  ).rejects.toThrow('never changed');
});

test('eight years after the end of its year only that there was one is left', async () => {
  await hold('freigabe');
  await endRecords(w.as());
  expect(await left()).toEqual([`AB-${last - 8}-000001`, `RE-${last - 8}-000001`]);
  await expect(
    write(
      sql`update invoice set ended_on = now(), pdf = null, xrechnung = null, document = '{}' where ended_on is null`,
    ),
  ).rejects.toThrow('never changed');
});
