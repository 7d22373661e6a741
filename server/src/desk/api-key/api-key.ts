/** The keys of the client's systems at the desk: shown, made and renewed by two, ended by one, and no key is told twice (rules 7.13). */
import type { AddApiKey, ApiKey, ApiKeys, RenewApiKey } from '@weitersagen/contract/api-key/desk';
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { apiScope } from '@weitersagen/contract/basics/endpoint';
import { codesOf } from '@weitersagen/contract/basics/label';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { stepUp } from '#identity/identity.ts';
import * as mandant from '#mandant/mandant.ts';
import { operatorKind, operatorOf } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOrDo } from '../approval/ask.ts';
import { waitsIn } from '../approval/ask-or.ts';
import { listOpenOf } from '../approval/sql.ts';
import { keyText, type LetIn, recordKey } from './let-in.ts';
import * as sql from './sql.ts';

type Waits = Value<typeof Asked>;

interface Told {
  apiKey: ApiKey;
  secret: string;
}

export const showApiKeys = (ctx: Ctx): Promise<ApiKeys> =>
  ctx.report(async ({ db }) => ({
    keys: (await sql.listApiKeys(db, ctx.mandant.id)).map((row) => present(ctx, row)),
    approvals: (await listOpenOf(db, ctx.mandant.id, 'mandant', ctx.mandant.id)).filter(
      ({ kind }) => kind === 'letApiKeyIn',
    ),
  }));

/** With the key, unless it waits for another person. */
export async function addApiKey(
  ctx: Ctx,
  { name, scopes, validDays, reason, code, password }: Value<typeof AddApiKey>,
  answer: Answer,
): Promise<Told | Waits> {
  await stepUp(operatorKind, ctx, { code, password });
  return letInOr(ctx, answer, reason, async (tx) => {
    if (await mandant.lockApiKey(tx, name))
      refuse('input.invalid', { problems: [{ field: 'Name', code: 'repeated' }] });
    return { key: name, scopes, validDays, overlapHours: 0, generation: null };
  });
}

/** Also of one that has ended: what it reports stays its own. */
export async function renewApiKey(
  ctx: Ctx,
  name: string,
  { scopes, validDays, overlapHours, reason, code, password }: Value<typeof RenewApiKey>,
  answer: Answer,
): Promise<Told | Waits> {
  await stepUp(operatorKind, ctx, { code, password });
  return letInOr(ctx, answer, reason, async (tx) => {
    const { generation } = (await mandant.lockApiKey(tx, name)) ?? refuse('unknown');
    return { key: name, scopes, validDays, overlapHours, generation };
  });
}

/** What was agreed to: the key is made now, for the one who asked. */
export async function takeApiKey(ctx: Ctx, name: string): Promise<Told> {
  return told(ctx, name, await ctx.write((tx) => taken(tx, name)));
}

export async function endApiKey(ctx: Ctx, name: string, reason: string): Promise<ApiKeys> {
  await ctx.write(async (tx) => {
    const { generation } = (await mandant.lockApiKey(tx, name)) ?? refuse('unknown');
    await mandant.endApiKey(tx, name);
    await recordKey(tx, 'endApiKey', { from: keyText(name, generation), to: 'beendet', reason });
  });
  return showApiKeys(ctx);
}

export async function endFormerApiKey(ctx: Ctx, name: string, reason: string): Promise<ApiKeys> {
  await ctx.write(async (tx) => {
    const { generation } = (await mandant.lockApiKey(tx, name)) ?? refuse('unknown');
    await mandant.endFormerApiKey(tx, name);
    await recordKey(tx, 'endFormerApiKey', { from: keyText(name, generation - 1), to: 'beendet', reason });
  });
  return showApiKeys(ctx);
}

/** What another person is asked for; in a demo without one it is done at once. */
async function letInOr(
  ctx: Ctx,
  answer: Answer,
  reason: string,
  wish: (tx: Tx) => Promise<Omit<LetIn, 'toId'>>,
): Promise<Told | Waits> {
  let name = '';
  const done = await ctx.write(async (tx) => {
    const given = { ...(await wish(tx)), toId: operatorOf(tx).operatorId };
    name = given.key;
    return (await askOrDo(tx, { kind: 'letApiKeyIn', given, reason })) ?? taken(tx, name);
  });
  return typeof done === 'string' ? told(ctx, name, done) : waitsIn(answer, done);
}

async function taken(tx: Tx, name: string): Promise<string> {
  const { generation } = (await mandant.lockApiKey(tx, name)) ?? refuse('unknown');
  const secret = await mandant.takeApiKey(tx, name, operatorOf(tx).operatorId);
  await recordKey(tx, 'renewApiKey', { from: keyText(name, generation), to: keyText(name, generation + 1) });
  return secret;
}

async function told(ctx: Ctx, name: string, secret: string): Promise<Told> {
  const { keys } = await showApiKeys(ctx);
  return { apiKey: keys.find((one) => one.name === name) ?? refuse('unknown'), secret };
}

function present(ctx: Ctx, row: sql.ApiKeyRow): ApiKey {
  const { now } = ctx;
  const { promisedToId, promisedTo, promisedUntil, promisedScopes, promisedDays, ...has } = row;
  const { formerEndsAt, formerUsedAt, hasKey, scopes, ...shown } = has;
  const isPromised = promisedUntil !== null && promisedUntil > now;
  const isOver = shown.endsAt !== null && shown.endsAt <= now;
  return {
    ...shown,
    scopes: scopes ?? [...codesOf(apiScope)],
    status: isOver ? 'ended' : hasKey ? 'active' : 'none',
    former: formerEndsAt !== null && formerEndsAt > now ? { endsAt: formerEndsAt, usedAt: formerUsedAt } : null,
    ...(isPromised ? { promisedTo, promisedUntil, promisedScopes, promisedDays } : noPromise),
    isPromisedToMe: isPromised && promisedToId === operatorOf(ctx).operatorId,
  };
}

const noPromise = { promisedTo: null, promisedUntil: null, promisedScopes: null, promisedDays: null };
