/** An operator looks at the area of an agency as one of its people sees it (P-04): by a link, never without a reason, to read. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type FindSupporter, findToken, issueToken, openSession, useToken } from '#identity/identity.ts';
import { type Ctx, type Tx, whoAsks } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import { pageAddress } from '#site/site.ts';
import { letIn } from '../user.ts';
import { agencyKind } from '../user-kind.ts';
import { type AgencyUserRow, findUser } from '../user-sql.ts';
import { lockPerson, type PersonAt } from './people.ts';

/** What the page of the link reads, to know whose area it opens. */
const ofAgency = { fuer: 'agentur' };

export async function openAgencySupport(ctx: Ctx, at: PersonAt, reason: string): Promise<{ address: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'operator') return refuse('access.denied');
  const { operatorId, sessionId: operatorSession } = actor;
  const token = await ctx.write(async (tx) => {
    const user = await lockPerson(tx, at);
    if (agencyKind.isLocked(user)) refuse('state.not-allowed');
    const { id, status } = user;
    await recordEvent(tx, { object: 'agencyUser', id, event: 'support', from: status, to: status, reason });
    return issueToken(tx, 'AdminLogin', { object: 'agencyUser', id }, { operatorId, operatorSession, mayWrite: false });
  });
  const language = ctx.mandant.config.defaultLanguage;
  const params = { adminLoginToken: token };
  return { address: await pageAddress(ctx, { page: 'supportLogin', language, params, query: ofAgency }) };
}

export async function signInAgencyByToken(
  ctx: Ctx,
  { token, findSupporter }: { token: string; findSupporter: FindSupporter },
  answer: Answer,
) {
  // A HEAD or a browser that fetches ahead must not use the token up.
  if (ctx.origin?.ahead) refuse('one-time-token.invalid');
  const entered = await lookUp(ctx, () => enter(ctx, token, findSupporter));
  ctx.system.security.note({
    ...whoAsks(ctx),
    kind: 'signIn',
    outcome: entered ? 'done' : 'wrong',
    actorKind: 'agency',
    actorId: entered ? String(entered.user.id) : null,
    what: entered ? 'support' : 'token',
  });
  const { user, session } = entered ?? refuse('one-time-token.invalid');
  return letIn(answer, user, session, true);
}

async function enter(ctx: Ctx, token: string, findSupporter: FindSupporter) {
  const found = await ctx.read((tx) => findToken(tx, token, ['AdminLogin']));
  if (found?.object !== 'agencyUser') return undefined;
  return ctx.write(async (tx) => {
    const { id, support } = await useToken(tx, token, 'AdminLogin');
    const operator = support && (await findSupporter(tx, support));
    const user = await findUser(tx.db, { id });
    if (!operator || !user || agencyKind.isLocked(user)) return undefined;
    await noteEntered({ ...tx, actor: operator }, user);
    return { user, session: await openSession(agencyKind, tx, user, { support }) };
  });
}

const noteEntered = (tx: Tx, { id, status }: AgencyUserRow): Promise<void> =>
  recordEvent(tx, { object: 'agencyUser', id, event: 'supportEntered', from: status, to: status });
