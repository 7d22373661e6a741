/** SQL of the desk's single sign-on: what was changed about it, the latest first. */
import { eventCode } from '@weitersagen/contract/event/events';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface SsoChangeRow {
  at: Date;
  by: string | null;
  before: string | null;
  after: string;
  reason: string | null;
}

const shownMax = 20;

export async function listSsoChanges(db: Db, mandantId: number): Promise<SsoChangeRow[]> {
  const { rows } = await sql<SsoChangeRow>`
    select e.at, coalesce(q.email, o.email) as by, e.from_status as before, e.to_status as after, e.reason
    from event e
      left join approval a on a.mandant_id = e.mandant_id and a.id = e.approval_id
      left join operator q on q.id = a.asked_by
      left join operator o on e.actor_kind = 'operator' and o.id::text = e.actor_id
    where e.mandant_id = ${mandantId} and e.object = 'mandant' and e.object_id = ${mandantId}
      and e.event = ${eventCode('mandant', 'sso')}
    order by e.id desc limit ${shownMax}`.execute(db);
  return rows;
}
