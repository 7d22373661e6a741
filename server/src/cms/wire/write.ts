/** What clients of editors write. Each call is one transaction, and the item comes back as it is then. */
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import type { ItemData, Schema } from '@weitersagen/contract/cms/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Deed, listSchedules, schedule } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { archiveItem, publishItems, removeItem, reviveItem, saveItem, unpublishItem } from '../item.ts';
import type { ItemKind } from '../kind.ts';
import { findItem } from '../read.ts';
import { type Parameters, textOf as parameterOf } from './asked.ts';
import type { Caller } from './caller.ts';
import { sendText, textOf } from './content.ts';
import { sendInvalid, sendNothing } from './refuse.ts';
import { wishesOf } from './wishes.ts';

export interface Write {
  kind: ItemKind;
  caller: Caller;
  schema: Schema;
  id: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export async function create(write: Write): Promise<FastifyReply> {
  const { kind, caller, schema, request } = write;
  const { id, publish } = request.query as Parameters;
  return answer(write, 201, async (tx) => {
    const place = { app: caller.client.app, schema: schema.name };
    const given = parameterOf(id);
    const { itemId } = await saveItem(tx, kind, {
      ...place,
      data: request.body,
      ...(given !== undefined && { id: given.toLowerCase(), revision: 0, mayBeNew: true }),
    });
    if (isTrue(publish)) await publishItems(tx, kind, [itemId]);
    return itemId;
  });
}

/** The whole data, or with `isPatch` the fields that are named; what is public stays public, as in Squidex. */
export const update = (write: Write, { isPatch = false, mayBeNew = false } = {}): Promise<FastifyReply> =>
  answer(write, 200, async (tx) => {
    const { kind, caller, schema, id, request } = write;
    const { app } = caller.client;
    const known = await findItem(tx, app, id, true);
    const body = request.body;
    const data = isPatch && known ? { ...(known.data as object), ...(body as object) } : body;
    await saveItem(tx, kind, { app, schema: schema.name, id, data, mayBeNew });
    const { publish } = request.query as Parameters;
    if (known?.status === 'published' || isTrue(publish)) await publishItems(tx, kind, [id]);
    return id;
  });

const known = { published: 'publish', draft: 'unpublish', archived: 'archive' } as const;

/** `{ status, dueTime }`. */
export async function changeStatus(write: Write): Promise<FastifyReply> {
  const { id, request, reply } = write;
  const { status, dueTime } = (request.body ?? {}) as Parameters;
  const wished = parameterOf(status)?.toLowerCase() ?? '';
  if (!Object.hasOwn(known, wished)) return sendInvalid(request, reply, ['Status: unknown']);
  const deed = known[wished as keyof typeof known];
  const at = dueTime === undefined || dueTime === null ? undefined : new Date(parameterOf(dueTime) ?? Number.NaN);
  if (at && (Number.isNaN(at.getTime()) || deed === 'archive'))
    return sendInvalid(request, reply, ['DueTime: not possible']);
  return answer(write, 200, async (tx) => {
    await ownItem(tx, write);
    if (at && deed !== 'archive') await planned(tx, write, { deed, at });
    else await moved(tx, write, deed);
    return id;
  });
}

/** When its moment comes it is nobody's deed any more: what keeps it from being public is told to the client that asks. */
async function planned(tx: Tx, { kind, caller, schema, id }: Write, plan: { deed: Deed; at: Date }): Promise<void> {
  await schedule(tx, kind, id, plan);
  if (plan.deed !== 'publish') return;
  const kept = (await listSchedules(tx, kind, id)).find(({ deed }) => deed === plan.deed);
  const problems = await kind.problems(tx, { id, app: caller.client.app, schema, data: kept?.data as ItemData });
  if (problems.length > 0) refuse('input.invalid', { problems });
}

async function moved(tx: Tx, { kind, caller, id }: Write, deed: 'publish' | 'unpublish' | 'archive'): Promise<void> {
  if (deed === 'publish') return publishItems(tx, kind, [id]);
  if (deed === 'archive') return archiveItem(tx, kind, id);
  const item = await findItem(tx, caller.client.app, id, true);
  return item?.status === 'archived' ? reviveItem(tx, kind, id) : unpublishItem(tx, kind, id);
}

export async function remove(write: Write): Promise<FastifyReply> {
  const { kind, caller, id, reply } = write;
  await caller.ctx.write(async (tx) => {
    await ownItem(tx, write);
    await removeItem(tx, kind, id);
  });
  return sendNothing(reply, 204);
}

/** It is of this app and schema. */
async function ownItem(tx: Tx, { caller, schema, id }: Write): Promise<void> {
  const item = await findItem(tx, caller.client.app, id, true);
  if (item?.schema !== schema.name) throw new Refusal('unknown');
}

async function answer(write: Write, status: number, steps: (tx: Tx) => Promise<string>): Promise<FastifyReply> {
  const { caller, schema, request, reply } = write;
  const item = await caller.ctx.write(async (tx) => {
    const id = await steps(tx);
    return findItem(tx, caller.client.app, id, true);
  });
  if (!item) return sendNothing(reply, 404);
  const wishes = wishesOf({ headers: { ...request.headers, 'x-unpublished': '1' } }, caller);
  return sendText(request, reply.code(status), textOf(caller, schema, item, wishes));
}

const isTrue = (given: unknown): boolean => given === true || parameterOf(given)?.toLowerCase() === 'true';
