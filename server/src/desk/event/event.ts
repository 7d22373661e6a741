/** The log of what happened: of one object, oldest first, and of everything, for whoever looks who did what. */

import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type EventFileQuery, type EventListQuery, type EventPage, EventRow } from '@weitersagen/contract/event/desk';
import { reasonName } from '@weitersagen/contract/event/reasons';
import type { EventObject, EventQuery } from '@weitersagen/contract/event/schemas';
import { actorWord, happened, happenedWord, stateWord } from '@weitersagen/contract/event/words';
import type { Ctx, Tx } from '#platform/context.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { presentPage } from '../list/page.ts';
import * as sql from './sql.ts';

export async function listEvents(ctx: Ctx, { object, number }: Value<typeof EventQuery>) {
  return ctx.report(async (tx) => {
    const objectId = (await sql.findObjectId(tx.db, ctx.mandant.id, object, number)) ?? refuse('unknown');
    return eventsOf(tx, object, objectId);
  });
}

export async function pageEvents(ctx: Ctx, query: ListQuery<typeof EventListQuery>): Promise<Value<typeof EventPage>> {
  return presentPage(await ctx.report((tx) => sql.pageEvents(tx.db, ctx.mandant.id, query)), (row) =>
    presentEvent(ctx, row),
  );
}

export const eventsOf = async (tx: Tx, object: EventObject, objectId: number) =>
  (await sql.listEvents(tx.db, tx.mandant.id, object, objectId)).map((row) => presentEvent(tx, row));

function wordsOf({ object, event: code, from_status: from, to_status: to, actor_kind: actorKind }: sql.EventRow) {
  const row = { object, code, from, to, actorKind };
  return { event: happenedWord(row), name: happened(row) ?? code };
}

const presentEvent = ({ mandant }: Pick<Ctx, 'mandant'>, row: sql.EventRow): Value<typeof EventRow> => ({
  id: row.id,
  object: row.object,
  number: row.object === 'mandant' ? mandant.slug : row.number,
  ...wordsOf(row),
  from: row.from_status && stateWord(row.object, row.from_status),
  to: stateWord(row.object, row.to_status),
  actorKind: row.actor_kind,
  actorId: actorWord(row.actor_kind, row.actor),
  at: row.at,
  reason: row.reason,
  reasonName: reasonName(row.reason),
});

export const downloadEvents = listFile<Value<typeof EventFileQuery>, typeof EventRow>(
  'ereignisse',
  EventRow,
  pageEvents,
);
