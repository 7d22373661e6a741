/** Single sign-on at the desk (C-47): shown without its secret, tried step by step, changed by two admins. */
import type { ChangeSso, ShownSso, TriedSso, TrySso } from '@weitersagen/contract/agency/sso-desk';
import { isSameOrigin, readDepartments } from '@weitersagen/contract/agency/sso-rules';
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import * as agency from '#agency/agency.ts';
import { stepUp } from '#identity/identity.ts';
import { operatorKind } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { countAgainst } from '#platform/http/limit.ts';
import { askOr } from '../approval/ask-or.ts';
import { listOpenOf } from '../approval/sql.ts';
import { listSsoChanges } from './sql.ts';

export const showSso = (ctx: Ctx): Promise<ShownSso> => ctx.read(shownIn);

async function shownIn(tx: Tx): Promise<ShownSso> {
  const { id } = tx.mandant;
  const sso = await agency.findSso(tx);
  const named = [...new Set(readDepartments(sso?.departments ?? '')?.values())];
  const known = await agency.listKnownNumbers(tx.db, named);
  const open = await listOpenOf(tx.db, id, 'mandant', id);
  return {
    settings: sso ? { ...sso, hasSecret: sso.secret !== null } : null,
    redirectUri: await agency.redirectUriOf(tx),
    signedOutUri: await agency.signedOutUriOf(tx),
    unknownAgencies: named.filter((number) => !known.includes(number)),
    changes: await listSsoChanges(tx.db, id),
    approvals: open.filter(({ kind }) => kind === 'changeSso'),
  };
}

export async function changeSso(
  ctx: Ctx,
  { reason, code, password, ...given }: Value<typeof ChangeSso>,
  answer: Answer,
): Promise<ShownSso | Value<typeof Asked>> {
  await stepUp(operatorKind, ctx, { code, password });
  const { sso, wish } = await wished(ctx, given);
  const pages = wish.isOn ? await pagesOf(ctx, wish) : keptPages(sso, wish.issuer);
  return askOr(ctx, answer, shownIn, {
    kind: 'changeSso',
    given: {
      ...wish,
      ...pages,
      formerGeneration: sso?.generation ?? null,
      said: agency.ssoDifference(sso, wish),
    },
    reason,
  });
}

/** Whoever switches it on reaches the provider. */
async function pagesOf(ctx: Ctx, wish: Parameters<typeof agency.findPages>[1]) {
  const pages = await agency.findPages(ctx.system, wish);
  return pages?.authorizeUrl
    ? pages
    : refuse('input.invalid', { problems: [{ field: 'Aussteller', code: 'sso-unreachable' }] });
}

/** Switching off needs no provider that answers; whoever came in by it is signed out there as before. */
const keptPages = (sso: agency.Sso | undefined, issuer: string) =>
  sso?.issuer === issuer
    ? { authorizeUrl: sso.authorizeUrl, endSessionUrl: sso.endSessionUrl }
    : { authorizeUrl: null, endSessionUrl: null };

/** Somebody's own button, pressed again and again. */
const tryLimit = { name: 'sso-try', max: 30, windowSeconds: 600 } as const;

export async function trySso(ctx: Ctx, given: Value<typeof TrySso>): Promise<TriedSso> {
  await countAgainst(ctx, tryLimit, 'desk');
  const { wish } = await wished(ctx, given);
  const numbers = [...new Set(readDepartments(wish.departments)?.values())];
  const found = await ctx.read(async (tx) => ({
    redirectUri: await agency.redirectUriOf(tx),
    known: await agency.listKnownNumbers(tx.db, numbers),
  }));
  const unknown = numbers.filter((number) => !found.known.includes(number));
  return { steps: await agency.trySsoClient(ctx, wish, { redirectUri: found.redirectUri, unknown }) };
}

/** What is meant by a form that leaves the secret out. */
async function wished(ctx: Ctx, { secret, dropsSecret, ...given }: Value<typeof TrySso>) {
  const sso = await ctx.read((tx) => agency.findSso(tx));
  const kept = sso && isSameOrigin(sso.issuer, given.issuer) ? sso.secret : null;
  return { sso, wish: { ...given, secret: dropsSecret ? null : (secret ?? kept) } };
}
