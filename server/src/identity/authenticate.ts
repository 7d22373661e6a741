/**
 * Who calls: the token of a request becomes an actor, or 401 (rules 2.1). A login token needs a living session row;
 * renewing moves the row's end, never beyond the longest life after the password. Operators' rows are global.
 */

import type { Access, Definition, OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { eventCode } from '@weitersagen/contract/event/events';
import { type Actor, type Ctx, globally } from '#platform/context.ts';
import type { Authentication } from '#platform/http/call.ts';
import { bearerOf, type Credentials } from '#platform/http/credentials.ts';
import { endReplaced, findPersonSession } from './person-session.ts';
import { type Claims, verifyToken } from './token.ts';

const accessOf: Partial<Record<Claims['typ'], Access>> = {
  empfehler: 'recommender',
  agentur: 'agency',
  praemierung: 'reward',
  empfaenger: 'recipient',
  betreiber: 'operator',
};

/** Holds the token of an operator at the desk, where no script can read it; sent to the API only. */
export const deskCookie = 'betreiber';

/** What the platform asks of whoever calls. */
export const authentication: Authentication = { cookie: deskCookie, authenticate, endReplaced };

/** The bearer, or for an operator's call without any the cookie. */
function tokenOf({ access }: Definition, credentials: Credentials): string | undefined {
  const { authorization, xAuthorization, cookie } = credentials;
  const isCookieCall = access.includes('operator') && authorization === undefined && xAuthorization === undefined;
  return isCookieCall ? cookie : bearerOf(credentials);
}

async function authenticate(ctx: Ctx, endpoint: Definition, credentials: Credentials): Promise<Actor> {
  const { access } = endpoint;
  const needsBearer = access.some((kind) => !['anyone', 'apiKey', 'oneTime'].includes(kind));
  if (access.includes('apiKey')) return apiKeyActor(ctx, credentials.apiKey);
  const bearer = needsBearer ? tokenOf(endpoint, credentials) : undefined;
  if (!bearer) {
    if (access.includes('anyone') || access.includes('oneTime')) return { kind: 'anyone' };
    refuse('token.invalid');
  }
  const claims = (await verifyToken(ctx.system.vault, bearer, ctx.now)) ?? refuse('token.invalid');
  const kind = accessOf[claims.typ];
  if (!kind || !access.includes(kind)) refuse('token.invalid');
  if (kind === 'operator') return operatorActor(ctx, endpoint, claims);
  if (claims.mandant !== ctx.mandant.slug) refuse('token.invalid');
  switch (kind) {
    case 'recommender':
      return notAgainstSupport(endpoint, await recommenderActor(ctx, claims));
    case 'reward':
      return rewardActor(ctx, claims);
    case 'recipient':
      return { kind, number: claims.sub };
    default:
      return refuse('token.invalid');
  }
}

/** Who only looks changes nothing but the own sign-in, and some calls are never made for somebody else (P-04). */
function notAgainstSupport({ method, path, acts, noSupport }: Definition, actor: Actor): Actor {
  if (actor.kind !== 'recommender' || !actor.support) return actor;
  const changes = acts === true || (method !== 'GET' && path !== '/account/logout');
  if (noSupport || (changes && !actor.support.mayWrite)) refuse('access.denied');
  return actor;
}

/** A link that was mailed to an address its owner has given up is as good as one of an older attempt: it only reads. */
async function rewardActor(ctx: Ctx, { sub: number, ver = 0, iat = 0, exp = 0 }: Claims): Promise<Actor> {
  const changedAfter = await ctx.read(({ db }) =>
    db
      .selectFrom('reward')
      .innerJoin('event', 'event.object_id', 'reward.account_id')
      .select('event.id')
      .where('reward.number', '=', number)
      .where('event.object', '=', 'account')
      .where('event.event', '=', eventCode('account', 'emailChanged'))
      // A token knows whole seconds only.
      .where('event.at', '>=', new Date((iat + 1) * 1000))
      .limit(1)
      .executeTakeFirst(),
  );
  return { kind: 'reward', number, attempt: changedAfter ? 0 : ver, endsAt: new Date(exp * 1000) };
}

async function apiKeyActor(ctx: Ctx, key: string | undefined): Promise<Actor> {
  if (!key) refuse('token.invalid');
  const row = await ctx.read((tx) =>
    tx.db
      .selectFrom('api_key')
      .select('name')
      .where('key_hash', 'in', tx.system.vault.hashes(key, 'api-key'))
      .executeTakeFirst(),
  );
  return row ? { kind: 'apiKey', name: row.name } : refuse('token.invalid');
}

async function recommenderActor(ctx: Ctx, claims: Claims): Promise<Actor> {
  const session = (await findPersonSession(ctx, claims)) ?? refuse('token.invalid');
  const { support_operator_id: operatorId, support_may_write: mayWrite } = session;
  return {
    kind: 'recommender',
    accountId: session.subject_id,
    hash: session.hash,
    email: session.email,
    sessionId: session.id,
    authAt: session.auth_at,
    roles: session.roles,
    support: operatorId === null ? null : { operatorId, mayWrite },
  };
}

async function operatorActor(
  { system, mandant, now }: Ctx,
  { roles, anyMandant }: Definition,
  claims: Claims,
): Promise<Actor> {
  const row = await globally(system, (db) =>
    db
      .selectFrom('operator_session')
      .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
      .select([
        'operator.id',
        'operator.email',
        'operator.role',
        'operator.mandants',
        'operator.password_version',
        'operator_session.auth_at',
      ])
      .where('operator_session.id', '=', claims.jti ?? '')
      .where('operator_session.ends_at', '>', now)
      .where('operator.status', '=', 'active')
      .executeTakeFirst(),
  );
  if (!row || row.password_version !== claims.pwv || String(row.id) !== claims.sub) refuse('token.invalid');
  if (!anyMandant && row.mandants && !row.mandants.includes(mandant.slug)) refuse('token.invalid');
  if (roles && !roles.includes(row.role as OperatorRole)) refuse('access.denied');
  return {
    kind: 'operator',
    operatorId: row.id,
    email: row.email,
    role: row.role,
    sessionId: claims.jti ?? '',
    authAt: row.auth_at,
  };
}
