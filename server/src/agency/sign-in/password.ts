/**
 * Passwords of people of agencies: the first one of an owner whose address is confirmed (G3) or of an employee who was
 * invited (G9), a forgotten one (G12), and one that is changed. Each ends every session there was and opens one.
 */
import { mayAgencyUser, maySignIn } from '@weitersagen/contract/agency/rules';
import type {
  AgencyUser,
  ChangeAgencyPassword,
  CheckedAgencyToken,
  SetAgencyPassword,
} from '@weitersagen/contract/agency/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  endTokens,
  enterAnew,
  findToken,
  forgetLogins,
  hashNewPassword,
  type LivingToken,
  type Purpose,
  proveByPassword,
  refuseSamePassword,
  type SessionToken,
  useToken,
} from '#identity/identity.ts';
import { type Ctx, type Tx, whoAsks } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import { freeAddress } from '#platform/mail/returned/returned.ts';
import { markBrowser } from '#platform/stranger/known-browser.ts';
import { queueChangedMail } from '../mail/mail-queue.ts';
import { letIn } from '../user.ts';
import { agencyKind } from '../user-kind.ts';
import * as sql from '../user-sql.ts';

const kinds = {
  AgenturBestaetigung: 'confirmation',
  AgenturPasswort: 'confirmation',
  MitarbeiterEinladung: 'invitation',
  AgenturPasswortReset: 'reset',
} as const;

/** What sets the first password, and a new one. */
const first = ['AgenturPasswort', 'MitarbeiterEinladung'] as const satisfies readonly Purpose[];
const again = ['AgenturPasswortReset'] as const satisfies readonly Purpose[];

type UserToken = LivingToken & { user: sql.AgencyUserRow };

const readToken = (ctx: Ctx, token: string, purposes: readonly Purpose[]): Promise<UserToken | undefined> =>
  lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const found = await findToken(tx, token, purposes);
      const user = found?.object === 'agencyUser' ? await sql.findUser(tx.db, { id: found.id }) : undefined;
      return found && user && { ...found, user };
    }),
  );

/** What a token of a mail is for, without using it (C-43); of one that is not valid nothing but that. */
export async function checkAgencyToken(ctx: Ctx, token: string): Promise<Value<typeof CheckedAgencyToken>> {
  const found = await readToken(ctx, token, Object.keys(kinds) as Purpose[]);
  if (!found) return { isValid: false };
  const { user, purpose, endsAt } = found;
  return {
    isValid: true,
    kind: kinds[purpose as keyof typeof kinds],
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    agencyNumber: user.agencyNumber,
    company: user.company,
    validUntil: endsAt,
  };
}

export const setFirstPassword = (ctx: Ctx, given: Value<typeof SetAgencyPassword>, answer: Answer) =>
  setByToken(ctx, given, { purposes: first, answer });

export const resetPassword = (ctx: Ctx, given: Value<typeof SetAgencyPassword>, answer: Answer) =>
  setByToken(ctx, given, { purposes: again, answer });

async function setByToken(
  ctx: Ctx,
  given: Value<typeof SetAgencyPassword>,
  { purposes, answer }: { purposes: readonly Purpose[]; answer: Answer },
): Promise<AgencyUser> {
  const { user, purpose } = (await readToken(ctx, given.token, purposes)) ?? refuse('one-time-token.invalid');
  refuseLocked(user);
  const hash = await hashNewPassword(given.password, { known: guessesOf(ctx, user), former: user.passwordHash });
  const { changed, session } = await ctx.write(async (tx) => {
    await useToken(tx, given.token, purpose);
    await freeAddress(tx, user.email);
    return (await put(tx, user, { hash })) ?? refuse('one-time-token.invalid');
  });
  await forgetLogins(agencyKind, ctx, user.email);
  const by = { actorKind: agencyKind.access, actorId: String(user.id), email: user.email } as const;
  ctx.system.security.note({ ...whoAsks(ctx), ...by, kind: 'signIn', outcome: 'done', what: 'Passwort per E-Mail' });
  return letInAnew(ctx, answer, changed, session);
}

export async function changePassword(
  ctx: Ctx,
  given: Value<typeof ChangeAgencyPassword>,
  answer: Answer,
): Promise<AgencyUser> {
  const user = await proveByPassword(agencyKind, ctx, given.current);
  if (given.current === given.password) refuseSamePassword();
  const hash = await hashNewPassword(given.password, { known: guessesOf(ctx, user) });
  const { changed, session } = await ctx.write(
    async (tx) => (await put(tx, user, { hash })) ?? refuse('token.invalid'),
  );
  return letInAnew(ctx, answer, changed, session);
}

/** Somebody who has just come may set a password before the agency is looked at; whose agency was refused may not. */
function refuseLocked(user: sql.AgencyUserRow): void {
  const { status, positions: roles, agencyStatus } = user;
  const asIfThere = status === 'invited' ? ('active' as const) : status;
  if (!maySignIn({ status: asIfThere, roles }, agencyStatus)) refuse('account.locked');
}

/** The new password has ended every mark of the old one; this browser is known all the same. */
function letInAnew(ctx: Ctx, answer: Answer, user: sql.AgencyUserRow, session: SessionToken): AgencyUser {
  const entered = letIn(answer, user, session);
  markBrowser(ctx, answer, agencyKind.access, user);
  return entered;
}

/** What everybody would guess of this person, this agency and this brand (V-06). */
const guessesOf = ({ mandant }: Ctx, user: sql.AgencyUserRow) => [
  user.email,
  user.firstName,
  user.lastName,
  user.company,
  mandant.name,
  mandant.slug,
];

/** Every session and every link of older mails ends, and one session begins. Nothing where another came first. */
async function put(
  tx: Tx,
  checked: sql.AgencyUserRow,
  { hash: passwordHash }: { hash: string },
): Promise<{ changed: sql.AgencyUserRow; session: SessionToken } | undefined> {
  const user = (await sql.lockUser(tx.db, checked.id)) ?? refuse('unknown');
  if (user.removedAt) refuse('account.locked');
  refuseLocked(user);
  const version = await sql.putPassword(tx.db, checked, { passwordHash, now: tx.now });
  if (version === undefined) return undefined;
  const isFirst = mayAgencyUser('activate', user);
  if (isFirst) await activate(tx, user);
  else {
    await recordEvent(tx, {
      object: 'agencyUser',
      id: user.id,
      event: 'changePassword',
      from: user.status,
      to: user.status,
    });
    await queueChangedMail(tx, user);
  }
  for (const purpose of [...first, ...again])
    await endTokens(tx, { object: 'agencyUser', id: user.id }, { only: purpose });
  const changed = { ...user, status: 'active' as const, passwordHash, passwordVersion: version };
  const session = await enterAnew(agencyKind, tx, changed);
  return session && { changed, session };
}

async function activate(tx: Tx, user: sql.AgencyUserRow): Promise<void> {
  await sql.markUser(tx.db, user.id, 'active', tx.now);
  if (user.emailConfirmedAt === null) await sql.confirmEmail(tx.db, user.id, tx.now);
  await recordEvent(tx, { object: 'agencyUser', id: user.id, event: 'activate', from: user.status, to: 'active' });
}
