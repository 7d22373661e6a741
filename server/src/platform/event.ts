/** The log of all state machines: one row per transition, written by the function that moves the state (rules 3). */
import { type EventName, eventCode } from '@weitersagen/contract/event/events';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { type RawBuilder, sql } from 'kysely';
import { actorOf, type Tx } from './context.ts';

/** One thing that happened, by the name of its event in the contract. */
type Transition = {
  [O in EventObject]: {
    object: O;
    id: number;
    event: EventName<O>;
    from: string | null;
    to: string;
    reason?: string | null | undefined;
  };
}[EventObject];

export async function recordEvent(tx: Tx, { object, id, event, from, to, reason }: Transition): Promise<void> {
  const { actorKind, actorId } = actorOf(tx.actor);
  await tx.db
    .insertInto('event')
    .values({
      object,
      object_id: id,
      event: eventCode(object, event),
      from_status: from,
      to_status: to,
      actor_kind: actorKind,
      actor_id: actorId,
      at: tx.now,
      reason: reason ?? null,
      approval_id: tx.approvalId ?? null,
    })
    .execute();
  countEvents(tx, [{ object, event }]);
}

/** The same for many objects at once, in one statement. */
export async function recordEvents(tx: Tx, transitions: readonly Transition[]): Promise<void> {
  if (transitions.length === 0) return;
  const { actorKind, actorId } = actorOf(tx.actor);
  await sql`
    insert into event (object, object_id, event, from_status, to_status, actor_kind, actor_id, at, reason, approval_id)
    select t.object, t.id, t.event, t."from", t."to", ${actorKind}, ${actorId}, ${tx.now}, t.reason, ${tx.approvalId ?? null}::bigint
    from jsonb_to_recordset(${JSON.stringify(transitions.map(asKept))}::jsonb) as t(object text, id bigint, event text, "from" text, "to" text, reason text)`.execute(
    tx.db,
  );
  countEvents(tx, transitions);
}

/** What was committed is counted, for whoever watches; `eventsOfMade` does not know whether something was made. */
export const countEvents = (
  tx: Pick<Tx, 'system' | 'afterCommit'>,
  transitions: readonly { object: EventObject; event: string }[],
): void =>
  tx.afterCommit(() => {
    for (const { object, event } of transitions) tx.system.meters.add('steps_total', [object, event]);
  });

const asKept = ({ object, event, ...transition }: Transition) => ({
  ...transition,
  object,
  event: eventCode(object, event),
});

/** The events of objects as a part of the statement that makes them: `with made as (insert … returning *)`. */
export function eventsOfMade<O extends EventObject>(
  tx: Tx,
  { object, event, to }: { object: O; event: EventName<O>; to: string },
): RawBuilder<unknown> {
  const { actorKind, actorId } = actorOf(tx.actor);
  return sql`insert into event (object, object_id, event, from_status, to_status, actor_kind, actor_id, at, approval_id)
    select ${object}, id, ${eventCode(object, event)}, null, ${to}, ${actorKind}, ${actorId}, ${tx.now}, ${tx.approvalId ?? null}::bigint from made`;
}

/**
 * What operators wrote about a person, in whatever words, goes with the person; what happened, when and by whom stays. Where
 * others write there what somebody was called before, `ofAll` of it goes.
 */
export const forgetReasons = (
  { db }: Tx,
  object: Transition['object'],
  things: readonly { id: number }[],
  { ofAll = false }: { ofAll?: boolean } = {},
): Promise<unknown> =>
  db
    .updateTable('event')
    .set({ reason: null })
    .where('object', '=', object)
    .where('object_id', '=', sql<number>`any(${things.map(({ id }) => id)}::bigint[])`)
    .$if(!ofAll, (query) => query.where('actor_kind', '=', 'operator'))
    .where('reason', 'is not', null)
    .execute();

/** Those that were kept for so many years from the end of theirs, at most `max`; gives how many went. */
export async function deleteOldEvents({ db }: Tx, years: number, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from event e using (select id, at from event where at < kept_since(${years}::int) order by at, id limit ${max}) old
    where e.id = old.id and e.at = old.at`.execute(db);
  return Number(numAffectedRows);
}
