/** A statement whose invoice is cancelled stands alone from then on: found, overdue, and paid by itself. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sampleIssue } from '#invoice/document/sample.ts';
import { billingOf } from '#testing/cast/agency/billing.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { signInAgain } from '#testing/cast/agency/invited.ts';
import { collectedBy } from '#testing/cast/collected.ts';
import { operator } from '#testing/cast/operators.ts';
import { confirmExported, exportPayout } from '#testing/cast/payments.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
const agency = await anAgency(w, 'hafen');
const { all, belongs, released, nextFirst, runJob, bills } = billingOf(w, () => agency);
afterAll(() => app.close());

const atDesk = async (path: string, body: object) =>
  app.call('PUT', `/admin/${path}`, { token: await operator(app), body });
const alone = async (more = '') =>
  (await atDesk('rechnungen', { Filter: `Ansicht:NurAbrechnung${more}` })).body.Content.map(
    (row: { Rechnungsnummer: string; Status: string }) => [row.Rechnungsnummer, row.Status],
  );
const ofAgency = async () =>
  (await app.call('GET', '/agentur/rechnungen', { token: await signInAgain(app, agency.owner.email) })).body.map(
    ({ Rechnungsnummer }: { Rechnungsnummer: string }) => Rechnungsnummer,
  );

test('it is paid with its invoice until that is cancelled, and by itself from then on', async () => {
  await configure(app, 'spbdevk', { agencyFeeCents: 1000 });
  await bills(sampleIssue().seller);
  await released();
  const got = await collectedBy(w, {});
  const [row] = await all<{ number: string }>(sql`
    select n.number from reward r join recommendation n on n.id = r.recommendation_id where r.number = ${got.reward}`);
  await belongs(row?.number ?? '');
  await w.days(5);
  await confirmExported(w, await exportPayout(w));
  await nextFirst();
  await runJob('invoice.bill');
  await runJob('invoice.files');
  const [{ number, statement } = { number: '', statement: '' }] = await all<{ number: string; statement: string }>(
    sql`select number, statement_number as statement from invoice`,
  );
  const today = app.app.system.clock.now().toISOString().slice(0, 10);
  const pay = async () => (await atDesk(`rechnungen/${statement}/bezahlt`, { BezahltAm: today })).status;
  expect([await alone(), await pay()]).toEqual([[], 409]);
  expect((await atDesk(`rechnungen/${number}/stornieren`, { Grund: 'Falsche Anschrift' })).status).toBe(200);
  expect(await alone()).toEqual([[statement, 'Offen']]);
  expect(await ofAgency()).toContain(statement);
  expect(await alone(';Wartet:ja')).toEqual([]);
  await w.days(30);
  expect(await alone(';Wartet:ja')).toEqual([[statement, 'Offen']]);
  expect([await pay(), await alone(), await alone(';Wartet:ja')]).toEqual([200, [[statement, 'Bezahlt']], []]);
});
