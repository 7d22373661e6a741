/** What fails with one agency, or with one document, holds nobody else up. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { billingOf } from '#testing/cast/agency/billing.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';
import { sampleIssue } from './document/sample.ts';

const w = await world();
const bad = await anAgency(w, 'erste');
const good = await anAgency(w, 'zweite');
let agency: TestAgency = bad;
const { all, released, nextFirst, runJob, bills } = billingOf(w, () => agency);
afterAll(() => w.app.close());

/** The database takes nothing more that fits this, as where a row is broken. */
const refusing = async (table: string, what: string, steps: () => Promise<void>): Promise<void> => {
  const change = (text: string) => sql.raw(text).execute(w.app.app.system.database.kysely);
  await change(`alter table ${table} add constraint broken check (not (${what})) not valid`);
  await steps();
  await change(`alter table ${table} drop constraint broken`);
};
const invoices = () =>
  all<{ whose: string; made: boolean }>(
    sql`select agency_number as whose, pdf is not null as made from invoice order by id`,
  );

test('an agency that cannot be billed, and a document whose files cannot be made: the job fails, and the others have theirs', async () => {
  await configure(w.app, 'spbdevk', { agencyFeeCents: 1000 });
  await bills(sampleIssue().seller);
  for (const one of [bad, good]) {
    agency = one;
    await released();
  }
  await nextFirst();
  await refusing('invoice', `agency_number = '${bad.agencyNumber}'`, async () => {
    await expect(runJob('invoice.bill')).rejects.toThrow();
    expect(await invoices()).toEqual([{ whose: good.agencyNumber, made: false }]);
  });
  await refusing('invoice', `agency_number = '${good.agencyNumber}' and pdf is not null`, async () => {
    await expect(runJob('invoice.bill')).rejects.toThrow();
    expect(await invoices()).toEqual([
      { whose: good.agencyNumber, made: false },
      { whose: bad.agencyNumber, made: true },
    ]);
  });
  await runJob('invoice.files');
  expect((await invoices()).map(({ made }) => made)).toEqual([true, true]);
});
