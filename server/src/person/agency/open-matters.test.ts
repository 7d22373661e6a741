/** What is still to be done or paid between an agency and the mandant, so that its last owner stays. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sampleIssue } from '#invoice/document/sample.ts';
import { billingOf } from '#testing/cast/agency/billing.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';
import { findOpenMatters } from './forget-sql.ts';

const w = await world();
const agency = await anAgency(w, 'hafen');
const { change, released, nextFirst, runJob, bills } = billingOf(w, () => agency);
afterAll(() => w.app.close());

const open = async () => {
  const { hasOpenOrders, hasOpenInvoices } = await w.as().read(({ db }) => findOpenMatters(db, agency.agencyNumber));
  return [hasOpenOrders && 'orders', hasOpenInvoices && 'invoices'].filter(Boolean);
};
const billed = async () => {
  await nextFirst();
  await runJob('invoice.bill');
};

test('an order until it is billed, its reward until it stands on a statement, its fee until it is paid or given back', async () => {
  await configure(w.app, 'spbdevk', { agencyFeeCents: 1000 });
  await bills(sampleIssue().seller);
  const { order } = await released();
  expect(await open()).toEqual(['orders', 'invoices']);
  await billed();
  await change(sql`update invoice set status = 'paid', paid_on = issued_on`);
  // The reward was not fetched yet: it will be paid for the agency.
  expect(await open()).toEqual(['invoices']);
  await change(sql`update reward set agency_number = null where agency_number = ${agency.agencyNumber}`);
  expect(await open()).toEqual([]);
  const body = { Grund: 'Widerruf' };
  await w.app.call('PUT', `/admin/auftraege/${order}/stornieren`, { token: await operator(w.app), body });
  expect(await open()).toEqual(['invoices']);
  await billed();
  await change(sql`update invoice set status = 'paid', paid_on = issued_on where status = 'open'`);
  expect(await open()).toEqual([]);
});
