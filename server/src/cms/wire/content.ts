/** Lists and single items, as they are sent. */
import type { ItemData, Schema } from '@weitersagen/contract/cms/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { itemText, statuses } from '../item-text.ts';
import type { ItemKind } from '../kind.ts';
import type { ItemRow } from '../query/sql.ts';
import { findItem, listBodies, listByIds, listItems } from '../read.ts';
import { askedOf, idsOf, type Parameters } from './asked.ts';
import type { Caller } from './caller.ts';
import { keptAnswer, type Sent, sentOf } from './kept-answers.ts';
import { sendInvalid, sendNothing } from './refuse.ts';
import { readInTurn } from './turn.ts';
import { isUsual, type Wishes, wishedData, wishesOf } from './wishes.ts';

/** The schema, if this client may read it; else what is said. */
export function schemaFor(kind: ItemKind, { client }: Caller, name: string): Schema | 403 | 404 {
  const schema = kind.schemas.get(name);
  if (!schema) return 404;
  return schema.isInternal && client.role === 'delivery' ? 403 : schema;
}

const shownStatuses = JSON.stringify(Object.values(statuses));

export async function sendList(
  caller: Caller,
  schema: Schema,
  given: Parameters,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ctx, client } = caller;
  const wishes = wishesOf(request, caller);
  const make = () => listText(caller, schema, given, wishes);
  if (wishes.withDrafts) return sendBytes(request, reply, sentOf(await make()));
  const question = [client.app, schema.name, given, wishes, [...(wishes.fields ?? [])]];
  return sendBytes(request, reply, await keptAnswer(ctx.system, ctx.mandant.id, question, make));
}

async function listText(
  { ctx, client, languages }: Caller,
  schema: Schema,
  given: Parameters,
  wishes: Wishes,
): Promise<string> {
  const { withDrafts, withoutTotal } = wishes;
  const query = { ...askedOf({ schema, languages }, given), withDrafts, withoutTotal };
  const place = { app: client.app, schema: schema.name };
  const { texts, total } = await readInTurn(ctx, query, async (tx) => {
    if (isUsual(wishes)) {
      const found = await listBodies(tx, place, query);
      return { texts: found.items.map(({ body }) => body), total: found.total };
    }
    const found = await listItems(tx, place, query);
    const texts = found.items.map((item) => textOf({ client, languages }, schema, item, wishes));
    return { texts, total: found.total };
  });
  return joined(`/api/content/${client.app}/${schema.name}`, texts, total);
}

const joined = (href: string, texts: readonly string[], total: number | null): string =>
  `{"total":${total ?? -1},"items":[${texts.join(',')}],"statuses":${shownStatuses},"_links":${JSON.stringify({ self: { href, method: 'GET' } })}}`;

/** By their ids, of all schemas, in the order of the ids. */
export async function sendByIds(
  kind: ItemKind,
  caller: Caller,
  given: Parameters,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ctx, client } = caller;
  const ids = idsOf(given.ids);
  if (!ids) return sendInvalid(request, reply, ['Either ids, references or referencing has to be given']);
  const schemas = [...kind.schemas.values()].filter(({ name }) => typeof schemaFor(kind, caller, name) !== 'number');
  const wishes = wishesOf(request, caller);
  const { withDrafts } = wishes;
  const names = schemas.map(({ name }) => name);
  const found = await ctx.glance((tx) => listByIds(tx, client.app, { ids, schemas: names, withDrafts }));
  const texts = found.map((item) => textOf(caller, kind.schemas.get(item.schema) as Schema, item, wishes));
  return sendText(request, reply, joined(`/api/content/${client.app}`, texts, texts.length));
}

export async function sendItem(
  caller: Caller,
  schema: Schema,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ctx, client } = caller;
  const wishes = wishesOf(request, caller);
  const { withDrafts } = wishes;
  const item = await ctx.glance((tx) => findItem(tx, client.app, id.toLowerCase(), withDrafts));
  const { version } = request.query as Parameters;
  const isAsked = version === undefined || String(version) === String(item?.version);
  if (!item || item.schema !== schema.name || !isAsked) return sendNothing(reply, 404);
  return sendText(request, reply, textOf(caller, schema, item, wishes));
}

export function textOf(
  { client, languages }: Pick<Caller, 'client' | 'languages'>,
  schema: Schema,
  item: ItemRow,
  wishes: Wishes,
): string {
  const data = wishedData(schema, languages, item.data as ItemData, wishes);
  return itemText({ ...item, app: client.app }, JSON.stringify(data));
}

export const sendText = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply =>
  sendBytes(request, reply, sentOf(text));

/** Kept by whoever asked, and asked for anew every time: what has not changed is not sent again. */
function sendBytes(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: Sent): FastifyReply {
  reply.type('application/json; charset=utf-8').headers({
    etag,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'Origin, Authorization, X-Flatten, X-Languages, X-Unpublished, X-Fields, X-NoResolveLanguages',
  });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag))
    return reply.code(304).send();
  return reply.send(bytes);
}
