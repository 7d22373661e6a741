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
import { withTails } from '../list/people.ts';
import * as sql from './sql.ts';

export async function listEvents(ctx: Ctx, { object, number }: Value<typeof EventQuery>) {
  return ctx.report(async (tx) => {
    const objectId = (await sql.findObjectId(tx.db, ctx.mandant.id, object, number)) ?? refuse('unknown');
    return eventsOf(tx, object, objectId);
  });
}

export async function pageEvents(ctx: Ctx, query: ListQuery<typeof EventListQuery>): Promise<Value<typeof EventPage>> {
  return presentPage(await ctx.report((tx) => sql.pageEvents(tx.db, ctx.mandant.id, withTails(ctx, query))), (row) =>
    presentEvent(ctx, row),
  );
}

export const eventsOf = async (tx: Tx, object: EventObject, objectId: number) =>
  (await sql.listEvents(tx.db, tx.mandant.id, object, objectId)).map((row) => presentEvent(tx, row));

function wordsOf({ event: code, ...more }: sql.EventRow) {
  const row = { ...more, code };
  return { event: happenedWord(row), name: happened(row) ?? code };
}

const presentEvent = ({ mandant }: Pick<Ctx, 'mandant'>, row: sql.EventRow): Value<typeof EventRow> => ({
  ...row,
  number: row.object === 'mandant' ? mandant.slug : row.number,
  ...wordsOf(row),
  from: row.from && stateWord(row.object, row.from),
  to: stateWord(row.object, row.to),
  actorId: actorWord(row.actorKind, row.actor),
  askedBy: row.askedBy === row.actor ? null : row.askedBy,
  reasonName: reasonName(row.reason),
});

export const downloadEvents = listFile<Value<typeof EventFileQuery>, typeof EventRow>(
  'ereignisse',
  EventRow,
  pageEvents,
);
