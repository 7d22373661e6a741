/**
 * Who calls: the token of a request becomes an actor, or 401 (rules 2.1). Which tokens there are is said by the features
 * they are of: a login token needs the living session of its kind of user, a token of a mail stands for itself.
 */

import type { Access, Definition } from '@weitersagen/contract/basics/endpoint';
import { type ApiScope, apiScope } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { encode } from '@weitersagen/contract/basics/wire';
import { findApiKey } from '#mandant/mandant.ts';
import { type Actor, type Ctx, whoAsks } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import type { Authentication } from '#platform/http/call.ts';
import { bearerOf, type Credentials } from '#platform/http/credentials.ts';
import { countAddress, countTold, type Limit } from '#platform/http/limit.ts';
import { findSession } from './session/session.ts';
import { type Claims, verifyToken } from './token/token.ts';
import { type FindSupporter, rowsOf, type UserKind } from './user-kind.ts';

/** Told who it is before it is decided whether the call is open to that one. */
type Meet = (actor: Actor) => void;

/** A kind of token that somebody shows to be let in. */
export interface Bearer {
  access: Access;
  tokenType: Claims['typ'];
  /** Good on the path of every mandant, else of the one it names. */
  acrossMandants?: true;
  /** Nobody for a token that is no longer good. */
  findActor(ctx: Ctx, claims: Claims, call: Definition, meet: Meet): Promise<Actor | undefined>;
}

interface AuthenticationParts {
  users: readonly UserKind[];
  /** Tokens that a mail brings: whoever holds one may do one thing, without signing in. */
  bearers: readonly Bearer[];
  findSupporter: FindSupporter;
}

/** What the platform asks of whoever calls. */
export function createAuthentication({ users, bearers, findSupporter }: AuthenticationParts): Authentication {
  const ofUsers = users.map((kind) => userBearer(kind, findSupporter));
  const byType = new Map([...ofUsers, ...bearers].map((bearer) => [bearer.tokenType, bearer]));
  const inCookies = users.filter(({ cookie }) => cookie.options.httpOnly);

  /** The bearer, or where none is sent the cookie of a user whom the call is for. */
  const tokenOf = ({ access }: Definition, credentials: Credentials): string | undefined => {
    const { authorization, xAuthorization, cookies } = credentials;
    if (authorization !== undefined || xAuthorization !== undefined) return bearerOf(credentials);
    return inCookies
      .filter((kind) => access.includes(kind.access))
      .map((kind) => cookies[kind.cookie.name])
      .find((token) => token !== undefined);
  };

  return {
    cookies: inCookies.map(({ cookie }) => cookie.name),
    authenticate: async (ctx, call, credentials, { meet, answer }) => {
      const { access } = call;
      const needsBearer = access.some((kind) => !['anyone', 'apiKey', 'oneTime'].includes(kind));
      if (access.includes('apiKey')) return apiKeyActor(ctx, call, credentials.apiKey, { meet, answer });
      const token = needsBearer ? tokenOf(call, credentials) : undefined;
      if (!token) {
        if (access.includes('anyone') || access.includes('oneTime')) return { kind: 'anyone' };
        refuse('token.invalid');
      }
      const claims = (await verifyToken(ctx.system.vault, token, ctx.now)) ?? refuse('token.invalid');
      const bearer = byType.get(claims.typ);
      if (!bearer || !access.includes(bearer.access)) return refuse('token.invalid');
      if (!bearer.acrossMandants && claims.mandant !== ctx.mandant.slug) refuse('token.invalid');
      return (await bearer.findActor(ctx, claims, call, meet)) ?? refuse('token.invalid');
    },
    // Whoever signs in takes the place of whoever was signed in there before; the desk stands beside the mandants.
    endReplaced: async (ctx, token) => {
      const claims = await verifyToken(ctx.system.vault, token, ctx.now);
      const kind = users.find(({ tokenType }) => tokenType === claims?.typ);
      if (!kind || kind.acrossMandants || claims?.mandant !== ctx.mandant.slug) return;
      await ctx.write(({ db }) => kind.sessions.delete(db, claims.jti ?? ''));
    },
  };
}

/** A login token: its living session, and what of the open calls is refused to this user all the same. */
function userBearer(kind: UserKind, findSupporter: FindSupporter): Bearer {
  const { access, tokenType, acrossMandants } = kind;
  return {
    access,
    tokenType,
    ...(acrossMandants && { acrossMandants }),
    findActor: async (ctx, claims, call, meet) => {
      const found = await rowsOf(kind, ctx).read((tx) => findSession(kind, tx, claims, findSupporter));
      if (!found) return undefined;
      const actor = kind.actorOf(found);
      meet(actor);
      kind.refuseCall(ctx, call, found);
      await kind.arrive?.(ctx, found);
      return actor;
    },
  };
}

/** Wrong keys of one address; who has the right one is never stopped by whoever sits beside it with a wrong one. */
const wrongKeyLimit: Limit = { name: 'api-key', max: 20, windowSeconds: 60 };

async function apiKeyActor(
  ctx: Ctx,
  { scope }: Definition,
  key: string | undefined,
  { meet, answer }: { meet: Meet; answer: Pick<Answer, 'always'> },
): Promise<Actor> {
  const found = key ? await findApiKey(ctx, key) : undefined;
  if (found) {
    const actor: Actor = { kind: 'apiKey', name: found.name };
    meet(actor);
    const max = ctx.mandant.config.apiCallsPerMinute;
    await countTold(ctx, { name: 'api-calls', max, windowSeconds: 60 }, { who: found.name, answer });
    if (scope && found.scopes?.includes(scope) === false) refuseScope(scope);
    return actor;
  }
  if (key) {
    ctx.log.warn('an API key is not known');
    ctx.system.security.note({ ...whoAsks(ctx), kind: 'apiKey', outcome: 'wrong', what: null });
    await countAddress(ctx, wrongKeyLimit);
  }
  return refuse('api-key.unknown');
}

/** Both for people and for programs: which scope it lacks. */
function refuseScope(lacking: ApiScope): never {
  const values = { scope: String(encode(apiScope, lacking)) };
  return refuse('api-key.scope', { values, problems: [{ field: 'X-Api-Key', code: 'scope-missing', values }] });
}
