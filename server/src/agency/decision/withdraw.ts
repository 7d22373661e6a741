/**
 * Invitations of an agency that takes part no more are withdrawn (G6, G7, I7): the first of them with the decision, the rest
 * by the job, so that an office with thousands of them holds nobody up.
 */
import { sql } from 'kysely';
import { endTokens } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { recordEvents } from '#platform/event.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';

/** So many at once. */
const withdrawMax = 200;

const endedStates = ['inactive', 'rejected'] as const;

export async function withdrawInvitations(tx: Tx, agencyId: number | null, max = withdrawMax): Promise<number> {
  const { rows } = await sql<{ id: number; from: string }>`
    with open as materialized (
      select o.id, o.status from invitation o join agency a on a.id = o.agency_id
      where o.status in ('sent', 'opened') and a.status = any(${[...endedStates]})
        and ${agencyId === null ? sql`true` : sql`o.agency_id = ${agencyId}`}
      order by o.id limit ${max} for update of o skip locked)
    update invitation i set status = 'withdrawn', ended_at = ${tx.now}, changed_at = ${tx.now} from open
    where i.id = open.id returning i.id, open.status as from`.execute(tx.db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await endTokens(tx, { object: 'invitation', id: ids });
  await recordEvents(
    tx,
    rows.map(({ id, from }) => ({ object: 'invitation', id, event: 'withdraw', from, to: 'withdrawn' })),
  );
  return ids.length;
}

/** Job: what a decision has left. */
export const withdrawLeft = pass(
  (ctx) => emptyInBatches((max) => ctx.write((tx) => withdrawInvitations(tx, null, max)), withdrawMax),
  whoHas(
    () => sql`select true from agency a where a.mandant_id = m.id and a.status = any(${[...endedStates]})
      and exists (select from invitation o where o.mandant_id = a.mandant_id and o.agency_number = a.agency_number and o.status in ('sent', 'opened'))`,
  ),
);
