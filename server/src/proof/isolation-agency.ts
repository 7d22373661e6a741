/** An agency of each mandant with what the proof of isolation looks for: somebody invited, a plan, an order, an invoice. */
import { sql } from 'kysely';
import { billAgency, makeFilesOf, storeSeller } from '#invoice/invoice.ts';
import { createContext } from '#platform/context.ts';
import { sampleIssue } from '../invoice/document/sample.ts';
import { enterAgency } from '../testing/agency/of-agency.ts';
import { anAgency } from '../testing/cast/agency/clara.ts';
import { inviteBy } from '../testing/cast/agency/invited.ts';
import { configure } from '../testing/mandant.ts';
import { products, type Slug, today } from '../testing/mandant-files.ts';
import type { Cast } from './cast.ts';

export const agencyThings = ['agency', 'otherAgency', 'agencyUser', 'invitation', 'plan', 'document'] as const;
type AgencyThing = (typeof agencyThings)[number];

/** Each mandant has another number of them, and bills in another year, so that no number or id is that of the other. */
export async function agencyOf(
  here: Cast,
  mandant: Slug,
): Promise<{ token: string; things: Record<AgencyThing, string> }> {
  const { app } = here;
  const isOther = mandant === 'versicherung';
  const company = (place: number) => ({ company: `Agentur von ${mandant} ${place}`, mandant });
  if (isOther)
    for (const place of [1, 2])
      await anAgency(here, `${mandant}-vorher-${place}`, { ...company(place), until: 'registered' });
  const { agencyNumber, owner } = await anAgency(here, mandant, company(3));
  const other = await anAgency(here, `${mandant}-neben`, { ...company(4), until: 'registered' });
  const { token } = owner;
  for (const place of isOther ? [1, 2] : [1])
    await app.call('POST', '/agentur/praemienplan', {
      mandant,
      token,
      body: {
        ProduktId: products.home,
        ZusatzCent: 100,
        GueltigVon: `2027-0${place}-01`,
        GueltigBis: `2027-0${place}-28`,
      },
    });
  const plans = (await app.call('GET', '/agentur/praemienplan', { mandant, token })).body;
  for (const place of isOther ? [1, 2] : [1])
    await inviteBy(
      app,
      token,
      { Email: `gast-${place}@${mandant}.example`, Mitarbeiternummer: undefined },
      { mandant },
    );
  const invited = (await app.call('PUT', '/agentur/einladungen', { mandant, token, body: {} })).body.Content;
  const document = await billed(here, mandant, agencyNumber);
  const { rows } = await here
    .as(mandant)
    .read(({ db }) => sql<{ id: string }>`select id from agency_user where email = ${owner.email}`.execute(db));
  return {
    token: await enterAgency(here, owner.email, mandant),
    things: {
      agency: agencyNumber,
      otherAgency: other.agencyNumber,
      agencyUser: String(rows[0]?.id),
      invitation: String(invited[0].Id),
      plan: String(plans.at(-1).Id),
      document,
    },
  };
}

async function billed(here: Cast, mandant: Slug, agencyNumber: string): Promise<string> {
  const { app } = here;
  await configure(app, mandant, { agencyFeeCents: 1005 });
  await here.as(mandant).write(async (tx) => {
    await sql`update agency set vat_id = 'DE136695976', tax_number = null where agency_number = ${agencyNumber}`.execute(
      tx.db,
    );
    await sql`update orders set agency_number = ${agencyNumber} where status = 'released'`.execute(tx.db);
    await storeSeller(tx, sampleIssue().seller, null);
  });
  const { system, mandants } = app.app;
  const found = await mandants.bySlug(mandant);
  if (!found) throw new Error('the mandant is gone');
  const year = Number(today.slice(0, 4)) + (mandant === 'versicherung' ? 1 : 0);
  const now = new Date(`${year}-12-01T09:30:00Z`);
  const actor = { kind: 'job', name: 'test' } as const;
  const ctx = createContext({ system, mandant: found, actor, now, log: system.log, locale: 'de', origin: null });
  const agency = await ctx.read(({ db }) =>
    db.selectFrom('agency').select('id').where('agency_number', '=', agencyNumber).executeTakeFirstOrThrow(),
  );
  if (!(await billAgency(ctx, agency.id))) throw new Error(`nothing to bill of ${agencyNumber}`);
  await makeFilesOf(ctx, agencyNumber);
  const invoice = await ctx.read(({ db }) => db.selectFrom('invoice').select('number').executeTakeFirstOrThrow());
  return invoice.number;
}
